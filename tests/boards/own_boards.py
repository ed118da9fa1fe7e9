"""Boards that ship with no game: two houses and a reactor with other numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hotzone
from hotzone import registry
from hotzone.contract.shared.brought_boards import BroughtBoards
from hotzone.core.dice import Dice
from hotzone.session import Session

ROOT = Path(__file__).parents[2]
BAKERY = Path(__file__).parent / "old-bakery.toml"
SHOP = ROOT / "docs" / "guides" / "corner-shop.toml"


def reactor_text() -> str:
    """The field of Reactor with two numbers exchanged and a dial that turns yellow sooner."""
    text: str = registry.game("reactor").boards("reactor")  # type: ignore[attr-defined]
    text = text.replace("yellow_from = 11", "yellow_from = 9").replace("15  16", "16  15")
    return text[: text.index("[cells]")] + text[text.index("[start]") :]  # the coordinates are optional


def own_board(game: str, folder: Path) -> Path:
    """A board file of a game that does not ship with it."""
    if game == "fire":
        return BAKERY
    place = folder / "own.toml"
    place.write_text(reactor_text(), "utf-8")
    return place


def played(game: str, board: object, seed: int = 5, **settings: Any) -> Session:
    """A whole match by luck."""
    session, dice = hotzone.new(game, seed=seed, board=board, **settings), Dice(seed)
    while not session.over:
        legal = session.legal()
        session.play(legal[dice.below(len(legal))])
    return session


def forget(game: str) -> None:
    """Let a game know only the boards that it ships, as in another process."""
    registry.game(game).brought = BroughtBoards()  # type: ignore[attr-defined]
