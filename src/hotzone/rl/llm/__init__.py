"""Matches in words, for language models and teaching."""
