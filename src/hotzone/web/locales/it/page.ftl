# Home, set-up, settings, and words used everywhere.
home-title = Porta tutti fuori
home-lead = Una casa brucia e dentro ci sono sette persone. Con la tua squadra le porti fuori prima che crolli.
quick-game = Partita veloce
quick-title = Partita veloce
new-game = Nuova partita
my-matches = Le mie partite
forget-match = Togli { $code } dall’elenco
join-go = Entra
crew-names = Mira, Tom, Ota, Lucia, Vera, Sam
your-name = Il tuo nome
name-hint = Come ti chiamano
to-home = Alla pagina iniziale
station-log = Log della stazione
nav-log = Log
rules = Regole
rules-of = Regole: { $game }
rules-found = { $many ->
    [one] { $many } regola
    [many] { $many } regole
   *[other] { $many } regole
  }
search = Cerca
language = Lingua
theme = Tema
theme-switch = Chiaro o scuro
theme-system = Come il sistema
theme-dark = Scuro, notte
theme-light = Chiaro, giorno
settings = Impostazioni
story-speed = Velocità del racconto
no-animation = Senza animazioni
letter-keys = Tasti con una lettera
pass-card = Carta tra i turni sullo stesso schermo
notify = Avvisami quando tocca a me
notify-allow = Consenti
loading = Un momento…
broken = La pagina non è partita:
broken-again = Ricarica
close = Chiudi
none = nessuno
step-building = Gioco ed edificio
step-players = Chi gioca
step-level = Livello e regole
which-game = Gioco
building = Edificio
players = Giocatori
seat-number = Posto { $seat }
seat-me = A questo schermo
seat-open = Un amico online
seat-ai = IA: { $bot }
bot-random = casuale
seats-how = Gli amici entrano con il link della partita e scelgono un elmetto. Ogni posto può essere dato all’IA e ripreso in qualsiasi momento.
more-rules = Altre scelte
setup-ok = { $many ->
    [one] Pronto: { $many } posto.
    [many] Pronto: { $many } posti.
   *[other] Pronto: { $many } posti.
  }
begin = Inizia
the-rule = La regola
log-totals = { $many ->
    [one] { $many } partita, vinte { $share } %.
    [many] { $many } partite, vinte { $share } %.
   *[other] { $many } partite, vinte { $share } %.
  }
log-number = #
log-when = Quando
log-match = Partita
log-ending = Esito
log-none = Qui non è ancora finita nessuna partita.
log-origin-record = Aperta da una registrazione; non conta
log-origin-branch = Continua un’altra partita; non conta
log-origin-lesson = Una lezione; non conta
log-origin-position = Iniziata da una posizione; non conta
log-origin-puzzle = Un problema; non conta
log-origin-what-if = Una prova «e se…»; non conta
log-origin-draft = Prova di una plancia; non conta
log-origin-first = Un primo salvataggio; non conta
log-origin-undo = Annullata oltre i dadi; non conta
log-origin-daily = Un incendio del giorno
log-origin-challenge = La stessa partita degli amici
log-origin-warm-up = Riscaldamento per l’incendio del giorno
log-origin-table = Giocata al tavolo; senza confronti
seat-here = Un amico a questo schermo
friend-name = Il suo nome
all-me = Tutti miei
all-ai = Gli altri IA
all-open = Gli altri online
bot-greedy = avida
bot-rookie = recluta
bot-steady = affidabile
bot-crew = veterana
bot-chief = comandante
search-rules = Cerca: una parola o il numero di una regola …
log-result = Risultato
log-people = Giocatori
log-minutes = Minuti in media
log-csv = Come tabella (CSV)
log-line = Log stazione, n. { $number }
show-more = Mostra altri
filter-game = Gioco
filter-level = Livello
filter-won = Esito
filter-won-yes = Vinta
filter-won-no = Persa
filter-name = Nome o codice
filter-from = Dal
filter-to = Al
filter-any = qualsiasi
other-setup = Altre scelte
own-boards = Disegnate da te o ricevute
nav-workshop = Officina
nav-academy = Accademia
tutorial = Tutorial
tutorial-leave = Salta
tutorial-play-on = Continua senza lezione
tutorial-off = Si può fare anche così, ma la lezione va altrove. Annulla, o salta la lezione e continua.
lesson-done = fatto
game-without-page = { $game }: su questa pagina non si gioca, il gioco non ha un disegno proprio. Nel terminale: hotzone play { $name }
game-broken = La pagina di { $game } non parte: { $text }
nav-play = Gioca
nav-pages = Pagine
home-eyebrow = Giochi da tavolo cooperativi · niente account, niente da installare
home-first = Il tuo primo salvataggio
home-first-how = Una vera partita con un allenatore accanto. Dieci minuti, niente da leggere prima.
home-quick-how = Tu e due compagni IA, subito
home-friends = Gioca con gli amici
home-friends-how = Manda un link, scelgono un elmetto
home-code = Hai un codice?
home-code-check = Controlla le lettere e il numero.
home-scene = Una casa che brucia; in sala da pranzo forse c’è qualcuno
home-bubble = Forse qui c’è qualcuno
home-bubble-how = Tocca: vai a vedere
home-by-hand = Prepara una partita a mano
home-table = Gioca al tavolo
home-open = Apri una partita salvata
home-rules = Regole dei giochi
home-free = Libero e aperto. Le partite restano su questo server.
home-bad-line = Il file non si apre (riga { $line }). { $why }
home-bad-file = Il file non si apre. { $why }
home-gone = Questo server non la conosce più
home-over = Finita dopo { $turns } turni · { $when }
home-waits = In attesa di iniziare
home-your-turn = Tocca a te · turno { $turn }
home-waits-for = Turno { $turn } · si aspetta { $who }
home-all = Tutte e { $many }
home-continue = Continua
home-back = Che bello rivederti, { $name }
home-back-nobody = Che bello rivederti
home-turns = { $many ->
    [one] Tocca a te in una partita.
    [many] Tocca a te in { $many } partite.
   *[other] Tocca a te in { $many } partite.
  }
home-same = Come l’ultima volta
home-harder = Un po’ più difficile
home-with = Con { $who }
friends-title = Con amici
home-academy = Brevi lezioni e problemi su un tavolo vero. Sbagliare non costa nulla.
home-lessons-done = { $many ->
    [one] { $many } lezione fatta
    [many] { $many } lezioni fatte
   *[other] { $many } lezioni fatte
  }
home-lessons-none = 1–3 minuti ciascuna
nav-today = Incendio di oggi
today-tag = Oggi, { $day }
today-how = Una partita al giorno, gli stessi dadi per tutti. Conta un solo tentativo.
today-game = Oggi: { $game }
today-won = Giocato: vittoria. Guarda com’è andata agli altri.
today-lost = Giocato: sconfitta. Guarda com’è andata agli altri.
today-streak = { $many ->
    [one] { $many } giorno di fila
    [many] { $many } giorni di fila
   *[other] { $many } giorni di fila
  }
today-open = Aperto fino a mezzanotte UTC
step-board = Gioco e tabellone
