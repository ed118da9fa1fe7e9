"""The contract between games and general rooms."""
