# Reactor nell’officina: celle, numeri, quadrante, carte, controlli
ws-draw-r-hex = Disegna un campo
ws-layer-r-field = Campo
ws-layer-r-numbers = Numeri
ws-layer-r-crew = Squadra
ws-tool-r-fuel = Combustibile
ws-tool-r-control = Controllo
ws-tool-r-start = Partenza
ws-tool-r-none = Nessuna cella
ws-tool-r-number = Numero
ws-tool-r-count = Di seguito
ws-tool-r-home = Parte da qui
ws-how-r-fuel = Tocca un posto: diventa una cella di combustibile col primo numero libero. Un più segna i posti per nuove celle.
ws-how-r-control = Tocca un posto: diventa una cella di controllo. Può essere la meta se ha sei celle intorno.
ws-how-r-start = Tocca un posto sul bordo: da lì partono i personaggi, senza alcun elemento.
ws-how-r-none = Tocca una cella per toglierla.
ws-how-r-number = Tocca una cella e scrivi il suo numero: arriva qui da dov’era.
ws-how-r-count = Di’ quale numero viene adesso, poi tocca le celle una dopo l’altra.
ws-how-r-home = Scegli chi è, poi tocca la cella di partenza.
ws-fill-r-rows = Numera riga per riga
ws-fill-r-tiles = Tanti elementi quante celle
ws-numbers-r-dial = Quadrante
ws-numbers-r-cards = Carte ed elementi
ws-numbers-r-heroes = Che cosa portano i quattro
r-ws-from-one = da 1
r-ws-empty = nessuna cella
r-ws-label = { $kind ->
    [control] cella di controllo { $place }
    [start] cella di partenza { $place }
   *[fuel] cella di combustibile { $place }
  }, tocca { $around }
r-ws-fuel-count = Celle di combustibile: { $many }, elementi nella scatola: { $most }
r-ws-control-count = Celle di controllo: { $many }, nella scatola: { $most }
r-ws-start-count = Celle di partenza: { $many }
r-ws-yellow-from = Il giallo comincia da
r-ws-red-from = Il rosso comincia da
r-ws-overheat = { $sector ->
    [green] Carte surriscaldamento nel verde
    [yellow] Carte surriscaldamento nel giallo
   *[red] Carte surriscaldamento nel rosso
  }
r-ws-failure = { $sector ->
    [green] Carte guasto nel verde
    [yellow] Carte guasto nel giallo
   *[red] Carte guasto nel rosso
  }
r-ws-fuel-cards = Carte per cella di combustibile
r-ws-control-cards = Carte per cella di controllo
r-ws-working = Gruppi di controllo funzionanti
r-ws-radiation = Dose massima
r-ws-steps = { $who }: passi
r-ws-token = { $who }: { $token }
r-ws-cell = Cuori: { $hearts }, giocatori: { $crew }
finding-numbers-missing = Mancano questi numeri: { $numbers }. Ogni carta deve indicare una cella.
finding-no-fuel-cell = Il campo non ha celle di combustibile.
finding-no-control-cell = Il campo non ha celle di controllo. Disegnane una con sei celle intorno.
finding-no-start-cell = Il campo non ha celle di partenza: nessuno può cominciare.
finding-box-fuel = { $many } celle di combustibile, ma la scatola ha { $most } elementi: al tavolo non torna.
finding-box-control = { $many } celle di controllo, ma la scatola ha { $most } gruppi: al tavolo non torna.
finding-too-many-cells = { $many } celle sono troppe: al massimo { $most }, partenze comprese.
finding-unreachable-cell = Nessuno arriva a { $place }: dalle celle di partenza non c’è strada.
finding-start-alone = Questa cella di partenza non tocca altre celle: { $place }.
finding-no-goal = Nessuna cella di controllo ha sei celle intorno: non si può vincere.
finding-control-at-rim = Meno di sei celle intorno a { $place }: non sarà mai la meta.
finding-bad-tiles = { $tiles } elementi per { $cells } celle.
finding-dial-never = { $sector ->
    [yellow] Il giallo comincia da { $begin }, ma il quadrante finisce a { $most }.
   *[red] Il rosso comincia da { $begin }, ma il quadrante finisce a { $most }.
  }
finding-cell-twice = Due celle hanno lo stesso numero (riga { $line } del file).
finding-unknown-cell = Un segno della pianta non è una cella: riga { $line }, colonna { $column }.
finding-bad-start = Qualcuno non ha una cella di partenza (riga { $line } del file).
finding-bad-order = Questo ordine dei turni non è possibile (riga { $line } del file).
finding-bad-sign = Un segno di radiazione non è né nero né rosso (riga { $line } del file).
finding-bad-token = Qualcuno ha segnalini che non esistono (riga { $line } del file).
finding-cells-differ = L’elenco delle celle e la pianta non concordano (riga { $line } del file).
ws-step-r-shape = il campo
ws-step-r-shape-how = Disegna una cella di combustibile per ogni posto di metallo della plancia e togli quelle in più.
ws-step-r-control = celle di controllo
ws-step-r-control-how = Tocca le celle viola.
ws-step-r-start = celle di partenza
ws-step-r-start-how = Tocca le celle gialle sul bordo.
ws-step-r-numbers = numeri
ws-step-r-numbers-how = Comincia da 1 e tocca le celle nell’ordine dei numeri stampati.
ws-step-r-dial = il quadrante
ws-step-r-dial-how = Leggi sul quadrante dove cominciano il giallo e il rosso.
ws-step-r-cards = carte ed elementi
ws-step-r-cards-how = Conta le carte di una cella in ogni mazzo.
ws-step-r-heroes = i quattro
ws-step-r-heroes-how = Confronta passi e segnalini con le carte dei personaggi.
ws-heat-open = Scoperte
ws-heat-died = Morti
ws-heat-removed = Rimosse
