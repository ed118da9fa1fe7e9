# What `hotzone` alone says.
about-hotzone = giochi da tavolo di soccorso in cui si vince o si perde insieme
about-play = una partita qui nel terminale; Invio ne comincia una veloce
about-serve = la pagina nel browser: da soli, attorno a uno schermo, con gli amici
about-commands = tutti i comandi
about-missing = Alla pagina serve ancora qualche pacchetto:
# Una partita nel terminale: quello che dice ogni gioco.
nature = natura
nobody = nessuno
plain-seat = posto
plain-nature = Decide la natura.
plain-decides = Decide il posto { $seat }.
game-in-english = Qui questo gioco parla inglese.
roll-how = da «{ $first }» a «{ $last }»: scrivi che cosa è uscito, per esempio { $like }; «auto» tira per te
roll-auto = auto
more-choices = Invio da solo mostra tutte le possibilità ({ $many }); puoi scriverne una qualsiasi.
actions-or = oppure
action-is = { $number } è { $action }
not-understood = non è né un’azione né un comando: «{ $typed }»
nothing-with = con «{ $typed }» ora non si può fare nulla
refused = No: { $text }. «aiuto» mostra che cosa si può scrivere.
refused-by-rule = No: { $text }. «perché» mostra la regola.
nothing-done = Non è successo nulla.
agree = sì o no
agree-words = s sì si
match-kept = La partita è conservata in { $place }; si riprende con hotzone play --resume.
at-the-end = «salva FILE» conserva la registrazione, «annulla» ritira l’ultima decisione, Invio termina
taken-back = Ritirato: { $action }
played-again = Giocato di nuovo: { $action }
saved-record = Registrazione salvata: { $place }
saved-position = Posizione salvata: { $place }
nothing-refused = Nulla è stato rifiutato.
nothing-refused-but = Nulla è stato rifiutato. Ciò che è appena successo viene da:
help-enter = Invio da solo mostra tutte le azioni.
# Comandi: come si scrivono e che cosa fanno.
command-file = FILE
command-why = perché
command-why-how = le regole di ciò che è successo o è stato rifiutato; perché REGOLA: che cosa dice una regola
command-undo = annulla
command-undo-how = ritirare l’ultima decisione, dadi compresi
command-redo = ripristina
command-redo-how = giocarla di nuovo
command-save = salva
command-save-how = conservare la registrazione (o la posizione, se il nome finisce in .position)
command-load = carica
command-load-how = continuare da una registrazione o posizione
command-hint = suggerimento
command-hint-how = che cosa farebbe la squadra: prima un cenno, poi il luogo, alla terza tutto il turno
command-risk = rischio
command-risk-how = le probabilità di ciò che succede dopo
command-board = tabellone
command-board-how = di nuovo il tabellone
command-log = diario
command-log-how = che cosa è successo finora e secondo quali regole; diario 20: le ultime 20 azioni
command-position = posizione
command-position-how = il tabellone come testo che si può caricare
command-record = registrazione
command-record-how = tutta la partita come testo
command-legend = segni
command-legend-how = che cosa significano i segni
command-help = aiuto
command-help-how = questo elenco
command-quit = esci
command-quit-how = interrompere; la partita resta e si riprende con hotzone play --resume
# Prima della partita.
welcome = Benvenuti in Hotzone!
welcome-to = Benvenuti! Gioco: { $game }.
quick-how = Invio comincia una partita veloce; per scegliere scrivi s e Invio.
quick-prompt = partita veloce
quick-choose = s
which-game-question = Quale gioco?
which-game-prompt = gioco
choice-by-enter = { $choice } (Invio)
not-one-of = «{ $typed }» non è tra: { $choices }.
# Consigli.
hint-place = Guarda { $place }.
hint-play = Gioca: { $line }.
hint-later = Quando tocca a te: { $line }.
hint-nothing = nulla
because-price = Il prezzo: { $odds }
risk-more = … e altri { $many }
risk-error = Queste cifre sono esatte a circa { $error }.
debrief-sums = Probabilità di vincere all’inizio { $start }; decisioni { $decisions }, fortuna { $luck }; alla fine { $end }.
debrief-rough = Le probabilità sono stime approssimative: non sono state misurate su partite come questa.
debrief-turns = Per turno: { $turns }
debrief-turned = Turno { $turn }, posto { $seat }: { $cause ->
    [decision] una decisione
   *[luck] la fortuna
  } ({ $before }; decisione { $decision }, fortuna { $luck }): { $line }.
debrief-better-line = Meglio: { $line }.
# Registrazioni.
replay-played = { $many ->
    [one] { $many } azione giocata.
    [many] { $many } di azioni giocate.
   *[other] { $many } azioni giocate.
  }
replay-checked = Verificato: risultato e impronta coincidono.
dice-commitment-is = Impegno di questo seme: { $commitment }
dice-wrong = riga { $line }: «{ $found }», ma il seme dà «{ $due }»
board-facts = Quanto sono sicuri i dati: { $confirmed } confermati, { $single } da una sola fonte, { $designed } disegnati liberamente.
dice-not-committed = La registrazione non nomina l’impronta di questo seme.
dice-verdict = Tiri di questo seme: { $checked }, sbagliati: { $wrong }, di altri dadi: { $others }. { $fair ->
    [yes] Leali
   *[no] NON leali
  }.
# Errori nel terminale, per codice.
error-at-line = riga { $line }, colonna { $column }: { $text }
typed-error-no-number = l’azione { $typed } non c’è: i numeri vanno da 1 a { $many }
typed-error-no-target = con { $typed } ora non si può fare nulla{ $more ->
    [none] {""}
   *[other] ; se vuoi proprio questo, scrivi per intero: { $more }
  }
typed-error-ambiguous = «{ $typed }» può essere: { $actions }{ $many ->
    [0] {""}
   *[other] {" "}e altre { $many }
  }
typed-error-no-name = nomina un file: { $command ->
    [save] salva
   *[load] carica
  } partita.record
typed-error-no-rule = la regola «{ $typed }» non c’è; le regole si chiamano per esempio { $like }
typed-error-no-file = { $do ->
    [read] non si può leggere { $place }
   *[write] non si può scrivere { $place }
  }{ $why ->
    [missing] : il file non c’è
    [denied] : accesso negato
    [folder] : è una cartella
   *[other] {""}
  }
typed-error-not-text = { $place } non è un file di testo
typed-error-not-ours = { $place } esiste già e non è un file di Hotzone: scegli un altro nome
typed-error-no-autosave = non c’è nessuna partita interrotta: { $place } non esiste
typed-error-resumed-as-is = --resume continua la partita così com’è: togli { $given }
typed-error-check-whole = --check vuole tutta la registrazione: togli --to
typed-error-too-short = le azioni della registrazione sono { $many }, non { $asked }
typed-error-nothing-to-check = nella registrazione non c’è né risultato né impronta da confrontare
typed-error-no-beginning = una partita caricata da una posizione non ha registrazione: conserva la posizione
typed-error-no-whole-record = per l’analisi serve la registrazione di tutta la partita, non una posizione
typed-error-nobody-decides = ora non decide nessuno: nomina un posto, per esempio «suggerimento 2»
typed-error-no-evaluation = questo gioco non valuta le posizioni: nessuno può consigliare
typed-error-over = la partita è finita
error-in-english = la spiegazione c’è solo in inglese: { $text }
typed-error-unknown-command = il comando «{ $typed }» non c’è; ci sono { $commands }
