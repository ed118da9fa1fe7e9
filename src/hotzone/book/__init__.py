"""The living rulebook of a game: its chapters in four languages, its examples played by the rules, and pages for the site."""
