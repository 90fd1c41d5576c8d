"""The one idea of CONTRIBUTING.md, as tests: imports run one way, and nothing names a game outside its folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tripot.engine.registry import game_names

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tripot"
MODULES = sorted(PACKAGE.rglob("*.py"))
PAGE_SOURCES = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.is_file())

MAY_IMPORT = {
    "engine": set[str](),
    "games": {"engine"},
    "record": {"engine"},
    "players": {"engine"},
    "arena": {"engine", "players", "teacher"},
    "puzzles": {"engine", "players"},
    "warmup": {"engine", "players"},
    "teacher": {"engine", "players"},
    "server": {"engine", "players", "record", "teacher", "puzzles", "warmup"},
    "bench": {"engine", "players"},
    "cli": {"engine", "players", "record", "arena", "bench", "server", "teacher", "puzzles", "warmup"},
}
"""What each part may import besides itself."""

BELONGS_TO = {
    "starlette": {"server"},
    "uvicorn": {"server"},
    "anyio": {"server"},
    "sqlalchemy": {"server"},
    "alembic": {"server"},
    "psycopg": {"server"},
    "prometheus_client": {"server"},
    "websockets": {"server", "bench"},  # bench measures the server from outside
    "markdown_it": {"server"},
    "typer": {"cli"},
    "rich": {"cli"},
    "fluent": {"engine"},
}
"""Which parts may import a package of others; what isn't named is free."""

TINTS = ROOT / "web" / "src" / "theme" / "tokens.ts"
"""Data keyed by ``Kit.tint``: the one place of the page where names of games stand."""

MAX_LINES = 400


def part_of(module: Path) -> str:
    """The part of the package that a file belongs to; "" for ``tripot/__init__.py``."""
    first = module.relative_to(PACKAGE).parts[0]
    return "" if first == "__init__.py" else first.removesuffix(".py")


def imported(module: Path) -> Iterator[str]:
    """Every name that a file imports, in full, wherever the import stands."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def said(module: Path) -> Iterator[str]:
    """Every name and string of a file, docstrings aside."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        for field in ("id", "attr", "arg", "name", "module"):
            if isinstance(value := getattr(node, field, None), str):
                yield value


def page_code(source: Path) -> str:
    """A file of the page without its comments."""
    text = source.read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


def games_named(text: str) -> set[str]:
    return {name for name in game_names() if name in text.lower()}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_run_one_way(module: Path) -> None:
    part = part_of(module)
    for name in imported(module):
        top, _, rest = name.partition(".")
        assert part in BELONGS_TO.get(top, {part}), f"{part} imports {name}"
        if top != "tripot" or not part:
            continue
        other, _, within = rest.partition(".")
        if part == "games":
            folder = module.relative_to(PACKAGE / "games").parts[0]
            own = other == "games" and within.split(".")[0] == folder
            assert other == "engine" or own, f"a game imports {name}"
        elif other == "games":
            assert not within, f"{part} imports a game: {name}"
        else:
            assert other in MAY_IMPORT[part] | {part, ""}, f"{part} imports {name}"


def test_every_part_is_listed() -> None:
    assert {part_of(module) for module in MODULES} == {*MAY_IMPORT, "", "words"}


@pytest.mark.parametrize("module", [m for m in MODULES if part_of(m) != "games"], ids=lambda path: path.stem)
def test_no_game_is_named_outside_its_folder(module: Path) -> None:
    assert not games_named("\n".join(said(module)))


def test_no_game_names_another() -> None:
    for name in game_names():
        for module in (PACKAGE / "games" / name).rglob("*.py"):
            assert games_named("\n".join(said(module))) <= {name}, module


def test_the_page_names_no_game() -> None:
    named = {source for source in PAGE_SOURCES if games_named(page_code(source))}
    assert named <= {TINTS}


def test_files_stay_small() -> None:
    files = [*MODULES, *PAGE_SOURCES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "web").glob("*.*")]
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in files
        if path.name != "package-lock.json"
    }
    assert {path: length for path, length in lengths.items() if length > MAX_LINES} == {}
