# Home, set-up, settings, and words used everywhere.
home-title = Dostaň všechny ven
home-lead = Dům hoří a uvnitř je sedm lidí. Tvoje posádka je vynese, než dům spadne.
quick-game = Rychlá hra
quick-title = Rychlá hra
new-game = Nová hra
my-matches = Moje partie
forget-match = Odebrat { $code } ze seznamu
join-go = Připojit
crew-names = Mira, Tom, Ota, Lucia, Vera, Sam
your-name = Tvoje jméno
name-hint = Jak ti říkají
to-home = Na úvod
station-log = Kniha záznamů
nav-log = Záznamy
rules = Pravidla
rules-of = Pravidla: { $game }
rules-found = { $many ->
    [one] { $many } pravidlo
    [few] { $many } pravidla
    [many] { $many } pravidla
   *[other] { $many } pravidel
  }
search = Hledat
language = Jazyk
theme = Vzhled
theme-switch = Světlý nebo tmavý
theme-system = Podle systému
theme-dark = Tmavý, noc
theme-light = Světlý, den
settings = Nastavení
story-speed = Rychlost vyprávění
no-animation = Bez animací
letter-keys = Klávesy s jedním písmenem
pass-card = Karta mezi tahy u jedné obrazovky
notify = Ohlásit, že jsem na tahu
notify-allow = Povolit
loading = Okamžik…
broken = Stránku se nepodařilo spustit:
broken-again = Načíst znovu
close = Zavřít
none = nic
step-building = Hra a budova
step-players = Kdo hraje
step-level = Úroveň a pravidla
which-game = Hra
building = Budova
players = Hráči
seat-number = Místo { $seat }
seat-me = U této obrazovky
seat-open = Přítel po síti
seat-ai = AI: { $bot }
bot-random = náhodná
seats-how = Přátelé přijdou přes odkaz partie a vyberou si helmu. Každé místo jde kdykoli předat AI a vzít zpět.
more-rules = Další volby
setup-ok = { $many ->
    [one] Připraveno: { $many } místo.
    [few] Připraveno: { $many } místa.
    [many] Připraveno: { $many } místa.
   *[other] Připraveno: { $many } míst.
  }
begin = Začít
the-rule = Pravidlo
log-totals = { $many ->
    [one] { $many } partie, vyhráno { $share } %.
    [few] { $many } partie, vyhráno { $share } %.
    [many] { $many } partie, vyhráno { $share } %.
   *[other] { $many } partií, vyhráno { $share } %.
  }
log-number = č.
log-when = Kdy
log-match = Partie
log-ending = Konec
log-none = Zatím tu žádná partie neskončila.
log-origin-record = Otevřeno ze záznamu; nepočítá se
log-origin-branch = Pokračování jiné hry; nepočítá se
log-origin-lesson = Lekce; nepočítá se
log-origin-position = Začala pozicí; nepočítá se
log-origin-puzzle = Úloha; nepočítá se
log-origin-what-if = Zkouška „co kdyby“; nepočítá se
log-origin-draft = Zkouška plánu; nepočítá se
log-origin-first = První záchrana; nepočítá se
log-origin-undo = Vráceno za hod kostkou; nepočítá se
log-origin-daily = Požár dne
log-origin-challenge = Stejná partie jako přátelé
log-origin-warm-up = Rozehřátí před požárem dne
log-origin-table = Hráno u stolu; nesrovnává se
seat-here = Kamarád u této obrazovky
friend-name = Jméno
all-me = Všechny moje
all-ai = Ostatní AI
all-open = Ostatní online
bot-greedy = hladová
bot-rookie = nováček
bot-steady = spolehlivá
bot-crew = veterán
bot-chief = náčelník
search-rules = Hledat: slovo nebo číslo pravidla …
log-result = Výsledek
log-people = Hráči
log-minutes = Průměrně minut
log-csv = Jako tabulka (CSV)
log-line = Kniha záznamů, č. { $number }
show-more = Zobrazit další
filter-game = Hra
filter-level = Úroveň
filter-won = Konec
filter-won-yes = Vyhráno
filter-won-no = Prohráno
filter-name = Jméno nebo kód
filter-from = Od
filter-to = Do
filter-any = vše
other-setup = Jiné nastavení
own-boards = Tvoje a sdílené plány
nav-workshop = Dílna
nav-academy = Akademie
tutorial = Výuka
tutorial-leave = Přeskočit
tutorial-play-on = Hrát dál
tutorial-off = I to je dovoleno, ale lekce vede jinudy. Vezmi tah zpět, nebo lekci přeskoč a hraj dál.
lesson-done = hotovo
game-without-page = { $game }: na této stránce hrát nejde, hra nemá vlastní kresbu. V terminálu: hotzone play { $name }
game-broken = Stránka hry { $game } se nespustila: { $text }
nav-play = Hrát
nav-pages = Stránky
home-eyebrow = Kooperativní deskové hry · bez účtu, bez instalace
home-first = První záchrana
home-first-how = Skutečná partie s trenérem po boku. Deset minut, nic číst nemusíš.
home-quick-how = Ty a dva parťáci AI, hned teď
home-friends = Hrát s přáteli
home-friends-how = Pošli odkaz, vyberou si helmu
home-code = Máš kód?
home-code-check = Zkontroluj písmena a číslo.
home-scene = Hořící dům; v jídelně možná někdo je
home-bubble = Tady možná někdo je
home-bubble-how = Klepni: jít se podívat
home-by-hand = Připravit partii ručně
home-table = Hra u stolu
home-open = Otevřít uloženou partii
home-rules = Pravidla her
home-free = Svobodný software. Partie zůstávají na tomto serveru.
home-bad-line = Soubor nejde otevřít (řádek { $line }). { $why }
home-bad-file = Soubor nejde otevřít. { $why }
home-gone = Tento server ji už nezná
home-over = Skončila po { $turns } tazích · { $when }
home-waits = Čeká na začátek
home-your-turn = Jsi na tahu · tah { $turn }
home-waits-for = Tah { $turn } · čeká se: { $who }
home-all = Všech { $many }
home-continue = Pokračovat
home-back = Vítej zpět, { $name }
home-back-nobody = Vítej zpět
home-turns = { $many ->
    [one] V jedné partii jsi na tahu.
    [few] Ve { $many } partiích jsi na tahu.
    [many] Jsi na tahu v partiích: { $many }.
   *[other] Jsi na tahu v partiích: { $many }.
  }
home-same = Jako minule
home-harder = O stupeň těžší
home-with = Hraje s tebou: { $who }
friends-title = S přáteli
home-academy = Krátké lekce a úlohy na skutečném plánu. Chybou se nic nepokazí.
home-lessons-done = { $many ->
    [one] Hotová { $many } lekce
    [few] Hotové { $many } lekce
    [many] Hotovo { $many } lekce
   *[other] Hotovo { $many } lekcí
  }
home-lessons-none = Po 1–3 minutách
nav-today = Požár dne
today-tag = Dnes, { $day }
today-how = Jedna partie denně, stejné kostky pro všechny. Počítá se jeden pokus.
today-game = Dnes: { $game }
today-won = Odehráno: výhra. Podívej se, jak dopadli ostatní.
today-lost = Odehráno: prohra. Podívej se, jak dopadli ostatní.
today-streak = { $many ->
    [one] { $many } den v řadě
    [few] { $many } dny v řadě
    [many] { $many } dne v řadě
   *[other] { $many } dní v řadě
  }
today-open = Otevřeno do půlnoci UTC
step-board = Hra a plán
