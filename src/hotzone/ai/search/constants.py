"""The numbers of networks and searches. Constants only: this file is never compiled, `make ids` writes `constants.pxd` from it."""

HIDDEN = 128  # units a network's hidden layer may have
UNITS = 64  # of a network that is trained; the mean of two has twice as many
LEVELS = 64  # AP a turn may have
STEPS = 96  # actions of a plan
NONE = -1
# what a node is
OPEN = 0  # may be looked into
LEAF = 1  # nothing can be decided any more
CHANCE = 2  # nature answers
LATER = 4  # nature has answered on the way here
STALE = 8  # the same table was met later with more AP left
EDGES_A_NODE = 12
EDGE_ROOM = 1024  # for the last node
EXPLORED = 6  # ends among which a learner that strays takes the best
WILD_MATCHES = 8  # of so many matches of a learner one begins wildly
WILD = 30  # turns at the beginning of some matches of a learner in which it strays often
WILDLY = 500  # turns in a thousand, then
CHOICES = 16  # of a set-up that are planned together
OPTIONS = 128  # of each of them
AHEAD = 32  # ends of a turn that may be played on into the next ones
ROW = 6  # numbers of a recorded moment before its inputs: match, kind, strayed, value, what a closer look gave, luck of the rolls
