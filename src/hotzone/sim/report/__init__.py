"""Strength tables: which cells are measured, the page and the picture."""
