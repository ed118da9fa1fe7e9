"""What all games share: the contract of a game, the board, the dice, the record. Knows no game, does no IO."""
