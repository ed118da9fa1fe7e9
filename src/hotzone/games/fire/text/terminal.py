"""What people see of a table at a terminal: the drawn plan with headings, the status and sentences, in their language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotzone.contract.terminal import Spoken, Suggestion, WordedDisplay, listed, sentence_of
from hotzone.core import constants as c
from hotzone.core.formats.fluent import Words
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.notation import VERBS
from hotzone.games.fire.model.plan import GAP
from hotzone.games.fire.rules import placing
from hotzone.games.fire.text import answers, sentences
from hotzone.games.fire.text.drawing import PEOPLE, THINGS, THREATS, draw
from hotzone.games.fire.text.events import VEHICLES
from hotzone.games.fire.text.starts import starts

QUESTIONS = {  # what whoever must decide is asked
    w.CREWING: "ask-crewing",
    w.PLACING: "ask-placing",
    w.PARKING: "ask-parking",
    w.ACTING: "now-acting",
    w.RIDING: "ask-riding",
    w.REROLLING: "ask-rerolling",
    w.WON: "now-won",
    w.DETONATING: "ask-detonating",
    w.DETONATING_LATE: "ask-detonating",
    w.KNOCKING: "now-knocking",
}
NATURE = {
    w.EXPLODING: "roll-explosion",
    w.SPREADING_HAZMATS: "roll-hazmat",
    w.HIDING: "roll-poi",
    w.CREWING: "roll-card",
    w.HEATING: "roll-hot-spot",
    w.GUNNING: "roll-gun",
    w.ADVANCING: "roll-fire",
    w.REPLENISHING: "roll-new-poi",
}
ANSWERS = {"look 3,5": "look", "where": "where", "fires": "fires", "people": "people"}
COLOURS = {  # the signs of the picture
    "F": "red",
    "s": "dim",
    **dict.fromkeys("?!x", "yellow"),
    **dict.fromkeys("*h&", "magenta"),
    **dict.fromkeys("vt", "green"),
    **dict.fromkeys("123456", "cyan"),
    **dict.fromkeys("EA", "blue"),
}


class FireDisplay(WordedDisplay):
    """The fire game at a terminal, in one language."""

    table_words = answers
    event_words = sentences
    colours: Mapping[str, str] = COLOURS
    numbered = True

    def __init__(self, words: Words) -> None:
        self.t = words
        self.seat = words("seat-name-word")
        self.typing: Sequence[str] = (words("typing-actions"), words("typing-spaces"))
        self.answers: Mapping[str, str] = {typed: words(f"command-{name}-how") for typed, name in ANSWERS.items()}
        names = [verb for verb, _ in VERBS.values()] + ["command"]
        self.verbs: Mapping[str, str] = {words(f"verb-{name.replace(' ', '-')}"): name for name in names}

    # --- the picture

    def about(self, match: Match) -> list[str]:
        """The building in a few words."""
        return answers.about(self.t, match)

    def picture(self, match: Match) -> list[str]:
        """The plan with its rows and columns numbered, everybody and both vehicles on it."""
        plan = match.plan
        canvas = [list(line.ljust(plan.breadth)) for line in draw(plan, match)]
        covered = {plan.read_cell(name): vehicle[0].upper() for vehicle in VEHICLES for name in answers.parked(match, vehicle)}
        for cell in plan.cells():
            line, column = plan.drawn_at(cell)
            canvas[line][column : column + 3] = signs(match, cell, covered.get(cell) or ground(match, cell))
        heads = ["".join(str(col).ljust(4) for col in range(plan.cols + 2))[:-1]] * plan.floors
        lines = ["     " + (" " * GAP).join(heads).rstrip()]
        for i, drawn in enumerate(canvas):
            lines.append(f"{'' if i % 2 else i // 2:>2}  {''.join(drawn)}".rstrip())
        return lines

    def legend(self, match: Match) -> list[str]:
        """What the signs of the picture mean, those in play only."""
        o, board = match.options, match.board
        chemicals = o.hazmats or o.unmarked
        used = {"fire": True, "smoke": True, "hot-spot": o.hot_spots or chemicals, "hazmat": chemicals, "both": chemicals}
        used |= {"crew": True, "poi": True, "victim": True, "treated": o.specialists}
        used |= dict.fromkeys(("wall", "damaged", "destroyed", "door", "open-door", "no-door"), True)
        used |= dict.fromkeys(("partition", "party-wall"), match.plan.beyond)
        used |= dict.fromkeys(("window", "open-window", "ladder", "closed-ladder", "stair"), board.ladders)
        used |= {"elevator": board.lifts, "engine": o.vehicles, "ambulance": o.vehicles and board.ambulance_places}
        return [self.t(f"sign-{name}") for name, shown in used.items() if shown]

    # --- how it stands

    def status(self, match: Match) -> list[str]:
        """Turn, AP and counts in a few lines."""
        t, lines = self.t, []
        if match.stage >= w.ACTING and match.actor != c.NOBODY:
            lines.append(t("status-turn", turn=match.turn, who=self.who(match, match.seat)))
            pools = (("move", match.move_ap), ("douse", match.douse_ap), ("command", match.command_ap))
            parts = [t("price", many=match.ap), t("status-saved", many=match.get("saved", match.seat))]
            lines.append(" + ".join(parts + [t(f"status-{name}", many=points) for name, points in pools if points]))
        counts = {"damage": match.damage, "rescued": match.rescued, "lost": match.lost, "evidence": match.evidence}
        names = ["rescued", "lost", "damage"] + ["evidence"] * bool(match.options.arson)
        left = [t("status-poi", many=placing.supply(match))]
        left += [t("status-hot-spots", many=match.spots)] if match.options.hot_spots else []
        if match.options.spots_on_board:  # SCEN-SAVE-05: nobody is inside, hot spots are the goal
            lying = sum(match.get("spot", cell) for cell in match.plan.cells())
            names, left = ["damage"], [t("status-to-clear", many=lying)]
        return [*lines, *listed([t(f"status-{name}-of", many=counts[name]) for name in names]), *listed(left)]

    def asks_nature(self, match: Match) -> str:
        """Which dice are rolled, or whose face is turned up."""
        place = match.plan.write_cell(match.asked) if match.stage not in NATURE else ""
        return self.t(NATURE.get(match.stage, "roll-face"), place=place)

    def asks_seat(self, match: Match) -> str:
        """What a firefighter is asked."""
        return sentence_of(self.t(QUESTIONS[match.stage], who=self.t("figure", number=match.actor + 1), you="no"))

    def suggestion(self, match: Match) -> Suggestion | None:
        """Where to start: the places that the page suggests too, with the reason for the best."""
        if match.stage != w.PLACING or match.actor < 0:
            return None
        best, *others = starts(match)
        call = self.t("space-in", place=str(best.get("call", "")))
        reason = self.t("start-reason", **{"reason": str(best["reason"]), "who": "", "in": call})
        sentence = self.t("start-suggested", place=str(best["space"]), reason=reason)
        return Suggestion(sentence, [f"place {one['space']}" for one in (best, *others)])

    # --- what is said

    def price(self, cost: int) -> str:
        """What an action costs."""
        return self.t("price", many=cost)

    def spoken(self, text: str) -> Spoken:
        """An action as people read and type it: with the language's verb, cards by their names."""
        words = text.split()
        order = f"{self.t('verb-command')} {words[1]} " if words[0] == "command" else ""
        words = words[2:] if order else words
        size = 2 if words[0] in ("drive", "park") else 1
        verb = self.t("verb-" + "-".join(words[:size]))
        *more, target = [*words[size:]] or [""]
        for kind in ("card", "dice", "face"):
            if target.isalpha() and self.t.language != "en" and self.t.has(f"{kind}-{target}"):
                target = self.t(f"{kind}-{target}")
                break
        return Spoken(" ".join([order + verb, *more]), target)

    def sure(self, match: Match, text: str) -> str:
        """Nothing is asked twice: whatever is done can be undone."""
        return ""


def ground(match: Match, cell: int) -> str:
    """What a space is, if it is more than a floor: an elevator, a stair, a ladder standing or lying there."""
    if match.get("ladder", cell):
        return "H" if match.get("ladder", cell) >= w.RAISED else "="
    return {"L": "L", "UP": "^", "DN": "^", "X": "X"}.get(match.plan.signs.get(cell, ""), " ")


def signs(match: Match, cell: int, vehicle: str) -> str:
    """Three signs for a space: people around the threat, then the thing; + stands for more people than there is room."""
    threat = THREATS[match.get("threat", cell)]
    thing = THINGS[match.get("spot", cell) + 2 * (match.get("hazmat", cell) > 0)]
    thing = vehicle if thing == " " else thing
    room = [i for i, sign in enumerate((" ", threat, thing)) if sign == " "]
    people = [str(i + 1) for i in answers.figures_at(match, cell)] + [PEOPLE[kind] for kind in answers.pois_at(match, cell)]
    found = [" ", threat, thing]
    if len(people) > len(room):
        people = [*people[: len(room) - 1], "+"]
    for i, sign in zip(room, people, strict=False):
        found[i] = sign
    return "".join(found)
