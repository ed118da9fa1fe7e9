# Il fuoco nel terminale: quello che la pagina non dice.
by-language-edition = Si gioca secondo l’edizione italiana; --edition ne sceglie un’altra.
figure = pompiere { $number }
seat-name-word = pompiere
space-in = in { $place }
space-to = in { $place }
price = { $many } PA
typing-actions = Scrivi il numero di un’azione, il suo testo (vai 3,5) o il suo inizio (v 3,5). Si capisce anche l’inglese (move 3,5).
typing-spaces = Uno spazio è riga,colonna; muri e porte si chiamano con i loro due spazi: 3,5|3,6.
# I segni del disegno; accanto ci stanno 34 caratteri.
sign-fire = F fuoco
sign-smoke = s fumo
sign-hot-spot = * punto caldo
sign-hazmat = h sostanze pericolose
sign-both = & sostanze su punto caldo
sign-crew = 1-6 pompieri
sign-poi = ? PDI
sign-victim = v vittima
sign-treated = t curata
sign-wall = | --- muro
sign-damaged = ! danneggiato
sign-destroyed = x distrutto
sign-door = D porta
sign-open-door = O porta aperta
sign-no-door = o senza porta
sign-partition = : ... parete sottile
sign-party-wall = # parete in comune
sign-window = W finestra
sign-open-window = V finestra aperta
sign-ladder = H scala
sign-closed-ladder = = scala chiusa
sign-stair = ^ scala interna
sign-elevator = L ascensore
sign-engine = E autopompa
sign-ambulance = A ambulanza
# Come va.
status-turn = Turno { $turn }: { $who }
status-saved = { $many } conservati
status-move = { $many } per muovere
status-douse = { $many } per spegnere
status-command = { $many } per comandare
status-rescued-of = salvate { $many }/7
status-lost-of = perdute { $many }/4
status-damage-of = danni { $many }/24
status-evidence-of = prove { $many }/3
status-poi = PDI rimasti { $many }
status-hot-spots = punti caldi { $many }
status-to-clear = punti caldi da ripulire { $many }
crew-unplaced = non ancora in gioco
crew-saved = { $many } PA conservati
crew-lies = steso su un fianco
crew-ladder = con una scala
# Domande.
start-suggested = Un buon posto da cui partire è { $place }. { $reason }
now-acting = Agisce { $who }.
now-won = Sette sono in salvo: finire con la vittoria o continuare?
now-knocking = È abbattuto { $who }: dove lo si porta?
roll-explosion = Preparazione: tiro per un’esplosione.
roll-hazmat = Preparazione: tiro per le sostanze pericolose.
roll-poi = Preparazione: tiro per un PDI.
roll-card = Preparazione: dai una carta.
roll-hot-spot = Preparazione: tiro per un punto caldo.
roll-gun = Tiro per l’idrante.
roll-fire = Il fuoco avanza: tira.
roll-new-poi = Un nuovo PDI: tira.
roll-face = Rivela il PDI in { $place }.
# Eventi e finali.
parked-at = { $what ->
    [engine] L’autopompa
   *[ambulance] L’ambulanza
  } sta in { $one } e { $two }.
ended-so = { $text }
end-inside = { $many ->
    [one] Il pompiere { $who } non è uscito.
    [many] I pompieri { $who } non sono usciti.
   *[other] I pompieri { $who } non sono usciti.
  }
# Risposte a parole.
command-look = guarda
command-look-how = uno spazio e i suoi quattro lati a parole; senza spazio: dove sta il pompiere
command-where = dove
command-where-how = dove sono la squadra e i veicoli
command-fires = fuochi
command-fires-how = dove brucia e dove c’è fumo
command-people = persone
command-people-how = PDI e vittime
look-here = { $place }, { $inside ->
    [yes] dentro
   *[no] fuori
  }: { $things }.
look-nothing = nulla
look-rim = { look-open }: il bordo del tabellone.
look-open = { $side ->
    [up] Sopra
    [right] A destra
    [down] Sotto
    [left] A sinistra
   *[stair] Per la scala
  }
look-beside = { $head }, { $place }: { $things }.
where-fire = Fuoco in { $places }.
where-smoke = Fumo in { $places }.
no-fire = Nessun fuoco.
no-smoke = Nessun fumo.
nobody-seen = Non si vede nessuno.
people-counts = { $rescued } salvate, { $lost } perdute, { $poi } PDI rimasti.
about-size = { $floors ->
    [1] {""}
   *[other] piani: { $floors },{" "}
  }righe: { $rows }, colonne: { $cols }
