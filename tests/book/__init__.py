"""Tests of the living rulebook."""
