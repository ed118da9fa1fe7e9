"""Figures of simulations as lines for people, or as JSON or CSV for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hotzone.contract.game import Game


def show(found: Any, lines: Callable[[], Iterable[str]], as_json: bool) -> int:
    """Print what a command found, for a program or for people; the command has then done its work."""
    if as_json:
        from json import dumps

        print(dumps(found))
    else:
        from hotzone.cli.terminal.screen import Screen

        screen = Screen()
        for line in lines():
            if screen.tty:
                screen.say(line)
            else:  # another program wants whole lines
                print(line)
    return 0


def flat(found: dict[str, Any], game: Game[Any]) -> dict[str, Any]:
    """The same figures without anything inside another: a column each."""
    columns: dict[str, Any] = {}
    for key, value in found.items():
        if key == "ci95":
            columns["ci95_low"], columns["ci95_high"] = value
        elif key == "endings":
            columns.update({f"ending_{name}": value.get(name, 0) for name in game.endings})
        else:
            columns[key] = value
    return columns


def csv(rows: Sequence[dict[str, Any]]) -> str:
    """Rows with the names of their columns above; a figure that one of them lacks stays empty."""
    from csv import DictWriter
    from io import StringIO

    text = StringIO()
    writer = DictWriter(text, list(dict.fromkeys(name for row in rows for name in row)), lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: "" if value is None else value for name, value in row.items()} for row in rows)
    return text.getvalue()


def sentences(found: dict[str, Any]) -> list[str]:
    """The figures for people."""
    low, high = found["ci95"]
    endings = ", ".join(f"{name} {many:,}" for name, many in found["endings"].items())
    longest = "" if found["ms_turn_max"] is None else f", the longest {found['ms_turn_max']:,.1f} ms"
    return [
        f"{found['game']} {found['settings']}  (bot {found['bot']}, seed {found['seed']})",
        f"{found['games']:,} matches, {found['wins']:,} won: {found['win_rate']:.2%} (95 %: {low:.2%} to {high:.2%})",
        f"endings: {endings}; stuck: {found['stuck']}",
        *([f"turns forfeited (late, crashed or against the rules): {found['forfeits']}"] if found.get("forfeits") else []),
        f"{found['turns_mean']} turns and {found['actions_mean']} actions a match; {found['ms_turn_mean']:,.3f} ms a turn{longest}",
        f"{found['seconds']:.2f} s, {found['games_per_s']:,.0f} matches a second, {found['workers']} workers",
    ]
