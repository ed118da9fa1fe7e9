# The fire game at a terminal: what the page does not say already.
by-language-edition = You play by the English consensus; --edition chooses another rulebook.
figure = firefighter { $number }
seat-name-word = firefighter
space-in = at { $place }
space-to = to { $place }
price = { $many } AP
typing-actions = Type the number of an action, its text (move 3,5), or the beginning of it (m 3,5).
typing-spaces = Spaces are row,column; walls and doors name their two spaces.
# The signs of the picture; a line beside it takes 34 of them.
sign-fire = F fire
sign-smoke = s smoke
sign-hot-spot = * hot spot
sign-hazmat = h hazmat
sign-both = & hazmat on hot spot
sign-crew = 1-6 crew
sign-poi = ? POI
sign-victim = v victim
sign-treated = t treated
sign-wall = | --- wall
sign-damaged = ! damaged
sign-destroyed = x destroyed
sign-door = D door
sign-open-door = O open door
sign-no-door = o door gone
sign-partition = : ... thin partition
sign-party-wall = # party wall
sign-window = W window
sign-open-window = V open window
sign-ladder = H ladder
sign-closed-ladder = = closed ladder
sign-stair = ^ stair
sign-elevator = L elevator
sign-engine = E engine
sign-ambulance = A ambulance
# How it stands.
status-turn = Turn { $turn }: { $who }
status-saved = { $many } saved
status-move = { $many } to move
status-douse = { $many } to extinguish
status-command = { $many } to command
status-rescued-of = rescued { $many }/7
status-lost-of = lost { $many }/4
status-damage-of = damage { $many }/24
status-evidence-of = evidence { $many }/3
status-poi = POI left { $many }
status-hot-spots = hot spots left { $many }
status-to-clear = hot spots to clear { $many }
crew-unplaced = not yet placed
crew-saved = { $many } AP saved
crew-lies = lies there
crew-ladder = with a ladder
# Questions of the table.
start-suggested = A good place to start is { $place }. { $reason }
now-acting = { $who } acts.
now-won = Seven are safe: finish with a victory or play on?
now-knocking = { $who } is knocked down: where is it brought?
roll-explosion = Set-up: roll for an explosion.
roll-hazmat = Set-up: roll for a hazmat.
roll-poi = Set-up: roll for a POI.
roll-card = Set-up: deal a card.
roll-hot-spot = Set-up: roll for a hot spot.
roll-gun = Roll for the deck gun.
roll-fire = The fire advances: roll.
roll-new-poi = A new POI: roll.
roll-face = Turn up the POI at { $place }.
# Events and endings.
parked-at = { $what ->
    [engine] The engine
   *[ambulance] The ambulance
  } stands at { $one } and { $two }.
ended-so = { $text }
end-inside = { $many ->
    [one] Firefighter { $who } did not come out.
   *[other] Firefighters { $who } did not come out.
  }
# Answers in words.
command-look = look
command-look-how = a space and its four sides in words; without a space: where the firefighter stands
command-where = where
command-where-how = where the crew and the vehicles are
command-fires = fires
command-fires-how = where it burns and smokes
command-people = people
command-people-how = POI and victims
look-here = { $place }, { $inside ->
    [yes] inside
   *[no] outside
  }: { $things }.
look-nothing = nothing
look-rim = { look-open }: the rim of the board.
look-open = { $side ->
    [up] Above
    [right] To the right
    [down] Below
    [left] To the left
   *[stair] By the stair
  }
look-beside = { $head }, { $place }: { $things }.
where-fire = Fire at { $places }.
where-smoke = Smoke at { $places }.
no-fire = No fire.
no-smoke = No smoke.
nobody-seen = Nobody to be seen.
people-counts = { $rescued } rescued, { $lost } lost, { $poi } POI left.
about-size = { $floors ->
    [1] {""}
   *[other] { $floors } floors of{" "}
  }{ $rows } rows by { $cols } columns
built-walls = { $many } walls
built-doors = { $many } doors
built-windows = { $many } windows
built-partitions = { $many } thin partitions
built-party-walls = { $many } party walls
about-ways = open ways in: { $ways }
about-printed = Printed set-up: { $fires } fires, { $poi } POI.
about-rolled = Set-up by the dice.
about-parking = Parking places: { $engine } for the engine, { $ambulance } for the ambulance.
# Advice where the place is not told yet, and chances.
clue-treat-somewhere = Somebody should be treated.
clue-identify-somewhere = It is worth knowing who is there.
clue-put-out-somewhere = Fire and smoke within your reach are the danger now.
clue-clear-smoke-somewhere = Smoke within your reach is the danger now.
clue-clear-spot-somewhere = A hot spot could be cleared.
clue-drive-somewhere = A vehicle would be of more use elsewhere.
clue-chop-somewhere = A wall is in the way.
clue-open-door-somewhere = A door is in the way.
clue-close-door-somewhere = A door could keep the fire back.
clue-ladder-somewhere = A ladder would help.
clue-repair-somewhere = A wall could be mended.
clue-go-somewhere = You are needed elsewhere.
clue-choose-somewhere = There is a choice to make.
risk-sums = Expected damage { $damage }; the building falls: { $collapse }.
risk-people = People in danger: { $chances }
risk-crew = Knocked down: { $chances }
risk-spaces = Spaces that may burn: { $chances }
risk-walls = Walls and doors that may be hit: { $chances }
# Actions as they are typed; in English they are those of records.
verb-move = move
verb-carry = carry
verb-haul = haul
verb-lead = lead
verb-lead-carry = lead-carry
verb-lead-two = lead-two
verb-lead-haul = lead-haul
verb-drag = drag
verb-lead-drag = lead-drag
verb-open = open
verb-close = close
verb-extend = extend
verb-fold = fold
verb-chop = chop
verb-douse = douse
verb-quench = quench
verb-treat = treat
verb-identify = identify
verb-dispose = dispose
verb-revive = revive
verb-clear = clear
verb-repair = repair
verb-drive-engine = drive engine
verb-drive-ambulance = drive ambulance
verb-gun = gun
verb-take-ladder = take-ladder
verb-put-ladder = put-ladder
verb-change = change
verb-end = end
verb-finish = finish
verb-play-on = play-on
verb-ride = ride
verb-stay = stay
verb-reroll = reroll
verb-keep = keep
verb-detonate = detonate
verb-fall = fall
verb-take = take
verb-place = place
verb-park-engine = park engine
verb-park-ambulance = park ambulance
verb-roll = roll
verb-face = face
verb-deal = deal
verb-enlist = enlist
verb-command = command
dice-red = red
dice-black = black
dice-both = both
face-victim = victim
face-alarm = alarm
# Questions before a match.
choose-rules = Which rules?
choose-rules-prompt = rules
choose-level = Which level?
choose-level-prompt = level
choose-board = Which board?
choose-board-prompt = board
choose-crew = How many firefighters?
choose-crew-prompt = firefighters
choice-rules-family = { rules-family }
choice-rules-experienced = { rules-experienced }
choice-level-recruit = { level-recruit }
choice-level-veteran = { level-veteran }
choice-level-heroic = { level-heroic }
choice-board-base-front = { board-base-front }
choice-board-base-back = { board-base-back }
choice-board-brownstone = { board-brownstone }
choice-board-high-rise = { board-high-rise }
choice-board-hotel = { board-hotel }
choice-board-villa = { board-villa }
typed-error-no-bay = this is no parking place of the vehicle that is being parked
typed-error-bad-target = the action lacks its target, or it is none of its kind
typed-error-bad-space = '{ $typed }' is not a space of this building: rows 0 to { $rows }, columns 0 to { $cols }
