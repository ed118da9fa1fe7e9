"""The benchmark: frozen tracks, one line a result, checked by playing its records again."""
