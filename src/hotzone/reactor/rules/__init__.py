"""The rules of Reactor, a file a topic. Each imports downwards only: ending, radiation, tiles, … turn."""
