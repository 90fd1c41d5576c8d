"""The schema of tripot 0.1: databases that have it are taken as they are."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Nothing is made by this: a new database starts with the newest schema."""
