"""A game as a log: written, read, replayed and verified."""

from tripot.record.log import Record, record_of
from tripot.record.replay import replay, verify
from tripot.record.text import read_record, write_record

__all__ = ["Record", "read_record", "record_of", "replay", "verify", "write_record"]
