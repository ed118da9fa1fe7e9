# The play screen.
thing-active = { $who }, di turno
helmet-card = La carta di { $who }
way-move = Vai { $to }
step-side = { $step }, { $side }
ending-undecided = Non finita
ending-victory = Vittoria
ending-defeat = Sconfitta
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
tokens-in-hand = Gettoni in mano
setting-up = Preparazione
turn = Turno { $turn }
turn-of = Turno { $turn } · { $who }
turns = Turni
invite-short = Invita
legend-short = Legenda
risk-short = Rischio
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
board-as-text = Tabellone come testo
floors = Piani
floor = Piano { $number }
active-hero = Chi agisce
your-turn = Tocca a te
your-turn-now = Tocca a te: { $who }.
match-over = Finita
bot-thinks = L’IA pensa
free = gratis
no-points = nessun punto
cost = { $many ->
    [one] { $many } punto
    [many] { $many } punti
   *[other] { $many } punti
  }
confirm = Conferma
choices-at = Che cosa si può fare: { $place }
why = Perché?
rule-unknown = Questa regola non ha ancora un testo.
all-rules = Tutte le regole
actions = Azioni
undo = Annulla
undo-dice = I dadi sono lanciati o le carte scoperte: indietro non si torna.
redo = Ripristina
reset-turn = Annulla turno
end-turn = Fine turno
end-loses = { $lost ->
    [one] Andrebbe perso { $lost } punto: se ne conservano solo { $kept }.
    [many] Andrebbero persi { $lost } punti: se ne conservano solo { $kept }.
   *[other] Andrebbero persi { $lost } punti: se ne conservano solo { $kept }.
  }
keep-playing = Gioca ancora
idle-replay = Guardi un momento precedente. La partita aspetta.
idle-replay-over = Guardi un momento precedente. La partita è finita.
idle-over = La partita è finita.
idle-watching = Stai guardando. Per giocare scegli un elmetto nella stanza.
idle-bot = { $who } (IA) pensa.
idle-other = Decide { $who }.
idle-open = Il posto { $seat } è libero: qualcuno deve prenderlo, o dallo all’IA nella stanza.
sections = Sezioni
log = Log
log-empty = Ancora nulla.
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
link-closed-4403 = L’organizzatore ti ha chiesto di uscire, o non ammette spettatori.
link-closed-4404 = Qui non c’è una partita con questo codice.
link-closed-4410 = Chi gestisce questo server ti ha negato l’accesso.
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
invite-how = Chi apre l’invito può scegliere un elmetto libero. Il link di ritorno è solo tuo: ti riporta ai tuoi posti da qualsiasi dispositivo.
seat-name = Nome del giocatore { $seat }
seat-bot = IA: { $bot }
seat-yours = tuo
seat-present = presente
seat-of = { $who }
seat-away = { $who }, assente
seat-free = libero
sit = Prendi questo elmetto
stand = Lascia
give-bot = All’IA
take-back = Riprendi
people-here = Persone
host = organizzatore
kick = Fai uscire
host-switches = Opzioni dell’organizzatore
switch-chat = Chi può scrivere
switch-watchers = Altri possono guardare
switch-undo = I passi si possono annullare
switch-paused = L’IA mi aspetta
switch-pace = Secondi prima che l’IA agisca
bot-step = Fai agire l’IA una volta
record = Registrazione
record-save = Salva la registrazione
position-save = Salva la posizione
position-play = Gioca questa posizione
dice-commitment = I dadi erano fissati prima della partita; il loro sigillo:
again = Ancora
harder = Più difficile
pass-to = Passa a { $who }
text-people = Persone
text-empty = nulla
not-placed = non ancora sul tabellone
key-arrows = Sposta il cursore sul tabellone
key-walls = Scegli il muro o la porta da quel lato
key-enter = Pianifica, poi esegui
key-escape = Cancella il piano
key-next = Prossima azione in questo posto
key-numbers = L’azione con questo numero
key-cards = La carta di questo elmetto, se niente è numerato
key-sound = Audio acceso o spento
key-undo = Annulla, ripristina
key-end = Fine turno
key-where = Leggi questo spazio
key-log = Log
key-text = Tabellone come testo
key-space = Pausa del racconto
key-replay = Replay: indietro, avanti, inizio, diretta
key-floors = Altro piano
key-keys = Questo elenco
do-it = Sì, procedi
pop-sure = Davvero?
not-now = non ora
sounds = Suoni
vibrate = Vibra quando tocca a me
hint = Consiglio
key-hint = Consiglio; di nuovo lo chiude
ask-whom = A chi chiedere
qr-alt = Codice QR del link della partita
invite-link = Link di questa partita
invite-local = Questo link funziona solo su questo computer. Avvia il server con --host 0.0.0.0 per far entrare i telefoni.
revoke-mine = Annulla i miei link
seat-link = Link del posto
give-to = Dai a…
give-to-seat = Dai il posto { $seat } a qualcuno
make-host = Rendi organizzatore
be-host = L’organizzatore è via: prendi il suo posto
be-host-again = Hai creato tu la partita: torna a essere l’organizzatore
dice-seed = La partita è finita; il seme dei dadi:
dice-check = Verificalo con la registrazione salvata:
idle-acts = Gioca { $who }. Spazio mette in pausa, un tocco salta.
idle-dice = Decidono i dadi. Spazio mette in pausa, un tocco salta.
phrase-hello = Ciao!
phrase-two-minutes = Due minuti
phrase-lets-go = Andiamo
guest-name = Ospite { $number }
role-yours = { $role }, tu
you = tu
