"""A table as a picture without a browser: plain shapes, for notebooks and for programs that look at pictures."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from hotzone.contract.terminal import display
from hotzone.core.formats.fluent import Words

if TYPE_CHECKING:
    from hotzone.contract.game import Game
    from hotzone.core.values import Setup

Point = tuple[float, float]
INK, PAPER = "#1d2127", "#f3efe6"
SIGN_WIDTH, SIGN_HEIGHT = 8, 16  # of a sign where a game offers only its drawing in text


class Polygon(NamedTuple):
    """A filled area."""

    points: tuple[Point, ...]
    fill: str


class Stroke(NamedTuple):
    """A straight line."""

    start: Point
    end: Point
    colour: str
    width: float


class Disc(NamedTuple):
    """A round token; a letter may stand on it."""

    centre: Point
    radius: float
    fill: str
    letter: str = ""


class Picture(NamedTuple):
    """Shapes, those behind first. Colours are `#rrggbb`."""

    width: int
    height: int
    shapes: tuple[Polygon | Stroke | Disc, ...]
    title: str = ""


@runtime_checkable
class Pictured(Protocol):
    """A game that draws its tables as shapes."""

    def picture(self, match: Any) -> Picture:
        """The table as a picture."""


def picture_of(game: Game[Any], setup: Setup, match: Any) -> Picture:
    """The game's own picture, or its drawing in text with a block for every sign."""
    if isinstance(game, Pictured):
        return game.picture(match)
    lines = display(game, setup, Words()).picture(match)
    width = SIGN_WIDTH * max((len(line) for line in lines), default=1)
    blocks = [
        rectangle(SIGN_WIDTH * x + 1, SIGN_HEIGHT * y + 2, SIGN_WIDTH - 2, SIGN_HEIGHT - 4, INK)
        for y, line in enumerate(lines)
        for x, sign in enumerate(line)
        if not sign.isspace()
    ]
    height = SIGN_HEIGHT * max(len(lines), 1)
    return Picture(width, height, (rectangle(0, 0, width, height, PAPER), *blocks), game.name)


def rectangle(x: float, y: float, width: float, height: float, fill: str) -> Polygon:
    """A filled rectangle."""
    return Polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), fill)


def svg(picture: Picture) -> str:
    """The picture as SVG."""
    size = f'viewBox="0 0 {picture.width} {picture.height}" width="{picture.width}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    return "".join([head, f"<title>{escape(picture.title)}</title>", *(element(shape) for shape in picture.shapes), "</svg>"])


def element(shape: Polygon | Stroke | Disc) -> str:
    """One shape as SVG."""
    if isinstance(shape, Polygon):
        return f'<polygon points="{" ".join(f"{x:g},{y:g}" for x, y in shape.points)}" fill="{shape.fill}"/>'
    if isinstance(shape, Stroke):
        (x, y), (to_x, to_y) = shape.start, shape.end
        return f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{shape.colour}" stroke-width="{shape.width:g}"/>'
    x, y = shape.centre
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{shape.radius:g}" fill="{shape.fill}"/>'
    if not shape.letter:
        return disc
    size = 1.3 * shape.radius
    return (
        f'{disc}<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-family="sans-serif" text-anchor="middle" '
        f'dominant-baseline="central" fill="{PAPER}">{escape(shape.letter)}</text>'
    )


def spread(middle: Point, gap: float, many: int) -> Iterable[Point]:
    """Places for so many tokens in one space, side by side around its middle."""
    for i in range(many):
        yield middle[0] + gap * (i - (many - 1) / 2), middle[1]
