"""Where matches are kept: a log that only grows, and who sits where."""
