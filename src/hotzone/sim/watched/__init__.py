"""Matches that are watched: where on the board things happen."""
