# Il reattore nel terminale: quello che la pagina non dice.
seat-name-word = personaggio
typing-actions = Scrivi un’azione (vai 12), il suo inizio (v 12) o solo la cella o la carta (12) dove va bene un’azione sola. Si capisce anche l’inglese (move 12).
typing-cells = Le celle del combustibile vanno da 1 a 31, dei gruppi di controllo da S1 a S6; di partenza da Ya a Yd. I personaggi da 1 a 4: passa sollevatore 2.
typing-sacrifice = Togliere la tessera sotto una pedina (sacrificio 12) va scritto per intero e viene chiesto due volte.
# I segni del disegno.
sign-fuel = f combustibile
sign-control = c gruppo di controllo
sign-empty = -- vuota
sign-up = MAIUSCOLE scoperta
sign-unseen = ? mai vista
sign-normal = n normale
sign-emergency = e in avaria
sign-working = w funzionante
sign-broken = b guasto
sign-foam = * estintore
sign-crew = 1-4 personaggi
# Come va.
r-about = { $title }: celle di combustibile { $fuel }, di controllo { $control }; settore giallo da { $yellow }, rosso da { $red }.
r-status-turn = Turno { $turn }: { $who }, { $steps }
r-status-dial = livello { $dial } ({ $sector })  cuori { $hearts }
r-status-cards = carte rimaste { $fuel } e { $control }
r-status-unseen = da trovare: { $emergency } in avaria, { $working } funzionanti
r-on = su { $place }
r-masked = con la maschera antigas
r-not-there = La pedina non è in gioco.
r-not-there-short = non in gioco
r-of-player = { $who } (giocatore { $number })
r-left-on = lasciati su { $place }: { $tokens }
r-foamed = sotto un estintore
r-none-known = nessuno è noto
r-look = { $place }: { $things }; accanto { $beside }.
r-heap = { $place }: { $number ->
    [0] il gettone «{ $token }» ({ $who }) non c’è più.
   *[other] { $token } ({ $who }): { $number }.
  }
r-died-on = { $who } muore su { $place }.
# Domande.
now-waiting = { $who } comincia il turno: maschera, fase acuta o pronto?
now-bracing = { $who } sta su una tessera scoperta: maschera o pronto?
now-acting = Agisce { $who }.
roll-tile = Che cosa mostra la tessera di { $place }?
roll-character = Assegna un personaggio.
roll-card = Pesca una carta.
sure-give-up = La squadra abbandona: la partita vale come persa. Sicuri?
sure-sacrifice = La tessera di { $place } viene tolta. { $many ->
    [one] Muore { $who }.
    [many] Muoiono: { $who }.
   *[other] Muoiono: { $who }.
  }{ $defeat ->
    [yes] {" "}È un elemento in avaria: senza, la partita è persa.
    [perhaps] {" "}Nessuno l’ha vista: se è un elemento in avaria, la partita è persa.
   *[no] {""}
  } Sicuri?
# Risposte a parole.
command-look = guarda
command-look-how = una cella a parole; senza cella: dove sta la pedina di turno
command-where = dove
command-where-how = dove sono tutti
command-cards = carte
command-cards-how = quali carte sono ancora nei mazzi
command-emergency = avarie
command-emergency-how = gli elementi in avaria già noti
# Consigli in cui il luogo non si dice ancora, e probabilità.
clue-r-go-somewhere = Servi in un’altra cella.
clue-r-place-somewhere = C’è da scegliere una cella di partenza.
r-risk-dies = { $who } muore: { $chance }
r-risk-sums = Le prossime carte bruciano in media { $hearts } cuori; la partita finisce con loro con probabilità { $defeat }.
r-risk-dial-by = Il livello cambia in media di { $many }.
r-risk-up = Tessere che possono scoprirsi: { $chances }.
r-risk-gone = Tessere che possono perdersi: { $chances }.
r-risk-heart = Tessere che possono costare un cuore: { $chances }.
r-risk-deaths = Chi può morire: { $chances }.
r-risk-doses = Dosi in media: { $doses }.
r-risk-no-dose = Nessuno prende una dose.
# Le azioni e i gettoni come si scrivono.
verb-move = vai
verb-cross = scavalca
verb-open = scopri
verb-open-extra = scopri anche
verb-pipeline = tubazione
verb-hose = manichetta
verb-extinguisher = estintore
verb-mask = maschera
verb-help = assistenza
verb-kit = cassetta
verb-on = on
verb-lift = sollevatore
verb-crane = gru
verb-give = passa
verb-leave = lascia
verb-take = prendi
verb-sacrifice = sacrificio
verb-end = fine
verb-off = off
verb-give-up = abbandona
verb-ready = pronto
verb-call = fase acuta
verb-place = parti
verb-card = carta
verb-face = è
verb-cast = giocatore
token-extinguisher = estintore
token-extinguisher-object = estintore
token-lift = sollevatore
token-lift-object = sollevatore
token-mask = maschera
token-mask-object = maschera
token-kit = cassetta
token-kit-object = cassetta
token-crane = gru
token-pipeline = tubazione
token-on = ON
token-hose = manichetta
token-extra = cella in più
token-help = assistenza
face-black = nero
face-red = rosso
# Domande prima della partita.
choose-board = Quale tabellone?
choose-board-prompt = tabellone
choose-players = Quanti giocatori?
choose-players-prompt = giocatori
choose-third = Chi è il terzo di tre?
choose-third-prompt = terzo
choose-hearts = Quanti cuori?
choose-hearts-prompt = cuori
choice-board-reactor = { board-reactor }
choice-third-soldier = { r-third-soldier }
choice-third-doctor = { r-third-doctor }
choice-hearts-1 = { r-hearts-1 }
choice-hearts-2 = { r-hearts-2 }
choice-hearts-3 = { r-hearts-3 }
typed-error-no-question = «{ $typed }» non è una domanda; «aiuto» le elenca
