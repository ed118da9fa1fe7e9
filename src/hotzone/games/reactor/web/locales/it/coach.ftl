# Hints, reasons, requests, chances. Chances and numbers come as texts, places in words.
request-leave-tile = Lascia a me questa tessera: { $place }
request-cool = Raffredda questo elemento: { $place }
request-come = Vieni in questa cella e restaci: { $place }
request-fetch = Prendi ciò che si trova qui: { $place }
request-treat = Cura la mia radiazione
clue-r-acute = È il momento di dichiarare la fase acuta.
clue-r-sacrifice = Ora un sacrificio è ciò che aiuta di più.
clue-r-gather = Porta l’elemento nella sua cella.
clue-r-foam = Usa un estintore sull’elemento in avaria scoperto.
clue-r-cool = Raffredda l’elemento scoperto.
clue-r-on = Rigira il gruppo di controllo.
clue-r-open = Guarda che cosa c’è.
clue-r-heal = Cura la radiazione di qualcuno.
clue-r-hand = Passa un gettone.
clue-r-mask = Metti la maschera antigas.
clue-r-go = Vai alla cella { $place }.
clue-r-stay = Finisci il turno: ora non c’è di meglio.
clue-r-place = Parti dalla cella { $place }.
because-r-look = Nessuno sa ancora che cosa c’è nella cella { $place }.
because-r-defeat = È meno probabile che le prossime carte siano la fine.
odds-r-defeat = Le prossime carte sono la fine con probabilità { $ours } invece di { $theirs }.
because-r-hearts = Bruciano meno cuori.
odds-r-hearts = Cuori che bruciano in media: { $ours } invece di { $theirs }.
because-r-placed = Più elementi dei sei sono raccolti.
odds-r-placed = Raccolti dei sei: { $ours } invece di { $theirs }.
because-r-deaths = Meno morti.
odds-r-deaths = Morti in media: { $ours } invece di { $theirs }.
because-r-known = Si sa di più su ciò che c’è.
odds-r-known = Elementi in avaria noti: { $ours } invece di { $theirs }.
because-r-movers = Gru e sollevatori restano.
odds-r-movers = Gru e sollevatori rimasti: { $ours } invece di { $theirs }.
because-r-dose = Tutti prendono meno radiazioni.
odds-r-dose = Radiazione di tutti in media: { $ours } invece di { $theirs }.
because-r-dial = L’incidente cresce più piano.
odds-r-dial = Indicatore in media: { $ours } invece di { $theirs }.
r-hint-odds = Poi, con le prossime carte: { $odds }
r-risk-map = Cosa possono fare le prossime carte
r-chance-spaces = alla cella succede qualcosa
r-chance-hearts = brucia un cuore
r-chance-people = qualcuno muore
r-chance-at = Cella { $place } scoperta, tolta o in fiamme: { $chance }
r-chance-person-at = Qualcuno nella cella { $place } muore: { $chance }
r-risk-hearts = Cuori che bruciano: { $many }
r-risk-dial = La lancetta sale di { $many }
r-risk-defeat = La fine: { $chance }
r-risk-who = { $who }: dose { $dose }, muore { $chance }
r-ask-place = Indica una cella.
r-risk-most = { $hearts ->
    [none] Ora nessun cuore è in pericolo.
    [may] Può bruciare un cuore.
   *[likely] Probabilmente brucia un cuore.
  }
r-risk-may-end = Il reattore può esplodere.
r-risk-danger = { $who } può morire.
