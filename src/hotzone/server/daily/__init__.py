"""Matches that several crews play with the same dice: the one of the day, and those friends send each other."""
