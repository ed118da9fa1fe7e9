"""Dice that anybody can check: nature's actions follow from a secret seed whose hash was shown before the match.

Nature's k-th answer to a question (in the fire game `advancing`, `revealing` …) on the way to a table comes from
HMAC-SHA256(seed, "advancing k"). So the same place in a match gives the same luck again: whoever takes back a roll and goes
on gets the roll that was taken back and no other, and cannot spend it on another question either. A seed belongs to one
match and is shown when that match is over; a match that goes on from another one has its own.

A seed may name a scheme: "by-turn 07ab…". Then the message is "advancing 12 1", the first such answer of turn 12, so that
crews who play the same seed have the same dice in the same turn, however they got there; and what lies face down shows the
face of its number: the i-th marker on the board the i-th face of a shuffle. Its commitment names the scheme too. Every new
match of a server has such a seed, because it may be offered to others when it is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from hmac import digest
from math import lcm
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

from hotzone.contract.game import Game, Match
from hotzone.contract.page import PageGame
from hotzone.contract.same_luck import HidesFaces
from hotzone.contract.shared.position_file import first_table
from hotzone.core import constants as c
from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.formats.record import read_record

if TYPE_CHECKING:
    from fractions import Fraction

KNOWN: dict[tuple[type, Any], bool] = {}  # which kinds of games bring what
SIZE = 32  # bytes of a seed
GIVEN = "dice given"  # a record's remark: nature's next answer was known before the match
REMARK = "dice sha256 "  # a record's remark: from here on the dice of this commitment fall
BY_TURN = "by-turn"  # the scheme of dice that several crews can share
SCHEMES = ("", BY_TURN)
LIES = "?"  # before a thing that lies face down, among what is noted


def new_seed() -> str:
    """A seed nobody knows, as 64 hexadecimal digits."""
    from secrets import token_hex

    return token_hex(SIZE)


def by_turn_seed() -> str:
    """A seed nobody knows, of dice that other crews can play in the same turns."""
    return f"{BY_TURN} {new_seed()}"


def commitment(seed: str) -> str:
    """The hash that is shown before the match: it fixes the seed without giving it away."""
    scheme, secret = read_seed(seed)
    return f"{scheme} {sha256(secret).hexdigest()}".strip()


def read_seed(seed: str) -> tuple[str, bytes]:
    """The scheme of a seed, empty for the usual one, and its bytes; raises BadText."""
    scheme, _, digits = seed.strip().rpartition(" ")
    try:
        found = bytes.fromhex(digits)
    except ValueError:
        found = b""
    if len(found) != SIZE or scheme not in SCHEMES:
        raise BadText("bad-seed", f"a dice seed has {2 * SIZE} hexadecimal digits, perhaps after '{BY_TURN}'")
    return scheme, found


def known_to_be(game: Game[Any], what: Any) -> bool:
    """Does a game bring this? Asked at every roll and slow to find out, so it is found out once for each kind of game."""
    key = (type(game), what)
    if key not in KNOWN:
        KNOWN[key] = isinstance(game, what)
    return KNOWN[key]


def has_page(game: Game[Any]) -> TypeGuard[PageGame]:
    """Does a game bring what the page needs?"""
    return known_to_be(game, PageGame)


def hides_faces(game: Game[Any]) -> TypeGuard[HidesFaces]:
    """Does something lie face down in a game?"""
    return known_to_be(game, HidesFaces)


def question(game: Game[Any], match: Match) -> str:
    """What nature is asked for, in a word: each question has luck of its own."""
    if has_page(game):
        return game.question(match)
    return game.write(match, game.odds(match)[0][0]).split(" ", 1)[0]


def noted(dealt: Mapping[str, int], game: Game[Any], asked: str, turn: int, after: Match) -> Mapping[str, int]:
    """What is known on the way to a table: nature's answers by question and turn, and the numbers of what lies face down.

    `asked` is the question she answered in `turn`; empty where a seat acted.
    """
    found = dict(dealt)
    for key in (asked, f"{asked} {turn}") if asked else ():
        found[key] = found.get(key, 0) + 1
    if hides_faces(game):
        number_faces(found, [LIES + thing for thing in game.face_down(after)])
    return found


def number_faces(found: dict[str, int], lying: Sequence[str]) -> None:
    """Number what was laid; what was moved keeps its number, what was turned up is forgotten."""
    gone = [key for key in found if key.startswith(LIES) and " " in key and key not in lying]
    for thing in lying:
        if thing not in found:
            kind = thing.partition(" ")[0]
            moved = next((key for key in gone if key.startswith(f"{kind} ")), "")
            found[thing] = found.pop(moved) if moved else found.get(kind, 0) + 1
            found[kind] = max(found.get(kind, 0), found[thing])
            gone = [key for key in gone if key != moved]
    for thing in gone:
        del found[thing]


def sample_chance(seed: str, game: Game[Any], match: Match, dealt: Mapping[str, int]) -> int:
    """Nature's action; `dealt` is what is `noted` on the way to this table."""
    scheme, secret = read_seed(seed)
    odds, asked = game.odds(match), question(game, match)
    if scheme != BY_TURN:
        return weighed(secret, f"{asked} {dealt.get(asked, 0) + 1}", odds)
    if hides_faces(game) and (turned := game.turned_up(match)) is not None:
        kind, number = turned.thing.partition(" ")[0], dealt.get(LIES + turned.thing, 0)
        face = face_of(secret, kind, number, turned.faces)
        if face is not None and odds[face][1]:
            return odds[face][0]
        asked = kind  # more lie there than the box has: by luck
    asked = f"{asked} {match.turn}"
    return weighed(secret, f"{asked} {dealt.get(asked, 0) + 1}", odds)


