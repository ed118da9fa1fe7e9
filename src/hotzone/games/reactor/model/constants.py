"""The words of Reactor. Constants only: this file is never compiled, `make ids` writes `constants.pxd` from it."""

# Room on the field; its cells come in the order fuel cells, control cells, start cells.
CELLS = 64
SEATS = 4

# A tile is the sum of what is true of it; 0 is an empty cell.
EMPTY = 0
TVS = 1  # a fuel assembly
SUZ = 2  # a control assembly
UP = 4  # its sign is up
BLACK = 8  # seen: a normal fuel assembly, a working control assembly
RED = 16  # seen: an emergency fuel assembly, a broken control assembly
FOAM = 32  # an extinguisher lies on it
SIGN = 24  # BLACK or RED: what it shows once it is up
EMERGENCY = 17  # a fuel assembly seen to be one
WORKING = 10  # a control assembly seen to be one

# What a cell is for.
FUEL_CELL, CONTROL_CELL, START_CELL = 1, 2, 3

# Characters.
SOLDIER, ENGINEER, FIREFIGHTER, DOCTOR = range(4)

# Kinds of tokens; the round ones come first.
EXTINGUISHER, LIFT, MASK, KIT = range(4)
ROUND = 4  # how many kinds are round
CRANE, PIPELINE, ON, HOSE, EXTRA, MEDIC, TOKENS = range(4, 11)
SLOTS = 16  # room for kinds a character, for leavers times round kinds a cell

# Kinds of actions: of the action phase, ...
MOVE = 1
CROSS = 2  # the soldier steps over an empty cell
OPEN = 3
OPEN_EXTRA = 4  # the soldier's second opening
USE_PIPELINE, USE_HOSE, USE_EXTINGUISHER, USE_MASK, USE_MEDIC, USE_KIT, USE_ON, USE_LIFT, USE_CRANE, GIVE = range(5, 15)
LEAVE, TAKE, SACRIFICE, END = range(15, 19)
PRESS_OFF = 19  # never listed: the game ends by itself as soon as it could be pressed
GIVE_UP = 20
# ... before it, ...
READY = 21  # no mask, no call: go on
CALL = 22  # the acute phase
# ... of the set-up ...
PLACE = 23
# ... and nature's.
CARD, FACE, CAST, ACTION_KINDS = range(24, 28)

# What nature shows of a tile: the place of its count in `unseen`, of a control assembly two higher.
FACE_BLACK, FACE_RED = 0, 1

# Where in the match we are; everything below WAITING is set-up.
CASTING, PLACING = range(1, 3)
WAITING = 3  # a turn begins: gas mask, acute phase?
OVERHEATING = 4  # overheat cards
FAILING = 5  # control-failure cards
BRACING = 6  # gas mask before the standing dose?
ACTING = 7
SACRIFICING = 8  # nature shows the tile that goes
CALLED = 9  # an acute phase the team called
ACUTE = 10  # an acute phase because nobody lives
OVER, STAGES = range(11, 13)

# Sectors of the dial.
GREEN_SECTOR, YELLOW_SECTOR, RED_SECTOR = 0, 1, 2

# How it ended.
UNDECIDED, VICTORY, BURNT_OUT, ASSEMBLY_LOST, GIVEN_UP = range(5)

# Events; each says what is true now.
TURN, PLAYER, PLACED, CARD_DRAWN, DECK_MADE, CARD_UNDER, UNTOUCHED, TURNED_UP, COOLED, REMOVED = range(1, 11)
TILE_MOVED, TILE_BACK, SHOWN, DIAL, HEARTS, RADIATION, DIED, MOVED, CROSSED, HELD, LYING, FOAMED = range(11, 23)
FOAM_GONE, MASK_ON, MASK_OFF, ACUTE_BEGUN, ACUTE_PASSED, RETURNED, ENDED, EVENT_KINDS = range(23, 31)
