# made by make ids from the constants beside it
cdef enum:
    NATURE = -1, NOBODY = -2
    SIDES = 6, CELLS = 128, EDGES = 128, NOWHERE = 127
    ACTIONS = 1024, EVENTS = 2048
    PREPARING = 0, DECIDING = 1, BEFORE = 2, BETWEEN = 3, AFTER = 4, DONE = 5, SALTS = 1024, INPUTS = 256, MERGED = 48
