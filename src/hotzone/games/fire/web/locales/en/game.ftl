# The fire game: places, things, actions, questions, events.
place-outside = outside, { $place }
place-room = { $room }, { $place }
room-living = living room
room-kitchen = kitchen
room-bedroom = bedroom
room-hall = hall
room-bath = bathroom
room-dining = dining room
room-laundry = laundry
room-closet = closet
room-study = study
card-firefighter = Firefighter
card-paramedic = Paramedic
card-captain = Fire Captain
card-imaging = Imaging Technician
card-cafs = CAFS Firefighter
card-hazmat = Hazmat Technician
card-generalist = Generalist
card-rescue = Rescue Specialist
card-driver = Driver / Operator
card-engineer = Structural Engineer
card-paramedic-how = Treats victims so that they walk along.
card-captain-how = Two points to move others and work doors.
card-imaging-how = Sees from afar who is there.
card-cafs-how = Three points for putting out only.
card-hazmat-how = Disposes of hazmats on the spot.
card-generalist-how = Five points, no weakness.
card-rescue-how = Three moves more, chops at half price.
card-driver-how = Aims the deck gun at half price, rolls again.
thing-fire = fire
thing-smoke = smoke
thing-hot-spot = hot spot
thing-hazmat = { $many ->
    [one] hazmat
   *[other] { $many } hazmats
  }
thing-poi = POI, face down
thing-victim = victim
thing-treated-victim = treated victim
thing-engine = engine
thing-ambulance = ambulance
thing-active = { $who }, whose turn it is
thing-edge = { $side ->
    [up] Above
    [right] To the right
    [down] Below
   *[left] To the left
  }: { $what ->
    [wall] wall
    [damaged] damaged wall
    [destroyed] destroyed wall
    [closed-door] closed door
    [open-door] open door
    [no-door] destroyed door
    [window] window
    [open-window] open window
    [thin] thin partition
   *[other] party wall
  }
edge-kind = { $what ->
    [damaged] damaged
    [destroyed] destroyed
    [closed-door] closed
    [open-door] open
    [no-door] destroyed
   *[other] { $what }
  }
count-threats-left = Threat markers
count-poi-left = POI
count-victims-unseen = Victims not found yet
count-alarms-unseen = False alarms not found yet
count-hot-spots-left = Hot spots
pool-ap = { $many ->
    [one] { $many } action point
   *[other] { $many } action points
  }
pool-ap-word = action
pool-move = { $many ->
    [one] { $many } movement point
   *[other] { $many } movement points
  }
pool-move-word = move only
pool-douse = { $many ->
    [one] { $many } extinguish point
   *[other] { $many } extinguish points
  }
pool-douse-word = put out only
pool-command = { $many ->
    [one] { $many } command point
   *[other] { $many } command points
  }
pool-command-word = command only
group-move = Move
group-move-can = pick a dotted space
group-move-not = no way from here
group-carry = Carry
group-carry-can = take along what is here
group-carry-not = nobody on this space
group-douse = Put out
group-douse-can = { $many ->
    [one] { $many } way within reach
   *[other] { $many } ways within reach
  }
group-douse-not = no fire within reach
group-door = Work a door
group-door-can = { $many } within reach
group-door-not = no door within reach
group-chop = Chop a wall
group-chop-can = { $many ->
    [one] { $many } wall within reach
   *[other] { $many } walls within reach
  }
