"""A match for `render`: as text, printed, or as pixels."""

from __future__ import annotations

import sys
from math import hypot
from typing import Any

import numpy as np
import numpy.typing as npt

from hotzone.contract.picture import Disc, Picture, Polygon, Stroke, picture_of
from hotzone.contract.terminal import display
from hotzone.core.errors import BadSetup
from hotzone.languages import words
from hotzone.rl.env_spec import EnvSpec

MODES = ["ansi", "human", "rgb_array"]
Pixels = npt.NDArray[np.uint8]


def check_mode(mode: str | None) -> None:
    """Refuse a way to render that there is not."""
    if mode is not None and mode not in MODES:
        raise BadSetup("bad-setting", f"render_mode cannot be '{mode}'; it is one of {', '.join(MODES)}, or None")


def rendered(env_spec: EnvSpec, match: Any, mode: str | None) -> str | Pixels | None:
    """What `render` answers in a mode; `human` prints."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return pixels(picture_of(env_spec.game, env_spec.setup, match))
    own = display(env_spec.game, env_spec.setup, words("en", env_spec.game.name))
    drawn = "\n".join([*own.picture(match), *own.status(match)])
    if mode == "human":
        sys.stdout.write(drawn + "\n")
        return None
    return drawn


def pixels(picture: Picture) -> Pixels:
    """A picture as rows of red, green and blue; letters are left out."""
    found = np.zeros((picture.height, picture.width, 3), np.uint8)
    for shape in picture.shapes:
        if isinstance(shape, Polygon):
            fill(found, shape)
        elif isinstance(shape, Disc):
            fill_disc(found, shape)
        else:
            fill(found, bar(shape))
    return found


def fill(found: Pixels, shape: Polygon) -> None:
    """Fill a convex polygon: a pixel is inside where it lies on the same side of every edge."""
    xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
    left, right = max(int(min(xs)), 0), min(int(max(xs)) + 1, found.shape[1])
    top, bottom = max(int(min(ys)), 0), min(int(max(ys)) + 1, found.shape[0])
    y, x = np.mgrid[top:bottom, left:right] + 0.5
    sides = [
        (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
        for (ax, ay), (bx, by) in zip(shape.points, (*shape.points[1:], shape.points[0]), strict=True)
    ]
    inside = np.logical_and.reduce(sides) | ~np.logical_or.reduce(sides)
    found[top:bottom, left:right][inside] = colour(shape.fill)


def fill_disc(found: Pixels, disc: Disc) -> None:
    """Fill a disc."""
    (cx, cy), r = disc.centre, disc.radius
    left, right = max(int(cx - r), 0), min(int(cx + r) + 1, found.shape[1])
    top, bottom = max(int(cy - r), 0), min(int(cy + r) + 1, found.shape[0])
    y, x = np.mgrid[top:bottom, left:right] + 0.5
    found[top:bottom, left:right][(x - cx) ** 2 + (y - cy) ** 2 <= r * r] = colour(disc.fill)


def bar(line: Stroke) -> Polygon:
    """A line as the polygon it covers."""
    (x, y), (to_x, to_y) = line.start, line.end
    length = hypot(to_x - x, to_y - y) or 1.0
    dx, dy = (to_y - y) / length * line.width / 2, (x - to_x) / length * line.width / 2
    return Polygon(((x + dx, y + dy), (to_x + dx, to_y + dy), (to_x - dx, to_y - dy), (x - dx, y - dy)), line.colour)


def colour(text: str) -> tuple[int, int, int]:
    """`#rrggbb` as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)
