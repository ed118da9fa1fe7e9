"""The games, each with all that is its own. No room outside names one: they are found by this list."""

BUILT_IN = {  # the first is played where somebody names no game
    "fire": "hotzone.games.fire.game:Fire",
    "reactor": "hotzone.games.reactor.game:Reactor",
}
