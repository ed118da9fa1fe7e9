# Incendio: luoghi, cose, azioni, domande, eventi.
place-outside = fuori, { $place }
place-room = { $room }, { $place }
room-living = soggiorno
room-kitchen = cucina
room-bedroom = camera
room-hall = ingresso
room-bath = bagno
room-dining = sala da pranzo
room-laundry = lavanderia
room-closet = ripostiglio
room-study = studio
card-firefighter = Pompiere
card-paramedic = Paramedico
card-captain = Capitano
card-imaging = Tecnico strumentazione
card-cafs = Pompiere CAFS
card-hazmat = Tecnico sostanze pericolose
card-generalist = Pompiere esperto
card-rescue = Specialista nei recuperi
card-driver = Autista / operatore idrante
card-engineer = Ingegnere strutturale
card-paramedic-how = Cura le vittime, che poi camminano.
card-captain-how = Due punti per muovere gli altri e le loro porte.
card-imaging-how = Vede da lontano chi c’è.
card-cafs-how = Tre punti solo per estinguere.
card-hazmat-how = Bonifica le sostanze pericolose sul posto.
card-generalist-how = Cinque punti, nessun punto debole.
card-rescue-how = Tre passi in più, muri a metà prezzo.
card-driver-how = Idrante a metà prezzo, può rilanciare.
thing-fire = fuoco
thing-smoke = fumo
thing-hot-spot = punto caldo
thing-hazmat = { $many ->
    [one] sostanze pericolose
    [many] { $many } sostanze pericolose
   *[other] { $many } sostanze pericolose
  }
thing-poi = gettone PDI coperto
thing-victim = vittima
thing-treated-victim = vittima curata
thing-engine = autopompa
thing-ambulance = ambulanza
thing-active = { $who }, di turno
thing-edge = { $side ->
    [up] In alto
    [right] A destra
    [down] In basso
   *[left] A sinistra
  }: { $what ->
    [wall] muro
    [damaged] muro danneggiato
    [destroyed] muro distrutto
    [closed-door] porta chiusa
    [open-door] porta aperta
    [no-door] porta distrutta
    [window] finestra
    [open-window] finestra aperta
    [thin] parete divisoria sottile
   *[other] parete in comune
  }
edge-kind = { $what ->
    [damaged] danneggiato
    [destroyed] distrutto
    [closed-door] chiusa
    [open-door] aperta
    [no-door] distrutta
   *[other] { $what }
  }
count-threats-left = Gettoni minaccia
count-poi-left = Gettoni PDI
count-victims-unseen = Vittime non ancora trovate
count-alarms-unseen = Falsi allarmi non ancora trovati
count-hot-spots-left = Punti caldi
pool-ap = { $many ->
    [one] { $many } Punto Azione
    [many] { $many } Punti Azione
   *[other] { $many } Punti Azione
  }
pool-ap-word = azione
pool-move = { $many ->
    [one] { $many } punto per muovere
    [many] { $many } punti per muovere
   *[other] { $many } punti per muovere
  }
pool-move-word = solo muovere
pool-douse = { $many ->
    [one] { $many } punto per estinguere
    [many] { $many } punti per estinguere
   *[other] { $many } punti per estinguere
  }
pool-douse-word = solo estinguere
pool-command = { $many ->
    [one] { $many } punto comando
    [many] { $many } punti comando
   *[other] { $many } punti comando
  }
pool-command-word = solo comando
group-move = Muovere
group-move-can = scegli uno spazio con il punto
group-move-not = da qui non c’è via
group-carry = Trasportare
group-carry-can = porta con te ciò che è qui
group-carry-not = qui non c’è nessuno
group-douse = Estinguere
group-douse-can = { $many ->
    [one] { $many } modo a portata
    [many] { $many } modi a portata
   *[other] { $many } modi a portata
  }
group-douse-not = nessun fuoco a portata
group-door = Porta
group-door-can = a portata: { $many }
group-door-not = nessuna porta a portata
group-chop = Abbattere un muro
group-chop-can = { $many ->
    [one] { $many } muro a portata
    [many] { $many } muri a portata
   *[other] { $many } muri a portata
  }
