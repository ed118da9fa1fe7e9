"""SharedMatches that several crews play with the same dice: today's, and those friends send each other."""
