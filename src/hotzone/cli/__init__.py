"""The commands of `hotzone`."""
