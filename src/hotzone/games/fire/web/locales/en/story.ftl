# The story of a fire: words over the board and lines of the panel.
story-head = The fire after { $who }’s turn
story-outside = outside, { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } side
story-dice = Row { $red }, column { $black }: the { $room }
story-smoke = Smoke in the { $room }
story-catch = The smoke in the { $room } catches fire
story-beside = The fire spreads in the { $room }
story-explosion = Explosion in the { $room }
story-blast = { $way ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[stair] along the stair
  } { $what ->
    [crack] the wall cracks
    [breach] the wall falls
    [door] the door is torn off
    [window] the window bursts
    [lift] the elevator is destroyed
   *[fire] one more space burns
  }
story-hazmat-exploded = Hazmat blows up in the { $room }
story-flashover = Flashover: { $many ->
    [one] one space
   *[other] { $many } spaces
  }
story-flared-up = A hot spot: the fire moves again
story-hot-spot = A new hot spot in the { $room }
story-knock-down = { $who } is knocked down and wakes up { $room }
story-shrug = Nobody was in the { $room }
story-lost = The person in the { $room } is lost
story-rescue =
    { $who } brings { $count ->
        [1] the first person
        [2] the second person
        [3] the third person
        [4] the fourth person
        [5] the fifth person
        [6] the sixth person
        [7] the seventh person
       *[other] another person
    } out
story-call = A new call: { $room }
story-found = Somebody is in the { $room }
story-false-alarm = A false alarm in the { $room }
story-collapse = The house comes down
story-then-flashover = Then: smoke beside fire turns into fire.
story-then-people = Then: is anybody in the fire?
legend-engine-place = place of the engine
legend-ambulance-place = place of the ambulance: the knocked down wake up here
legend-depot = ladders lie on the engine’s places
legend-arrow = a new call that cannot lie here goes on along the arrow
legend-quarter = what the deck gun reaches
sound-bed = fire crackles
sound-splinters = splinters
sound-crack = a wall cracks
sound-axe = axe on a wall
sound-smoke = smoke
sound-flames = flames
sound-flashover = whoosh
sound-collapse = the house falls
