# Reattore.
ending-burnt-out = Il reattore è esploso
ending-burnt-out-more = È bruciato l’ultimo cuore: un elemento in avaria scoperto si è surriscaldato.
ending-assembly-lost = Un elemento in avaria è perduto
ending-assembly-lost-more = Intorno a un gruppo di controllo funzionante servono tutti e sei.
ending-given-up = Partita abbandonata
ending-given-up-more = Il reattore resta a sé. Un altro turno ci riproverà.
r-ending-victory = Il reattore è spento
r-ending-victory-more = Tutti e sei gli elementi in avaria sono intorno a un gruppo di controllo funzionante. OFF.
reactor-moves = Agisce il reattore
idle-reactor = Agisce il reattore. Spazio mette in pausa, un tocco salta.
board-reactor = Il nocciolo
r-pick-hint = Indica una cella per vedere il percorso, o scegli sotto.
r-cell = cella { $place }
r-to = a { $place }
r-dose = dose { $number }
r-dead = fuori gioco
r-radiation = Radiazione { $number } su { $of }
r-soldier = Militare
r-engineer = Ingegnere
r-firefighter = Pompiere
r-doctor = Medico
status-r-dial = Livello di incidente
status-r-found = Trovati
status-r-around = Intorno a un gruppo
status-r-hearts = Cuori
r-around = Intorno a { $place }
r-around-none = Raccolti
r-goal-found = Trovare { $many } elementi in avaria
r-goal-around = Riunirli intorno a un gruppo
r-sector-green = verde
r-sector-yellow = giallo
r-sector-red = rosso
count-r-overheat = Carte surriscaldamento rimaste
count-r-control = Carte guasto SUZ rimaste
count-r-normal = Elementi normali non ancora visti
count-r-emergency = Elementi in avaria non ancora visti
count-r-working = Gruppi funzionanti non ancora visti
r-phase-1 = Reattore
r-phase-2 = Personaggio
pool-r-steps-word = passi
r-tile-start = cella di partenza
r-tile-pit = cella vuota
r-tile-fuel-down = elemento di combustibile coperto
r-tile-fuel-down-black = elemento di combustibile normale, coperto
r-tile-fuel-down-red = elemento di combustibile in avaria, coperto
r-tile-fuel-black = elemento di combustibile normale, scoperto
r-tile-fuel-red = elemento di combustibile in avaria, scoperto
r-tile-control-down = gruppo di controllo coperto
r-tile-control-down-black = gruppo di controllo funzionante, coperto
r-tile-control-down-red = gruppo di controllo guasto, coperto
r-tile-control-black = gruppo di controllo funzionante, scoperto
r-tile-control-red = gruppo di controllo guasto, scoperto
r-token-extinguisher = estintore
r-token-extinguisher-object = estintore
r-token-extinguisher-how = Mettilo sull’elemento in avaria scoperto sotto di te: nella prossima fase del reattore lì non brucia un cuore.
r-token-lift = sollevatore manuale
r-token-lift-object = sollevatore manuale
r-token-lift-how = Sposta la tessera sotto di te, con tutti quelli che ci stanno, in una cella vuota.
r-token-mask = maschera antigas
r-token-mask-object = maschera antigas
r-token-mask-how = Nessuna dose fino alla fine del turno.
r-token-kit = cassetta di pronto soccorso
r-token-kit-object = cassetta di pronto soccorso
r-token-kit-how = Togli 1 alla radiazione di qualcuno nella tua cella.
r-token-crane = gru telecomandata
r-token-crane-how = Da ovunque, sposta una tessera su cui sta qualcuno in una cella vuota.
r-token-pipeline = tubazione
r-token-pipeline-how = Ricopri l’elemento di combustibile scoperto sotto di te.
r-token-on = pulsante ON
r-token-on-how = Da ovunque, ricopri un gruppo di controllo scoperto.
r-token-hose = manichetta antincendio
r-token-hose-how = Ricopri l’elemento di combustibile scoperto sotto di te.
r-token-extra = cella aggiuntiva
r-token-extra-how = Scopri una seconda tessera nel turno, o scavalca una cella vuota.
r-token-help = assistenza medica
r-token-help-how = Togli 2 alla radiazione di qualcuno nella tua cella.
group-r-move = Muoversi
group-r-move-can = scegli una cella segnata
group-r-move-not = nessun passo o nessuna via
group-r-open = Scoprire questa tessera
group-r-open-can = una volta a turno
group-r-open-not = ora qui non c’è nulla da scoprire
group-r-token = Passare gettoni
group-r-token-can = passare, lasciare o prendere
group-r-token-not = qui non c’è nessuno e niente
group-r-last = Ultima risorsa
group-r-last-can = non si può annullare
group-r-last-not = non ora
r-do-move = Vai a { $place }
r-do-cross = Scavalca fino a { $place }
r-do-open = Scopri { $place }
r-do-open-extra = Scopri anche { $place }
r-do-pipeline = Raffredda { $place } con la tubazione
r-do-hose = Raffredda { $place } con la manichetta
r-do-extinguisher = Estintore su { $place }
r-do-mask = Metti la maschera antigas
r-do-help = Assistenza medica: { $who }
r-do-kit = Pronto soccorso: { $who }
r-do-on = ON: ricopri { $place }
r-do-lift = Solleva questa tessera fino a { $place }
r-do-crane = Gru: { $from } a { $place }
r-do-give = Passa a { $who }: { $token }
r-do-leave = Lascia su { $place }: { $token }
r-do-take = Prendi: { $token } (di { $who })
r-do-sacrifice = Sacrificati per rimuovere { $place }
r-do-end = Fine turno
r-do-give-up = Abbandona la partita
r-do-ready = Vai avanti senza
r-do-call = Dichiara la fase acuta
r-do-place = Parti da { $place }
way-cross = Scavalca fino a: { $place }
r-ask-placing = Da dove parte { $who }?
r-ask-placing-how = { $mine ->
    [yes] Scegli una cella di partenza gialla; più personaggi possono condividerla.
   *[no] { $chooser } sceglie una cella di partenza gialla.
  }
