"""What the server promises is measured by somebody who really plays."""

from __future__ import annotations

import os

from tripot.bench.server_start import play, resident, served, wait_ready


def test_somebody_plays_against_a_computer() -> None:
    with served(dict(os.environ)) as (address, begun, process):
        wait_ready(address, begun)
        assert 0 < play(address, "trini") < 60
        assert resident(process) > 10
