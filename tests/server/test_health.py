"""``/healthz`` while a real PostgreSQL goes and comes back."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient

from tests.server.kit import NOWHERE
from tests.server.postgres import Postgres
from tripot.server.app import make_app


@pytest.mark.postgres
def test_health_follows_the_database(postgres: Postgres) -> None:
    app = make_app(postgres.database(), compile_ahead=False, page=NOWHERE)
    with TestClient(app, base_url="http://127.0.0.1:8000") as client:
        assert client.get("/healthz").status_code == 200
        postgres.stop()
        try:
            begun = time.monotonic()
            answer = client.get("/healthz")
            assert time.monotonic() - begun < 5
            assert (answer.status_code, answer.json()["database"]) == (503, "silent")
        finally:
            postgres.start()
        deadline = time.monotonic() + 20
        while (answer := client.get("/healthz")).status_code != 200 and time.monotonic() < deadline:
            time.sleep(0.2)
        assert answer.json()["ok"]
