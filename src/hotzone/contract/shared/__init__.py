"""What games of the same kind share: board files and positions, observations, reasons in English."""