group-chop-not = no wall within reach
group-card = Specialist
group-card-can = what this card can do
group-card-not = not now
group-ladder = Ladder
group-ladder-can = extend or close
group-ladder-not = not now
group-drive = Drive
group-drive-can = to the next parking spot
group-drive-not = not now
group-gun = Fire the deck gun
group-gun-can = at the part of the house beside it
group-gun-not = not now
group-change = Crew change
group-change-can = take another card
group-change-not = not now
group-command = Command
group-command-can = move others, work their doors
group-command-not = not now
do-move = Move to { $place }
do-carry = Carry the victim to { $place }
do-haul = Carry the hazmat to { $place }
do-lead = Lead the treated victim to { $place }
do-lead-carry = Lead one, carry one to { $place }
do-lead-two = Lead two to { $place }
do-lead-haul = Lead one, carry the hazmat to { $place }
do-drag = Carry the firefighter to { $place }
do-lead-drag = Lead one, carry the firefighter to { $place }
do-open = Open { $place }
do-close = Close { $place }
do-chop = Chop the wall { $place }
do-douse = Put out one step at { $place }
do-quench = Put the fire out wholly at { $place }
do-treat = Treat the victim
do-identify = Identify the POI at { $place }
do-dispose = Dispose of the hazmat
do-revive = Help the firefighter up
do-clear = Clear the hot spot at { $place }
do-repair = Repair the wall { $place }
do-extend = Extend the ladder at { $place }
do-fold = Close the ladder at { $place }
do-take-ladder = Take a ladder
do-put-ladder = Put the ladder down
do-drive-engine = Drive the engine to { $place }
do-drive-ambulance = Drive the ambulance to { $place }
do-gun = Deck gun at the quarter of { $place }
do-change = Become { $card }
do-end = End turn
do-finish = Finish: everybody who matters is safe
do-play-on = Play on for all ten
do-ride = Ride along to { $place }
do-stay = Stay here
do-reroll = { $dice ->
    [red] Roll the red die again
    [black] Roll the black die again
   *[both] Roll both dice again
  }
do-keep = Keep the dice
do-detonate = Explode { $place } first
do-fall = Bring to { $place }
do-take = { $card }
do-place = Start at { $place }
do-park-engine = Engine at { $place }
do-park-ambulance = Ambulance at { $place }
do-enlist = Take part
do-command = { $who }: { $what }
way-move = Go to: { $place }
way-carry = Carry the victim to: { $place }
way-haul = Carry the hazmat to: { $place }
way-lead = Lead the victim to: { $place }
way-lead-carry = Lead one, carry one to: { $place }
way-lead-two = Lead two to: { $place }
way-lead-haul = Lead one, carry the hazmat to: { $place }
way-drag = Carry the firefighter to: { $place }
way-lead-drag = Lead one, carry the firefighter to: { $place }
ask-crewing = Which card for { $who }?
ask-crewing-how = { $chooser } chooses. Each specialist is there once.
ask-placing = Where does { $who } start?
ask-placing-how = { $chooser } chooses: tap a marked space outside the house.
ask-parking = Where do the vehicles stand?
ask-parking-how = The crew agrees, { $chooser } taps a marked parking spot. The deck gun reaches the part of the house beside the engine.
ask-riding = Does { $who } ride along?
ask-riding-how = { $chooser } chooses: the vehicle leaves, and whoever stands on it may come along for free.
ask-rerolling = Keep the dice?
ask-rerolling-how = { $chooser } fires the deck gun as Driver / Operator: as the dice lie, it hits { $place }. Either die or both may be rolled once more; the new number counts.
ask-won = Seven are safe
ask-won-how = { $chooser } decides for the crew: finish here, or play on for all ten.
ask-detonating = Which hazmat explodes first?
ask-detonating-how = Several hazmats burn: { $chooser } picks which explodes first. Tap one of them.
ask-detonating-late = Which hazmat explodes first?
ask-detonating-late-how = Several hazmats burn: { $chooser } picks which explodes first. Tap one of them.
ask-knocking = { $who } is knocked down
ask-knocking-how = { $chooser } chooses where { $who } is brought: tap a marked space.
ask-exploding = Setup: an explosion
ask-exploding-how = Choose.
ask-heating = Setup: hot spots
ask-heating-how = Choose.
ask-hiding = Setup: calls
ask-hiding-how = Choose.
ask-enlisting = Who is the friend in need?
ask-enlisting-how = Choose one of the crew.
event-rolled = Rolled { $red }·{ $black }.
event-rolled-one = Rolled { $red } { $black }.
event-threat = { $what ->
    [fire] Fire at { $place }.
    [smoke] Smoke at { $place }.
   *[clear] { $place } is clear.
  }
event-edge = { $what ->
    [damaged] The wall { $place } is damaged.
    [destroyed] The wall { $place } is destroyed.
    [closed-door] The door { $place } is closed.
    [open-door] The door { $place } is open.
    [no-door] The door { $place } is destroyed.
    [open-window] The window { $place } is open.
    [window] The window { $place } is closed.
    [wall] The wall { $place } is whole again.
    [open] The way { $place } is open.
   *[other] { $place } is damaged.
  }
