"""Fields that people draw: their check, and an empty one to begin with."""
