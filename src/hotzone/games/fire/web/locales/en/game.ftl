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
thing-poi = call
thing-victim = person
thing-treated-victim = treated person
thing-engine = engine
thing-ambulance = ambulance
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
count-poi-left = Calls (POI markers)
count-victims-unseen = People not found yet
count-alarms-unseen = False alarms not found yet
count-hot-spots-left = Hot spots
pool-ap = { $many ->
    [one] { $many } action point
   *[other] { $many } action points
  }
pool-ap-word = points
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
group-carry-can = { $what ->
    [hazmat] carry the hazmat out
    [both] carry the person or the hazmat out
    [mate] carry the comrade out
   *[person] carry the person out
  }
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
group-drive-can = to another parking spot
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
do-move = Go { $to }
do-carry = Carry the person { $to }
do-haul = Carry the hazmat { $to }
do-lead = Lead the person { $to }
do-lead-carry = Lead one and carry one { $to }
do-lead-two = Lead one person, carry another { $to }
do-lead-haul = Lead a person and carry the hazmat { $to }
do-drag = Carry the firefighter { $to }
do-lead-drag = Lead a person and carry the firefighter { $to }
do-open = Open { $place }
do-close = Close { $place }
do-chop = Chop the wall { $place }
do-douse = { $what ->
    [fire] Knock the fire down { $in }
    [smoke] Clear the smoke { $in }
   *[other] Use water { $in }
  }
do-quench = Put the fire out { $in }
do-treat = Treat the victim
do-identify = Find out who is { $in }
do-dispose = Dispose of the hazmat
do-revive = Help the firefighter up
do-clear = Clear the hot spot { $in }
do-repair = Repair the wall { $place }
do-extend = Extend the ladder { $in }
do-fold = Close the ladder { $in }
do-take-ladder = Take a ladder
do-put-ladder = Put the ladder down
do-drive-engine = Drive the engine to { $place }
do-drive-ambulance = Drive the ambulance to { $place }
do-gun = Deck gun at the quarter of { $place }
do-change = Become { $card }
do-end = End turn
do-finish = Finish: everybody who matters is safe
do-play-on = Play on for all ten
do-ride = Ride along { $to }
do-stay = Stay here
do-reroll = { $dice ->
    [red] Roll the red die again
    [black] Roll the black die again
   *[both] Roll both dice again
  }
do-keep = Keep the dice
do-detonate = First the explosion { $in }
do-fall = Wake up { $in }
do-take = { $card }
do-place = Start { $in }
do-park-engine = Engine at { $place }
do-park-ambulance = Ambulance at { $place }
do-enlist = Takes the Structural Engineer
do-command = { $who }: { $what }
way-carry = Carry the person { $to }
way-haul = Carry the hazmat { $to }
way-lead = Lead the person { $to }
way-lead-carry = Lead one and carry one { $to }
way-lead-two = Lead one, carry another { $to }
way-lead-haul = Lead a person and carry the hazmat { $to }
way-drag = Carry the firefighter { $to }
way-lead-drag = Lead a person and carry the firefighter { $to }
ask-crewing = Which card for { $who }?
ask-crewing-how = { $chooser } chooses. Each specialist is there once.
ask-placing = { $you ->
    [yes] Where do you start?
   *[no] Where does { $who } start?
  }
ask-placing-how = { $mine ->
    [yes] Tap a marked space outside the house.
   *[no] { $chooser } chooses a space outside the house.
  }
ask-parking = Where do the vehicles stand?
ask-parking-how = { $mine ->
    [yes] The crew agrees; tap a marked parking spot. The deck gun reaches the part of the house beside the engine.
   *[no] The crew agrees, { $chooser } taps a marked parking spot. The deck gun reaches the part of the house beside the engine.
  }
ask-riding = Does { $who } ride along?
ask-riding-how = { $chooser } chooses: the vehicle leaves, and whoever stands on it may come along for free.
ask-rerolling = Keep the dice?
ask-rerolling-how = { $chooser } fires the deck gun as Driver / Operator: as the dice lie, it hits { $in }. Either die or both may be rolled once more; the new number counts.
ask-won = Seven are safe
ask-won-how = { $chooser } decides for the crew: finish here, or play on for all ten.
ask-detonating = Which hazmat explodes first?
ask-detonating-how = { $mine ->
    [yes] Several hazmats burn: tap the one that explodes first.
   *[no] Several hazmats burn: { $chooser } picks which explodes first.
  }
