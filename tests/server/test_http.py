"""Whatever is asked over HTTP, it is answered as described, or with a sentence; never with a 500."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.houses import Guest, House, houses
from tests.server.openapi import description
from tripot.engine.message import Message
from tripot.engine.words import in_words

OPERATIONS = [(path, method) for path, methods in description("x")["paths"].items() for method in methods]
NOT_YET = "server-not-ready"


def nothing_fails(context: Any, response: Any, case: schemathesis.Case[Any]) -> bool | None:
    """While the rules are compiled, a 503 says so: that is no fault."""
    if response.status_code == 503 and response.json()["error"][0] == NOT_YET:
        return None
    return not_a_server_error(context, response, case)


CHECKS = [nothing_fails, status_code_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("http")
    with houses(str(folder / "tables.sqlite")) as found:
        yield found[0]


@pytest.fixture(scope="module")
def api(house: House) -> Any:
    seats = [{"kind": "person", "name": "Anne"}, *({"kind": "open"},) * 3]
    ident = Guest("Anne").make(house, "trigon", seats, listed=True)
    schema = schemathesis.openapi.from_dict(description(ident))
    schema.config.update(base_url=house.address)
    return schema


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_request_is_answered(api: Any, path: str, method: str) -> None:
    operation = api[path][method]

    @settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode)))
    def asks(case: schemathesis.Case[Any]) -> None:
        answer = case.call_and_validate(checks=CHECKS)
        if answer.status_code >= 400:
            assert in_words(msgspec.convert(answer.json()["error"], Message))

    asks()


@pytest.mark.parametrize(
    "body", [b"", b"\xff", b"[" * 60_000, b'{"options":' + b"[" * 60_000, b"null", b'{"game":"\\u0000","seats":[]}']
)
def test_broken_bodies_get_a_sentence(house: House, body: bytes) -> None:
    guest = Guest("Anne")
    for path in ("/api/tables", "/api/move", "/api/tables/x/sit"):
        answer = guest.http.post(house.address + path, content=body)
        assert answer.status_code == 400
        assert answer.json()["error"][0] in {"server-unreadable", "no-such-game", "server-no-table"}


@pytest.mark.parametrize("ident", ["%00", "a%00b", "%ff", "..%2f..", "%E2%80%AE", "x" * 2000])
def test_strange_ids_are_no_tables(house: House, ident: str) -> None:
    guest = Guest("Anne")
    for path in ("record", "ticket", "again", "sit"):
        address = f"{house.address}/api/tables/{ident}/{path}"
        answer = guest.http.get(address) if path == "record" else guest.http.post(address, json={"name": "Zoé"})
        assert answer.status_code in {404, 405}, path
        assert answer.json()["error"][0] in {"server-no-table", "server-no-address"}