r-ask-waiting = { $who }: prima che agisca il reattore
r-ask-waiting-how = { $mine ->
    [yes] Ora si pescano le carte. Metti la maschera se la tessera sotto di te può scoprirsi, o vai avanti.
   *[no] Ora si pescano le carte. Prima { $chooser } può mettere la maschera.
  }
r-ask-bracing = { $mine ->
    [yes] { $who }: sei su una tessera scoperta
   *[no] { $who } è su una tessera scoperta
  }
r-ask-bracing-how = { $mine ->
    [yes] La tua fase delle azioni comincia con la sua dose. La maschera la evita.
   *[no] Prima arriva la sua dose. { $chooser } decide sulla maschera.
  }
r-event-turn = Turno { $number } · { $who }
r-event-placed = { $who } parte da { $place }.
r-event-card-under = La carta { $place } va sotto il mazzo.
r-event-cooled = La cella { $place } è raffreddata: la tessera è di nuovo coperta.
r-event-tile-moved = La tessera della cella { $what } va a { $place }.
r-event-tile-back = Un gruppo di controllo funzionante torna a { $place }.
r-event-dial = Livello di incidente { $number }.
r-event-radiation = { $who }: dose { $number }.
r-event-died = { $who } muore.
r-event-moved = { $who } va a { $place }.
r-event-crossed = { $who } scavalca fino a { $place }.
r-event-extinguisher-laid = Un estintore è su { $place }.
r-event-extinguisher-gone = L’estintore su { $place } è consumato.
r-event-mask-on = { $who } mette la maschera.
r-event-mask-off = { $who } toglie la maschera.
r-event-acute-phase = Comincia la fase acuta: si pescano tutte le carte surriscaldamento rimaste.
r-event-acute-phase-passed = La fase acuta è passata. Arrivano i rinforzi con tutti i gettoni.
r-event-returned = { $who } torna su { $place }.
r-said-give = { $who } passa a { $to }: { $token }.
r-said-leave = { $who } lascia su { $to }: { $token }.
r-said-take = { $who } prende il gettone di { $to }: { $token }.
r-sure-call = Tutte le carte surriscaldamento rimaste si pescano una dopo l’altra; gli elementi in avaria scoperti possono bruciare cuori. Poi tornano tutti con tutti i gettoni. Non si può annullare.
r-sure-give-up = La partita conta come persa. Non si può annullare.
r-sure-dies = { $who } morirebbe per le radiazioni su { $place }.
r-off-unknown = OFF · trova un gruppo funzionante
r-text-state = Il reattore
r-text-fuel = Elementi di combustibile
r-text-control = Gruppi di controllo
r-text-cells = Tutte le celle
r-text-around = Intorno a { $place }: { $many } su 6
r-text-person = { $who }: cella { $place }, dose { $dose }. Gettoni: { $tokens }
r-text-dead = { $who }: fuori gioco
r-lying = { $token } × { $many }
r-cost = { $many ->
    [one] { $many } passo
    [many] { $many } passi
   *[other] { $many } passi
  }