group-chop-not = nessun muro a portata
group-card = Specialista
group-card-can = ciò che sa fare la carta
group-card-not = non ora
group-ladder = Scala
group-ladder-can = estendere o chiudere
group-ladder-not = non ora
group-drive = Guidare
group-drive-can = al parcheggio vicino
group-drive-not = non ora
group-gun = Usare l’idrante
group-gun-can = su un quadrante della casa
group-gun-not = non ora
group-change = Cambio di squadra
group-change-can = prendi un’altra carta
group-change-not = non ora
group-command = Comandare
group-command-can = muovi gli altri e le loro porte
group-command-not = non ora
do-move = Vai a { $place }
do-carry = Trasporta la vittima a { $place }
do-haul = Trasporta le sostanze pericolose a { $place }
do-lead = Conduci la vittima curata a { $place }
do-lead-carry = Conduci una vittima e trasportane una a { $place }
do-lead-two = Conduci due vittime a { $place }
do-lead-haul = Conduci la vittima, trasporta le sostanze pericolose a { $place }
do-drag = Trasporta il pompiere a { $place }
do-lead-drag = Conduci la vittima, trasporta il pompiere a { $place }
do-open = Apri { $place }
do-close = Chiudi { $place }
do-chop = Abbatti il muro { $place }
do-douse = Estingui di un grado a { $place }
do-quench = Spegni del tutto il fuoco a { $place }
do-treat = Cura la vittima
do-identify = Identifica il PDI a { $place }
do-dispose = Bonifica le sostanze pericolose
do-revive = Aiuta il pompiere ad alzarsi
do-clear = Ripulisci il punto caldo a { $place }
do-repair = Ripara il muro { $place }
do-extend = Estendi la scala a { $place }
do-fold = Chiudi la scala a { $place }
do-take-ladder = Prendi una scala
do-put-ladder = Posa la scala
do-drive-engine = Autopompa a { $place }
do-drive-ambulance = Ambulanza a { $place }
do-gun = Idrante sul quadrante di { $place }
do-change = Prendi la carta: { $card }
do-end = Fine turno
do-finish = Finisci: chi serviva è in salvo
do-play-on = Continua a giocare, per tutti e dieci
do-ride = Sali a bordo fino a { $place }
do-stay = Resta qui
do-reroll = { $dice ->
    [red] Rilancia il dado rosso
    [black] Rilancia il dado nero
   *[both] Rilancia entrambi i dadi
  }
do-keep = Tieni i dadi
do-detonate = Prima esplode { $place }
do-fall = Porta a { $place }
do-take = { $card }
do-place = Parti da { $place }
do-park-engine = Autopompa a { $place }
do-park-ambulance = Ambulanza a { $place }
do-enlist = Partecipa
do-command = { $who }: { $what }
way-move = Vai: { $place }
way-carry = Trasporta la vittima: { $place }
way-haul = Trasporta le sostanze pericolose: { $place }
way-lead = Conduci la vittima: { $place }
way-lead-carry = Conduci e trasporta: { $place }
way-lead-two = Conduci due vittime: { $place }
way-lead-haul = Conduci la vittima, trasporta le sostanze: { $place }
way-drag = Trasporta il pompiere: { $place }
way-lead-drag = Conduci la vittima, trasporta il pompiere: { $place }
ask-crewing = Quale carta per { $who }?
ask-crewing-how = Ogni specialista c’è una volta sola.
ask-placing = Da dove parte { $who }?
ask-placing-how = Tocca uno spazio segnato fuori dalla casa.
ask-parking = Dove stanno i veicoli?
ask-parking-how = Tocca uno spazio di parcheggio segnato.
ask-riding = { $who } sale a bordo?
ask-riding-how = Il veicolo si muove; chi è lì può salire.
ask-rerolling = Tieni i dadi?
ask-rerolling-how = L’autista può rilanciare.
ask-won = Sette persone sono in salvo
ask-won-how = Finisci qui, o continua per tutte e dieci.
ask-detonating = Quali sostanze pericolose esplodono prima?
ask-detonating-how = Toccane una che brucia.
ask-detonating-late = Quali sostanze pericolose esplodono prima?
ask-detonating-late-how = Toccane una che brucia.
ask-knocking = Pompiere abbattuto: { $who }
ask-knocking-how = In quale degli spazi più vicini?
ask-exploding = Preparazione: un’esplosione
ask-exploding-how = Scegli.
ask-heating = Preparazione: punti caldi
ask-heating-how = Scegli.
ask-hiding = Preparazione: gettoni PDI
ask-hiding-how = Scegli.
ask-enlisting = Chi è l’amico in difficoltà?
ask-enlisting-how = Scegli uno della squadra.
event-rolled = Dadi: { $red }·{ $black }.
event-rolled-one = Dado: { $red } { $black }.
event-threat = { $what ->
    [fire] Fuoco a { $place }.
    [smoke] Fumo a { $place }.
   *[clear] { $place } è libero.
  }
