"""Board files: from text to a plan."""
