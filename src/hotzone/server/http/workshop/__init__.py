"""Boards that people draw: checked, kept for whoever has the code, played."""
