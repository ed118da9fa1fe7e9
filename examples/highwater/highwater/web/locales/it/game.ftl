# High Water.
game-highwater = Acqua alta
game-highwater-how = Due barche, sei tetti, e l’acqua sale.
board-village = Il villaggio allagato
highwater-moves = L’acqua sale
idle-highwater = I dadi decidono dove sale l’acqua. Spazio mette in pausa, un tocco salta.
hw-board-label = Il villaggio, { $rows } righe e { $cols } colonne
hw-pick-hint = Indica un posto per vedere la via, o scegli sotto.
hw-place = { $kind ->
    [house] casa
    [landing] approdo
    [tree] albero
   *[water] acqua
  } { $place }
hw-boat-1 = Airone
hw-boat-2 = Lontra
hw-boat-3 = Luccio
hw-aboard = a bordo { $many } di { $of }
status-hw-saved = Salvi
status-hw-lost = Perduti
status-hw-waiting = Sui tetti
count-hw-waiting = Sui tetti
count-hw-afloat = Nelle barche
hw-phase-1 = Barca
hw-phase-2 = Acqua
pool-hw-strokes = Colpi rimasti: { $many }
pool-hw-strokes-word = colpi
hw-cost = Colpi: { $many }
group-hw-row = Rema
group-hw-row-can = scegli un posto segnato
group-hw-row-not = nessun colpo rimasto
group-hw-take = Prendi a bordo
group-hw-take-can = una persona per colpo
group-hw-take-not = qui non aspetta nessuno, o la barca è piena
group-hw-sandbag = Sacchi di sabbia
group-hw-sandbag-can = l’acqua scende di uno
group-hw-sandbag-not = qui l’acqua non è salita, o pochi colpi
group-hw-pass = Cambia barca
group-hw-pass-can = su una barca vicina
group-hw-pass-not = nessuna barca vicina, o nessuno a bordo
hw-do-row = Rema a { $place }
way-row = Rema: { $place }
hw-do-take = Prendi una persona a bordo
hw-do-sandbag = Posa sacchi di sabbia alla casa
hw-do-pass = Una persona passa su { $who }
hw-do-end = Fine turno
hw-die = Il dado mostra { $value }
hw-event-turn = Turno { $number } · { $who }
hw-event-rowed = { $who } rema a { $place }.
hw-event-taken = { $who } prende qualcuno dalla casa { $house }.
hw-event-passed = Qualcuno passa da { $who } a { $other }.
hw-event-sandbagged = Sacchi alla casa { $house }: l’acqua scende a { $number }.
hw-event-rose = L’acqua sale alla casa { $house }: { $number }.
hw-event-swept = La casa { $house } è travolta. Perduti: { $number }.
hw-event-drifted = La corrente porta { $who } a { $place }.
hw-event-landed = { $who } porta persone all’approdo: { $number }.
hw-event-rolled = Il dado indica la casa { $house }.
hw-event-ended = { $what ->
    [victory] Il villaggio è salvo.
   *[other] Troppi sono perduti.
  }
hw-ending-victory = Il villaggio è salvo
hw-ending-victory-more = Abbastanza persone sono al sicuro a terra.
ending-swept-away = L’acqua è stata più veloce
ending-swept-away-more = Troppe persone sono perdute. Un altro equipaggio riproverà.
log-highwater = salvi { $saved }, perduti { $lost }, turni { $turns }
hw-house = Casa { $number }: persone { $people }, acqua { $water } di { $of }
hw-house-gone = La casa { $number } non c’è più
hw-text-boats = Barche
hw-text-houses = Case
hw-text-boat = { $who }: { $place }, a bordo { $many }
hw-legend-dry = La gente aspetta sul tetto; i segni dicono quanto può salire l’acqua
hw-legend-wet = La prossima salita porta via la casa
hw-legend-gone = Questa casa non c’è più
