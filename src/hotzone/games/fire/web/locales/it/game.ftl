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
thing-poi = chiamata
thing-victim = persona
thing-treated-victim = persona curata
thing-engine = autopompa
thing-ambulance = ambulanza
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
count-poi-left = Chiamate (gettoni PDI)
count-victims-unseen = Persone non ancora trovate
count-alarms-unseen = Falsi allarmi non ancora trovati
count-hot-spots-left = Punti caldi
pool-ap = { $many ->
    [one] { $many } Punto Azione
    [many] { $many } Punti Azione
   *[other] { $many } Punti Azione
  }
pool-ap-word = punti
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
group-carry-can = { $what ->
    [hazmat] porta fuori le sostanze
    [both] porta fuori la persona o le sostanze
    [mate] porta fuori il compagno
   *[person] porta fuori la persona
  }
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
group-drive-can = a un altro parcheggio
group-drive-not = non ora
group-gun = Usare l’idrante
group-gun-can = sulla parte di edificio accanto
group-gun-not = non ora
group-change = Cambio di squadra
group-change-can = prendi un’altra carta
group-change-not = non ora
group-command = Comandare
group-command-can = muovi gli altri e le loro porte
group-command-not = non ora
do-move = Vai { $to }
do-carry = Porta la persona { $to }
do-haul = Trasporta le sostanze pericolose { $to }
do-lead = Conduci la persona { $to }
do-lead-carry = Conduci una persona e portane un’altra { $to }
do-lead-two = Conduci una vittima, trasporta l’altra { $to }
do-lead-haul = Conduci una persona e trasporta le sostanze { $to }
do-drag = Porta il pompiere { $to }
do-lead-drag = Conduci una persona e porta il pompiere { $to }
do-open = Apri { $place }
do-close = Chiudi { $place }
do-chop = Abbatti il muro { $place }
do-douse = { $what ->
    [fire] Riduci il fuoco { $in }
    [smoke] Togli il fumo { $in }
   *[other] Usa l’acqua { $in }
  }
do-quench = Spegni il fuoco { $in }
do-treat = Cura la vittima
do-identify = Scopri chi c’è { $in }
do-dispose = Bonifica le sostanze pericolose
do-revive = Aiuta il pompiere ad alzarsi
do-clear = Ripulisci il punto caldo { $in }
do-repair = Ripara il muro { $place }
do-extend = Estendi la scala { $in }
do-fold = Chiudi la scala { $in }
do-take-ladder = Prendi una scala
do-put-ladder = Posa la scala
do-drive-engine = Autopompa a { $place }
do-drive-ambulance = Ambulanza a { $place }
do-gun = Idrante sul quadrante di { $place }
do-change = Prendi la carta: { $card }
do-end = Fine turno
do-finish = Finisci: chi serviva è in salvo
do-play-on = Continua a giocare, per tutti e dieci
do-ride = Sali a bordo { $to }
do-stay = Resta qui
do-reroll = { $dice ->
    [red] Rilancia il dado rosso
    [black] Rilancia il dado nero
   *[both] Rilancia entrambi i dadi
  }
do-keep = Tieni i dadi
do-detonate = Prima l’esplosione { $in }
do-fall = Si riprende { $in }
do-take = { $card }
do-place = Parti { $in }
do-park-engine = Autopompa a { $place }
do-park-ambulance = Ambulanza a { $place }
do-enlist = Prende l’ingegnere strutturale
do-command = { $who }: { $what }
way-carry = Porta la persona { $to }
way-haul = Trasporta le sostanze pericolose { $to }
way-lead = Conduci la persona { $to }
way-lead-carry = Conduci una persona e portane un’altra { $to }
way-lead-two = Conduci una, trasporta l’altra { $to }
way-lead-haul = Conduci una persona e trasporta le sostanze { $to }
way-drag = Porta il pompiere { $to }
way-lead-drag = Conduci una persona e porta il pompiere { $to }
ask-crewing = Quale carta per { $who }?
ask-crewing-how = Sceglie { $chooser }. Ogni specialista c’è una volta sola.
ask-placing = { $you ->
    [yes] Da dove parti?
   *[no] Da dove parte { $who }?
  }
