# What can be done about a fire, the end of the turn, ways in the log.
fight-beside = Vai accanto
fight-beside-how = In questo turno non bastano i punti per l’acqua
fight-knock-down-how = Costa meno; il fumo può riprendere fuoco
fight-enter = Entra nel fuoco
fight-put-out-behind = Libera la via e spegnilo
fight-knock-down-behind = Libera la via e riducilo a fumo
fight-nearer = { $how ->
    [there] Libera la via e vai { $to }
    [within] Avvicinati: { $place }
    [fire] Avvicinati al fuoco
   *[towards] Comincia ad andare { $to }
  }
fight-through = Questa via passa nel fuoco
fight-put-out = { $moves ->
    [0] Spegnilo
   *[other] Vai accanto e spegnilo
  }
fight-knock-down = { $moves ->
    [0] Riducilo a fumo
   *[other] Vai accanto e riducilo a fumo
  }
fight-put-out-how = { $moves ->
    [0] {""}
    [one] { $moves } passo, poi{" "}
    [many] { $moves } passi, poi{" "}
   *[other] { $moves } passi, poi{" "}
  }{ $water ->
    [one] { $water } punto di acqua
    [many] { $water } punti di acqua
   *[other] { $water } punti di acqua
  }
fight-enter-how = { $left ->
    [one] Non puoi finire il turno nel fuoco: per uscire resterebbe { $left } punto
    [many] Non puoi finire il turno nel fuoco: per uscire resterebbero { $left } punti
   *[other] Non puoi finire il turno nel fuoco: per uscire resterebbero { $left } punti
  }
end-keeps = { $many ->
    [0] non resta nulla, poi avanza il fuoco
    [one] { $many } punto resta, poi avanza il fuoco
    [many] { $many } punti restano, poi avanza il fuoco
   *[other] { $many } punti restano, poi avanza il fuoco
  }
walk-moved = { $who } va { $to }, { $steps ->
    [one] { $steps } passo
    [many] { $steps } passi
   *[other] { $steps } passi
  }.
walk-victim-carried = { $who } porta la persona { $to }, { $steps ->
    [one] { $steps } passo
    [many] { $steps } passi
   *[other] { $steps } passi
  }.
walk-victim-led = { $who } conduce la persona { $to }, { $steps ->
    [one] { $steps } passo
    [many] { $steps } passi
   *[other] { $steps } passi
  }.
walk-hazmat-carried = { $who } trasporta le sostanze { $to }, { $steps ->
    [one] { $steps } passo
    [many] { $steps } passi
   *[other] { $steps } passi
  }.
goal-rescued = Porta fuori { $many } persone
goal-rescued-short = Fuori { $many }
goal-lost = Non perderne { $many }
goal-lost-short = Non perderne { $many }
goal-damage = La casa crolla a { $many }
goal-damage-short = Crolla a { $many }
goal-evidence = Porta fuori { $many } prove
goal-evidence-short = Prove { $many }
goal-hot-spots = Ripulisci tutti i { $many } punti caldi
goal-hot-spots-short = Punti caldi { $many }
goal-knocked = Nessuno abbattuto: { $many } è già troppo
goal-knocked-short = Nessuno abbattuto
status-rescued = Recuperi
status-lost = Perdite
stuck-title = Il turno non può finire nel fuoco
end-stuck = prima esci dal fuoco, vedi sopra
start-reason = { $reason ->
    [call] Potrebbe esserci qualcuno { $in }, e la via è libera dal fuoco.
    [fire] Vicino al fuoco: qui serve acqua.
    [mate] Qui c’è già { $who }.
   *[quiet] Tranquillo, ma più lontano dalle chiamate.
  }
start-reason-short = { $reason ->
    [call] Una chiamata è vicina.
    [fire] Vicino al fuoco.
    [mate] C’è già { $who }.
   *[quiet] Tranquillo.
  }
