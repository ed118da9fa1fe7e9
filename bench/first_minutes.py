"""Matches of somebody who only presses what is suggested, "Play this line" and "End turn", through the server's socket.

python bench/first_minutes.py [matches] [--workers 2] [--only reactor] plays family matches, half as many first rescues of each game
as the page begins them, and a tenth as many of recruit, two floors and Reactor. It prints how many are won and by how many presses.
What is done is kept in build/bench, and the next run goes on from there.
The promise: 90 % of family matches and of first rescues are won; the others are played to their end; nothing breaks.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from resumable import Row, options, played

FIRST = "first"  # the match of a first visit, whose set-up is the game's own
KINDS: dict[str, tuple[int, dict[str, object]]] = {
    "family, three firefighters": (1, {}),
    "first rescue of fire": (2, {FIRST: "fire"}),
    "first rescue of reactor": (2, {FIRST: "reactor"}),
    "recruit": (10, {"rules": "experienced", "level": "recruit"}),
    "two floors": (10, {"board": "villa"}),
    "reactor": (10, {"game": "reactor"}),
}


def play(key: str) -> Row:
    """One match: its ending and the presses."""
    from hotzone.server.security.rate_limits import RateLimits
    from tests.server.following import follow
    from tests.server.tables import new, page, server

    many = (1e6, 1e6)
    settings = KINDS[key.partition("/")[0]][1]
    with server(limits=RateLimits(messages=many, rooms=many, lookups=many, thoughts=many)) as client:
        if FIRST in settings:
            made = client.post(f"/api/first/{settings[FIRST]}", json={}).json()
        else:
            seats = ("me",) * 4 if settings.get("game") else ("me", "me", "steady")
            made = new(client, *seats, **settings)
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("set", pace=0.0)
            view, pressed = follow(mira)
    return {"result": view["result"], "presses": sum(pressed.values())}


def main() -> None:
    """Play and print."""
    args = options("first_minutes", 200, __doc__, only="kinds of matches whose name holds this word")
    kinds = [name for name in KINDS if args.only in name]
    keys = [f"{name}/{i}" for name in kinds for i in range(max(1, args.matches // KINDS[name][0]))]
    rows = played(keys, play, args)
    for name in kinds:
        mine = [row for key, row in rows.items() if key.startswith(name + "/")]
        over = [row for row in mine if "error" not in row]
        endings = Counter(row["result"] for row in over)
        won = sum(endings[word] for word in ("victory", "perfect"))
        presses = mean([row["presses"] for row in over] or [0])
        print(f"{name}: won {won} of {len(over)} ({won / max(1, len(over)):.0%}), {presses:.0f} presses a match; {dict(endings)}")
        for row in mine:
            if "error" in row:
                print(f"  broken: {row['key']} {row['error']}")


if __name__ == "__main__":
    main()
