"""The words of the fire game. Constants only: this file is never compiled, `make ids` writes `constants.pxd` from it."""

# What lies on a space.
CLEAR, SMOKE, FIRE = 0, 1, 2

# A point of interest. Slots hold them; an empty slot is NO_POI.
NO_POI, HIDDEN, VICTIM, TREATED = range(4)
SLOTS = 3  # never more than three on the board (FIRE-POI-01)
FACE_ALARM, FACE_VICTIM = 0, 1

# An edge between two spaces.
OPEN, WALL, DAMAGED, DESTROYED = range(4)
DOOR = 4  # closed
DOOR_OPEN, DOOR_GONE = range(5, 7)
RIM = 7  # the rim of the board
WINDOW = 8  # closed
WINDOW_OPEN, THIN, PARTY, PARTY_DAMAGED, PARTY_DESTROYED, EDGE_KINDS = range(9, 15)

# Figures and their cards.
FIGURES = 6
PLAIN = 0  # a firefighter without a card
PARAMEDIC, CAPTAIN, IMAGING, CAFS, HAZMAT_TECHNICIAN, GENERALIST, RESCUE, DRIVER, ENGINEER, ROLES = range(1, 11)

# What AP are spent on: restricted pools pay for their own kind only (FIRE-AP-07).
FOR_ANYTHING, FOR_MOVING, FOR_DOUSING, FOR_COMMANDING = range(4)

# What a figure takes along when it moves; the kind of the action is MOVE + load.
ALONE, WITH_VICTIM, WITH_HAZMAT, LEADING, LEADING_VICTIM, LEADING_TREATED, LEADING_HAZMAT = range(7)
WITH_FRIEND = 7  # a firefighter that lies (SCEN-FRIEND); the action names which
LEADING_FRIEND, LOADS = range(8, 10)

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
TREAT, IDENTIFY, DISPOSE = range(17, 20)
REVIVE = 20  # treat a firefighter that lies
CLEAR_SPOT = 21  # take a hot spot away
REPAIR, DRIVE_ENGINE, DRIVE_AMBULANCE, GUN, TAKE_LADDER, PUT_LADDER, CHANGE, END = range(22, 30)
FINISH = 30  # stop after seven were rescued
# ... answers to questions, ...
PLAY_ON, RIDE, STAY, REROLL, KEEP, DETONATE, FALL = range(31, 38)
# ... set-up, ...
TAKE, PLACE, PARK_ENGINE, PARK_AMBULANCE = range(38, 42)
# ... and nature's.
ROLL, FACE, DEAL = range(42, 45)
ENLIST = 45  # who gets the engineer's card
ACTION_KINDS = 46

# Dice that a roll or re-roll names.
RED, BLACK, BOTH = 1, 2, 3

# Where in the match we are. Everything below ACTING is set-up, everything from COLLAPSING on is its end.
EXPLODING, SPREADING_HAZMATS, HIDING, CREWING, HEATING, PLACING, PARKING, ACTING, REVEALING, RIDING = range(1, 11)
GUNNING, REROLLING, WON, ADVANCING, DETONATING, KNOCKING, LOSING, DETONATING_LATE, REPLENISHING, MEETING = range(11, 21)
COLLAPSING, OVER, STAGES = range(21, 24)

# How set-up finds the first fires.
PRINTED, SIMPLE, FULL = 0, 1, 2

# How it ended.
UNDECIDED, VICTORY, PERFECT, DEFEAT, COLLAPSE, HOPELESS = range(6)

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
ROLLED, THREAT, EDGE, MOVED, POINTS, SAVED, TURN, POI_PLACED, TURNED, VICTIM_MOVED, TREATED_MOVED = range(1, 12)
HAZMAT_MOVED, RESCUED, VICTIM_LOST, VICTIM_TREATED, HAZMAT, HAZMAT_SAFE, HAZMAT_EXPLODED, HOT_SPOT = range(12, 20)
EXPLODED, FLARED, KNOCKED_DOWN, PARKED, GUN_FIRED, ROLE, ROLL_AGAIN, PLAYED_ON, COLLAPSED, ENDED = range(20, 30)
DISCARDED, SPOT_SUPPLY, SPOT_CLEARED, HAZMAT_GONE, EVIDENCE, LYING, LADDERS, HOLDS, LIFT_DESTROYED = range(30, 39)
EVENT_KINDS = 39
