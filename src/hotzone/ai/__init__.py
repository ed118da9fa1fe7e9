"""Bots, search, coach, debrief and training, for any game."""
