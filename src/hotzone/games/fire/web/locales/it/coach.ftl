# Hints, reasons, requests, chances. Chances and numbers come as texts, places in words.
clue-done = È fatta: chiudi la partita.
clue-bring-out = Porta fuori la persona.
clue-gun = Usa l’idrante.
clue-treat = Cura la persona { $in }.
clue-identify = Scopri chi c’è { $in }.
clue-hazmat = Porta le sostanze pericolose fuori.
clue-put-out = Spegni il fuoco { $in }.
clue-clear-smoke = Togli il fumo { $in }.
clue-clear-spot = Ripulisci il punto caldo { $in }.
clue-drive = Sposta il veicolo { $to }.
clue-chop = Sfonda il muro { $place }.
clue-open-door = Apri la porta { $place }.
clue-close-door = Chiudi la porta { $place }.
clue-ladder = Serve una scala { $in }.
clue-repair = Ripara il muro { $place }.
clue-change = Cambia carta.
clue-go = Vai { $to }.
clue-save = Finisci il turno e tieni i punti: il prossimo turno sarà più lungo.
clue-save-part = Finisci il turno: quattro punti restano e per gli altri ora non c’è uso migliore.
clue-end = Finisci il turno.
clue-choose = Questa è una buona scelta.
because-look = { $known ->
    [yes] Potrebbe esserci qualcuno { $in }.
   *[no] Potrebbe esserci qualcuno.
  }
because-gun = Il resto dipende da dove arriva l’acqua.
because-reroll = Un altro tiro andrà probabilmente meglio.
because-take-driver = L’idrante dell’autopompa spegne più fuoco di chiunque: a metà prezzo e con un secondo lancio.
because-place-engine = Dove starà l’autopompa si può usare l’idrante già nel primo turno.
because-park-engine = Spazi in fiamme che l’idrante raggiunge da qui: { $ours }.
because-change-paramedic = D’ora in poi serve di più un’altra carta. { card-paramedic }: { card-paramedic-how }
because-change-captain = D’ora in poi serve di più un’altra carta. { card-captain }: { card-captain-how }
because-change-imaging = D’ora in poi serve di più un’altra carta. { card-imaging }: { card-imaging-how }
because-change-cafs = D’ora in poi serve di più un’altra carta. { card-cafs }: { card-cafs-how }
because-change-hazmat = D’ora in poi serve di più un’altra carta. { card-hazmat }: { card-hazmat-how }
because-change-generalist = D’ora in poi serve di più un’altra carta. { card-generalist }: { card-generalist-how }
because-change-rescue = D’ora in poi serve di più un’altra carta. { card-rescue }: { card-rescue-how }
because-change-driver = D’ora in poi serve di più un’altra carta. { card-driver }: { card-driver-how }
because-change-engineer = D’ora in poi serve di più un’altra carta. { card-engineer }: { card-engineer-how }
because-rescued = Una persona in più esce.
odds-rescued = Salvati alla fine: { $ours } invece di { $theirs }.
because-collapse = La casa resiste più a lungo.
odds-collapse = L’edificio crolla con probabilità { $ours } invece di { $theirs }.
because-poi-lost = Chi è { $in } è più al sicuro.
odds-poi-lost = Chi è { $in } brucia con probabilità { $ours } invece di { $theirs }.
because-knock-down = Il fuoco raggiunge la squadra meno facilmente.
odds-knock-down = Pompieri abbattuti in media: { $ours } invece di { $theirs }.
because-damage = I muri soffrono meno.
odds-damage = Danni in media: { $ours } invece di { $theirs }.
because-ap-to-rescue = { $known ->
    [yes] Chi è { $in } esce prima.
   *[no] La prossima persona esce prima.
  }
odds-ap-to-rescue = Punti fino al prossimo salvataggio: { $ours } invece di { $theirs }.
because-shot = Il prossimo colpo dell’idrante rende di più.
odds-shot = Fuochi che il prossimo colpo dell’idrante spegne in media: { $ours } invece di { $theirs }.
request-leave-victim = Lascia a me questa vittima: { $place }
request-hold-door = Tieni questa porta: { $place }
request-follow-out = Seguimi fuori
request-put-out = Spegni questo fuoco: { $place }
risk-damage = Danni in media: { $many }
risk-collapse = L’edificio crolla: { $chance }
hint-odds = Poi, con il prossimo fuoco: { $odds }
chance-spaces = lo spazio brucia
chance-hit = muro o porta si danneggia
chance-gone = muro o porta crolla
chance-people = qualcuno è colpito
chance-at = { $place } brucia: { $chance }
chance-wall-at = Muro o porta { $place }: danno { $hit }, crollo { $gone }
chance-person-at = Qualcuno { $in } è colpito: { $chance }
risk-who = { $who } è colpito: { $chance }
risk-at = chi è { $in } brucia: { $chance }
ask-place = Indica una persona, un fuoco o una porta.
risk-most = { $many ->
    [0] Probabilmente arriva solo fumo. Se arriva il fuoco, allora { $in }.
    [one] Probabilmente un altro fuoco, { $in }.
    [many] Probabilmente altri { $many } fuochi, soprattutto { $in }.
   *[other] Probabilmente altri { $many } fuochi, soprattutto { $in }.
  }
risk-none = Probabilmente nessun nuovo fuoco.
risk-may-fall = La casa può crollare.
risk-told-walls = I muri ne soffriranno.
risk-danger = In pericolo: { $who }.
risk-danger-at = Chi è { $in } è in pericolo.
