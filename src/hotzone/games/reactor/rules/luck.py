"""Nature's part: which cards, signs and deals are possible, and choosing one by luck for playouts."""

from hotzone.core.dice import Dice
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import setting_up, tiles


def choices(s: State) -> None:
    """List what nature may answer: the sign of a tile, a player, or a card of the deck that is drawn from."""
    if s.asked:
        s.offer(w.FACE << 8 | w.FACE_BLACK)
        s.offer(w.FACE << 8 | w.FACE_RED)
    elif s.stage == w.CASTING:
        for player in range(1, s.options.players + 1):
            if setting_up.room(s, player) > 0:
                s.offer(w.CAST << 8 | player)
    else:
        for cell in range(first_card(s), end_of_cards(s)):
            if s.deck[cell]:
                s.offer(w.CARD << 8 | cell)


def first_card(s: State) -> int:
    """The first cell of the deck that is drawn from."""
    return s.board.fuel_count if s.stage == w.FAILING else 0


def end_of_cards(s: State) -> int:
    """One past the last cell of the deck that is drawn from."""
    return s.board.tile_count if s.stage == w.FAILING else s.board.fuel_count


def weight(s: State, action: int) -> int:
    """How many of the tiles, places or cards that are left would give this answer."""
    target = action & 255
    if s.asked:
        return s.unseen[tiles.faces(s, s.asked - 1) + target]
    if s.stage == w.CASTING:
        return setting_up.room(s, target)
    return s.deck[target]


def total(s: State) -> int:
    """How many tiles, places or cards are left to choose from."""
    if s.asked:
        first = tiles.faces(s, s.asked - 1)
        return s.unseen[first] + s.unseen[first + 1]
    if s.stage == w.CASTING:
        left = 0
        for player in range(1, s.options.players + 1):
            left += setting_up.room(s, player)
        return left
    return s.control_left if s.stage == w.FAILING else s.fuel_left


def deal(s: State, dice: Dice) -> int:
    """Choose one of nature's answers, each as likely as at the table."""
    left = dice.below(total(s))
    if s.asked:
        return w.FACE << 8 | (w.FACE_BLACK if left < s.unseen[tiles.faces(s, s.asked - 1)] else w.FACE_RED)
    if s.stage == w.CASTING:
        player = 1
        while left >= setting_up.room(s, player):
            left -= setting_up.room(s, player)
            player += 1
        return w.CAST << 8 | player
    cell = first_card(s)
    while left >= s.deck[cell]:
        left -= s.deck[cell]
        cell += 1
    return w.CARD << 8 | cell
