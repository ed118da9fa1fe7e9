"""Matches that bots played, kept as data: compressed sets with a card, read one by one, replayed in the core."""

from hotzone.sim.records.record_set import Card, RecordSet, RecordWriter, read_set
from hotzone.sim.records.recorded_match import RecordedMatch

__all__ = ["Card", "RecordSet", "RecordWriter", "RecordedMatch", "read_set"]
