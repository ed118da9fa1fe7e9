# Incendi comuni a più squadre: quello del giorno e le sfide agli amici.
daily-title = L’incendio di oggi
daily-title-of = Incendio del giorno { $number }
daily-number = N. { $number }
daily-open = { $many ->
    [0] Aperto fino a mezzanotte UTC
    [one] Aperto fino a mezzanotte UTC · finora { $many } squadra
    [many] Aperto fino a mezzanotte UTC · finora { $many } squadre
   *[other] Aperto fino a mezzanotte UTC · finora { $many } squadre
  }
daily-over = Questo giorno è finito: si gioca per esercizio
daily-played = Giocato
daily-next = Il prossimo tra { $hours } h { $minutes } min
daily-how = Lo stesso inizio, le stesse carte e gli stessi dadi per ogni squadra. Conta un solo tentativo.
daily-over-how = Lo stesso inizio e gli stessi dadi che tutti hanno avuto quel giorno. L’esercizio non entra mai in classifica.
daily-crew-of = squadra di { $many }
daily-rules = Regole
daily-you-play = Giochi
daily-all-figures = con tutti, o in compagnia su uno schermo
daily-takes = Dura
daily-minutes = circa { $minutes } minuti; puoi fare una pausa
daily-ai = Squadra IA
daily-wins = qui vince { $wins } volte su 100
daily-go-in = Entra
daily-go-on = Continua il tentativo
daily-together = Gioca online in compagnia
daily-warm-up = Prima riscaldati (non conta)
daily-warm-up-title = Riscaldamento
daily-practice = Gioca per esercizio
daily-practice-how = Di nuovo gli stessi dadi, quante volte vuoi. Non conta mai.
daily-practice-go = Ancora una volta, per esercizio
daily-again-title = Ancora una volta da qui
daily-dice-fixed = I dadi sono stati fissati prima di oggi. La loro impronta si apre a mezzanotte e chiunque può verificarla:
daily-dice-open = I dadi di quel giorno avevano questa impronta:
daily-dice-same = Il primo lancio del tuo terzo turno è uguale per ogni squadra: la fortuna è pari e i turni si possono confrontare.
daily-dice-check = Verifica i dadi
daily-secret = Il segreto del giorno:
daily-anchor = L’ancora dell’anno:
daily-board = { $house } all’inizio
daily-week = Questa settimana
daily-week-how = Facile il lunedì, difficile la domenica.
daily-yesterday = Ieri: { $house }
daily-yesterday-won = { $crews ->
    [0] Nessuno l’ha finito.
    [one] Ha vinto { $won } squadra su { $crews }.
    [many] Hanno vinto { $won } squadre su { $crews }.
   *[other] Hanno vinto { $won } squadre su { $crews }.
  }
daily-yesterday-best = La migliore: { $who }, { $turns } turni.
daily-you-won = Tu hai vinto.
daily-you-lost = Tu hai perso.
daily-watch-best = Guarda la migliore
daily-look-day = Apri il giorno
daily-a-crew = Una squadra
daily-calendar = Giorni di fila e calendario
daily-streak = { $many ->
    [one] { $many } giorno
    [many] { $many } giorni
   *[other] { $many } giorni
  }
daily-makes-it = { $many ->
    [one] Con oggi fa { $many }.
    [many] Con oggi fanno { $many }.
   *[other] Con oggi fanno { $many }.
  }
daily-best-streak = Record: { $many }.
daily-make-up = Un giorno saltato si recupera entro una settimana, due volte al mese.
daily-won = vittoria
daily-lost = sconfitta
daily-all-saved = tutti e dieci
daily-not-played = non giocato
daily-is-today = oggi
daily-result = Risultato da condividere
daily-score = { $saved } recuperi · { $lost } perdite · { $turns } turni · { $share } % della linea migliore
daily-score-rest = recuperi · { $lost } perdite · { $turns } turni · { $share } % della linea migliore
daily-score-plain = { $won ->
    [yes] vittoria · { $turns } turni · { $share } % della linea migliore
   *[no] sconfitta · { $turns } turni · { $share } % della linea migliore
  }
daily-squares = { $turns } turni: { $best } come la linea migliore, { $good } altrettanto buoni, { $slips } imprecisioni, { $mistakes } errori
daily-best-line = come la linea migliore
daily-as-good = altrettanto buono
daily-slip = imprecisione
daily-mistake = errore
daily-copy = Copia il testo
daily-copied = Il testo è copiato.
daily-not-copied = Non è stato possibile copiare il testo.
daily-shared = L’immagine è salvata e il testo è copiato.
daily-no-spoilers = Non mostra stanze, dadi né nomi: puoi mandarlo a chi non ha ancora giocato.
daily-how-crews = { $many ->
    [one] Com’è andata a { $many } squadra
    [many] Com’è andata a { $many } squadre
   *[other] Com’è andata a { $many } squadre
  }
