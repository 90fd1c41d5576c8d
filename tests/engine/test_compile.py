"""Where the machine code is kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tripot.engine import compile as compiling
from tripot.engine.kept import KeptCode


def chosen_folder() -> Path:
    """As a new process would choose it."""
    folder: Path = compiling.cache_folder.__wrapped__()
    return folder


def test_the_cache_lies_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TRIPOT_CACHE", str(tmp_path / "new" / "house"))
    assert chosen_folder().parent == tmp_path / "new" / "house"
    assert chosen_folder().is_dir()


def test_without_a_wish_it_is_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TRIPOT_CACHE", raising=False)
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: str(tmp_path / name))
    assert chosen_folder().parent == tmp_path / "tripot"


def test_where_nothing_can_be_written_a_temporary_folder_serves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TRIPOT_CACHE", str(tmp_path / "file" / "cache"))
    folder = chosen_folder()
    (folder / "kernel").touch()
    assert tmp_path not in folder.parents
    assert Path(os.environ["TRIPOT_CACHE"]) == folder.parent, "child processes use it too"
    assert chosen_folder() == folder


def test_code_lies_where_its_signature_says_whoever_was_first(tmp_path: Path) -> None:
    """So two processes that compile a kernel for two games at once can't write over each other's code."""
    kept = []
    for folder, order in ((tmp_path / "one", "ab"), (tmp_path / "other", "ba")):
        folder.mkdir()
        code = KeptCode(folder, "kernel.py311")
        assert code.load(("a",)) is None
        for name in order:
            code.save((name,), f"code for {name}")
        assert [code.load((name,)) for name in "ab"] == ["code for a", "code for b"]
        kept.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert kept[0] == kept[1]
    assert len(kept[0]) == 2


def test_a_kernel_is_compiled_once_for_each_signature(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "cache_folder", lambda: tmp_path)

    def twice(number: float) -> float:
        return number + number

    first, second, third = (compiling.kernel(twice) for _ in range(3))  # as three processes have it
    assert (first(1), second(1.5)) == (2, 3.0)
    assert (third(1), third(1.5)) == (2, 3.0)
    stats: Any = third
    assert (sum(stats.stats.cache_hits.values()), sum(stats.stats.cache_misses.values())) == (2, 0)
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) == 2


def test_what_nobody_has_used_for_a_month_is_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ours, recent, old, other = (tmp_path / name for name in ("kernels-1", "kernels-2", "kernels-3", "pictures"))
    for folder in (ours, recent, old, other):
        folder.mkdir()
    for folder in (old, other):
        os.utime(folder, (0, 0))
    monkeypatch.setattr(compiling, "cache_folder", lambda: ours)
    compiling.forget_old_kernels()
    assert {path.name for path in tmp_path.iterdir()} == {"kernels-1", "kernels-2", "pictures"}