built-walls = muri: { $many }
built-doors = porte: { $many }
built-windows = finestre: { $many }
built-partitions = pareti sottili: { $many }
built-party-walls = pareti in comune: { $many }
about-ways = ingressi aperti: { $ways }
about-printed = Preparazione stampata: fuochi { $fires }, PDI { $poi }.
about-rolled = La preparazione la fanno i dadi.
about-parking = Parcheggi: { $engine } per l’autopompa, { $ambulance } per l’ambulanza.
# Consigli in cui il luogo non si dice ancora, e probabilità.
clue-treat-somewhere = Qualcuno va curato.
clue-identify-somewhere = Conviene scoprire chi c’è.
clue-put-out-somewhere = Il pericolo ora sono fuoco e fumo alla tua portata.
clue-clear-smoke-somewhere = Il pericolo ora è il fumo alla tua portata.
clue-clear-spot-somewhere = Si potrebbe ripulire un punto caldo.
clue-drive-somewhere = Un veicolo serve di più altrove.
clue-chop-somewhere = C’è un muro di mezzo.
clue-open-door-somewhere = C’è una porta di mezzo.
clue-close-door-somewhere = Una porta potrebbe frenare il fuoco.
clue-ladder-somewhere = Una scala aiuterebbe.
clue-repair-somewhere = Si potrebbe riparare un muro.
clue-go-somewhere = Servi altrove.
clue-choose-somewhere = C’è una scelta da fare.
risk-sums = Danni in media { $damage }; l’edificio crolla: { $collapse }.
risk-people = Persone in pericolo: { $chances }
risk-crew = Abbattuti: { $chances }
risk-spaces = Spazi che possono bruciare: { $chances }
risk-walls = Muri e porte che possono essere colpiti: { $chances }
# Le azioni come si scrivono.
verb-move = vai
verb-carry = porta
verb-haul = porta sostanze
verb-lead = conduci
verb-lead-carry = conduci e porta
verb-lead-two = conduci due
verb-lead-haul = conduci e porta sostanze
verb-drag = porta pompiere
verb-lead-drag = conduci e porta pompiere
verb-open = apri
verb-close = chiudi
verb-extend = estendi
verb-fold = ripiega
verb-chop = abbatti
verb-douse = smorza
verb-quench = spegni
verb-treat = cura
verb-identify = scopri
verb-dispose = bonifica
verb-revive = rialza
verb-clear = ripulisci
verb-repair = ripara
verb-drive-engine = guida autopompa
verb-drive-ambulance = guida ambulanza
verb-gun = idrante
verb-take-ladder = prendi scala
verb-put-ladder = posa scala
verb-change = cambia carta
verb-end = fine
verb-finish = vittoria
verb-play-on = continua
verb-ride = sali
verb-stay = resta
verb-reroll = rilancia
verb-keep = tieni
verb-detonate = esplode
verb-fall = riparti
verb-take = carta
verb-place = parti
verb-park-engine = posteggia autopompa
verb-park-ambulance = posteggia ambulanza
verb-roll = tiro
verb-face = è
verb-deal = dai
verb-enlist = ingegnere
verb-command = comanda
dice-red = rosso
dice-black = nero
dice-both = entrambi
face-victim = vittima
face-alarm = falso
# Domande prima della partita.
choose-rules = Quali regole?
choose-rules-prompt = regole
choose-level = Quale livello?
choose-level-prompt = livello
choose-board = Quale edificio?
choose-board-prompt = edificio
choose-crew = Quanti pompieri?
choose-crew-prompt = pompieri
choice-rules-family = { rules-family }
choice-rules-experienced = { rules-experienced }
choice-level-recruit = { level-recruit }
choice-level-veteran = { level-veteran }
choice-level-heroic = { level-heroic }
choice-board-base-front = { board-base-front }
choice-board-base-back = { board-base-back }
choice-board-brownstone = { board-brownstone }
choice-board-high-rise = { board-high-rise }
choice-board-hotel = { board-hotel }
choice-board-villa = { board-villa }
typed-error-no-bay = questo non è un parcheggio del veicolo che si sta sistemando
typed-error-bad-target = all’azione manca il bersaglio, o non è del tipo giusto
typed-error-bad-space = «{ $typed }» non è uno spazio di questo edificio: righe da 0 a { $rows }, colonne da 0 a { $cols }
