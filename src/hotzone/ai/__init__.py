"""Players of any game, for seats that nobody holds."""
