"""The plain routes, a file for each subject: set-up, matches, rulebook, academy, shared matches."""