def face_of(secret: bytes, kind: str, number: int, faces: Sequence[int]) -> int | None:
    """The face of the thing with this number, by its place in a shuffle of all faces; None if there are fewer."""
    if not 0 < number <= sum(faces):
        return None
    shuffled = sorted(range(1, sum(faces) + 1), key=lambda i: digest(secret, f"{kind} {i}".encode(), "sha256"))
    place = shuffled.index(number)
    return next(face for face in range(len(faces)) if place < sum(faces[: face + 1]))


def weighed(secret: bytes, message: str, odds: Sequence[tuple[int, Fraction]]) -> int:
    """The action that a message's luck falls on."""
    luck = int.from_bytes(digest(secret, message.encode(), "sha256"), "big")
    share = lcm(*(chance.denominator for _, chance in odds))
    weights = [chance.numerator * (share // chance.denominator) for _, chance in odds]
    left = sum(weights) * luck >> 8 * SIZE  # whole numbers only: exact, and the same everywhere
    for (action, _), weight in zip(odds, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise ValueError("the odds of nature's answers are all zero")


def known_answer(game: Game[Any], match: Match, answers: Sequence[str], said: Iterable[str]) -> str:
    """Nature's answer where some are known: the first that was not given yet and answers her question; else nothing.

    `said` is what was played on the way to this table: whoever takes back and goes on is told the same again.
    """
    left = list(answers)
    for text in said:
        if text in left:
            left.remove(text)
    if not left:
        return ""
    possible = {game.write(match, action) for action, _ in game.odds(match)}
    return next((text for text in left if text in possible), "")


class Verdict(NamedTuple):
    """What a check of a record's dice found."""

    checked: int  # nature's actions that belong to this seed
    others: int  # … and to other dice: those a record or another match brought with it
    wrong: tuple[tuple[int, str, str], ...]  # line, what stands there, what the seed gives
    committed: bool  # does the record name the hash of this seed?

    @property
    def fair(self) -> bool:
        """Do all the dice of this seed fall as they must?"""
        return self.committed and not self.wrong


def verify(text: str, seed: str) -> Verdict:
    """Play a record again and compare nature's actions with those the seed gives; raises BadText."""
    from hotzone.session import game_of  # the session needs nothing of this

    record = read_record(text)
    game = game_of(record.head)
    starts = {number: words for number, words in remarks(text) if words.startswith(REMARK)}
    seed = with_scheme(seed, [words.removeprefix(REMARK).strip() for words in starts.values()])
    shown = commitment(seed)
    now, checked, others = "", 0, 0
    wrong: list[tuple[int, str, str]] = []
    at = sorted(starts)
    known = [number for number, words in remarks(text) if words == GIVEN]
    given = {next((line for line, _ in record.actions if line > number), 0) for number in known}
    try:
        match = first_table(game, record)[1]
        dealt = noted({}, game, "", 0, match)
        for line, action in record.actions:
            while at and at[0] < line:
                now = starts[at.pop(0)].removeprefix(REMARK).strip()
            asked, turn = "", match.turn
            if match.actor == c.NATURE:
                asked = question(game, match)
                if line in given:
                    others += 1
                elif now == shown:
                    checked += 1
                    due = game.write(match, sample_chance(seed, game, match, dealt))
                    if due != action:
                        wrong.append((line, action, due))
                else:
                    others += 1
            match.play(game.read(match, action))
            dealt = noted(dealt, game, asked, turn, match)
    except HotzoneError as error:
        raise BadText(error.code, error.text, rule=error.rule) from None
    return Verdict(checked, others, tuple(wrong), shown in {words.removeprefix(REMARK).strip() for words in starts.values()})


def with_scheme(seed: str, named: Sequence[str]) -> str:
    """A seed with the scheme of its commitment, where a record names that and people gave the digits alone."""
    digits = seed.strip().rpartition(" ")[2]
    for scheme in SCHEMES:
        if commitment(f"{scheme} {digits}") in named:
            return f"{scheme} {digits}".strip()
    return seed


def remarks(text: str) -> list[tuple[int, str]]:
    """The remark lines of a record, with their numbers."""
    return [(number, line[1:].strip()) for number, line in enumerate(text.split("\n"), 1) if line.startswith("#")]
