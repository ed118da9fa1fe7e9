"""Matches on a table of cardboard: people enter what they rolled and drew, and put wrong entries right."""
