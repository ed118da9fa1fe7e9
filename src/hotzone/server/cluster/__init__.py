"""Several processes on one store: who has which room open, what they tell each other, and how one of them goes."""