pool-r-steps = { $many ->
    [one] { $many } passo rimasto
    [many] { $many } passi rimasti
   *[other] { $many } passi rimasti
  }
r-cards = { $overheat ->
    [one] { $overheat } carta
    [many] { $overheat } carte
   *[other] { $overheat } carte
  }{ $control ->
    [0] {""}
   *[other] { " " }+ { $control } SUZ
  }
r-last-cards = { $many ->
    [one] ultima carta: { $cards }
    [many] ultime carte: { $cards }
   *[other] ultime carte: { $cards }
  }
r-off = { $many ->
    [0] OFF
   *[other] OFF · ne mancano { $many }
  }
r-way = { $of ->
    [one] { $steps } passo su { $of }
    [many] { $steps } passi su { $of }
   *[other] { $steps } passi su { $of }
  }{ $dose ->
    [-1] {" "}· mortale
    [0] {" "}· nessuna dose
   *[other] {" "}· dose +{ $dose }
  }
r-event-card = { $what ->
    [control] Carta guasto SUZ { $place }.
   *[overheat] Carta surriscaldamento { $place }.
  }
r-event-deck-made = { $what ->
    [overheat] Il mazzo surriscaldamento è rimescolato: { $number }.
   *[control-failure] Il mazzo guasto SUZ è rimescolato: { $number }.
  }
r-event-untouched = { $what ->
    [empty] La cella { $place } è vuota: non succede nulla.
    [emergency-assembly] L’estintore protegge la cella { $place }.
   *[other] La cella { $place } resta com’è.
  }
r-event-turned-up = { $what ->
    [emergency-assembly] La tessera { $place } si scopre: elemento in avaria.
    [broken-control-assembly] La tessera { $place } si scopre: gruppo di controllo guasto.
    [working-control-assembly] La tessera { $place } si scopre: gruppo di controllo funzionante.
   *[normal-assembly] La tessera { $place } si scopre: elemento normale.
  }
r-event-removed = { $what ->
    [emergency-assembly] L’elemento in avaria della cella { $place } non c’è più.
    [working-control-assembly] Il gruppo di controllo funzionante di { $place } non c’è più.
    [broken-control-assembly] Il gruppo di controllo guasto di { $place } non c’è più.
   *[normal-assembly] La tessera { $place } era già scoperta: viene rimossa.
  }
r-event-shown = { $what ->
    [emergency-assembly] Nella cella { $place } c’era un elemento in avaria.
    [broken-control-assembly] Nella cella { $place } c’era un gruppo di controllo guasto.
    [working-control-assembly] Nella cella { $place } c’era un gruppo di controllo funzionante.
   *[normal-assembly] Nella cella { $place } c’era un elemento normale.
  }
r-event-hearts = { $number ->
    [0] Per la cella { $place } brucia l’ultimo cuore.
    [one] Per la cella { $place } brucia un cuore: ne resta { $number }.
    [many] Per la cella { $place } brucia un cuore: ne restano { $number }.
   *[other] Per la cella { $place } brucia un cuore: ne restano { $number }.
  }
r-event-ended = { $what ->
    [victory] Il reattore è spento.
    [burnt-out] Il reattore esplode.
    [assembly-lost] Un elemento in avaria è perduto: il reattore non si può più spegnere.
   *[given-up] La squadra abbandona.
  }
r-sure-sacrifice = { $many ->
    [one] { $who } muore e la tessera { $place } sparisce.
    [many] Muoiono: { $who }. La tessera { $place } sparisce.
   *[other] Muoiono: { $who }. La tessera { $place } sparisce.
  }{ $defeat ->
    [yes] {" "}È un elemento in avaria: la partita è persa.
    [perhaps] {" "}Nessuno ha visto questa tessera: se è in avaria, la partita è persa.
   *[no] {""}
  } Non si può annullare.
r-legend-goal = in questo cerchio devono stare tutti e sei gli elementi in avaria
r-board-label = Il nocciolo, { $rows } file di celle esagonali
game-reactor = Reattore
game-reactor-how = Quattro eroi spengono un reattore prima dell’esplosione.
game-reactor-credit = Secondo le regole di «Реактор» di Artëm Maslikov; la pianta del campo è nostra. Non ufficiale.
log-reactor = Livello di incidente { $dial }, cuori { $hearts }, in vita { $alive }, turni { $turns }
