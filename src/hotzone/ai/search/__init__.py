"""Thinking: a compiled search over a whole turn, its network and its leaves."""
