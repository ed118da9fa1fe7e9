"""Lessons and puzzles: made, measured, judged."""