event-moved = { $who } goes to { $place }.
event-points = Points are counted.
event-saved = { $number ->
    [one] { $who } saves { $number } point.
   *[other] { $who } saves { $number } points.
  }
event-turn = Turn { $number } · { $who }
event-poi-placed = A new call at { $place }.
event-turned-up = { $what ->
    [victim] Somebody is there: a victim at { $place }.
   *[alarm] False alarm at { $place }.
  }
event-victim-carried = The victim is carried to { $place }.
event-victim-led = The treated victim comes along to { $place }.
event-hazmat-carried = The hazmat is carried to { $place }.
event-victim-rescued = Rescued: one more is safe at { $place }.
event-victim-lost = Lost: a person at { $place }.
event-victim-treated = The victim at { $place } is treated and can walk.
event-hazmat = { $number ->
    [one] Hazmat at { $place }.
   *[other] { $number } hazmats at { $place }.
  }
event-hazmat-safe = A hazmat is safe at { $place }.
event-hazmat-exploded = Hazmat explodes at { $place }.
event-hot-spot = A hot spot at { $place }.
event-exploded = Explosion at { $place }.
event-flared-up = Flare-up at { $place }: the fire rolls again.
event-knocked-down = { $who } is knocked down and brought to { $place }.
event-parked = { $what ->
    [engine] The engine is parked.
   *[ambulance] The ambulance is parked.
  }
event-deck-gun = The deck gun hits { $place }.
event-card = { $who } is now { $card }.
event-roll-again = { $place } does not count: the dice roll again.
event-played-on = Seven are safe, and the match goes on.
event-collapsed = The building collapses.
event-ended = { $what ->
    [victory] Victory.
    [perfect] Victory: all ten are safe.
    [collapse] The building has collapsed.
    [hopeless] Seven can no longer be saved.
   *[defeat] Four are lost.
  }
event-discarded = The POI at { $place } is taken off.
event-hot-spot-supply = { $number ->
    [one] { $number } hot spot is left.
   *[other] { $number } hot spots are left.
  }
event-hot-spot-cleared = The hot spot at { $place } is cleared.
event-hazmat-gone = The hazmat at { $place } is gone.
event-evidence = { $number ->
    [one] { $number } piece of evidence.
   *[other] { $number } pieces of evidence.
  }
event-lying = { $what ->
    [yes] { $who } lies down.
   *[no] { $who } stands up.
  }
event-ladders = A ladder is worked.
event-holds-ladder = { $what ->
    [yes] { $who } takes a ladder.
   *[no] { $who } puts the ladder down.
  }
event-elevator-destroyed = The elevator at { $place } is destroyed.
ending-undecided = Not over
ending-victory = Victory
ending-victory-more = Seven people are safe. Well done, crew.
ending-perfect = Perfect
ending-perfect-more = All ten are safe. It cannot be done better.
ending-defeat = Lost
ending-defeat-more = Four people could not be saved.
ending-collapse = The building has collapsed
ending-collapse-more = The last damage marker was used. Fewer explosions leave more time.
ending-hopeless = Lost
ending-hopeless-more = Seven can no longer be saved.
# Two floors, rooms, the expansions' things and deeds, the legend.
room-library = library
room-salon = salon
room-winter-garden = winter garden
room-landing = landing
room-child-s-room = child's room
room-master-bedroom = master bedroom
room-dressing-room = dressing room
room-lobby = lobby
room-restaurant = restaurant
room-office-and-reception = office and reception
room-bar = bar
room-cloakroom = cloakroom
room-corridor = corridor
room-room = room
room-suite = suite
room-hallway = hallway
room-conference-room = conference room
room-locked-office = locked office
room-corner-office = corner office
room-cubicle = cubicle
room-restroom = restroom
room-copy-room = copy room
room-parlour = parlour
room-elevator = elevator
room-stair-up = stair up
room-stair-down = stair down
room-called = { $room }{ $side ->
    [left] , left
    [right] , right
    [north] , north
    [south] , south
    [east] , east
    [west] , west
    [north-east] , north-east
    [north-west] , north-west
    [south-east] , south-east
    [south-west] , south-west
   *[none] {""}
  }{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
  }
