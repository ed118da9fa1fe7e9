"""Many matches at once, and tables of results. Knows games by their `Table` alone."""
