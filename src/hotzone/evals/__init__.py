"""The benchmark: frozen tracks, one line for each result, checked by playing its records again."""
