# A table of cardboard with a phone beside it.
tabletop-between = between { $one } and { $two }
tabletop-threat =
    { $was ->
        [smoke] { $now ->
            [fire] Turn the smoke to fire
           *[none] Take the smoke off
        }
        [fire] { $now ->
            [smoke] Turn the fire to smoke
           *[none] Take the fire off
        }
       *[none] { $now ->
            [smoke] Put smoke
           *[fire] Put a fire
        }
    }
tabletop-hot-spot =
    { $now ->
        [no] Take the hot spot off
       *[yes] Put a hot spot
    }
tabletop-hazmat =
    { $put ->
        [no] Take dangerous goods off: { $many }
       *[yes] Put dangerous goods: { $many }
    }
tabletop-cube =
    { $put ->
        [no] Take damage cubes off: { $many }
       *[yes] Put damage cubes: { $many }
    }
tabletop-cube-at = { $place } · now { $damage } of { $most }
tabletop-door =
    { $now ->
        [open-door] Open the door
        [closed-door] Close the door
        [no-door] Take the door away
        [open-window] Open the window
        [window] Close the window
       *[other] Change this wall
    }
tabletop-person =
    { $was ->
        [none] { $now ->
            [poi] Put a call, face down
           *[victim] Somebody lies here
        }
       *[other] { $now ->
            [none] Take the marker off
            [treated-victim] Mark as treated
           *[victim] Somebody lies here
        }
    }
tabletop-rescued = Rescued people: { $many }
tabletop-lost = Lost people: { $many }
tabletop-count = now { $now } in all
tabletop-card = { $who } takes a card
tabletop-figure = Move { $who }
tabletop-off = off the board
tabletop-lying =
    { $now ->
        [no] Stand { $who } up
       *[yes] Lay { $who } down
    }
tabletop-vehicle =
    { $what ->
        [ambulance] Move the ambulance
       *[engine] Move the engine
    }
tabletop-lift =
    { $now ->
        [destroyed] The elevator is destroyed
        [floor] The elevator goes up
       *[lobby] The elevator goes down
    }
tabletop-ladder =
    { $now ->
        [no] Take the ladder off
       *[yes] Put a ladder
    }
tabletop-ask-roll = Roll both dice
tabletop-ask-exploding = Roll for an explosion
tabletop-ask-spreading-hazmats = Roll for dangerous goods
tabletop-ask-hiding = Roll for a call
tabletop-ask-heating = Roll for a hot spot
tabletop-ask-gunning = Roll for the deck gun
tabletop-ask-advancing = The fire spreads: roll
tabletop-ask-replenishing = Roll for a new call
tabletop-roll-how = Red first, then black. The small sign says what a roll would do.
tabletop-then = Red is { $red }. Now the black die.
tabletop-black = The black die
tabletop-red-first = The red die first.
tabletop-ask-face = Turn the call over. Who is there?
tabletop-face-how = Tap what is on its face.
tabletop-face-victim = Somebody
tabletop-face-alarm = False alarm
tabletop-left = left: { $many }
tabletop-ask-card = Which card for { $who }?
tabletop-card-how = Shuffle the crew cards and draw one.
tabletop-said-roll = Roll { $red }·{ $black }
tabletop-said-face =
    { $face ->
        [victim] Face: somebody
       *[alarm] Face: false alarm
    }
tabletop-said-card = Card: { $card }
tabletop-said-enlist = The card goes to { $number }
tabletop-sign =
    { $word ->
        [smoke] smoke
        [fire] fire
        [explosion] an explosion
        [collapse] the house falls
        [again] roll again
        [hazmat] dangerous goods
        [poi] a call
        [hot-spot] a hot spot
        [water] water
       *[nothing] nothing changes
    }
tabletop-piece =
    { $what ->
        [doors] Doors, closed
        [windows] Windows
        [fire] Fires
        [smoke] Smoke
        [hot-spots] Hot spots
        [hazmats] Dangerous goods
        [calls] Calls, face down
        [pile] The other calls
        [cubes] Damage cubes
       *[figures] Firefighters
    }
tabletop-piece-doors = on every door of the plan
tabletop-piece-how =
    { $what ->
        [pile] shuffle { $many } beside the board
        [cubes] { $many } beside the board
       *[figures] { $many }, outside the house; where, comes next
    }
tabletop-roll-one = Only this die is rolled. The small sign says what a roll would do.
tabletop-lies =
    { $what ->
        [clear] Nothing burns or smokes here
        [smoke] Smoke lies here
        [fire] Fire burns here
        [poi] A call lies here, face down
        [victim] The call was somebody
        [alarm] The call was a false alarm
        [rescued] Somebody was rescued from here
       *[lost] Somebody was lost here
    }
tabletop-stands = { $who } stands here
tabletop-carried = The person from { $place } lies here
tabletop-edge-lies =
    { $kind ->
        [wall] No damage cube
        [party-wall] No damage cube
        [damaged] One damage cube
        [damaged-party-wall] One damage cube
        [destroyed] Two damage cubes
        [destroyed-party-wall] Two damage cubes
        [closed-door] The door is closed
        [open-door] The door is open
        [no-door] The door is gone
        [window] The window is closed
       *[open-window] The window is open
    }
