"""What games share whose contract is alike: board files and positions, observations, reasons in English."""
