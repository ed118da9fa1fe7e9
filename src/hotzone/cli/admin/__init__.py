"""The tasks of `hotzone admin`, by what they are about."""
