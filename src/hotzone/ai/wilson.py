"""How certain a share is: Wilson's interval, which stays between 0 and 1 and holds for few matches too."""

Z = 1.959963984540054  # 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * (share * (1 - share) / games + spread / (4 * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)
