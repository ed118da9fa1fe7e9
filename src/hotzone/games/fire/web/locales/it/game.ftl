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
group-gun-can = sulla parte di casa accanto
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
ask-crewing-how = Sceglie { $chooser }. Ogni specialista c’è una volta sola.
ask-placing = Da dove parte { $who }?
ask-placing-how = Sceglie { $chooser }: tocca uno spazio segnato fuori dalla casa.
ask-parking = Dove stanno i veicoli?
ask-parking-how = La squadra si accorda, { $chooser } tocca uno spazio di parcheggio segnato. L’idrante raggiunge la parte di casa accanto all’autopompa.
ask-riding = { $who } sale a bordo?
ask-riding-how = Sceglie { $chooser }: il veicolo parte e chi è lì può salire gratis.
ask-rerolling = Tieni i dadi?
ask-rerolling-how = { $chooser } usa l’idrante come autista: così colpisce { $place }. Può rilanciare una volta un dado o entrambi; vale il nuovo numero.
ask-won = Sette persone sono in salvo
ask-won-how = Per la squadra decide { $chooser }: finire qui, o continuare per tutte e dieci.
ask-detonating = Quali sostanze pericolose esplodono prima?
ask-detonating-how = Ne bruciano diverse: { $chooser } sceglie quale esplode prima. Toccane una.
ask-detonating-late = Quali sostanze pericolose esplodono prima?
ask-detonating-late-how = Ne bruciano diverse: { $chooser } sceglie quale esplode prima. Toccane una.
ask-knocking = Pompiere abbattuto: { $who }
ask-knocking-how = { $chooser } sceglie dove portare: { $who }. Tocca uno spazio segnato.
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
event-knocked-down = A terra: { $who }, trasporto a { $place }.
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
# Due piani, stanze, cose e azioni delle espansioni, legenda.
room-library = biblioteca
room-salon = salone
room-winter-garden = giardino d’inverno
room-landing = pianerottolo
room-child-s-room = cameretta
room-master-bedroom = camera padronale
room-dressing-room = cabina armadio
room-lobby = atrio
room-restaurant = ristorante
room-office-and-reception = reception e ufficio
room-bar = bar
room-cloakroom = guardaroba
room-corridor = corridoio
room-room = camera
room-suite = suite
room-hallway = corridoio
room-conference-room = sala riunioni
room-locked-office = ufficio chiuso
room-corner-office = ufficio d’angolo
room-cubicle = postazione
room-restroom = servizi
room-copy-room = sala copie
room-parlour = salotto
room-elevator = ascensore
room-stair-up = scala che sale
room-stair-down = scala che scende
room-called = { $room }{ $side ->
    [left] , sinistra
    [right] , destra
    [north] , nord
    [south] , sud
    [east] , est
    [west] , ovest
    [north-east] , nord-est
    [north-west] , nord-ovest
    [south-east] , sud-est
    [south-west] , sud-ovest
   *[none] {""}
  }{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
  }
room-on-floor = { $room }, piano { $floor }
place-closed = dai vicini, { $place }
place-top = cima di una scala, { $place }
place-in = { $place } ({ $room })
thing-stair = { $way ->
    [up] scala che sale a { $place }
   *[down] scala che scende a { $place }
  }
thing-elevator = { $where ->
    [floor] ascensore al piano
    [lobby] ascensore giù nell’atrio
   *[destroyed] ascensore distrutto
  }
thing-ladder = { $end ->
    [foot] scala estesa, segmento inferiore
   *[top] scala estesa, segmento superiore
  }
thing-closed-ladder = { $many ->
    [one] scala chiusa
    [many] { $many } scale chiuse
   *[other] { $many } scale chiuse
  }
