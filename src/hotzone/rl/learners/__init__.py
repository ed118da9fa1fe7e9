"""Adapters for learning libraries: Stable-Baselines3, factored actions, recorded matches as episodes and for Minari."""
