"""A match drawn as text, for `render`."""

from __future__ import annotations

from typing import Any

from hotzone.rl.scene import Scene


def picture(scene: Scene, match: Any) -> str:
    """The plan, then how it stands."""
    shown = getattr(scene.game, "shown", None)
    if shown is None:
        return scene.game.position(match, scene.setup)
    face = shown()
    return "\n".join([*face.picture(match), *face.status(match)])