ask-placing-how = { $mine ->
    [yes] Tocca uno spazio segnato fuori dall’edificio.
   *[no] { $chooser } sceglie uno spazio fuori dall’edificio.
  }
ask-parking = Dove stanno i veicoli?
ask-parking-how = { $mine ->
    [yes] Accordati con la squadra e tocca uno spazio di parcheggio segnato. L’idrante raggiunge la parte di edificio accanto all’autopompa.
   *[no] La squadra si accorda, { $chooser } tocca uno spazio di parcheggio segnato. L’idrante raggiunge la parte di edificio accanto all’autopompa.
  }
ask-riding = { $who } sale a bordo?
ask-riding-how = Sceglie { $chooser }: il veicolo parte e chi è lì può salire gratis.
ask-rerolling = Tieni i dadi?
ask-rerolling-how = { $chooser } usa l’idrante come autista: così colpisce { $in }. Può rilanciare una volta un dado o entrambi; vale il nuovo numero.
ask-won = Sette persone sono in salvo
ask-won-how = Per la squadra decide { $chooser }: finire qui, o continuare per tutte e dieci.
ask-detonating = Quali sostanze pericolose esplodono prima?
ask-detonating-how = { $mine ->
    [yes] Ne bruciano diverse: tocca quella che esplode per prima.
   *[no] Ne bruciano diverse: { $chooser } sceglie quale esplode per prima.
  }
ask-detonating-late = Quali sostanze pericolose esplodono prima?
ask-detonating-late-how = { $mine ->
    [yes] Ne bruciano diverse: tocca quella che esplode per prima.
   *[no] Ne bruciano diverse: { $chooser } sceglie quale esplode per prima.
  }
ask-knocking = Pompiere abbattuto: { $who }
ask-knocking-how = { $mine ->
    [yes] Tocca uno spazio segnato dove portare il pompiere abbattuto.
   *[no] { $chooser } sceglie dove portare il pompiere abbattuto.
  }
ask-exploding = Preparazione: un’esplosione
ask-exploding-how = { $mine ->
    [yes] Scegli.
   *[no] Sceglie { $chooser }.
  }
ask-heating = Preparazione: punti caldi
ask-heating-how = { $mine ->
    [yes] Scegli.
   *[no] Sceglie { $chooser }.
  }
ask-hiding = Preparazione: gettoni PDI
ask-hiding-how = { $mine ->
    [yes] Scegli.
   *[no] Sceglie { $chooser }.
  }
ask-enlisting = Chi sarà l’ingegnere strutturale?
ask-enlisting-how = Decide la sorte: senza questa carta lo scenario non si vince.
event-rolled = I dadi: { $in }.
event-rolled-one = Un dado: { $number }.
event-threat = { $what ->
    [fire] Fuoco { $in }.
    [smoke] Fumo { $in }.
   *[clear] Spento { $in }.
  }
event-threat-call = Con la chiamata spariscono fuoco e fumo { $in }.
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
event-moved = { $who } va { $to }.
event-starts = { $who } parte { $in }.
event-points = I punti sono contati.
event-saved = { $number ->
    [one] { $who } conserva { $number } punto.
    [many] { $who } conserva { $number } punti.
   *[other] { $who } conserva { $number } punti.
  }
event-turn = Turno { $number } · { $who }
event-poi-placed = Una nuova chiamata { $in }.
event-turned-up = { $what ->
    [victim] C’è qualcuno { $in }.
   *[alarm] Falso allarme { $in }.
  }
event-victim-carried = La persona viene portata { $to }.
event-victim-led = La persona viene condotta { $to }.
event-hazmat-carried = Le sostanze pericolose vengono portate { $to }.
event-victim-rescued = Salvata: un’altra persona è al sicuro.
event-victim-lost = La persona { $in } è perduta.
event-victim-treated = La persona { $in } è curata e può camminare.
event-hazmat = { $number ->
    [one] Sostanze pericolose { $in }.
    [many] { $number } sostanze pericolose { $in }.
   *[other] { $number } sostanze pericolose { $in }.
  }
