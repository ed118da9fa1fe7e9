# La fine di una partita e la replica.
end-lasted = { $minutes ->
    [0] La partita è durata { $turns ->
        [one] { $turns } turno
        [many] { $turns } di turni
       *[other] { $turns } turni
    }.
   *[other] La partita è durata { $turns ->
        [one] { $turns } turno
        [many] { $turns } di turni
       *[other] { $turns } turni
    }, { $minutes ->
        [one] { $minutes } minuto
        [many] { $minutes } di minuti
       *[other] { $minutes } minuti
    }.
  }
end-home = Inizio
end-look = Guarda il tabellone
end-carried = Chi ha portato chi
end-carried-how = nell’ordine di uscita
end-nobody-out = Chi non è stato salvato
end-nobody-out-how = e dove
end-lost = Perduta
end-outside = fuori
end-turned = Le svolte
end-turned-how = toccane una per vederla sul tabellone
end-point = Turno { $turn } · { $who }
end-dice = la sorte
end-point-chance = La probabilità di vincere passa da { $from } a { $to }.
end-point-better = Meglio: { $line }
end-by-luck = Che cosa ha fatto il caso
end-by-decision = Una decisione
end-bad-luck = sfortuna
end-good-luck = fortuna
end-costly = una decisione costosa
end-good = una buona decisione
end-decisions = Le tue decisioni
end-luck = La fortuna
end-luck-won-bad = { $cost ->
    [0] Hai vinto contro la sorte: ha tolto { $dice } punti di probabilità. Le decisioni non sono costate nulla.
   *[other] Hai vinto contro la sorte: ha tolto { $dice } punti di probabilità. Mosse migliori ne avrebbero salvati altri { $cost }.
  }
end-luck-won-good = { $cost ->
    [0] La fortuna ha dato { $dice } punti di probabilità; le decisioni non sono costate nulla.
   *[other] La fortuna ha dato { $dice } punti di probabilità; le decisioni ne sono costate { $cost }.
  }
end-luck-lost-bad = { $cost ->
    [0] La sorte ha tolto { $dice } punti di probabilità, le decisioni nulla.
   *[other] La sorte ha tolto { $dice } punti di probabilità, le decisioni { $cost }.
  }
end-luck-lost-good = { $cost ->
    [0] La fortuna è stata gentile: { $dice } punti. Le decisioni non sono costate nulla.
   *[other] La fortuna è stata gentile: { $dice } punti. Altre decisioni ne avrebbero salvati altri { $cost }.
  }
end-chance = La probabilità di vincere
end-picture = Un’immagine da condividere
end-share = Condividi
end-save = Salva immagine
end-saved = L’immagine è salvata.
end-file = hotzone
end-next = E adesso?
end-retry = Riprova dal turno { $turn }
end-retry-how = Dal momento della svolta, con nuova fortuna
end-again-start = Di nuovo dall’inizio
end-again-how = La stessa preparazione, nuova fortuna
end-elsewhere-how = Prima cambia quello che vuoi
end-debrief-how = Che cosa avrebbe fatto la squadra
replay-begin = Inizio
replay-turn = Turno
replay-back = Un turno indietro
replay-on = Un turno avanti
replay-play = Riproduci
replay-to-end = Torna alla fine
replay-first = Questo è il primo momento.
replay-newest = Questo è l’ultimo momento.
replay-link = Copia link
end-challenge = Stessa partita per gli amici
end-challenge-how = Un link: stessa preparazione, stessa sorte per tutti
end-others = Com’è andata agli altri
end-others-how = Gli stessi dadi, turno per turno
lobby-next = { $who } continua in un’altra partita.
lobby-next-go = Vai con loro
error-offer-not-over = Una partita si può offrire agli amici quando è finita.
error-not-over = Il bilancio arriva a partita finita.
