"""The words every game uses. Constants only: this file is never compiled, `make ids` writes `constants.pxd` from it."""

# Who must decide: a seat from 0, or one of these.
NATURE = -1  # dice, hidden faces, cards
NOBODY = -2  # the match is over

# The shape of every board.
SIDES = 6  # room for up, right, down, left, the stair; six for hexagons
CELLS = 128
EDGES = 128
NOWHERE = 127  # a real space, always empty, where every step over the rim leads

# Room for what a table lists and tells.
ACTIONS = 1024  # legal actions at once
EVENTS = 2048  # events of one action

# Where in its turn a table is, for searches of any game.
PREPARING = 0  # set-up
DECIDING = 1  # somebody's turn: deeds, and what luck answers to them
BEFORE = 2  # all is decided, nature's part of the turn comes
BETWEEN = 3  # in the middle of nature's part
AFTER = 4  # nature's part is done but for what is laid anew
DONE = 5
SALTS = 1024  # numbers that tell states apart
INPUTS = 256  # what an evaluator may tell a network
MERGED = 48  # tables that nature's merged answers may come to
