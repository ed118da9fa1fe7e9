"""Tests of the bots, the search and the network."""
