"""Play a record again: tells how it ended, or stops earlier and shows the table."""

from __future__ import annotations

from argparse import Namespace

from hotzone.cli.arguments import Parser, number
from hotzone.cli.files import bring_board, in_file, read_text
from hotzone.contract.terminal import display
from hotzone.core.errors import HotzoneError
from hotzone.core.formats.fluent import Words
from hotzone.core.formats.record import board_block, read_record
from hotzone.languages import words
from hotzone.session import Session, replay

EXAMPLE = "hotzone replay saved.record --check\n  hotzone replay saved.record --to 40 --position > there.position"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a record; - reads the standard input")
    parser.add_argument("--check", action="store_true", help="compare result and digest with those of the record")
    parser.add_argument(
        "--verify-dice", metavar="SEED", help="check that the dice come from this seed, which is shown when a match ends"
    )
    parser.add_argument("--to", type=number(0, 10**9), metavar="N", help="stop after N actions, nature's included")
    parser.add_argument("--position", action="store_true", help="print the position reached, and nothing else")
    parser.board()
    parser.language()


def run(args: Namespace) -> int:
    """Replay and print."""
    text = read_text(args.file)
    try:
        if args.board:
            bring_board(text, args.board)
        session = replay_text(text, args)
    except HotzoneError as error:
        raise in_file(error, args.file) from None
    if args.position:
        print(session.position(), end="")
        return 0
    t = words(args.language, session.game.name)
    print(f"{session.game.name} {session.game.rules} {session.setup}")
    print(t("replay-played", many=len(session.entries)))
    shown = display(session.game, session.setup, t)
    if not session.over:
        print(shown.question(session.match))
        print("\n".join(shown.status(session.match)))
    else:
        print("\n".join(shown.result(session.match)))
    if args.check:
        print(t("replay-checked"))
    return verify_dice(text, args.verify_dice, t) if args.verify_dice else 0


def verify_dice(text: str, seed: str, t: Words) -> int:
    """Say whether the dice of a record come from a seed; 2 if they do not."""
    from hotzone.fair_dice import REMARK, commitment, remarks, verify, with_scheme

    verdict = verify(text, seed)
    seed = with_scheme(seed, [remark.removeprefix(REMARK).strip() for _, remark in remarks(text)])
    print(t("dice-commitment-is", commitment=commitment(seed)))
    for line, found, due in verdict.wrong:
        print(t("dice-wrong", line=line, found=found, due=due))
    if not verdict.committed:
        print(t("dice-not-committed"))
    counts = {"checked": verdict.checked, "wrong": len(verdict.wrong), "others": verdict.others}
    print(t("dice-verdict", fair="yes" if verdict.fair else "no", **counts))
    return 0 if verdict.fair else 2


def replay_text(text: str, args: Namespace) -> Session:
    """The match of a record, as far as was asked."""
    record = read_record(text)
    if args.to is not None:
        if args.check:
            raise HotzoneError("check-whole", "--check needs the whole record: leave out --to")
        if args.to > len(record.actions):
            many = len(record.actions)
            raise HotzoneError("too-short", f"the record has {many} actions, not {args.to}").naming(many=many, asked=args.to)
        top = 2 + len(board_block(record.board)) + len(record.start)
        text = "\n".join(text.split("\n")[: record.actions[args.to - 1][0] if args.to else top])
    elif args.check and not record.digest and not record.result:
        raise HotzoneError("nothing-to-check", "the record has neither result nor digest to compare")
    return replay(text, check=args.check)
