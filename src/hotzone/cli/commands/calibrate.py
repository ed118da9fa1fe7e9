"""Learn the chance to win from how matches of a steady crew end, and measure how well it is calibrated. Needs NumPy."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from hotzone import shelf
from hotzone.cli.options import LARGEST_SEED, Parser, number
from hotzone.core.game import HotzoneError

EXAMPLE = (
    "hotzone calibrate fire --course family --seconds 250 --folder win-family\n"
    "  hotzone calibrate reactor --seconds 900 --folder win-reactor\n"
    "  hotzone calibrate fire --course family --folder win-family --check     measures what ships, on the same held-out matches"
)


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("game", help="the game, like fire")
    parser.add_argument(
        "--course", default="", help="the matches to learn from, as for hotzone train, joined by commas (default: the game's first)"
    )
    parser.add_argument("--seconds", type=number(1, 10**7), default=250, metavar="S", help="processor time for playing")
    parser.add_argument("--folder", default="win-chance", metavar="DIR", help="for moments, network and picture")
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), default=4001, metavar="S", help="which luck")
    parser.add_argument("--check", action="store_true", help="only measure the estimate that ships")
    parser.add_argument("--json", action="store_true", help="the report as JSON")


def run(args: Namespace) -> int:
    """Play, learn, measure."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as for training: the matrices are small
    try:
        from hotzone.ai import winning
        from hotzone.ai.learning import Learner
        from hotzone.ai.train import course as course_of
    except ImportError:
        raise HotzoneError("no-numpy", "learning needs NumPy: pip install numpy") from None
    from hotzone.ai import chance, pictures, strength

    game, folder = shelf.game(args.game), Path(args.folder)
    course = course_of(game, args.course)
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / "moments.npz"
    if not place.exists():
        winning.write_moments(place, winning.gather(game, course, args.seconds, args.seed, tell))
    moments = winning.read_moments(place)
    tell(f"{len(moments.kinds):,} moments of {int(moments.match.max()):,} matches")
    taught, stop, held = winning.split(moments, args.seed)
    start: Any = game.new(game.setup(**course[0]))
    if args.check:
        net = chance.oracle(start)
        if net is None:
            raise HotzoneError("no-chances", f"no estimate of the win chance ships for {game.name}")
        inputs = moments.inputs.shape[1]
        if inputs < net.inputs:
            raise HotzoneError("old-moments", f"{place} has moments of {inputs} inputs, the estimate {net.inputs}: gather anew")
        learner = Learner(inputs, 1, net.width)  # an older estimate overlooks what the game learned to tell since
        learner.start_from(net)
    else:
        learner = winning.learn(taught, stop, strength.network(start), args.seed, tell)
        (folder / "win.net").write_bytes(winning.file_of(learner))
    report = winning.judge(winning.said(learner, held), held)
    about = (
        f"Brier score {report.brier:.4f} over {report.positions:,} held-out positions of {report.matches} matches "
        f"(a constant: {report.constant:.4f})"
    )
    title = f"Win chance, {game.name} {args.course}".rstrip()
    picture = pictures.reliability(f"{title}: said and come, by decile", about, report.deciles)
    (folder / "reliability.svg").write_text(picture, "utf-8")
    if args.json:
        from json import dumps

        print(dumps(report._asdict()))
        return 0
    print(about)
    for said, came, many in report.deciles:
        print(f"  said {said:6.1%}   came {came:6.1%}   of {many:,}")
    return 0


def tell(line: str) -> None:
    """Say how it goes."""
    print(line, file=sys.stderr, flush=True)
