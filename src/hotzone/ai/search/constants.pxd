# made by make ids from the constants beside it
cdef enum:
    HIDDEN = 128, UNITS = 64, LEVELS = 64, STEPS = 96, NONE = -1
    OPEN = 0, LEAF = 1, CHANCE = 2, LATER = 4, STALE = 8, EDGES_A_NODE = 12, EDGE_ROOM = 1024, EXPLORED = 6
    WILD_MATCHES = 8, WILD = 30, WILDLY = 500, CHOICES = 16, OPTIONS = 128, AHEAD = 32, ROW = 6
