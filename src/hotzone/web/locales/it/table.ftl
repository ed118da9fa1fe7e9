# The table for people who come new: the coach, suggestions, reasons why something cannot be done.
first-rescue = Il tuo primo salvataggio
start-at = { $known ->
    [yes] { $outside }, { $room }
   *[no] { $outside }
  }
start-here = Parti da qui
start-anywhere = Oppure tocca uno spazio fuori.
start-all = { $whose ->
    [crew] Disponi tutta la squadra per me
    [me] Disponi me
   *[mine] Disponi tutti i miei
  }
stuck-undo = Annulla l’ultimo passo
stuck-undo-how = I punti tornano
spent-end = Punti finiti: chiudi il turno.
undo-nothing = Non c’è ancora nulla da annullare
end-question = prima rispondi alla domanda sopra
end-setup = la partita non è ancora iniziata
play-line = Gioca così
hint-odds-button = Probabilità
hint-other = Un altro modo
hint-other-way = Altrimenti
hint-first-way = Il primo modo
hint-nearly = Quasi buono come il primo modo.
hint-why-else = Ora non c’è nulla di meglio.
coach-silent = Ormai sai come si fa. Ora taccio.
coach-call = Aiutami ancora
coach-fine = Va bene
coach-leave = Ora faccio da me
stuck-how = { $many ->
    [one] Una via d’uscita, possibile subito.
    [many] { $many } vie d’uscita, tutte possibili ora.
   *[other] { $many } vie d’uscita, tutte possibili ora.
  }
start-who = { $you ->
    [yes] Da dove parti?
   *[no] Da dove parte { $who }?
  }
end-not-yours = non è il tuo turno
