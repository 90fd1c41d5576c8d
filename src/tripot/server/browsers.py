"""Who a browser is: a secret in a cookie, of which only the hash is kept. No account, nothing a script could read."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "tripot"
A_YEAR = 365 * 24 * 3600


def new_secret() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def hash_of(secret: str) -> bytes:
    """What is kept of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def browser_of(connection: HTTPConnection) -> bytes | None:
    """The hash by which the browser that asks is known; None if it has no secret yet."""
    secret = connection.cookies.get(COOKIE)
    return hash_of(secret) if secret else None


def known(connection: HTTPConnection) -> tuple[str, bytes]:
    """The secret of the browser that asks (a new one if it has none) and its hash."""
    secret = connection.cookies.get(COOKIE) or new_secret()
    return secret, hash_of(secret)


def remember(response: Response, connection: HTTPConnection, secret: str) -> Response:
    """Give the browser its secret; it lasts for a year from the last time that it sat down somewhere."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in {"https", "wss"},
    )
    return response
