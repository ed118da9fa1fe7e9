# Sentences of the rulebook that are no rules.
book-ask = Chiedi a parole tue
book-box = La mia scatola
book-edition-en = Inglese
book-edition-ru = Russa
book-edition-cs = Ceca
book-edition-it = Italiana
book-contents = Indice
book-two-minutes = In due minuti
book-aid = Carta aiuto
book-aid-how = Una pagina da stampare e tenere accanto al tabellone.
book-print = Stampa
book-look-up = Da consultare
book-words = Parole in quattro lingue
book-words-how = Le parole dei regolamenti, una accanto all’altra. La tua lingua è segnata.
book-sign = Segno
book-questions = Domande
book-questions-how = Quello che si chiede al tavolo, con una risposta breve.
book-differs = Che cosa cambia tra le edizioni
book-differs-how = Su questo le scatole non sono d’accordo. La tua è in evidenza.
book-all-rules = Tutte le regole per codice
book-all-rules-how = Gli enunciati esatti, per gli arbitri e per chi scrive bot. Ogni codice porta alla sua frase nel libro.
book-chapter = Capitolo { $number }
book-why = Perché?
book-in-your-edition = Nella tua edizione
book-rule = Regola { $rule }
book-copied = L’indirizzo di questa regola è copiato.
book-example = Esempio: { $title }
book-what-if = E se…
book-as-set-up = Così com’è
book-begin = Mostra
book-next = Avanti
book-again = Ancora
book-play = Giocala
book-play-how = Da qui comincia un tavolo tuo, e i primi dadi cadono uguali.
book-back = Indietro di un passo
book-step = { $now } di { $all }
book-seat = Giocatore { $number }
book-no-line = Per questo serve il server, che non risponde.
book-play-first = Gioca il primo turno
book-whole = Tutto il libro
book-whole-how = Capitoli brevi in parole semplici. I piccoli codici dopo una frase sono le regole esatte, per chi ama controllare.
book-turn-pages = Sfoglia
book-found = { $question }
book-understood = Inteso come
book-not-meant = Non { $word }
book-nothing = Non si è trovato nulla. Prova un’altra parola o guarda l’indice.
book-answer = Risposta
book-other-words = In altre parole
book-price = { $many ->
    [one] { $many } punto
    [many] { $many } punti
    *[other] { $many } punti
    }
book-found-many = { $many ->
    [one] Trovato { $many } punto.
    [many] Trovati { $many } punti.
    *[other] Trovati { $many } punti.
    }
error-no-book = Questo gioco non ha un regolamento.
error-unknown-example = Il regolamento non ha un esempio così.
book-together = Quali scenari vanno insieme
book-apart = non vanno insieme
book-fits = vanno insieme
book-set-up = Prepara questa partita
book-drawn = Spiegato nel regolamento
