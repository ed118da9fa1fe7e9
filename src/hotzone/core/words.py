"""The words every game uses. Constants only: this file is never compiled, `words.pxd` holds the same lines."""

# Who must decide: a seat from 0, or one of these.
NATURE = -1  # dice, hidden faces, cards
NOBODY = -2  # the match is over

# The shape of every board.
SIDES = 6  # room for up, right, down, left, the stair; six for hexagons
CELLS = 128
EDGES = 128
KINDS = 16  # kinds of edges
NOWHERE = 127  # a real space, always empty, where every step over the rim leads

# Room for what a table lists and tells.
ACTIONS = 1024  # legal actions at once
EVENTS = 2048  # events of one action
