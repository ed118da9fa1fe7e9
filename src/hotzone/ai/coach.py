"""A coach for any seat at any moment: plans, hints in three steps and answers to requests, as data for page, text mode and CLI."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotzone.ai.bots.crew_bot import CrewBot, texts
from hotzone.ai.bots.reasons import carried_out, phase
from hotzone.ai.bots.requests import Request
from hotzone.ai.bots.strengths import STRONGEST, network
from hotzone.ai.bots.win_chance import is_measured, win_chance
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.contract.ai import Explainer, RequestTaker, check_evaluated
from hotzone.contract.game import Game, Match
from hotzone.core import constants as c
from hotzone.core.errors import HotzoneError

SUBJECT, PLACE, LINE = 1, 2, 3  # the steps of a hint
FIRST_PARTS = ("seat", "step", "now", "clue")
QUICK_HINT = (4000, 24)  # nodes and width for the first two steps, which must come at once
QUICK = 0.02  # seconds: thinks narrowly, to answer a request
DEEP = 0.4
Data = dict[str, Any]


def table_of(match: Match, game: Game[Any], seat: int) -> Match | None:
    """The table this seat should think about: this very one if it must decide, else as if its turn began now."""
    if match.actor == c.NOBODY:
        raise HotzoneError("over", "the match is over: there is nothing to advise")
    check_evaluated(match, game)
    if not 0 <= seat < game.seats(match):
        raise HotzoneError("unknown-seat", f"there are seats 1 to {game.seats(match)}")
    if match.actor == seat:
        return match
    found: Match | None = game.in_turn(match, seat) if isinstance(game, Explainer) else None
    return found if found is not None and found.actor == seat else None


def plan(match: Match, game: Game[Any], seat: int, budget: float = DEEP, requests: Sequence[Request] = ()) -> Data:
    """What the crew would do with a seat: its line as texts and why; `now` says whether it is its turn."""
    table = table_of(match, game, seat)
    head: Data = {"seat": seat + 1, "now": match.actor == seat, "line": [], "because": {}}
    if table is None:
        return head
    bot = CrewBot(strength=STRONGEST)
    bot.hear(seat, requests)
    steps = bot.think(table, game, seat, budget)
    return {**head, "line": texts(table, game, steps), "because": bot.because}


def hint(match: Match, game: Game[Any], seat: int, step: int = LINE) -> Data:
    """A hint: 1 a clue, 2 the place as well, 3 the whole line with its reason, its odds and the chance to win."""
    if step not in (SUBJECT, PLACE, LINE):
        raise HotzoneError("bad-step", "a hint has three steps: 1 clue, 2 place, 3 line")
    table = table_of(match, game, seat)
    if step == LINE or table is None:
        found = plan(match, game, seat)
    else:
        found = {"now": match.actor == seat, "line": texts(table, game, quick_hint(table))}
    steps = [game.read(table, text) for text in found["line"]] if table is not None else []
    subject = game.subject(table, steps) if table is not None and isinstance(game, Explainer) else {"code": "wait"}
    told: Data = {"seat": seat + 1, "step": step, "now": found["now"], "clue": subject["code"]}
    if step >= PLACE:
        told["place"] = {key: value for key, value in subject.items() if key != "code"}
    if step == LINE:
        instead = found["because"].get("instead", [])
        told |= {"line": found["line"], "others": [instead] if instead else [], "because": found["because"]}
        told |= prospects(table, game, steps)
    return told


def up_to(whole: Data, step: int) -> Data:
    """A whole hint as it is told up to a step."""
    kept = {SUBJECT: FIRST_PARTS, PLACE: (*FIRST_PARTS, "place"), LINE: tuple(whole)}[step]
    return {**{key: whole[key] for key in kept}, "step": step}


def quick_hint(table: Match) -> list[int]:
    """What a narrow search would do, without a reason."""
    net = network(table)
    search = TurnSearch(table, net, QUICK_HINT[0], QUICK_HINT[1], 0)
    return search.best_plan() if phase(table) == c.DECIDING else [search.best_answer()]


def prospects(table: Match | None, game: Game[Any], steps: Sequence[int]) -> Data:
    """What the line leads to: the odds of nature's part that follows, and the chance to win."""
    after = carried_out(table, steps) if table is not None and steps else None
    if after is None or after.result or phase(after) == c.PREPARING:
        return {"odds": {}, "win": win_chance(after, game) if after is not None else None, "rough": False}
    odds: Data = {}
    if isinstance(game, Explainer):
        found = game.risk(after)
        odds = {key: found[key] for key in game.odds_told}
    win = win_chance(after, game)
    return {"odds": odds, "win": None if win is None else round(win, 4), "rough": win is not None and not is_measured(after, game)}


def risk(match: Match, game: Game[Any]) -> Data:
    """The risk map of a table."""
    if not isinstance(game, Explainer):
        raise HotzoneError("no-risk-map", f"{game.name} offers no risk map")
    if match.actor == c.NOBODY:
        raise HotzoneError("over", "the match is over: no risk is left")
    return dict(game.risk(match))


def ask(match: Match, game: Game[Any], seat: int, request: Request, others: Sequence[Request] = ()) -> Data:
    """Ask something of a bot's seat: what it answers as the table lies now. Raises BadText for what makes no sense."""
    if check_request(match, game, request).moot(match, request, seat):
        return {**request, "answer": "moot"}
    found = plan(match, game, seat, QUICK, [*others, request])
    answers = found["because"].get("requests", [])
    return dict(answers[-1]) if answers else {**request, "answer": "later"}


def check_request(match: Match, game: Game[Any], request: Request) -> RequestTaker:
    """The game as one that takes requests; raises where it does not, or where this one makes no sense."""
    if not isinstance(game, RequestTaker):
        raise HotzoneError("no-requests", f"{game.name} offers no requests to teammates")
    game.check_request(match, request)
    return game
