"""The plain routes: set-up, matches, rules, files."""
