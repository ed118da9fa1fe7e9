"""What a match is made of: constants, rule ids, options, the state as bytes, the board, names of places and actions."""
