"""What learners of other makers dock on to: Stable-Baselines3, factored actions, recorded matches as episodes and for Minari."""
