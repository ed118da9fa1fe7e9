# Hints, reasons, requests, chances. Chances and numbers come as texts, places in words.
clue-done = It is done: finish the match.
clue-bring-out = Bring the person out.
clue-gun = Use the deck gun.
clue-treat = Treat the person { $in }.
clue-identify = Find out who is { $in }.
clue-hazmat = Take the hazmat out of the house.
clue-put-out = Put the fire out { $in }.
clue-clear-smoke = Clear the smoke { $in }.
clue-clear-spot = Clear the hot spot { $in }.
clue-drive = Drive the vehicle { $to }.
clue-chop = Chop through the wall { $place }.
clue-open-door = Open the door { $place }.
clue-close-door = Close the door { $place }.
clue-ladder = A ladder helps { $in }.
clue-repair = Mend the wall { $place }.
clue-change = Change to another card.
clue-go = Go { $to }.
clue-save = End the turn and keep your points: the next turn is longer.
clue-save-part = End the turn: four points are kept, and for the others there is no better use.
clue-end = End the turn.
clue-choose = This choice is good.
because-look = { $known ->
    [yes] Somebody may be { $in }.
   *[no] Somebody may be there.
  }
because-gun = What the water hits decides the rest.
because-reroll = Another roll will likely hit better.
because-take-driver = The deck gun puts out more fire than anybody else, at half price and with a second roll.
because-place-engine = Where the engine will stand, the deck gun can be used in the first turn.
because-park-engine = Burning spaces that the deck gun reaches from here: { $ours }.
because-change-paramedic = Another card serves better from here on. { card-paramedic }: { card-paramedic-how }
because-change-captain = Another card serves better from here on. { card-captain }: { card-captain-how }
because-change-imaging = Another card serves better from here on. { card-imaging }: { card-imaging-how }
because-change-cafs = Another card serves better from here on. { card-cafs }: { card-cafs-how }
because-change-hazmat = Another card serves better from here on. { card-hazmat }: { card-hazmat-how }
because-change-generalist = Another card serves better from here on. { card-generalist }: { card-generalist-how }
because-change-rescue = Another card serves better from here on. { card-rescue }: { card-rescue-how }
because-change-driver = Another card serves better from here on. { card-driver }: { card-driver-how }
because-change-engineer = Another card serves better from here on. { card-engineer }: { card-engineer-how }
because-rescued = One more person gets out.
odds-rescued = Rescued in the end: { $ours } instead of { $theirs }.
because-collapse = The house stands longer.
odds-collapse = Chance that the building falls: { $ours } instead of { $theirs }.
because-poi-lost = Whoever is { $in } is safer.
odds-poi-lost = Chance that the person { $in } burns: { $ours } instead of { $theirs }.
because-knock-down = The fire reaches the crew less easily.
odds-knock-down = Expected knock-downs: { $ours } instead of { $theirs }.
because-damage = The walls suffer less.
odds-damage = Expected damage: { $ours } instead of { $theirs }.
because-ap-to-rescue = { $known ->
    [yes] Whoever is { $in } gets out sooner.
   *[no] The next person gets out sooner.
  }
odds-ap-to-rescue = Points to the next rescue: { $ours } instead of { $theirs }.
because-shot = The next shot of the deck gun does more.
odds-shot = Fires that the next shot of the deck gun puts out on average: { $ours } instead of { $theirs }.
request-leave-victim = Leave this victim to me: { $place }
request-hold-door = Hold this door: { $place }
request-follow-out = Follow me out
request-put-out = Put this fire out: { $place }
risk-damage = Expected damage: { $many }
risk-collapse = The building falls: { $chance }
hint-odds = Then, in the next fire: { $odds }
chance-spaces = this space burns
chance-hit = wall or door is damaged
chance-gone = wall or door falls
chance-people = somebody is hit
chance-at = { $place } burns: { $chance }
chance-wall-at = Wall or door { $place }: damaged { $hit }, gone { $gone }
chance-person-at = Somebody { $in } is hit: { $chance }
risk-who = { $who } is hit: { $chance }
risk-at = whoever is { $in } burns: { $chance }
ask-place = Point at a person, a fire or a door.
risk-most = { $many ->
    [0] Most likely only smoke comes. If there is fire, then { $in }.
    [one] Most likely: one more fire, { $in }.
   *[other] Most likely: { $many } more fires, first of all { $in }.
  }
risk-none = Most likely no new fire comes.
risk-may-fall = The house may fall.
risk-told-walls = Walls will suffer.
risk-danger = { $who } is in danger.
risk-danger-at = Somebody { $in } is in danger.
