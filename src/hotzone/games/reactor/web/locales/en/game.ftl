# The reactor game.
ending-burnt-out = The reactor burns through
ending-burnt-out-more = The last heart has burnt: an open emergency assembly got too hot.
ending-assembly-lost = An emergency assembly is lost
ending-assembly-lost-more = All six are needed around a working control assembly.
ending-given-up = Given up
ending-given-up-more = The reactor is left to itself. Another shift will try again.
r-ending-victory = The reactor is shut down
r-ending-victory-more = All six emergency assemblies lie around a working control assembly. OFF.
reactor-moves = The reactor acts
idle-reactor = The reactor acts. Space pauses, a tap skips.
board-reactor = The active zone
r-pick-hint = Point at a cell to see the way, or choose below.
r-cell = cell { $place }
r-to = to { $place }
r-dose = dose { $number }
r-dead = dead
r-radiation = Radiation { $number } of { $of }
r-soldier = Soldier
r-engineer = Engineer
r-firefighter = Firefighter
r-doctor = Doctor
status-r-dial = Accident level
status-r-found = Found
status-r-around = Around a control assembly
status-r-hearts = Hearts
r-around = Around { $place }
r-around-none = Gathered
r-goal-found = Find { $many } emergency assemblies
r-goal-around = Gather them at a control assembly
r-sector-green = green
r-sector-yellow = yellow
r-sector-red = red
count-r-overheat = Overheat cards left
count-r-control = Control-failure cards left
count-r-normal = Normal assemblies not seen yet
count-r-emergency = Emergency assemblies not seen yet
count-r-working = Working control assemblies not seen yet
r-phase-1 = Reactor
r-phase-2 = Hero
pool-r-steps-word = steps
r-tile-start = start cell
r-tile-pit = empty cell
r-tile-fuel-down = fuel assembly, face down
r-tile-fuel-down-black = normal fuel assembly, face down
r-tile-fuel-down-red = emergency fuel assembly, face down
r-tile-fuel-black = normal fuel assembly, face up
r-tile-fuel-red = emergency fuel assembly, face up
r-tile-control-down = control assembly, face down
r-tile-control-down-black = working control assembly, face down
r-tile-control-down-red = broken control assembly, face down
r-tile-control-black = working control assembly, face up
r-tile-control-red = broken control assembly, face up
r-token-extinguisher = extinguisher
r-token-extinguisher-object = extinguisher
r-token-extinguisher-how = Lay it on the open emergency assembly under you: the next reactor phase cannot burn a heart there.
r-token-lift = manual lift
r-token-lift-object = manual lift
r-token-lift-how = Move the tile under you, with everybody on it, to any empty cell.
r-token-mask = gas mask
r-token-mask-object = gas mask
r-token-mask-how = No dose until the end of this turn.
r-token-kit = first-aid kit
r-token-kit-object = first-aid kit
r-token-kit-how = Take 1 off the radiation of somebody on your cell.
r-token-crane = remote crane
r-token-crane-how = Move any tile that carries somebody to any empty cell, from anywhere.
r-token-pipeline = pipeline
r-token-pipeline-how = Turn the open fuel assembly under you face down again.
r-token-on = ON button
r-token-on-how = Turn any open control assembly face down, from anywhere.
r-token-hose = fire hose
r-token-hose-how = Turn the open fuel assembly under you face down again.
r-token-extra = extra cell
r-token-extra-how = Open a second tile this turn, or step over one empty cell.
r-token-help = medical help
r-token-help-how = Take 2 off the radiation of somebody on your cell.
group-r-move = Move
group-r-move-can = pick a marked cell
group-r-move-not = no step left, or no way
group-r-open = Open this tile
group-r-open-can = once a turn
group-r-open-not = nothing to open here now
group-r-token = Hand tokens on
group-r-token-can = pass, leave or take
group-r-token-not = nobody and nothing here
group-r-last = Last resort
group-r-last-can = cannot be taken back
group-r-last-not = not now
r-do-move = Go to { $place }
r-do-cross = Step over to { $place }
r-do-open = Open { $place }
r-do-open-extra = Open { $place } as well
r-do-pipeline = Cool { $place } by pipeline
r-do-hose = Cool { $place } with the hose
r-do-extinguisher = Extinguisher on { $place }
r-do-mask = Put the gas mask on
r-do-help = Medical help: { $who }
r-do-kit = First-aid kit: { $who }
r-do-on = ON: turn { $place } face down
r-do-lift = Lift this tile to { $place }
r-do-crane = Crane: { $from } to { $place }
r-do-give = Pass to { $who }: { $token }
r-do-leave = Leave on { $place }: { $token }
r-do-take = Take: { $token } (left by { $who })
r-do-sacrifice = Give your life to remove { $place }
r-do-end = End turn
r-do-give-up = Give up the match
r-do-ready = Go on without
r-do-call = Call the acute phase
r-do-place = Start on { $place }
way-cross = Step over to: { $place }
r-ask-placing = Where does { $who } start?
r-ask-placing-how = { $mine ->
    [yes] Pick a yellow start cell; several may share one.
   *[no] { $chooser } picks a yellow start cell.
  }
r-ask-waiting = { $who }: before the reactor acts
r-ask-waiting-how = { $mine ->
    [yes] Cards are drawn next. Put a gas mask on now if the tile under you may turn up, or go on.
   *[no] Cards are drawn next. { $chooser } may put a gas mask on first.
  }
r-ask-bracing = { $mine ->
    [yes] { $who }: you stand on an open tile
   *[no] { $who } stands on an open tile
  }
r-ask-bracing-how = { $mine ->
    [yes] Your action phase begins with its dose. A gas mask keeps it off.
   *[no] Its dose comes first. { $chooser } decides about a gas mask.
  }
