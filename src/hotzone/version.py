"""The version of the program: here and nowhere else (CITATION.cff repeats it, and a test compares)."""

VERSION = "0.2.0"
