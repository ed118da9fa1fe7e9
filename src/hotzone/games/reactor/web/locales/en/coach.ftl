# Hints, reasons, requests, chances. Chances and numbers come as texts, places in words.
request-leave-tile = Leave this tile to me: { $place }
request-cool = Cool this assembly: { $place }
request-come = Come to this cell and stay: { $place }
request-fetch = Fetch what lies here: { $place }
request-treat = Treat my radiation
clue-r-acute = It is time to call the acute phase.
clue-r-sacrifice = A sacrifice helps most now.
clue-r-gather = Bring the assembly to its cell.
clue-r-foam = Put an extinguisher on the open emergency assembly.
clue-r-cool = Cool the open assembly.
clue-r-on = Turn the control assembly back.
clue-r-open = See what lies there.
clue-r-heal = Treat somebody’s radiation.
clue-r-hand = Hand a token on.
clue-r-mask = Put the gas mask on.
clue-r-go = Go to cell { $place }.
clue-r-stay = End the turn: there is nothing better now.
clue-r-place = Start in cell { $place }.
because-r-look = Nobody knows yet what lies in cell { $place }.
because-r-defeat = The next cards are less likely to end it.
odds-r-defeat = Chance that the next cards end it: { $ours } instead of { $theirs }.
because-r-hearts = Fewer hearts burn.
odds-r-hearts = Hearts that burn, on average: { $ours } instead of { $theirs }.
because-r-placed = More of the six are gathered.
odds-r-placed = Gathered of the six: { $ours } instead of { $theirs }.
because-r-deaths = Fewer people die.
odds-r-deaths = Expected deaths: { $ours } instead of { $theirs }.
because-r-known = More is known about what lies there.
odds-r-known = Emergency assemblies known: { $ours } instead of { $theirs }.
because-r-movers = Cranes and lifts are kept.
odds-r-movers = Cranes and lifts left: { $ours } instead of { $theirs }.
because-r-dose = Everybody takes less radiation.
odds-r-dose = Radiation of all, on average: { $ours } instead of { $theirs }.
because-r-dial = The accident grows more slowly.
odds-r-dial = The dial, on average: { $ours } instead of { $theirs }.
r-hint-odds = Then, with the next cards: { $odds }
r-risk-map = What the next cards may do
r-chance-spaces = something happens to this cell
r-chance-hearts = a heart burns
r-chance-people = somebody dies
r-chance-at = Cell { $place } turned up, taken off or burning: { $chance }
r-chance-person-at = Somebody in cell { $place } dies: { $chance }
r-risk-hearts = Hearts that burn: { $many }
r-risk-dial = The dial rises by { $many }
r-risk-defeat = The end: { $chance }
r-risk-who = { $who }: dose { $dose }, dies { $chance }
r-ask-place = Point at a cell.
r-risk-most = { $hearts ->
    [none] No heart is in danger now.
    [may] A heart may burn.
   *[likely] Most likely a heart burns.
  }
r-risk-may-end = The reactor may explode.
r-risk-danger = { $who } may die.