event-hazmat-safe = Sostanze pericolose al sicuro { $in }.
event-hazmat-exploded = Esplosione delle sostanze pericolose { $in }.
event-hot-spot = Un punto caldo { $in }.
event-exploded = Esplosione { $in }.
event-flared-up = Combustione { $in }: il fuoco avanza ancora.
event-knocked-down = { $who } cade e si riprende { $in }.
event-parked = { $what ->
    [engine] L’autopompa è parcheggiata.
   *[ambulance] L’ambulanza è parcheggiata.
  }
event-deck-gun = L’idrante colpisce { $in }.
event-card = { $who } ora è { $card }.
event-roll-again = Non succede nulla { $in }: si rilancia.
event-played-on = Sette sono in salvo e la partita continua.
event-collapsed = L’edificio crolla.
event-ended = { $what ->
    [victory] Vittoria.
    [perfect] Vittoria: tutti e dieci in salvo.
    [collapse] L’edificio è crollato.
    [hopeless] Non è più possibile salvarne sette.
   *[defeat] Quattro persone sono perdute.
  }
event-discarded = La chiamata { $in } è tolta.
event-hot-spot-supply = { $number ->
    [one] Resta { $number } punto caldo.
    [many] Restano { $number } punti caldi.
   *[other] Restano { $number } punti caldi.
  }
event-hot-spot-cleared = Il punto caldo { $in } è ripulito.
event-hazmat-gone = Le sostanze pericolose { $in } non ci sono più.
event-evidence = { $number ->
    [one] { $number } prova.
    [many] { $number } prove.
   *[other] { $number } prove.
  }
event-lying = { $what ->
    [yes] { $who } resta steso.
   *[no] { $who } si alza.
  }
event-ladders = Una scala viene spostata.
event-holds-ladder = { $what ->
    [yes] { $who } prende una scala.
   *[no] { $who } posa la scala.
  }
event-elevator-destroyed = L’ascensore { $in } è distrutto.
ending-perfect = Partita perfetta
ending-collapse = L’edificio è crollato
ending-hopeless = Sconfitta
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
thing-lying = { $who }: steso
event-edge-more = { $what ->
    [broken-window] La finestra { $place } è rotta.
    [broken-thin] La parete sottile { $place } è distrutta.
    [damaged-party-wall] La parete in comune { $place } è danneggiata.
    [destroyed-party-wall] La parete in comune { $place } è distrutta.
    [party-wall] La parete in comune { $place } è di nuovo intera.
    [lift-door-open] L’ascensore è al piano, la porta è aperta.
   *[lift-door] L’ascensore è giù nell’atrio, la porta è chiusa.
  }
event-ladder-stands = Una scala è estesa { $in }.
event-ladder-lies = Una scala chiusa è { $in }.
do-open-it = { $what ->
    [window] Apri la finestra { $place }
    [elevator] Ascensore: fallo salire al piano
   *[other] Apri la porta { $place }
  }
do-close-it = { $what ->
    [open-window] Chiudi la finestra { $place }
    [elevator] Ascensore: mandalo giù nell’atrio
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
    [top] sul lato nord
    [right] sul lato est
    [bottom] sul lato sud
   *[left] sul lato ovest
  }
do-park-at = { $what ->
    [engine] Autopompa
   *[ambulance] Ambulanza
  }: { $side ->
    [top] lato nord
    [right] lato est
    [bottom] lato sud
   *[left] lato ovest
  }
