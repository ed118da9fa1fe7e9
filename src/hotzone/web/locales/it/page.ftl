# Pagina iniziale, preparazione, impostazioni e parole comuni.
home-title = Porta tutti fuori
home-lead = Una casa in fiamme, una squadra, sette persone da salvare. Gioca in solitario, davanti a uno schermo, online con gli amici o con compagni IA. Senza account, senza installare nulla.
quick-game = Partita veloce
quick-title = Partita veloce
new-game = Nuova partita
my-matches = Le mie partite
no-matches = Qui trovi le tue partite: ti aspettano.
forget-match = Togli { $code } dall’elenco
join = Entra in una partita
join-code = Il codice della partita
join-go = Entra
your-name = Il tuo nome
name-hint = Come ti chiamano
open-record = Apri una registrazione
to-home = Alla pagina iniziale
station-log = Log della stazione
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
theme-dark = Scuro, turno di notte
theme-light = Chiaro, turno di giorno
settings = Impostazioni
story-speed = Velocità del racconto del fuoco
no-animation = Senza animazioni
letter-keys = Tasti con una lettera
pass-card = Carta tra i turni sullo stesso schermo
notify = Avvisami quando tocca a me
notify-allow = Consenti
loading = Un momento…
broken = La pagina non è partita:
close = Chiudi
none = nessuno
game-fire = Incendio
game-fire-how = Una casa in fiamme, una squadra e sette persone da portare fuori.
game-reactor = Reattore
game-reactor-how = Quattro eroi spengono un reattore prima dell’esplosione.
step-building = Gioco ed edificio
step-players = Chi gioca
step-level = Livello e regole
step-crew = Squadra
which-game = Gioco
building = Edificio
board-usual = Quello solito
board-base-front = Casa con giardino
board-base-back = Casa d’angolo
players = Giocatori
crew-size = Pompieri
firefighters = { $many ->
    [one] { $many } pompiere
    [many] { $many } pompieri
   *[other] { $many } pompieri
  }
seat-number = Posto { $seat }
seat-me = A questo schermo
seat-open = Un amico online
seat-ai = IA: { $bot }
bot-random = casuale
seats-how = Gli amici entrano con il link della partita e scelgono un casco. Ogni posto può essere dato all’IA e ripreso in qualsiasi momento.
which-rules = Regole
rules-family = Versione base
rules-family-how = Senza specialisti né veicoli: venti minuti, facile da imparare.
rules-experienced = Versione avanzata
rules-experienced-how = Specialisti, sostanze pericolose, veicoli, punti caldi.
level = Livello di difficoltà
level-recruit = Recluta
level-veteran = Veterano
level-heroic = Eroico
more-rules = Altre scelte
modules = Parti della versione avanzata
module-specialists = Specialisti
module-specialists-how = Ogni pompiere ha una carta con punti e capacità propri.
module-hazmat = Sostanze pericolose
module-hazmat-how = Fusti che esplodono quando il fuoco li raggiunge.
module-vehicles = Veicoli
module-vehicles-how = Autopompa con idrante e ambulanza.
module-hotspots = Punti caldi
module-hotspots-how = Luoghi dove il fuoco divampa di nuovo.
variants = Cambiare le regole
variant-volunteers = Squadra di volontari
variant-unmarked-hazmat = Sostanze pericolose non segnalate
variant-broken-deck-gun = Idrante dell’autopompa inutilizzabile
setup = Preparazione del gioco
setup-printed = Come stampata
setup-printed-how = Fuochi e gettoni stanno dove li mostra il tabellone.
setup-simple = Casuale, semplice
setup-simple-how = Tre esplosioni, posti tirati con i dadi.
setup-full = Casuale, completa
setup-full-how = Esplosioni secondo il livello, punti caldi, sostanze pericolose.
setup-ok = { $many ->
    [one] Pronto: { $many } posto.
    [many] Pronto: { $many } posti.
   *[other] Pronto: { $many } posti.
  }
edition = Edizione
edition-en = Inglese
edition-ru = Russa
edition-cs = Ceca
edition-it = Italiana
specialists = Specialisti
crew-how = Scegli qui le carte della squadra, o lascia vuoto e scegli al tavolo.
begin = Inizia
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