ask-detonating-late = Which hazmat explodes first?
ask-detonating-late-how = { $mine ->
    [yes] Several hazmats burn: tap the one that explodes first.
   *[no] Several hazmats burn: { $chooser } picks which explodes first.
  }
ask-knocking = { $who } is knocked down
ask-knocking-how = { $mine ->
    [yes] Tap a marked space: they are brought there.
   *[no] { $chooser } chooses where they are brought.
  }
ask-exploding = Setup: an explosion
ask-exploding-how = { $mine ->
    [yes] Choose.
   *[no] { $chooser } chooses.
  }
ask-heating = Setup: hot spots
ask-heating-how = { $mine ->
    [yes] Choose.
   *[no] { $chooser } chooses.
  }
ask-hiding = Setup: calls
ask-hiding-how = { $mine ->
    [yes] Choose.
   *[no] { $chooser } chooses.
  }
ask-enlisting = Who becomes the Structural Engineer?
ask-enlisting-how = Lots are drawn: this scenario cannot be won without that card.
event-rolled = The dice say: { $in }.
event-rolled-one = One die is rolled: { $number }.
event-threat = { $what ->
    [fire] Fire { $in }.
    [smoke] Smoke { $in }.
   *[clear] One space is clear again { $in }.
  }
event-threat-call = With the call, fire and smoke { $in } are gone.
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
event-moved = { $who } goes { $to }.
event-starts = { $who } starts { $in }.
event-points = Points are counted.
event-saved = { $number ->
    [one] { $who } saves { $number } point.
   *[other] { $who } saves { $number } points.
  }
event-turn = Turn { $number } · { $who }
event-poi-placed = A new call { $in }.
event-turned-up = { $what ->
    [victim] Somebody is { $in }.
   *[alarm] False alarm { $in }.
  }
event-victim-carried = The person is carried { $to }.
event-victim-led = The person walks along { $to }.
event-hazmat-carried = The hazmat is carried { $to }.
event-victim-rescued = Rescued: one more is safe.
event-victim-lost = The person { $in } is lost.
event-victim-treated = The person { $in } is treated and can walk.
event-hazmat = { $number ->
    [one] Hazmat { $in }.
   *[other] { $number } hazmats { $in }.
  }
event-hazmat-safe = A hazmat is safe { $in }.
event-hazmat-exploded = Hazmat explodes { $in }.
event-hot-spot = A hot spot { $in }.
event-exploded = Explosion { $in }.
event-flared-up = It flares up { $in }: the fire moves again.
event-knocked-down = { $who } is knocked down and wakes { $in }.
event-parked = { $what ->
    [engine] The engine is parked.
   *[ambulance] The ambulance is parked.
  }
event-deck-gun = The deck gun hits { $in }.
event-card = { $who } is now { $card }.
event-roll-again = Nothing can happen { $in }: the dice roll again.
event-played-on = Seven are safe, and the match goes on.
event-collapsed = The building collapses.
event-ended = { $what ->
    [victory] Victory.
    [perfect] Victory: all ten are safe.
    [collapse] The building has collapsed.
    [hopeless] Seven can no longer be saved.
   *[defeat] Four are lost.
  }
event-discarded = The call { $in } is taken off.
event-hot-spot-supply = { $number ->
    [one] { $number } hot spot is left.
   *[other] { $number } hot spots are left.
  }
event-hot-spot-cleared = The hot spot { $in } is cleared.
event-hazmat-gone = The hazmat { $in } is gone.
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
event-elevator-destroyed = The elevator { $in } is destroyed.
ending-perfect = Perfect
ending-collapse = The building has collapsed
ending-hopeless = Lost
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
    [lift-door-open] The elevator is on the floor, its door open.
   *[lift-door] The elevator is down at the lobby, its door closed.
  }
event-ladder-stands = A ladder stands { $in }.
event-ladder-lies = A closed ladder lies { $in }.
do-open-it = { $what ->
    [window] Open the window { $place }
    [elevator] Elevator: bring it up to the floor
   *[other] Open the door { $place }
  }
do-close-it = { $what ->
    [open-window] Close the window { $place }
    [elevator] Elevator: send it down to the lobby
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
    [top] to the north side
    [right] to the east side
    [bottom] to the south side
   *[left] to the west side
  }
do-park-at = { $what ->
    [engine] Engine
   *[ambulance] Ambulance
  }: { $side ->
    [top] north side
    [right] east side
    [bottom] south side
   *[left] west side
  }
