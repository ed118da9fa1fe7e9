"""Train the network of the crew by self-play. Needs NumPy (playing does not). Stop it at any time, go on with --resume."""

from __future__ import annotations

import os
import signal
import sys
from argparse import Namespace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from hotzone import registry
from hotzone.cli.arguments import LARGEST_SEED, Parser, add_game, number
from hotzone.core.errors import HotzoneError

if TYPE_CHECKING:
    from hotzone.ai.training.trainer import Trainer

EXAMPLE = "hotzone train {game} --matches 20000 --folder crew-{game}\n  hotzone train {game} --resume --folder crew-{game}"
USUAL: dict[str, Any] = {  # the options that decide what a training comes to; one that is resumed keeps them
    "course": "",
    "board": "",
    "matches": 20_000,
    "lessons": 144,
    "start": "",
    "rate": "1e-3,1e-4",
    "width": 30,
    "shaped": "0",
    "gamma": "0.997",
    "trust": "0.95",
    "stray": -1,
    "sloppy": False,
    "seed": 1,
}


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.set_defaults(**dict.fromkeys(USUAL))
    add_game(parser)
    parser.add_argument(
        "--course", metavar="NAME", help="what to play: the game's courses, like family or levels,buildings (default: its first)"
    )
    parser.add_argument("--board", metavar="BOARD", help="play every match of the course on this board (a name or a file)")
    parser.add_argument("--folder", default="crew-training", metavar="DIR", help="where checkpoints and networks go")
    parser.add_argument("--matches", type=number(1, 10**8), metavar="N", help="how many matches in all (default: 20000)")
    parser.add_argument("--seconds", type=number(1, 10**7), metavar="S", help="stop after this many seconds; --resume goes on")
    parser.add_argument(
        "--lessons",
        type=number(0, 10**6),
        metavar="N",
        help="how many matches are played by rules of thumb at the start (default: 144)",
    )
    parser.add_argument("--from", dest="start", metavar="FILE", help="a network file to start from, without lessons")
    parser.add_argument("--resume", action="store_true", help="go on from the folder's checkpoint, with the options it began with")
    parser.add_argument("--rate", metavar="A,B", help="learning rate at the start and at the end (default: 1e-3,1e-4)")
    parser.add_argument(
        "--width", type=number(1, 10**4), metavar="N", help="tables kept at each number of action points (default: 30)"
    )
    parser.add_argument("--shaped", metavar="X", help="how much rescued people count in a lost match (0 to 1; default: 0)")
    parser.add_argument("--gamma", metavar="X", help="discount of a turn: 1 is none (default: 0.997)")
    parser.add_argument(
        "--trust",
        metavar="X",
        help="how much the end of a match counts, beside what the network promised on the way (default: 0.95)",
    )
    parser.add_argument("--stray", type=number(0, 999), metavar="N", help="how many turns in a thousand are played at random")
    parser.add_argument(
        "--sloppy", action="store_true", default=None, help="learn what a table is worth to a player who makes mistakes"
    )
    parser.add_argument("--workers", type=number(1, 256), default=os.cpu_count() or 1, metavar="W", help="how many threads")
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), metavar="S", help="seed of the dice (default: 1)")


def run(args: Namespace) -> int:
    """Train and tell; 130 where it was stopped before its end."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: more threads would only wait for each other
    try:
        from hotzone.ai.training.saved_state import read_options
    except ImportError:
        raise HotzoneError("no-numpy", "training needs NumPy: pip install numpy") from None
    given = {name: value for name in USUAL if (value := getattr(args, name)) is not None}
    known = read_options(Path(args.folder))
    if args.resume:
        if known is None:
            raise HotzoneError("no-checkpoint", f"{args.folder} has no checkpoint that fits")
        for name, value in given.items():
            if known.get(name, USUAL[name]) != value:
                said = f"--{'from' if name == 'start' else name}"
                raise HotzoneError(
                    "other-option",
                    f"this training was begun with {said} {known.get(name)}; a training that goes on keeps its options",
                )
        chosen = {**USUAL, **known}
    elif known is not None:
        raise HotzoneError("not-empty", f"{args.folder} has a training already: go on with --resume, or name another --folder")
    else:
        chosen = {**USUAL, **given}
    return train(args, chosen)


def train(args: Namespace, chosen: dict[str, Any]) -> int:
    """Train with these options until all matches are played, the time is up or somebody stops it."""
    trainer, rates = prepare(args, chosen)
    until = monotonic() + args.seconds if args.seconds else None
    asked: list[int] = []

    def stop() -> bool:
        return bool(asked) or (until is not None and monotonic() > until)

    def ask(number: int, frame: object) -> None:
        """Stop after the round under way; who asks twice does not want to wait, and loses what came after the checkpoint."""
        if asked:
            raise KeyboardInterrupt
        asked.append(number)

    before = {number: signal.signal(number, ask) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        done = trainer.run(chosen["matches"], args.workers, rates, lambda line: print(line, file=sys.stderr, flush=True), stop)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if not done:
        print(f"stopped after {trainer.played:,} matches; go on with: {args.again}", file=sys.stderr)
        return 130
    print(Path(args.folder) / "best.net")
    return 0


def prepare(args: Namespace, chosen: dict[str, Any]) -> tuple[Trainer, tuple[float, float]]:
    """The trainer, new or as it was left, and its rates."""
    from hotzone.ai.training.trainer import Trainer, course_on

    game = registry.game(args.game)
    args.again = f"hotzone train {args.game} --resume --folder {args.folder}"
    try:
        first, last = (float(word) for word in chosen["rate"].split(","))
        shaped, gamma, trust = float(chosen["shaped"]), float(chosen["gamma"]), float(chosen["trust"])
    except ValueError:
        raise HotzoneError(
            "bad-option", "--rate takes two numbers like 1e-3,1e-4, --shaped, --gamma and --trust one from 0 to 1"
        ) from None
    trainer = Trainer(
        game, args.folder, course_on(game, chosen["course"], chosen["board"]), chosen["seed"], chosen["width"], shaped
    )
    trainer.options = chosen
    trainer.gamma, trainer.sloppy, trainer.trust = gamma, chosen["sloppy"], trust
    trainer.lessons = 0 if chosen["start"] else chosen["lessons"]
    if chosen["stray"] >= 0:
        trainer.straying = (chosen["stray"], chosen["stray"])
    if args.resume:
        if not trainer.resume():
            raise HotzoneError("no-checkpoint", f"{args.folder} has no checkpoint that fits")
    elif chosen["start"]:
        try:
            trainer.begin_from(Path(chosen["start"]).read_bytes())
        except OSError as error:
            raise HotzoneError("no-file", f"cannot read {chosen['start']}: {error.strerror}") from None
    return trainer, (first, last)
