# Cards to read and badges of what is played.
card-deed = { $verb ->
    [treat] Treats a person in the same space, who then walks along: { $cost }.
    [revive] Gets up a firefighter who lies in the same space: { $cost }.
    [identify] Turns up a call, however far away: { $cost }.
    [dispose] Sends a hazmat in the same space to safety: { $cost }.
    [clear] Takes away a hot spot in the same space: { $cost }.
    [repair] Repairs a cracked wall beside: { $cost }.
   *[reroll] May roll one or both dice of the deck gun once more, free.
  }
card-firefighter-how = No power, no weakness.
card-orders = Orders: moves others and works doors for them; the points are the Captain’s.
card-chop = Chops for { $cost } a blow instead of { $usual }.
card-gun = Fires the deck gun for { $cost } instead of { $usual }.
card-water = Water costs double: { $step } from fire to smoke, { $whole } to put a fire out.
card-no-water = Cannot put out fire or smoke.
card-quiet = Works only where no fire is in the space or beside it.
card-cafs-limit = { $limit ->
    [command_ap] To the CAFS Firefighter at most 1 of the order points a turn.
   *[any_ap] To the CAFS Firefighter at most 1 point a turn.
  }
card-points = { $many } points a turn
card-pool = { $pool ->
    [move] { $many } more for moving only
    [douse] { $many } more for putting out only
   *[command] { $many } more for orders only
  }
card-pool-first = Special points are spent first and are not kept.
card-keep = Keeps up to { $many } points for the next turn.
badge-edition = { $edition ->
    [ru] Russian edition
    [cs] Czech edition
    [it] Italian edition
   *[en] English consensus
  }
badge-edition-how = { $edition ->
    [en] The rulebooks differ in a few places. Where they do, it is played as most of them say.
   *[other] The rulebooks differ in a few places. Here it is played so:
  }
