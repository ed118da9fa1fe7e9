"""The pages of a ladder: a table of ratings, a page for each bot, replays with a picture a turn. Plain files, no server."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from hotzone import registry
from hotzone.contract.game import Game, title_of
from hotzone.contract.picture import picture_of, svg
from hotzone.contract.terminal import display
from hotzone.core import constants as c
from hotzone.evals.ladder.entrants import Ladder
from hotzone.evals.ladder.playing import Outcome
from hotzone.evals.ladder.ratings import Rating
from hotzone.languages import words

STYLE = """:root{color-scheme:light dark;--ink:#1d2127;--paper:#fbfaf7;--line:#d5cfc2;--bar:#c2410c}
@media(prefers-color-scheme:dark){:root{--ink:#ece7dc;--paper:#191c20;--line:#3c4148;--bar:#f08a4b}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}
a{color:inherit}table{border-collapse:collapse;width:100%}
td,th{padding:.4rem .6rem;border-bottom:1px solid var(--line);text-align:left}
td.n{font-variant-numeric:tabular-nums}.scroll{overflow-x:auto}
section{border-bottom:1px solid var(--line);padding:1rem 0}section svg{max-width:100%;height:auto}
"""
NOTE = (
    "A crew scores 0 to 100: 100 for a victory, else at most half of it for what was saved. A rating is what a crew of this bot "
    "alone would score, by a model in which every seat counts the same; the line shows its 95 % interval."
)


def write_pages(
    ladder: Ladder, outcomes: Sequence[Outcome], found: Sequence[Rating], out: Path, notes: Sequence[str], replays: int
) -> None:
    """Write all pages and records into a folder."""
    game = registry.game(ladder.rules.game)
    (out / "matches").mkdir(parents=True, exist_ok=True)
    shown = highlights(outcomes, [one.name for one in found], replays)
    names = {outcome.meeting.key: f"match-{number:05d}" for number, outcome in enumerate(outcomes, 1)}
    for outcome in outcomes:
        name = names[outcome.meeting.key]
        (out / "matches" / f"{name}.record").write_text(outcome.match.record(game), encoding="utf-8")
        if outcome.meeting.key in shown:
            (out / "matches" / f"{name}.html").write_text(replay_page(game, outcome, name), encoding="utf-8")
    for one in found:
        own = [outcome for outcome in outcomes if one.name in outcome.meeting.crew]
        (out / f"{one.name}.html").write_text(bot_page(one, own, names, shown, game), encoding="utf-8")
    (out / "index.html").write_text(index_page(ladder, outcomes, found, notes), encoding="utf-8")


def highlights(outcomes: Sequence[Outcome], names: Sequence[str], replays: int) -> set[str]:
    """The matches that get a page: of each bot its best, its worst, its next best and so on."""
    shown: set[str] = set()
    for name in names:
        own = sorted((one for one in outcomes if name in one.meeting.crew), key=lambda one: -one.score)
        order = [one for pair in zip(own, reversed(own), strict=True) for one in pair]
        shown |= {one.meeting.key for one in order[:replays]}
    return shown


def page(title: str, body: str) -> str:
    """A whole page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body><main>{body}</main></body></html>\n'


def index_page(ladder: Ladder, outcomes: Sequence[Outcome], found: Sequence[Rating], notes: Sequence[str]) -> str:
    """The table of ratings."""
    game = registry.game(ladder.rules.game)
    rows = []
    for place, one in enumerate(found, 1):
        lost = sum(outcome.forfeits.get(one.name, 0) for outcome in outcomes)
        won = sum(is_won(game, outcome) for outcome in outcomes if one.name in outcome.meeting.crew)
        link = f'<a href="{one.name}.html">{escape(one.name)}</a>'
        cells = [
            f"{one.score:.1f}",
            f"{one.low:.1f} to {one.high:.1f}",
            bar(one, found),
            str(one.matches),
            str(won),
            str(lost or ""),
        ]
        rows.append(row([str(place), link, *cells]))
    heads = ["", "bot", "rating", "95 %", "", "matches", "won", "turns lost"]
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    told = "".join(f"<p>{escape(note)}</p>" for note in [NOTE, *notes])
    about = f"{title_of(game)} ({ladder.rules.setup}), {ladder.rules.rounds} rounds, {len(outcomes)} matches"
    table = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    return page("Ladder", f"<h1>Ladder</h1><p>{escape(about)}</p>{table}{told}")


def row(cells: Sequence[str]) -> str:
    """A row of a table; the first words are names, the rest numbers."""
    return "<tr>" + "".join(f'<td class="{"n" if number > 1 else "w"}">{cell}</td>' for number, cell in enumerate(cells)) + "</tr>"


def bar(one: Rating, found: Sequence[Rating]) -> str:
    """A rating with its interval as a small picture; the figures stand beside it."""
    low, high = min(0.0, *(other.low for other in found)), max(100.0, *(other.high for other in found))
    left, right, at = (150 * (value - low) / (high - low) for value in (one.low, one.high, one.score))
    line = f'<line x1="{left:.1f}" x2="{right:.1f}" y1="8" y2="8" stroke="currentColor"/>'
    return f'<svg width="150" height="16" aria-hidden="true">{line}<circle cx="{at:.1f}" cy="8" r="4" fill="var(--bar)"/></svg>'


def is_won(game: Game[Any], outcome: Outcome) -> bool:
    """Was this a victory?"""
    return outcome.match.result.get("ending") in game.victories


def bot_page(one: Rating, own: Sequence[Outcome], names: dict[str, str], shown: set[str], game: Game[Any]) -> str:
    """All matches of a bot."""
    rows = []
    for outcome in sorted(own, key=lambda outcome: -outcome.score):
        name = names[outcome.meeting.key]
        watch = f'<a href="matches/{name}.html">watch</a>, ' if outcome.meeting.key in shown else ""
        crew = ", ".join(f"<b>{escape(who)}</b>" if who == one.name else escape(who) for who in outcome.meeting.crew)
        ending = escape(str(outcome.match.result.get("ending", "")))
        files = f'{watch}<a href="matches/{name}.record">record</a>'
        rows.append(row([crew, ending, f"{outcome.score:.1f}", str(outcome.forfeits.get(one.name, "")), files]))
    head = "".join(f'<th scope="col">{text}</th>' for text in ("crew", "ending", "score", "turns lost", ""))
    table = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    rated = f"Rating {one.score:.1f}, between {one.low:.1f} and {one.high:.1f}; {one.matches} matches."
    return page(one.name, f'<p><a href="index.html">Ladder</a></p><h1>{escape(one.name)}</h1><p>{rated}</p>{table}')


def replay_page(game: Game[Any], outcome: Outcome, name: str) -> str:
    """A match turn by turn: the table as it began, and what was done in it."""
    setup = outcome.match.setup
    own = display(game, setup, words("en", game.name))
    table: Any = game.new(setup)
    parts: list[str] = []
    told: list[str] = []
    turn, picture = -1, ""
    for code in outcome.match.codes:
        if table.turn != turn and table.actor != c.NATURE:
            parts += [section(turn, picture, told)] if picture else []
            turn, picture, told = table.turn, svg(picture_of(game, setup, table)), []
        rows = table.play(code)
        told += [sentence for event in game.tell(table, rows) if (sentence := own.sentence(table, event))]
    parts.append(section(turn, picture, told))
    parts.append(
        f"<section><h2>End</h2>{svg(picture_of(game, setup, table))}<p>{escape(' '.join(own.result(table)))}</p></section>"
    )
    crew = ", ".join(f"{seat}. {who}" for seat, who in enumerate(outcome.meeting.crew, 1))
    up = f'<p><a href="../index.html">Ladder</a> · <a href="{name}.record">record</a></p>'
    return page(name, f"{up}<h1>{escape(crew)}</h1><p>Score {outcome.score:.1f}</p>{''.join(parts)}")


def section(turn: int, picture: str, told: Sequence[str]) -> str:
    """One turn."""
    lines = "".join(f"<li>{escape(line)}</li>" for line in told)
    return f"<section><h2>Turn {turn}</h2>{picture}<ul>{lines}</ul></section>"
