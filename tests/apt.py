"""Install what some tests need from Debian, when that is possible here: `python -m tests.apt chromium postgresql`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tests.server.postgres import programs


def is_there(package: str) -> bool:
    """PostgreSQL's programs are not on the path."""
    return programs() is not None if package == "postgresql" else shutil.which(package) is not None


def main() -> None:
    """Never fails: the tests that miss something say loudly that they were skipped."""
    missing = [package for package in sys.argv[1:] if not is_there(package)]
    if not missing:
        return
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(f"{' and '.join(missing)} can't be installed here: the tests that need it will be skipped.")
        return
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    for package in missing:
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", package],
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )


if __name__ == "__main__":
    main()
