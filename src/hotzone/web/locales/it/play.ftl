# La schermata di gioco.
setting-up = Preparazione
turn = Turno { $turn }
turn-of = Turno { $turn } · { $who }
turns = Turni
room = Stanza
people-count = { $many ->
    [one] { $many } qui
    [many] { $many } qui
   *[other] { $many } qui
  }
team-order = La squadra in ordine di turno
next = dopo
bot = IA
saved = { $many ->
    [one] { $many } punto conservato
    [many] { $many } punti conservati
   *[other] { $many } punti conservati
  }
count-of = { $what }: { $value } di { $of }
status-rescued = Recuperi
status-lost = Perdite
status-damage = Danni
board-label = Pianta dell’edificio, { $rows } righe per { $cols } colonne
board-as-text = Tabellone come testo
floors = Piani
floor = Piano { $number }
active-hero = Chi agisce
your-turn = Tocca a te
your-turn-now = Tocca a te: { $who }.
match-over = Finita
fire-moves = Il fuoco avanza
bot-thinks = L’IA pensa
waiting-for = Decide { $who }
free = gratis
no-points = nessun punto
cost = { $many ->
    [one] { $many } punto
    [many] { $many } punti
   *[other] { $many } punti
  }
confirm = Conferma
pick-hint = Indica uno spazio, un muro o una porta, oppure scegli sotto.
choices-at = Che cosa si può fare: { $place }
why = Perché?
why-rule = Perché? Regola { $rule }
rule-unknown = Questa regola non ha ancora un testo.
all-rules = Tutte le regole
path-steps = { $moves ->
    [one] { $moves } passo
    [many] { $moves } passi
   *[other] { $moves } passi
  }{ $doors ->
    [0] {""}
    [one] , apri una porta
   *[other] , apri { $doors } porte
  }{ $fires ->
    [0] {""}
   *[other] , attraverso il fuoco
  }
actions = Azioni
undo = Annulla
undo-dice = Annulla (i dadi sono tirati)
redo = Ripristina
reset-turn = All’inizio del turno
end-turn = Fine turno
end-loses = { $lost ->
    [one] Andrebbe perso { $lost } punto: se ne conservano solo { $kept }.
    [many] Andrebbero persi { $lost } punti: se ne conservano solo { $kept }.
   *[other] Andrebbero persi { $lost } punti: se ne conservano solo { $kept }.
  }
keep-playing = Gioca ancora
idle-replay = Guardi un momento precedente. La partita aspetta.
idle-over = La partita è finita.
idle-fire = Il fuoco avanza. Spazio mette in pausa, un tocco salta.
idle-watching = Stai guardando. Per giocare scegli un casco nella stanza.
idle-bot = { $who } (IA) pensa.
idle-other = Decide { $who }.
idle-open = Il posto { $seat } è libero: qualcuno deve prenderlo, o dallo all’IA nella stanza.
sections = Sezioni
log = Diario
log-empty = Non è ancora successo nulla.
chat = Chat
team = Squadra
unread = non letto
chat-empty = Nessuno ha ancora scritto.
chat-line = Scrivi una riga
chat-all = Tutti
chat-seats = Solo chi ha un posto
chat-off = Nessuno
send = Invia
phrase-well-done = Ben fatto
phrase-help = Mi serve aiuto
phrase-on-my-way = Arrivo
phrase-careful = Attenzione
phrase-your-call = Decidi tu
phrase-thanks = Grazie
supply = Ancora nella scatola
watching = Guardano
phases = Il turno
phase-1 = Azioni
phase-2 = Fuoco
phase-3 = Rimpiazzo
die-red = Dado rosso: riga { $value }
die-black = Dado nero: colonna { $value }
pause = Pausa
go-on = Avanti
skip = Salta alla fine
speed = Velocità { $by }
replay = Replay
replay-start = All’inizio
live = In diretta
to-live = Alla diretta
moment = Momento { $at } di { $of }
play-on-here = Gioca da qui
link-lost = Collegamento perso. Si riprova…
link-connecting = Collegamento…
link-closed-4403 = L’ospite ti ha chiesto di uscire, o non ammette spettatori.
link-closed-4404 = Qui non c’è una partita con questo codice.
link-closed-4429 = Troppi messaggi. Ricarica la pagina.
pop-rule = La regola
pop-settings = Impostazioni
pop-keys = Tasti
pop-text = Tabellone come testo
pop-end = Finire il turno?
pop-room = Stanza e posti
copy-invite = Copia l’invito
copy-return = Copia il mio link di ritorno
copied = Copiato
invite-how = Chi apre l’invito può scegliere un casco libero. Il link di ritorno è solo tuo: ti riporta ai tuoi posti da qualsiasi dispositivo.
seat-name = Nome del pompiere { $seat }
seat-bot = IA: { $bot }
seat-yours = tuo
seat-of = { $who }
seat-away = { $who }, assente
seat-free = libero
sit = Prendi questo casco
stand = Lascia
give-bot = All’IA
take-back = Riprendi
people-here = Persone
host = ospite
kick = Fai uscire
host-switches = Opzioni dell’ospite
switch-chat = Chi può scrivere
switch-watchers = Altri possono guardare
switch-undo = I passi si possono annullare
switch-paused = L’IA mi aspetta
switch-pace = Secondi prima che l’IA agisca
bot-step = Fai agire l’IA una volta
record = Registrazione
record-save = Salva la registrazione
dice-commitment = I dadi erano fissati prima della partita; il loro sigillo:
again = Ancora
harder = Più difficile
pass-to = Passa a { $who }
text-people = Persone
text-threats = Fuoco e fumo
text-doors = Porte e muri danneggiati
text-rooms = Stanze
text-empty = nulla
not-placed = non ancora sul tabellone
key-arrows = Sposta il cursore sul tabellone
key-walls = Scegli il muro o la porta da quel lato
key-enter = Pianifica, poi esegui
key-escape = Cancella il piano
key-next = Prossima azione in questo posto
key-numbers = L’azione con questo numero
key-groups = Muovi, trasporta, estingui, porta, abbatti
key-undo = Annulla, ripristina
key-end = Fine turno
key-where = Leggi questo spazio
key-log = Diario
key-text = Tabellone come testo
key-space = Pausa del racconto del fuoco
key-replay = Replay: indietro, avanti, inizio, diretta
key-floors = Altro piano
key-keys = Questo elenco
do-it = Sì, procedi
pop-sure = Davvero?
not-now = non ora
sounds = Suoni leggeri
vibrate = Vibra quando tocca a me
sound-dice = dadi
sound-fire = fuoco
sound-door = porta
sound-rescued = salvataggio
hint = Suggerimento
key-hint = Suggerimento, fino a tre volte
risk-lens = Cosa può fare il fuoco
ask-whom = A chi chiedere
