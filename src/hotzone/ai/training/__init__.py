"""Learning: self-play, networks, the chance to win, and what is written down of it."""
