# High Water.
game-highwater = High Water
game-highwater-how = Two boats, six roofs, and the water rises.
board-village = The flooded village
highwater-moves = The water rises
idle-highwater = The dice decide where the water rises. Space pauses, a tap skips.
hw-board-label = The village, { $rows } rows and { $cols } columns
hw-pick-hint = Point at a place to see the way, or choose below.
hw-place = { $kind ->
    [house] house
    [landing] landing
    [tree] tree top
   *[water] water
  } { $place }
hw-boat-1 = Heron
hw-boat-2 = Otter
hw-boat-3 = Pike
hw-aboard = aboard { $many } of { $of }
status-hw-saved = Saved
status-hw-lost = Lost
status-hw-waiting = On the roofs
count-hw-waiting = On the roofs
count-hw-afloat = In the boats
hw-phase-1 = Boat
hw-phase-2 = Water
pool-hw-strokes = Strokes left: { $many }
pool-hw-strokes-word = strokes
hw-cost = Strokes: { $many }
group-hw-row = Row
group-hw-row-can = pick a marked place
group-hw-row-not = no stroke left
group-hw-take = Take aboard
group-hw-take-can = one person a stroke
group-hw-take-not = nobody waits here, or the boat is full
group-hw-sandbag = Sandbags
group-hw-sandbag-can = the water falls by one
group-hw-sandbag-not = no risen water here, or too few strokes
group-hw-pass = Change boats
group-hw-pass-can = to a boat close by
group-hw-pass-not = no boat close by, or nobody aboard
hw-do-row = Row to { $place }
way-row = Row to: { $place }
hw-do-take = Take one person aboard
hw-do-sandbag = Lay sandbags at this house
hw-do-pass = One person changes to { $who }
hw-do-end = End turn
hw-die = The die shows { $value }
hw-event-turn = Turn { $number } · { $who }
hw-event-rowed = { $who } rows to { $place }.
hw-event-taken = { $who } takes somebody from house { $house }.
hw-event-passed = Somebody changes from { $who } to { $other }.
hw-event-sandbagged = Sandbags at house { $house }: the water falls to { $number }.
hw-event-rose = The water rises at house { $house }: { $number }.
hw-event-swept = House { $house } is swept away. Lost: { $number }.
hw-event-drifted = The current takes { $who } to { $place }.
hw-event-landed = { $who } brings people to the landing: { $number }.
hw-event-rolled = The die names house { $house }.
hw-event-ended = { $what ->
    [victory] The village is saved.
   *[other] Too many are lost.
  }
hw-ending-victory = The village is saved
hw-ending-victory-more = Enough people are safe on land. The water may come.
ending-swept-away = The flood was faster
ending-swept-away-more = Too many people are lost. Another crew will try again.
log-highwater = { $saved } saved, { $lost } lost, { $turns } turns
hw-house = House { $number }: people { $people }, water { $water } of { $of }
hw-house-gone = House { $number } is gone
hw-text-boats = Boats
hw-text-houses = Houses
hw-text-boat = { $who }: { $place }, aboard { $many }
hw-legend-dry = People wait on the roof; the marks show how far the water may rise
hw-legend-wet = The next rise takes this house
hw-legend-gone = This house is gone
