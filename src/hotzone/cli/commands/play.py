"""Play a match in the terminal, in lines: works over ssh, in a pipe and with a screen reader."""

from __future__ import annotations

from argparse import Namespace

from hotzone import registry
from hotzone.cli import files
from hotzone.cli.arguments import LARGEST_SEED, Parser, number, settings_given
from hotzone.cli.terminal import setup_questions
from hotzone.cli.terminal.prompt import Prompt
from hotzone.cli.terminal.screen import Screen
from hotzone.contract.settings import settings_by_language, settings_for_people
from hotzone.core.errors import HotzoneError
from hotzone.languages import words
from hotzone.session import Session, new

EXAMPLE = (
    "hotzone play                                       asks, Enter starts a quick game\n"
    "  hotzone play {game} --seed 7                         the same dice again\n"
    "  hotzone play {game} --dice manual                    with your own dice\n"
    "  hotzone play --resume                              goes on where you stopped"
)


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", help=f"the game (default: {registry.USUAL})")
    parser.add_argument(
        "--text", action="store_true", help="no effect: play always runs in the terminal (the page is hotzone serve)"
    )
    parser.add_argument("--plain", action="store_true", help="for screen readers: words instead of a picture, no colours")
    parser.add_argument(
        "--dice", choices=("auto", "manual"), default="auto", help="who rolls: the program, or you with your own dice"
    )
    parser.add_argument("--seed", type=number(0, LARGEST_SEED), metavar="N", help="the same number gives the same dice")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a record or position; without FILE the autosave"
    )
    parser.language()
    parser.settings()


def run(args: Namespace) -> int:
    """Set up or resume, then play."""
    screen = Screen(args.plain)
    prompt = Prompt(screen, args.language)
    try:
        prompt.begin(start(args, prompt))
        return prompt.run()
    except EOFError:  # nobody answers any more, before there was a match
        return 0


def start(args: Namespace, prompt: Prompt) -> Session:
    """The match that was asked for."""
    settings, dealer = settings_given(args), args.dice == "auto"
    if args.resume is not None:
        if settings:
            given = ", ".join(settings)
            raise HotzoneError("resumed-as-is", f"--resume goes on with the match as it is: leave out {given}").naming(given=given)
        place = args.resume or files.autosave_place()
        if not args.resume and not files.exists(place):
            raise HotzoneError("no-autosave", f"there is no interrupted match: {place} does not exist").naming(place=place)
        return files.resume(place, args.seed, dealer)
    if not settings and args.seed is None:
        name, settings = setup_questions.ask(args.game, args.language, prompt.read, prompt.screen.say)
    else:
        name = args.game or registry.USUAL
    own = of_language(name, args.language, settings)
    session = new(name, seed=args.seed, dealer=dealer, **{**settings_for_people(registry.game(name)), **own, **settings})
    t = words(args.language, name)
    for sentence in (f"by-language-{key}" for key in own):
        if t.has(sentence):
            prompt.screen.say(t(sentence))
    return session


def of_language(name: str, language: str, settings: dict[str, object]) -> dict[str, object]:
    """What the language decides and nobody else did, where it goes together with what was asked for."""
    game = registry.game(name)
    own = {key: value for key, value in settings_by_language(game, language).items() if key not in settings}
    return {key: value for key, value in own.items() if setup_questions.allowed(game, key, [str(value)], settings)}
