"""The Smart Game Format as text: the main line of a file's first game, node by node."""

from __future__ import annotations

import re

from tripot.engine.errors import BadText
from tripot.engine.message import say

Node = dict[str, list[str]]
"""The values of each property of a node."""

_TOKEN = re.compile(r"\s*(?:(?P<sign>[();])|(?P<name>[A-Za-z0-9]+)|\[(?P<value>(?:\\.|[^\]\\])*)\])", re.DOTALL)


def main_line(text: str) -> list[Node]:
    """The nodes from the root on, always the first variation. BadText says where the text stops making sense."""
    nodes: list[Node] = []
    values: list[str] | None = None
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _TOKEN.match(text, at)
        name = found["name"] if found else None
        if not found or (not nodes and found["sign"] is None) or (found["value"] is not None and values is None):
            raise BadText(say("trigon-sgf-broken", at=at, text=text[at : at + 20].strip()))
        at = found.end()
        if found["sign"] == ")":
            return nodes
        if found["sign"] == ";":
            nodes.append({})
        elif name is not None:
            values = nodes[-1].setdefault(name.upper(), [])
        elif found["value"] is not None and values is not None:
            values.append(re.sub(r"\\(.)", r"\1", found["value"], flags=re.DOTALL))
        if found["sign"]:
            values = None
    raise BadText(say("trigon-sgf-open"))
