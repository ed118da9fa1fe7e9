"""Play a record again: tells how it ended, or stops earlier and shows the table."""

from __future__ import annotations

from argparse import Namespace

from hotzone.cli.files import read_text
from hotzone.cli.options import Parser, number
from hotzone.core.game import HotzoneError
from hotzone.core.record import read_record
from hotzone.session import Session, replay
from hotzone.showing import shown

EXAMPLE = "hotzone replay saved.record --check\n  hotzone replay saved.record --to 40 --position > there.position"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a record; - reads the standard input")
    parser.add_argument("--check", action="store_true", help="its result and digest must come out")
    parser.add_argument("--verify-dice", metavar="SEED", help="the dice must come from this seed, shown when a match ended")
    parser.add_argument("--to", type=number(0, 10**9), metavar="N", help="stop after N actions, nature's included")
    parser.add_argument("--position", action="store_true", help="print the position reached, and nothing else")


def run(args: Namespace) -> int:
    """Replay and print."""
    text = read_text(args.file)
    try:
        session = replay_text(text, args)
    except HotzoneError as error:
        raise HotzoneError(error.code, f"{args.file}: {error}") from None
    if args.position:
        print(session.position(), end="")
        return 0
    print(f"{session.game.name} {session.game.rules} {session.setup}")
    print(f"{len(session.entries)} actions played.")
    words = shown(session.game, session.setup)
    if not session.over:
        print(words.question(session.match))
        print("\n".join(words.status(session.match)))
    else:
        print("\n".join(words.result(session.match)))
    if args.check:
        print("Checked: result and digest are the same.")
    return verify_dice(text, args.verify_dice) if args.verify_dice else 0


def verify_dice(text: str, seed: str) -> int:
    """Say whether the dice of a record come from a seed; 2 if they do not."""
    from hotzone.dealing import commitment, verify

    verdict = verify(text, seed)
    print(f"Commitment of this seed: {commitment(seed)}")
    for line, found, due in verdict.wrong:
        print(f"line {line}: '{found}', but the seed gives '{due}'")
    if not verdict.committed:
        print("The record does not name the hash of this seed.")
    fair = "fair" if verdict.fair else "NOT fair"
    print(f"{verdict.checked} dice of this seed, {len(verdict.wrong)} wrong, {verdict.others} of other dice: {fair}.")
    return 0 if verdict.fair else 2


def replay_text(text: str, args: Namespace) -> Session:
    """The match of a record, as far as was asked."""
    record = read_record(text)
    if args.to is not None:
        if args.check:
            raise HotzoneError("bad-option", "--check needs the whole record: leave out --to")
        if args.to > len(record.actions):
            raise HotzoneError("bad-option", f"the record has {len(record.actions)} actions, not {args.to}")
        text = "\n".join(text.split("\n")[: record.actions[args.to - 1][0] if args.to else 2])
    elif args.check and not record.digest and not record.result:
        raise HotzoneError("nothing-to-check", "the record has neither result nor digest to compare")
    return replay(text, check=args.check)