room-on-floor = { $room }, floor { $floor }
place-closed = the neighbour’s, { $place }
place-top = top of a ladder, { $place }
place-in = { $place } ({ $room })
thing-stair = { $way ->
    [up] stair up to { $place }
   *[down] stair down to { $place }
  }
thing-elevator = { $where ->
    [floor] elevator, on this floor
    [lobby] elevator, down at the lobby
   *[destroyed] destroyed elevator
  }
thing-ladder = { $end ->
    [foot] extended ladder, its foot
   *[top] extended ladder, its top
  }
thing-closed-ladder = { $many ->
    [one] closed ladder
   *[other] { $many } closed ladders
  }
thing-lying = { $who }, lies hurt
event-edge-more = { $what ->
    [broken-window] The window { $place } breaks.
    [broken-thin] The thin partition { $place } is destroyed.
    [damaged-party-wall] The party wall { $place } is damaged.
    [destroyed-party-wall] The party wall { $place } is destroyed.
    [party-wall] The party wall { $place } is whole again.
    [lift-door-open] The elevator at { $place } is on the floor, its door open.
   *[lift-door] The elevator at { $place } is down at the lobby, its door closed.
  }
event-ladder-stands = A ladder stands at { $place }.
event-ladder-lies = A closed ladder lies at { $place }.
do-open-it = { $what ->
    [window] Open the window { $place }
    [elevator] Elevator { $place }: bring it up to the floor
   *[other] Open the door { $place }
  }
do-close-it = { $what ->
    [open-window] Close the window { $place }
    [elevator] Elevator { $place }: send it down to the lobby
   *[other] Close the door { $place }
  }
do-chop-it = { $what ->
    [damaged] Chop through the damaged wall { $place }
    [thin] Chop down the thin partition { $place }
    [window] Chop out the window { $place }
    [open-window] Chop out the window { $place }
    [party-wall] Chop the party wall { $place }
    [damaged-party-wall] Chop the party wall { $place }
   *[other] Chop the wall { $place }: damages it
  }
do-repair-it = { $what ->
    [damaged-party-wall] Repair the party wall { $place }
   *[other] Repair the wall { $place }
  }
do-drive-to = { $what ->
    [engine] Drive the engine
   *[ambulance] Drive the ambulance
  } { $side ->
    [top] to the top side
    [right] to the right side
    [bottom] to the bottom side
   *[left] to the left side
  }, { $place }
do-park-at = { $what ->
    [engine] Engine
   *[ambulance] Ambulance
  }: { $side ->
    [top] top side
    [right] right side
    [bottom] bottom side
   *[left] left side
  }, { $place }
do-drag-who = Carry { $who } to { $place }
do-lead-drag-who = Lead one, carry { $who } to { $place }
do-revive-who = Help { $who } up
do-gun-at = Deck gun at { $first } – { $last }
do-order = Command { $who } …
group-command-who = Command { $who }
card-engineer-how = Clears hot spots, repairs walls, never puts out.
status-evidence = Evidence
legend = What is drawn here?
pop-legend = What is drawn
zoom-in = Look closer
zoom-fit = Show the whole plan
board-floor = Floor { $floor }, { $rows } rows by { $cols } columns
floor-name = { $floor ->
    [1] Ground floor
   *[other] Upper floor
  }
floor-show = { $floor ->
    [1] Show the ground floor
   *[other] Show the upper floor
  }
legend-people = People
legend-edges = Walls, doors, windows
legend-ways = Ways and vehicles
legend-helmet = firefighter; the sign on the shield is the card
legend-fire = fire
legend-smoke = smoke: becomes fire beside fire
legend-hot-spot = hot spot: the fire may roll again here
legend-hazmat = hazmat: explodes in fire
legend-wall = wall
legend-damaged = damaged wall: the next damage destroys it
legend-destroyed = destroyed wall: an open way
legend-closed-door = closed door
legend-open-door = open door
legend-no-door = destroyed door: an open way
legend-window = closed window
legend-open-window = open window: people, water and fire pass
legend-broken-window = broken window: an open way
legend-thin = thin partition: one damage destroys it
legend-party-wall = party wall: nobody ever passes
legend-stair = stair: leads to the other floor
legend-ladder = extended ladder, seen at its foot and at its top
legend-closed-ladder = closed ladder: can be taken
legend-engine = engine; the deck gun is on it
legend-ambulance = ambulance: victims are safe here
