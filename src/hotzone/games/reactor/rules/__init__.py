"""The rules of Reactor, one file for each topic. Each imports downwards only: ending, radiation, tiles, … turn."""
