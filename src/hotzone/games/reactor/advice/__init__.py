"""What a plan is about, and what teammates may ask of each other."""