event-edge = { $what ->
    [damaged] Il muro { $place } è danneggiato.
    [destroyed] Il muro { $place } è distrutto.
    [closed-door] La porta { $place } è chiusa.
    [open-door] La porta { $place } è aperta.
    [no-door] La porta { $place } è distrutta.
    [open-window] La finestra { $place } è aperta.
    [window] La finestra { $place } è chiusa.
    [wall] Il muro { $place } è di nuovo intero.
    [open] Il passaggio { $place } è libero.
   *[other] { $place }: danno.
  }
event-moved = { $who } va a { $place }.
event-points = I punti sono contati.
event-saved = { $number ->
    [one] { $who } conserva { $number } punto.
    [many] { $who } conserva { $number } punti.
   *[other] { $who } conserva { $number } punti.
  }
event-turn = Turno { $number } · { $who }
event-poi-placed = Nuovo gettone PDI a { $place }.
event-turned-up = { $what ->
    [victim] C’è qualcuno: una vittima a { $place }.
   *[alarm] Falso allarme a { $place }.
  }
event-victim-carried = La vittima viene trasportata a { $place }.
event-victim-led = La vittima curata viene condotta a { $place }.
event-hazmat-carried = Le sostanze pericolose vengono trasportate a { $place }.
event-victim-rescued = Salvata: un’altra persona è al sicuro a { $place }.
event-victim-lost = Perduta: una persona a { $place }.
event-victim-treated = La vittima a { $place } è curata e può camminare.
event-hazmat = { $number ->
    [one] Sostanze pericolose a { $place }.
    [many] { $number } sostanze pericolose a { $place }.
   *[other] { $number } sostanze pericolose a { $place }.
  }
event-hazmat-safe = Sostanze pericolose al sicuro a { $place }.
event-hazmat-exploded = Esplosione delle sostanze pericolose a { $place }.
event-hot-spot = Un punto caldo a { $place }.
event-exploded = Esplosione a { $place }.
event-flared-up = Combustione a { $place }: il fuoco tira ancora.
event-knocked-down = Pompiere abbattuto: { $who } viene portato a { $place }.
event-parked = { $what ->
    [engine] L’autopompa è parcheggiata.
   *[ambulance] L’ambulanza è parcheggiata.
  }
event-deck-gun = L’idrante colpisce { $place }.
event-card = { $who } ora è { $card }.
event-roll-again = { $place } non vale: si rilancia.
event-played-on = Sette sono in salvo e la partita continua.
event-collapsed = L’edificio crolla.
event-ended = { $what ->
    [victory] Vittoria.
    [perfect] Vittoria: tutti e dieci in salvo.
    [collapse] L’edificio è crollato.
    [hopeless] Non è più possibile salvarne sette.
   *[defeat] Quattro persone sono perdute.
  }
event-discarded = Il gettone PDI a { $place } viene tolto.
event-hot-spot-supply = { $number ->
    [one] Resta { $number } punto caldo.
    [many] Restano { $number } punti caldi.
   *[other] Restano { $number } punti caldi.
  }
event-hot-spot-cleared = Il punto caldo a { $place } è ripulito.
event-hazmat-gone = Le sostanze pericolose a { $place } non ci sono più.
event-evidence = { $number ->
    [one] { $number } prova.
    [many] { $number } prove.
   *[other] { $number } prove.
  }
event-lying = { $what ->
    [yes] { $who } è a terra.
   *[no] { $who } si alza.
  }
event-ladders = Una scala viene spostata.
event-holds-ladder = { $what ->
    [yes] { $who } prende una scala.
   *[no] { $who } posa la scala.
  }
event-elevator-destroyed = L’ascensore a { $place } è distrutto.
ending-undecided = Non finita
ending-victory = Vittoria
ending-victory-more = Sette persone sono in salvo. Bel lavoro.
ending-perfect = Partita perfetta
ending-perfect-more = Tutti e dieci sono in salvo. Meglio non si può.
ending-defeat = Sconfitta
ending-defeat-more = Quattro persone non si sono potute salvare.
ending-collapse = L’edificio è crollato
ending-collapse-more = I cubetti danno sono finiti. Meno esplosioni, più tempo.
ending-hopeless = Sconfitta
ending-hopeless-more = Non è più possibile salvarne sette.
