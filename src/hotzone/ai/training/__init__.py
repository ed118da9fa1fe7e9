"""Training: self-play, networks, the chance to win, and the logs of it."""
