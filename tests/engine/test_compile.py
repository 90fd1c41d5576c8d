"""Where the machine code is kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tripot.engine import compile as compiling


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


def test_what_nobody_has_used_for_a_month_is_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ours, recent, old, other = (tmp_path / name for name in ("kernels-1", "kernels-2", "kernels-3", "pictures"))
    for folder in (ours, recent, old, other):
        folder.mkdir()
    for folder in (old, other):
        os.utime(folder, (0, 0))
    monkeypatch.setattr(compiling, "cache_folder", lambda: ours)
    compiling.forget_old_kernels()
    assert {path.name for path in tmp_path.iterdir()} == {"kernels-1", "kernels-2", "pictures"}
