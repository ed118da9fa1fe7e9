"""One page's connection, and what it may ask."""
