"""What a table looks like to a search and to a network: compiled features, and a value by rules of thumb."""
