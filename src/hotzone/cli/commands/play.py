"""Play a match in the terminal, in lines: works over ssh, in a pipe and with a screen reader."""

from __future__ import annotations

from argparse import Namespace

from hotzone.cli import asking, files
from hotzone.cli.options import LARGEST_SEED, Parser, number, settings_of
from hotzone.cli.prompt import Prompt
from hotzone.cli.screen import Screen
from hotzone.core.game import HotzoneError
from hotzone.session import Session, new

EXAMPLE = (
    "hotzone play                                       asks, Enter starts a quick game\n"
    "  hotzone play --rules experienced --crew captain,cafs,driver\n"
    "  hotzone play --board base-back --crew 2 --dice manual    with your own dice\n"
    "  hotzone play --resume                              goes on where you stopped"
)


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", help="the game (default: fire)")
    parser.add_argument("--text", action="store_true", help="in the terminal (the only way so far)")
    parser.add_argument("--plain", action="store_true", help="for screen readers: words instead of a picture, no colours")
    parser.add_argument(
        "--dice", choices=("auto", "manual"), default="auto", help="who rolls: the program, or you with your own dice"
    )
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), metavar="N", help="repeatable dice")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a record or position; without FILE the autosave"
    )
    parser.settings()


def run(args: Namespace) -> int:
    """Set up or resume, then play."""
    screen = Screen(args.plain)
    prompt = Prompt(screen)
    try:
        prompt.begin(start(args, prompt))
        return prompt.run()
    except EOFError:  # nobody answers any more, before there was a match
        return 0


def start(args: Namespace, prompt: Prompt) -> Session:
    """The match that was asked for."""
    settings, dealer = settings_of(args), args.dice == "auto"
    if args.resume is not None:
        if settings:
            raise HotzoneError("bad-option", f"--resume goes on with the match as it is: leave out {', '.join(settings)}")
        place = args.resume or files.autosave_place()
        if not args.resume and not files.exists(place):
            raise HotzoneError("no-autosave", f"there is no interrupted match: {place} does not exist")
        return files.resume(place, args.seed, dealer)
    if not settings and args.seed is None:
        name, settings = asking.ask(args.game, prompt.read, prompt.screen.say)
        return new(name, seed=None, dealer=dealer, **settings)
    return new(args.game or "fire", seed=args.seed, dealer=dealer, **settings)
