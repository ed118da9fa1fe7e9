"""Learn the chance to win from how matches of a steady crew end, and measure how well it is calibrated. Needs NumPy."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from hotzone import registry
from hotzone.cli.arguments import LARGEST_SEED, Parser, add_game, number
from hotzone.core.errors import HotzoneError

EXAMPLE = (
    "hotzone calibrate {game} --seconds 250 --folder win-{game}\n"
    "  hotzone calibrate {game} --folder win-{game} --check     measures what ships, on the same held-out matches"
)


def options(parser: Parser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.add_argument(
        "--course", default="", help="the matches to learn from, as for hotzone train, joined by commas (default: the game's first)"
    )
    parser.add_argument("--board", default="", metavar="BOARD", help="play every match on this board (a name or a file)")
    parser.add_argument("--seconds", type=number(1, 10**7), default=250, metavar="S", help="processor time for playing")
    parser.add_argument("--folder", default="win-chance", metavar="DIR", help="where moments, network and picture go")
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), default=4001, metavar="S", help="seed of the dice")
    parser.add_argument("--more", action="store_true", help="add matches of another seed to those that the folder has")
    parser.add_argument("--check", action="store_true", help="only measure the estimate that ships")
    parser.add_argument(
        "--shift",
        action="store_true",
        help="keep the estimate that ships and only scale and shift it: for a crew that plays better",
    )
    parser.add_argument("--on", action="store_true", help="start from the estimate that ships, not from the crew's network")
    parser.add_argument("--json", action="store_true", help="the report as JSON")


def run(args: Namespace) -> int:
    """Play, learn, measure."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as for training: the matrices are small
    try:
        from hotzone.ai.training import win_chance_fit
        from hotzone.ai.training.learner import Learner
        from hotzone.ai.training.trainer import course_on
    except ImportError:
        raise HotzoneError("no-numpy", "learning needs NumPy: pip install numpy") from None
    from hotzone.ai.bots import strengths, win_chance
    from hotzone.ai.training import plots

    game, folder = registry.game(args.game), Path(args.folder)
    course = course_on(game, args.course, args.board)
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / "moments.npz"
    start: Any = game.new(game.setup(**course[0]))
    names = start.evaluator().names
    if args.more and not place.exists():
        raise HotzoneError("no-moments", f"{folder} has no moments yet: leave --more out the first time")
    if args.more or not place.exists():
        played = win_chance_fit.gather(game, course, args.seconds, args.seed, tell)
        played = win_chance_fit.joined(win_chance_fit.read_moments(place, names), played) if args.more else played
        win_chance_fit.write_moments(place, played, names)
    moments = win_chance_fit.read_moments(place, names)
    tell(f"{len(moments.kinds):,} moments of {int(moments.match.max()):,} matches")
    taught, stop, held = win_chance_fit.split(moments, args.seed)
    ships = args.check or args.shift or args.on
    net = win_chance.oracle(start) if ships else strengths.network(start)
    if ships and net is None:
        raise HotzoneError("no-chances", f"no estimate of the win chance ships for {game.name}")
    if net is not None and (args.check or args.shift):
        learner = Learner(len(names), 1, net.width)  # an older estimate overlooks what the game learned to tell since
        learner.start_from(net)
        if args.shift:
            win_chance_fit.make_honest(learner, win_chance_fit.joined(taught, stop), tell)
    else:
        learner = win_chance_fit.learn(taught, stop, net, args.seed, tell)
    if not args.check:
        (folder / "win.net").write_bytes(win_chance_fit.file_of(learner, names))
    report = win_chance_fit.report_on(win_chance_fit.said(learner, held), held)
    about = (
        f"Brier score {report.brier:.4f} over {report.positions:,} held-out positions of {report.matches} matches "
        f"(a constant: {report.constant:.4f})"
    )
    title = f"Win chance, {game.name} {args.course}".rstrip()
    picture = plots.reliability(f"{title}: said and come, by decile", about, report.deciles)
    (folder / "reliability.svg").write_text(picture, "utf-8")
    if args.json:
        from json import dumps

        print(dumps(report._asdict()))
        return 0
    print(about)
    for said, came, many in report.deciles:
        print(f"  said {said:6.1%}   came {came:6.1%}   of {many:,}")
    for words, (said, came, many) in report.setups.items():
        print(f"  {words}: said {said:.1%}, came {came:.1%}, {many} matches")
    return 0


def tell(line: str) -> None:
    """Say how it goes."""
    print(line, file=sys.stderr, flush=True)
