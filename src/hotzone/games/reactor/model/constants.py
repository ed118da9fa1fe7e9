"""The words of Reactor. Constants only: this file is never compiled, `words.pxd` holds the same lines."""

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
NO_CELL, FUEL_CELL, CONTROL_CELL, START_CELL = 0, 1, 2, 3

# Characters.
SOLDIER, ENGINEER, FIREFIGHTER, DOCTOR = 0, 1, 2, 3

# Kinds of tokens; the round ones come first.
EXTINGUISHER = 0
LIFT = 1
MASK = 2
KIT = 3
ROUND = 4  # how many kinds are round
CRANE = 4
PIPELINE = 5
ON = 6
HOSE = 7
EXTRA = 8
MEDIC = 9
TOKENS = 10
SLOTS = 16  # room for kinds a character, for leavers times round kinds a cell

# Kinds of actions: of the action phase, ...
MOVE = 1
CROSS = 2  # the soldier steps over an empty cell
OPEN = 3
OPEN_EXTRA = 4  # the soldier's second opening
USE_PIPELINE = 5
USE_HOSE = 6
USE_EXTINGUISHER = 7
USE_MASK = 8
USE_MEDIC = 9
USE_KIT = 10
USE_ON = 11
USE_LIFT = 12
USE_CRANE = 13
GIVE = 14
LEAVE = 15
TAKE = 16
SACRIFICE = 17
END = 18
PRESS_OFF = 19  # never listed: the game ends by itself as soon as it could be pressed
GIVE_UP = 20
# ... before it, ...
READY = 21  # no mask, no call: go on
CALL = 22  # the acute phase
# ... of the set-up ...
PLACE = 23
# ... and nature's.
CARD = 24
FACE = 25
CAST = 26
ACTION_KINDS = 27

# What nature shows of a tile: the place of its count in `unseen`, of a control assembly two higher.
FACE_BLACK, FACE_RED = 0, 1

# Where in the match we are; everything below WAITING is set-up.
CASTING = 1
PLACING = 2
WAITING = 3  # a turn begins: gas mask, acute phase?
OVERHEATING = 4  # overheat cards
FAILING = 5  # control-failure cards
BRACING = 6  # gas mask before the standing dose?
ACTING = 7
SACRIFICING = 8  # nature shows the tile that goes
CALLED = 9  # an acute phase the team called
ACUTE = 10  # an acute phase because nobody lives
OVER = 11
STAGES = 12

# Sectors of the dial.
GREEN_SECTOR, YELLOW_SECTOR, RED_SECTOR = 0, 1, 2

# How it ended.
UNDECIDED, VICTORY, BURNT_OUT, ASSEMBLY_LOST, GIVEN_UP = 0, 1, 2, 3, 4

# Events; each says what is true now.
TURN = 1
PLAYER = 2
PLACED = 3
CARD_DRAWN = 4
DECK_MADE = 5
CARD_UNDER = 6
UNTOUCHED = 7
TURNED_UP = 8
COOLED = 9
REMOVED = 10
TILE_MOVED = 11
TILE_BACK = 12
SHOWN = 13
DIAL = 14
HEARTS = 15
RADIATION = 16
DIED = 17
MOVED = 18
CROSSED = 19
HELD = 20
LYING = 21
FOAMED = 22
FOAM_GONE = 23
MASK_ON = 24
MASK_OFF = 25
ACUTE_BEGUN = 26
ACUTE_PASSED = 27
RETURNED = 28
ENDED = 29
EVENT_KINDS = 30
