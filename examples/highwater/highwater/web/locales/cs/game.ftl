# High Water.
game-highwater = Velká voda
game-highwater-how = Dvě lodě, šest střech a voda stoupá.
board-village = Zatopená vesnice
highwater-moves = Voda stoupá
idle-highwater = Kostky rozhodnou, kde voda stoupne. Mezerník zastaví, klepnutí přeskočí.
hw-board-label = Vesnice, řad { $rows }, sloupců { $cols }
hw-pick-hint = Ukaž na místo a uvidíš cestu, nebo vyber níže.
hw-place = { $kind ->
    [house] dům
    [landing] přístaviště
    [tree] strom
   *[water] voda
  } { $place }
hw-boat-1 = Volavka
hw-boat-2 = Vydra
hw-boat-3 = Štika
hw-aboard = na palubě { $many } z { $of }
status-hw-saved = Zachráněni
status-hw-lost = Ztraceni
status-hw-waiting = Na střechách
count-hw-waiting = Na střechách
count-hw-afloat = V lodích
hw-phase-1 = Loď
hw-phase-2 = Voda
pool-hw-strokes = Zbývá záběrů: { $many }
pool-hw-strokes-word = záběry
hw-cost = Záběrů: { $many }
group-hw-row = Veslovat
group-hw-row-can = vyber vyznačené místo
group-hw-row-not = žádný záběr nezbývá
group-hw-take = Vzít na palubu
group-hw-take-can = jeden člověk za záběr
group-hw-take-not = nikdo tu nečeká, nebo je loď plná
group-hw-sandbag = Pytle s pískem
group-hw-sandbag-can = voda o jednu klesne
group-hw-sandbag-not = voda tu nestoupla, nebo je málo záběrů
group-hw-pass = Přestoupit
group-hw-pass-can = na blízkou loď
group-hw-pass-not = žádná loď poblíž, nebo nikdo na palubě
hw-do-row = Veslovat na { $place }
way-row = Veslovat: { $place }
hw-do-take = Vzít člověka na palubu
hw-do-sandbag = Položit pytle s pískem u domu
hw-do-pass = Jeden člověk přestoupí: { $who }
hw-do-end = Ukončit tah
hw-die = Na kostce je { $value }
hw-event-turn = Tah { $number } · { $who }
hw-event-rowed = { $who } vesluje na { $place }.
hw-event-taken = { $who } bere člověka z domu { $house }.
hw-event-passed = Někdo přestupuje: { $who } → { $other }.
hw-event-sandbagged = Pytle u domu { $house }: voda klesá na { $number }.
hw-event-rose = Voda u domu { $house } stoupá: { $number }.
hw-event-swept = Dům { $house } vzala voda. Ztraceni: { $number }.
hw-event-drifted = Proud unáší loď { $who } na { $place }.
hw-event-landed = { $who } přiváží lidi k přístavišti: { $number }.
hw-event-rolled = Kostka určuje dům { $house }.
hw-event-ended = { $what ->
    [victory] Vesnice je zachráněna.
   *[other] Příliš mnoho ztracených.
  }
hw-ending-victory = Vesnice je zachráněna
hw-ending-victory-more = Dost lidí je v bezpečí na břehu.
ending-swept-away = Voda byla rychlejší
ending-swept-away-more = Příliš mnoho lidí je ztraceno. Jiná posádka to zkusí znovu.
log-highwater = zachráněno { $saved }, ztraceno { $lost }, tahů { $turns }
hw-house = Dům { $number }: lidí { $people }, voda { $water } z { $of }
hw-house-gone = Dům { $number } už není
hw-text-boats = Lodě
hw-text-houses = Domy
hw-text-boat = { $who }: { $place }, na palubě { $many }
hw-legend-dry = Lidé čekají na střeše; značky ukazují, kam až smí voda stoupnout
hw-legend-wet = Další vzestup tento dům vezme
hw-legend-gone = Tento dům už není
