"""What keeps strangers and floods out."""
