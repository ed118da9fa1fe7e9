"""The academy: lessons and puzzles of any game, made, measured and judged by its own rules. No IO but reading the games' files."""
