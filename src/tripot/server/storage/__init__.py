"""Where tables live: rows that are only ever added, in SQLite or PostgreSQL."""

from tripot.server.storage.database import saying_why
from tripot.server.storage.rows import Entry, NumberTakenError, Said, TableRow
from tripot.server.storage.storage import Storage

__all__ = ["Entry", "NumberTakenError", "Said", "Storage", "TableRow", "saying_why"]