daily-first-crew = Stesso inizio, stessi dadi. La tua squadra è la prima ad aver finito.
daily-better = Stesso inizio, stessi dadi. La tua squadra ha fatto meglio di { $percent } su 100.
daily-bar-lost = Sconfitta
daily-bar-all = Tutti e dieci
daily-bar-saved = { $from } o { $to }
daily-bar-slow = { $from }+ turni
daily-bar-fast = ≤ { $to } turni
daily-bar-turns = { $from }–{ $to } turni
daily-you = tu
daily-turn-by-turn = Turno per turno
daily-turn-how = La probabilità di vincere secondo la ricerca. I dadi sono gli stessi: un divario tra due linee è una decisione, non fortuna.
daily-curve = Probabilità di vincere turno per turno
daily-turn-axis = turno
daily-middle = metà delle squadre
daily-parted = Dove le squadre si sono divise: turno { $turn }
daily-parted-same = Queste squadre avevano davanti lo stesso identico tavolo.
daily-parted-alike = Queste squadre erano quasi nella stessa situazione: l’essenziale coincideva e sul tabellone c’erano al massimo tre differenze.
daily-parted-board = Il tabellone al turno { $turn }
daily-share-of-crews = Quota delle squadre
daily-choice = Che cosa hanno fatto
daily-chance-after = Probabilità di vincere dopo
daily-watch = Guarda
daily-watch-theirs = Guarda la loro
daily-watch-it = Guardala
daily-from-here = Riprova da qui
daily-crews = Squadre
daily-people = { $many ->
    [one] { $many } giocatore
    [many] { $many } giocatori
   *[other] { $many } giocatori
  }
daily-turns = { $many ->
    [one] { $many } turno
    [many] { $many } turni
   *[other] { $many } turni
  }
daily-saved = { $many } recuperi
daily-with-help = con aiuto
daily-crew-name = Il nome della squadra
daily-list-us = Mostraci: gli altri leggono il nome e possono guardare
daily-keep-name = Salva
daily-best-so-far = La migliore finora
daily-best-of-day = La migliore del giorno
challenge-title = La stessa partita per gli amici
challenge-how = La stessa preparazione e gli stessi dadi per chi apre questo link. Conta un solo tentativo
challenge-done = { $many ->
    [0] Nessuno l’ha ancora finita.
    [one] { $many } squadra l’ha finita. La vedi dopo il tuo tentativo.
    [many] { $many } squadre l’hanno finita. Le vedi dopo il tuo tentativo.
   *[other] { $many } squadre l’hanno finita. Le vedi dopo il tuo tentativo.
  }
challenge-dice-turn = La fortuna è la stessa per tutti, turno per turno: il primo lancio del dodicesimo turno, le carte finché nel mazzo restano le stesse, e ciò che è a faccia in giù. Che cosa incontra dipende da te.
challenge-dice-order = I lanci arrivano a tutti nello stesso ordine: la quinta risposta alla stessa domanda è la stessa, qualunque cosa sia successa prima.
challenge-dice-rolled = I lanci e le carte della partita offerta arrivano a tutti nello stesso ordine; chi gioca più a lungo ne riceve di nuovi.
challenge-dice-new = La preparazione è quella della partita offerta. I suoi dadi oggi sono ancora segreti: qui tutti ne hanno di nuovi, uguali fra loro.
challenge-turn-how = La probabilità di vincere secondo la ricerca. I lanci arrivano nello stesso ordine, ma non sempre nello stesso turno.
challenge-send = La tua partita è già nel confronto. Manda il link: chi ha giocato comparirà accanto a te.
challenge-looking-back = La tua partita viene analizzata; tra poco comparirà qui.
challenge-went-back = lanci ripresi
challenge-copy = Copia il link per gli amici
challenge-side = Fianco a fianco
challenge-crew = Squadra { $number }
error-day-over = Quel giorno è passato da tempo; si possono giocare i giorni dell’ultimo mese.
error-too-many-tries = Da una rete contano sei tentativi al giorno. Torna domani, o riscaldati con altri dadi.
error-no-such-day = Qui non c’è una partita per quel giorno.
error-bad-day = Un giorno si scrive così: 2026-01-31.
error-no-daily = Nessun gioco di questo server ha una partita per ogni giorno.
error-unknown-challenge = A questo link non c’è nessuna sfida.
error-name-hidden = Chi gestisce questo server ha nascosto il nome della tua squadra; resta in elenco senza nome.
