"""What the environments for machine learning ask of this game: its actions and its observations."""
