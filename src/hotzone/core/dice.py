"""Dice for playouts and for the default dealer: small, fast, and the same numbers compiled and uncompiled."""

MASK = 0xFFFFFFFFFFFFFFFF


class Dice:
    """A stream of luck made from a seed (xorshift64*, seeded by one round of splitmix64)."""

    def __init__(self, seed: int = 0) -> None:
        self.reseed(seed & MASK)

    def reseed(self, seed: int) -> None:
        """Start the stream of another seed."""
        seed = (seed + STEP) & MASK
        seed = ((seed ^ (seed >> 30)) * MIX) & MASK
        seed = ((seed ^ (seed >> 27)) * MIX2) & MASK
        seed = seed ^ (seed >> 31)
        self.state = seed if seed else STEP  # zero would stay zero for ever

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others (the bias is below n / 2**32)."""
        x = self.state
        x = x ^ (x >> 12)
        x = (x ^ (x << 25)) & MASK
        x = x ^ (x >> 27)
        self.state = x
        return ((((x * STAR) & MASK) >> 32) * n) >> 32


STEP = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB
STAR = 0x2545F4914F6CDD1D
