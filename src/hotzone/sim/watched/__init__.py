"""Matches that somebody watches: where on the board things happen."""
