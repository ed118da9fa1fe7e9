"""The words of the fire game. Constants only: this file is never compiled, `words.pxd` holds the same lines."""

# What lies on a space.
CLEAR, SMOKE, FIRE = 0, 1, 2

# A point of interest. Slots hold them; an empty slot is NO_POI.
NO_POI, HIDDEN, VICTIM, TREATED = 0, 1, 2, 3
SLOTS = 3  # never more than three on the board (FIRE-POI-01)
FACE_ALARM, FACE_VICTIM = 0, 1

# An edge between two spaces.
OPEN = 0
WALL = 1
DAMAGED = 2
DESTROYED = 3
DOOR = 4  # closed
DOOR_OPEN = 5
DOOR_GONE = 6
RIM = 7  # the rim of the board
WINDOW = 8  # closed
WINDOW_OPEN = 9
THIN = 10
PARTY = 11
PARTY_DAMAGED = 12
PARTY_DESTROYED = 13
EDGE_KINDS = 14

# Figures and their cards.
FIGURES = 6
PLAIN = 0  # a firefighter without a card
PARAMEDIC = 1
CAPTAIN = 2
IMAGING = 3
CAFS = 4
HAZMAT_TECHNICIAN = 5
GENERALIST = 6
RESCUE = 7
DRIVER = 8
ENGINEER = 9
ROLES = 10

# What AP are spent on: restricted pools pay for their own kind only (FIRE-AP-07).
FOR_ANYTHING, FOR_MOVING, FOR_DOUSING, FOR_COMMANDING = 0, 1, 2, 3

# What a figure takes along when it moves; the kind of the action is MOVE + load.
ALONE = 0
WITH_VICTIM = 1
WITH_HAZMAT = 2
LEADING = 3
LEADING_VICTIM = 4
LEADING_TREATED = 5
LEADING_HAZMAT = 6
WITH_FRIEND = 7  # a firefighter that lies (SCEN-FRIEND); the action names which
LEADING_FRIEND = 8
LOADS = 9

# Kinds of actions: movement and doors, which the Captain can command, ...
MOVE = 1  # to 9 with the loads
OPEN_DOOR = 10  # and windows, and elevators
CLOSE_DOOR = 11
EXTEND = 12  # a portable ladder
FOLD = 13
# ... the other deeds of a turn, ...
CHOP = 14
DOUSE = 15  # one step: smoke to nothing, fire to smoke
QUENCH = 16  # fire to nothing
TREAT = 17
IDENTIFY = 18
DISPOSE = 19
REVIVE = 20  # treat a firefighter that lies
CLEAR_SPOT = 21  # take a hot spot away
REPAIR = 22
DRIVE_ENGINE = 23
DRIVE_AMBULANCE = 24
GUN = 25
TAKE_LADDER = 26
PUT_LADDER = 27
CHANGE = 28
END = 29
FINISH = 30  # stop after seven were rescued
# ... answers to questions, ...
PLAY_ON = 31
RIDE = 32
STAY = 33
REROLL = 34
KEEP = 35
DETONATE = 36
FALL = 37
# ... set-up, ...
TAKE = 38
PLACE = 39
PARK_ENGINE = 40
PARK_AMBULANCE = 41
# ... and nature's.
ROLL = 42
FACE = 43
DEAL = 44
ENLIST = 45  # who gets the engineer's card
ACTION_KINDS = 46

# Dice that a roll or re-roll names.
RED, BLACK, BOTH = 1, 2, 3

# Where in the match we are. Everything below ACTING is set-up, everything from COLLAPSING on is its end.
EXPLODING = 1
SPREADING_HAZMATS = 2
HIDING = 3
CREWING = 4
HEATING = 5
PLACING = 6
PARKING = 7
ACTING = 8
REVEALING = 9
RIDING = 10
GUNNING = 11
REROLLING = 12
WON = 13
ADVANCING = 14
DETONATING = 15
KNOCKING = 16
LOSING = 17
DETONATING_LATE = 18
REPLENISHING = 19
MEETING = 20
COLLAPSING = 21
OVER = 22
STAGES = 23

# How set-up finds the first fires.
PRINTED, SIMPLE, FULL = 0, 1, 2

# How it ended.
UNDECIDED, VICTORY, PERFECT, DEFEAT, COLLAPSE, HOPELESS = 0, 1, 2, 3, 4, 5

# Numbers of the box.
VICTIMS = 10  # in play (FIRE-SETUPF-04)
ALARMS = 5
TO_RESCUE = 7
TO_LOSE = 4
DAMAGE_MARKERS = 24
SAVED_AT_MOST = 4
EVIDENCE_NEEDED = 3  # SCEN-ARSON-02
HOT_SPOTS = 24

# Beyond the base box: the fifth side of a space is the stair, the sixth its other end by a portable ladder.
STAIR, LADDER = 4, 5
RAISED = 8  # of the ladders on a space: added where an extended one stands
FALSE_HAZMAT = 8  # of the hazmats on a space: added where a false alarm explodes and leaves no hot spot
EASY, HARD = 1, 2  # how a friend in need gets up

# Vehicles.
ENGINE, AMBULANCE = 0, 1
UNPARKED = -1

# Events; each says what is true now.
ROLLED = 1
THREAT = 2
EDGE = 3
MOVED = 4
POINTS = 5
SAVED = 6
TURN = 7
POI_PLACED = 8
TURNED = 9
VICTIM_MOVED = 10
TREATED_MOVED = 11
HAZMAT_MOVED = 12
RESCUED = 13
VICTIM_LOST = 14
VICTIM_TREATED = 15
HAZMAT = 16
HAZMAT_SAFE = 17
HAZMAT_EXPLODED = 18
HOT_SPOT = 19
EXPLODED = 20
FLARED = 21
KNOCKED_DOWN = 22
PARKED = 23
GUN_FIRED = 24
ROLE = 25
ROLL_AGAIN = 26
PLAYED_ON = 27
COLLAPSED = 28
ENDED = 29
DISCARDED = 30
SPOT_SUPPLY = 31
SPOT_CLEARED = 32
HAZMAT_GONE = 33
EVIDENCE = 34
LYING = 35
LADDERS = 36
HOLDS = 37
LIFT_DESTROYED = 38
EVENT_KINDS = 39
