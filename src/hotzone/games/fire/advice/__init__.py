"""What a plan is about, what teammates may ask of each other, what a crew is trained on."""