do-drag-who = { $who }: porta { $to }
do-lead-drag-who = Conduci la vittima, { $who }: porta { $to }
do-revive-who = { $who }: aiuta ad alzarsi
do-gun-at = Idrante: { $first } – { $last }
do-order = { $who }: dai un ordine…
group-command-who = Ordine: { $who }
card-engineer-how = Ripulisce punti caldi, ripara muri, non estingue.
legend-people = Persone
legend-edges = Muri, porte, finestre
legend-ways = Vie e veicoli
legend-helmet = pompiere; il segno sullo scudo è la carta
legend-fire = fuoco
legend-smoke = fumo: accanto al fuoco prende fuoco
legend-hot-spot = punto caldo: qui il fuoco può avanzare ancora
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
legend-party-wall = parete in comune: cede ai danni, ma non passa nessuno
legend-stair = scala interna: porta all’altro piano
legend-ladder = scala estesa, si vede in basso e in alto
legend-closed-ladder = scala chiusa: si può prendere
legend-engine = autopompa, con l’idrante
legend-ambulance = ambulanza: qui le persone sono in salvo
game-fire = Incendio
game-fire-how = Un edificio in fiamme, una squadra e sette persone da portare fuori.
game-fire-credit = Secondo le regole di Flash Point: Fire Rescue di Kevin Lanzing. Non ufficiale.
log-fire = Recuperi { $rescued }, perdite { $lost }, danni { $damage }, turni { $turns }
other-building = Altro edificio
board-label = Pianta dell’edificio, { $rows } righe per { $cols } colonne
fire-moves = Il fuoco avanza
pick-hint = Indica uno spazio, un muro o una porta, oppure scegli sotto.
path-steps = { $moves ->
    [one] { $moves } passo
    [many] { $moves } passi
   *[other] { $moves } passi
  }{ $doors ->
    [0] {""}
    [one] , apri una porta
   *[other] , apri { $doors } porte
  }{ $out ->
    [0] {""}
    [one] , spegni un fuoco
   *[other] , spegni { $out } fuochi
  }{ $fires ->
    [0] {""}
   *[other] , attraverso il fuoco
  }
idle-fire = Il fuoco avanza. Spazio mette in pausa, un tocco salta.
phase-1 = Azioni
phase-2 = Fuoco
phase-3 = Chiamate
die-red = Dado rosso: riga { $value }
die-black = Dado nero: colonna { $value }
text-threats = Fuoco e fumo
text-doors = Porte e muri danneggiati
text-rooms = Stanze
key-groups = Muovi, trasporta, estingui, porta, abbatti
risk-map = Cosa può fare il fuoco
# How a match ends, by the code of its ending.
end-victory = Sono fuori
end-victory-more = { $lost ->
    [0] { $rescued } persone sono salve, nessuna è perduta.
    [one] { $rescued } persone sono salve, una non è stata raggiunta.
    [many] { $rescued } persone sono salve, { $lost } non sono state raggiunte.
   *[other] { $rescued } persone sono salve, { $lost } non sono state raggiunte.
  }
end-perfect = Sono fuori tutti
end-perfect-more = Tutti e dieci sono salvi. Meglio non si può.
end-defeat = Troppe perdite
end-defeat-more = Persone perdute: { $lost }. Portate fuori: { $rescued }.
end-collapse = La casa è crollata
end-collapse-more = { $rescued ->
    [0] È crollata prima che uscisse qualcuno.
   *[other] Persone portate fuori prima del crollo: { $rescued }.
  }
end-hopeless = Ne restano troppo pochi
end-hopeless-more = Sette non si possono più portare fuori. Salvi: { $rescued }.
end-save-victory = L’edificio è salvo
end-save-victory-more = L’ultimo punto caldo è eliminato. Danni: { $damage }, e l’edificio è in piedi.
end-save-defeat = Un pompiere è stato abbattuto
end-save-defeat-more = In questo scenario la partita finisce subito. Punti caldi rimasti: { $spots }.
end-save-collapse = L’edificio è crollato
end-save-collapse-more = Punti caldi rimasti: { $spots }.
end-arson-victory = Sono fuori, con le prove
end-arson-victory-more = Persone salve: { $rescued }. Prove raccolte: { $evidence }.
end-arson-perfect = Sono fuori tutti, con le prove
end-arson-perfect-more = Tutti e dieci sono salvi. Prove raccolte: { $evidence }.
end-arson-collapse = La casa è crollata
end-arson-collapse-more = Persone portate fuori: { $rescued }. Prove raccolte: { $evidence } su 3.
end-arson-hopeless = Le prove sono bruciate
end-arson-hopeless-more = Tre prove non si possono più raccogliere. Persone portate fuori: { $rescued }.
end-friend-defeat = Tutta la squadra è stesa
end-friend-defeat-more = Nessuno è in piedi per aiutare. Persone portate fuori: { $rescued }.
legend-helmet-plain = pompiere
legend-call = chiamata: qui può esserci qualcuno (gettone PDI)
legend-person = persona da portare fuori (vittima)
legend-treated = persona che cammina da sola (vittima curata)