thing-lying = { $who }: a terra
event-edge-more = { $what ->
    [broken-window] La finestra { $place } è rotta.
    [broken-thin] La parete sottile { $place } è distrutta.
    [damaged-party-wall] La parete in comune { $place } è danneggiata.
    [destroyed-party-wall] La parete in comune { $place } è distrutta.
    [party-wall] La parete in comune { $place } è di nuovo intera.
    [lift-door-open] L’ascensore { $place } è al piano, la porta è aperta.
   *[lift-door] L’ascensore { $place } è giù nell’atrio, la porta è chiusa.
  }
event-ladder-stands = Una scala è estesa a { $place }.
event-ladder-lies = Una scala chiusa è a { $place }.
do-open-it = { $what ->
    [window] Apri la finestra { $place }
    [elevator] Ascensore { $place }: fallo salire al piano
   *[other] Apri la porta { $place }
  }
do-close-it = { $what ->
    [open-window] Chiudi la finestra { $place }
    [elevator] Ascensore { $place }: mandalo giù nell’atrio
   *[other] Chiudi la porta { $place }
  }
do-chop-it = { $what ->
    [damaged] Sfonda il muro danneggiato { $place }
    [thin] Abbatti la parete sottile { $place }
    [window] Sfonda la finestra { $place }
    [open-window] Sfonda la finestra { $place }
    [party-wall] Colpisci la parete in comune { $place }
    [damaged-party-wall] Colpisci la parete in comune { $place }
   *[other] Colpisci il muro { $place }: un danno
  }
do-repair-it = { $what ->
    [damaged-party-wall] Ripara la parete in comune { $place }
   *[other] Ripara il muro { $place }
  }
do-drive-to = { $what ->
    [engine] Autopompa
   *[ambulance] Ambulanza
  } { $side ->
    [top] sul lato alto
    [right] sul lato destro
    [bottom] sul lato basso
   *[left] sul lato sinistro
  }, { $place }
do-park-at = { $what ->
    [engine] Autopompa
   *[ambulance] Ambulanza
  }: { $side ->
    [top] in alto
    [right] a destra
    [bottom] in basso
   *[left] a sinistra
  }, { $place }
do-drag-who = { $who }: porta a { $place }
do-lead-drag-who = Conduci la vittima, { $who }: porta a { $place }
do-revive-who = { $who }: aiuta ad alzarsi
do-gun-at = Idrante: { $first } – { $last }
do-order = { $who }: dai un ordine…
group-command-who = Ordine: { $who }
card-engineer-how = Ripulisce punti caldi, ripara muri, non estingue.
status-evidence = Prove
legend = Che cosa è disegnato?
pop-legend = Legenda
zoom-in = Ingrandisci
zoom-fit = Mostra tutta la pianta
board-floor = Piano { $floor }, { $rows } righe per { $cols } colonne
floor-name = { $floor ->
    [1] Piano terra
   *[other] Piano superiore
  }
floor-show = { $floor ->
    [1] Mostra il piano terra
   *[other] Mostra il piano superiore
  }
legend-people = Persone
legend-edges = Muri, porte, finestre
legend-ways = Vie e veicoli
legend-helmet = pompiere; il segno sullo scudo è la carta
legend-fire = fuoco
legend-smoke = fumo: accanto al fuoco prende fuoco
legend-hot-spot = punto caldo: qui il fuoco può tirare ancora
legend-hazmat = sostanze pericolose: nel fuoco esplodono
legend-wall = muro
legend-damaged = muro danneggiato: il prossimo danno lo distrugge
legend-destroyed = muro distrutto: passaggio libero
legend-closed-door = porta chiusa
legend-open-door = porta aperta
legend-no-door = porta distrutta: passaggio libero
legend-window = finestra chiusa
legend-open-window = finestra aperta: passano persone, acqua e fuoco
legend-broken-window = finestra rotta: passaggio libero
legend-thin = parete divisoria sottile: basta un danno
legend-party-wall = parete in comune: non passa nessuno
legend-stair = scala interna: porta all’altro piano
legend-ladder = scala estesa, si vede in basso e in alto
legend-closed-ladder = scala chiusa: si può prendere
legend-engine = autopompa, con l’idrante
legend-ambulance = ambulanza: qui le vittime sono in salvo
