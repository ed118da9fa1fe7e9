"""Train the network of the crew by self-play. Needs NumPy; players need none. Stop with Ctrl-C, go on with --resume."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path

from hotzone import shelf
from hotzone.cli.options import LARGEST_SEED, Parser, number
from hotzone.core.game import HotzoneError

EXAMPLE = "hotzone train fire --course family --seconds 1200 --folder crew-family"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("game", help="the game, like fire")
    parser.add_argument(
        "--course", metavar="NAME", help="what to play: the game's courses, like family or levels,buildings (default: its first)"
    )
    parser.add_argument("--folder", default="crew-training", metavar="DIR", help="for checkpoints and networks")
    parser.add_argument("--seconds", type=number(1, 10**7), default=1200, metavar="S", help="how long to play and learn")
    parser.add_argument("--lessons", type=number(0, 10**6), default=144, metavar="N", help="matches by rules of thumb at first")
    parser.add_argument("--from", dest="start", metavar="FILE", help="a network file to start from")
    parser.add_argument("--resume", action="store_true", help="go on from the folder's checkpoint")
    parser.add_argument("--rate", default="1e-3,1e-4", metavar="A,B", help="learning rate at first and at last")
    parser.add_argument("--width", type=number(1, 10**4), default=30, metavar="N", help="tables looked into at each number of AP")
    parser.add_argument("--shaped", default="0", metavar="X", help="what rescued people count in a lost match (0 to 1)")
    parser.add_argument("--gamma", default="0.997", metavar="X", help="what a turn costs: 1 is nothing (default: 0.997)")
    parser.add_argument(
        "--trust", default="0.95", metavar="X", help="how much the end of a match counts against what its moments promised"
    )
    parser.add_argument("--stray", type=number(0, 999), metavar="N", help="turns in a thousand that are played by whim")
    parser.add_argument("--sloppy", action="store_true", help="learn the worth of tables for a player that strays")
    parser.add_argument("--workers", type=number(1, 256), default=os.cpu_count() or 1, metavar="W", help="threads")
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), default=1, metavar="S", help="which luck (default: 1)")


def run(args: Namespace) -> int:
    """Train and tell."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: more threads would only wait for each other
    try:
        from hotzone.ai.train import Trainer, course
    except ImportError:
        raise HotzoneError("no-numpy", "training needs NumPy: pip install numpy") from None
    game = shelf.game(args.game)
    chosen = course(game, args.course or "")
    try:
        first, last = (float(word) for word in args.rate.split(","))
        shaped, gamma, trust = float(args.shaped), float(args.gamma), float(args.trust)
    except ValueError:
        raise HotzoneError(
            "bad-option", "--rate takes two numbers like 1e-3,1e-4, --shaped, --gamma and --trust one from 0 to 1"
        ) from None
    trainer = Trainer(game, args.folder, chosen, args.seed, args.width, shaped)
    trainer.gamma, trainer.sloppy, trainer.trust = gamma, args.sloppy, trust
    if args.stray is not None:
        trainer.straying = (args.stray, args.stray)
    if args.start:
        try:
            trainer.begin_from(Path(args.start).read_bytes())
        except OSError as error:
            raise HotzoneError("no-file", f"cannot read {args.start}: {error.strerror}") from None
    if args.resume and not trainer.resume():
        raise HotzoneError("no-checkpoint", f"{args.folder} holds no checkpoint that fits")
    lessons = 0 if args.start or args.resume else args.lessons
    trainer.run(args.seconds, args.workers, lessons, (first, last), lambda line: print(line, file=sys.stderr, flush=True))
    print(Path(args.folder) / "best.net")
    return 0
