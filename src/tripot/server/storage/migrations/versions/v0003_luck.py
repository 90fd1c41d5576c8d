"""The same luck again: what the dealer's lots follow from, and where they were dealt first."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that are there already go on as they began."""
    op.add_column("tables", sql.Column("counted", sql.String, nullable=False, server_default="actions"))
    op.add_column("tables", sql.Column("luck_of", sql.String))