do-drag-who = Carry { $who } { $to }
do-lead-drag-who = Lead one, carry { $who } { $to }
do-revive-who = Help { $who } up
do-gun-at = Deck gun at { $first } – { $last }
do-order = Command { $who } …
group-command-who = Command { $who }
card-engineer-how = Clears hot spots, repairs walls, never puts out.
legend-people = People
legend-edges = Walls, doors, windows
legend-ways = Ways and vehicles
legend-helmet = firefighter; the sign on the shield is the card
legend-fire = fire
legend-smoke = smoke: becomes fire beside fire
legend-hot-spot = hot spot: the fire may move once more here
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
legend-party-wall = party wall: takes damage and falls, nobody passes
legend-stair = stair: leads to the other floor
legend-ladder = extended ladder, seen at its foot and at its top
legend-closed-ladder = closed ladder: can be taken
legend-engine = engine; the deck gun is on it
legend-ambulance = ambulance: people are safe here
game-fire = Fire
game-fire-how = A burning house, a crew, seven people to bring out.
game-fire-credit = Plays by the rules of Flash Point: Fire Rescue by Kevin Lanzing. Unofficial.
log-fire = Rescued { $rescued }, lost { $lost }, damage { $damage }, turns { $turns }
other-building = Other building
board-label = Floor plan, { $rows } rows by { $cols } columns
fire-moves = The fire moves
pick-hint = Point at a space, a wall or a door, or choose below.
path-steps = { $moves ->
    [one] { $moves } step
   *[other] { $moves } steps
  }{ $doors ->
    [0] {""}
    [one] , open a door
   *[other] , open { $doors } doors
  }{ $out ->
    [0] {""}
    [one] , put out a fire
   *[other] , put out { $out } fires
  }{ $fires ->
    [0] {""}
   *[other] , through fire
  }
idle-fire = The fire moves. Space pauses, a tap skips.
phase-1 = Act
phase-2 = Fire
phase-3 = New calls
die-red = Red die: row { $value }
die-black = Black die: column { $value }
text-threats = Fire and smoke
text-doors = Doors and damaged walls
text-rooms = Rooms
key-groups = Move, carry, put out, door, chop
risk-map = What the next fire may do
# How a match ends, by the code of its ending.
end-victory = They made it out
end-victory-more = { $lost ->
    [0] { $rescued } people are safe, nobody was lost.
    [one] { $rescued } people are safe, one could not be reached.
   *[other] { $rescued } people are safe, { $lost } could not be reached.
  }
end-perfect = Everybody is out
end-perfect-more = All ten are safe. It cannot be done better.
end-defeat = Too many were lost
end-defeat-more = { $rescued ->
    [0] { $lost } people could not be saved.
    [one] { $lost } people could not be saved. You brought one out.
   *[other] { $lost } people could not be saved. You brought { $rescued } out.
  }
end-collapse = The house came down
end-collapse-more = { $rescued ->
    [0] It fell before anybody was out.
    [one] You brought one person out before it fell.
   *[other] You brought { $rescued } people out before it fell.
  }
end-hopeless = Too few are left to save
end-hopeless-more = { $rescued ->
    [0] Seven can no longer be brought out.
   *[other] Seven can no longer be brought out. { $rescued } are safe.
  }
end-save-victory = The building is saved
end-save-victory-more = The last hot spot is cleared. { $damage } damage, and it still stands.
end-save-defeat = A firefighter was knocked down
end-save-defeat-more = { $spots ->
    [one] Here that ends the match at once. One hot spot was left.
   *[other] Here that ends the match at once. { $spots } hot spots were left.
  }
end-save-collapse = The building came down
end-save-collapse-more = { $spots ->
    [one] One hot spot was still left to clear.
   *[other] { $spots } hot spots were still left to clear.
  }
end-arson-victory = They made it out, with proof
end-arson-victory-more = { $rescued } people are safe, and { $evidence } pieces of evidence are secured.
end-arson-perfect = Everybody is out, with proof
end-arson-perfect-more = All ten are safe, and { $evidence } pieces of evidence are secured.
end-arson-collapse = The house came down
end-arson-collapse-more = People brought out: { $rescued }. Evidence secured: { $evidence } of 3.
end-arson-hopeless = The proof went up in flames
end-arson-hopeless-more = Three pieces of evidence can no longer be secured. People brought out: { $rescued }.
end-friend-defeat = The whole crew is down
end-friend-defeat-more = Every firefighter lies on the ground: nobody is left to help. People brought out: { $rescued }.
legend-helmet-plain = firefighter
legend-call = call: somebody may be here (point of interest, POI)
legend-person = person to carry out (victim)
legend-treated = person who can walk along (treated victim)
