"""Draw the README's picture: a few turns into a match, always the same."""

from pathlib import Path

import hotzone
from hotzone.core.dice import Dice
from hotzone.fire.match import Match
from hotzone.fire.picture import picture

DICE = Dice(11)


def main() -> None:
    match = hotzone.new("fire", rules="experienced", level="veteran", crew="paramedic,captain,rescue,driver", seed=2026)
    while match.match.turn < 9 and not match.over:
        legal = match.legal()
        match.play(legal[DICE.below(len(legal))])
    assert isinstance(match.match, Match)
    Path("docs/board.svg").write_text(picture(match.match), encoding="utf-8")
    Path("docs/board.position").write_text(match.position(), encoding="utf-8")


if __name__ == "__main__":
    main()