r-event-turn = Turn { $number } · { $who }
r-event-placed = { $who } starts on { $place }.
r-event-card-under = The card { $place } goes under the deck.
r-event-cooled = Cell { $place } is cooled: face down again.
r-event-tile-moved = The tile of cell { $what } is moved to { $place }.
r-event-tile-back = A working control assembly comes back to { $place }.
r-event-dial = Accident level { $number }.
r-event-radiation = { $who }: dose { $number }.
r-event-died = { $who } dies.
r-event-moved = { $who } goes to { $place }.
r-event-crossed = { $who } steps over to { $place }.
r-event-extinguisher-laid = An extinguisher lies on { $place }.
r-event-extinguisher-gone = The extinguisher on { $place } is used up.
r-event-mask-on = { $who } puts the gas mask on.
r-event-mask-off = { $who } takes the gas mask off.
r-event-acute-phase = The acute phase begins: all overheat cards that are left are drawn.
r-event-acute-phase-passed = The acute phase has passed. Reinforcements arrive with full sets of tokens.
r-event-returned = { $who } comes back on { $place }.
r-said-give = { $who } passes to { $to }: { $token }.
r-said-leave = { $who } leaves on { $to }: { $token }.
r-said-take = { $who } takes what { $to } left: { $token }.
r-sure-call = All overheat cards that are left are drawn one after another; open emergency assemblies may burn hearts. Then everybody is back with full tokens. This cannot be taken back.
r-sure-give-up = The match counts as lost. This cannot be taken back.
r-sure-dies = { $who } would die on { $place } of radiation.
r-off-unknown = OFF · find a working control assembly
r-text-state = The reactor
r-text-fuel = Fuel assemblies
r-text-control = Control assemblies
r-text-cells = All cells
r-text-around = Around { $place }: { $many } of 6
r-text-person = { $who }: cell { $place }, dose { $dose }. Tokens: { $tokens }
r-text-dead = { $who }: dead
r-lying = { $token } × { $many }
r-cost = { $many ->
    [one] { $many } step
   *[other] { $many } steps
  }
pool-r-steps = { $many ->
    [one] { $many } step left
   *[other] { $many } steps left
  }
r-cards = { $overheat ->
    [one] { $overheat } card
   *[other] { $overheat } cards
  }{ $control ->
    [0] {""}
   *[other] { " " }+ { $control } SUZ
  }
r-last-cards = { $many ->
    [one] last card: { $cards }
   *[other] last cards: { $cards }
  }
r-off = { $many ->
    [0] OFF
   *[other] OFF · gather { $many } more
  }
r-way = { $steps } of { $of ->
    [one] { $of } step
   *[other] { $of } steps
  }{ $dose ->
    [-1] {" "}· deadly
    [0] {" "}· no dose
   *[other] {" "}· dose +{ $dose }
  }
r-event-card = { $what ->
    [control] Control-failure card { $place }.
   *[overheat] Overheat card { $place }.
  }
r-event-deck-made = { $what ->
    [overheat] The overheat deck is shuffled again: { $number }.
   *[control-failure] The control-failure deck is shuffled again: { $number }.
  }
r-event-untouched = { $what ->
    [empty] Cell { $place } is empty: nothing happens.
    [emergency-assembly] The extinguisher protects cell { $place }.
   *[other] Cell { $place } stays as it is.
  }
r-event-turned-up = { $what ->
    [emergency-assembly] Cell { $place } turns face up: an emergency assembly.
    [broken-control-assembly] Cell { $place } turns face up: a broken control assembly.
    [working-control-assembly] Cell { $place } turns face up: a working control assembly.
   *[normal-assembly] Cell { $place } turns face up: a normal assembly.
  }
r-event-removed = { $what ->
    [emergency-assembly] The emergency assembly of cell { $place } is gone.
    [working-control-assembly] The working control assembly of { $place } is gone.
    [broken-control-assembly] The broken control assembly of { $place } is gone.
   *[normal-assembly] Cell { $place } was open already: its assembly burns away.
  }
r-event-shown = { $what ->
    [emergency-assembly] Under cell { $place }: an emergency assembly.
    [broken-control-assembly] Under cell { $place }: a broken control assembly.
    [working-control-assembly] Under cell { $place }: a working control assembly.
   *[normal-assembly] Under cell { $place }: a normal assembly.
  }
r-event-hearts = { $number ->
    [0] The last heart burns for cell { $place }.
    [one] A heart burns for cell { $place }: { $number } left.
   *[other] A heart burns for cell { $place }: { $number } left.
  }
r-event-ended = { $what ->
    [victory] The reactor is shut down.
    [burnt-out] The reactor burns through.
    [assembly-lost] An emergency assembly is lost: the reactor cannot be shut down.
   *[given-up] The team gives up.
  }
r-sure-sacrifice = { $many ->
    [one] { $who } dies, and the tile of cell { $place } goes.
   *[other] They die: { $who }. The tile of cell { $place } goes.
  }{ $defeat ->
    [yes] {" "}It is an emergency assembly: the match is lost.
    [perhaps] {" "}Nobody has seen this tile: if it is an emergency assembly, the match is lost.
   *[no] {""}
  } This cannot be taken back.
r-legend-goal = all six emergency assemblies must lie within this ring
r-board-label = The active zone, { $rows } rows of hexagonal cells
game-reactor = Reactor
game-reactor-how = Four heroes shut a reactor down before it explodes.
game-reactor-credit = Plays by the rules of «Реактор» by Artyom Maslikov; the field’s layout is ours. Unofficial.
log-reactor = Accident level { $dial }, hearts { $hearts }, alive { $alive }, turns { $turns }
