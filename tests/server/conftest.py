"""What the server's tests may ask for."""

from tests.server.postgres import postgres

__all__ = ["postgres"]
