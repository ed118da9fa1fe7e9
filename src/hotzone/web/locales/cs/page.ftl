# Úvod, příprava, nastavení a společná slova.
home-title = Dostaň všechny ven
home-lead = Hořící dům, tým a sedm lidí k záchraně. Hraj sólově, u jedné obrazovky, s přáteli po síti nebo s AI v týmu. Bez účtu, bez instalace.
quick-game = Rychlá hra
quick-title = Rychlá hra
new-game = Nová hra
my-matches = Moje partie
no-matches = Tady najdeš své partie, počkají na tebe.
forget-match = Odebrat { $code } ze seznamu
join = Připojit se k partii
join-code = Kód partie
join-go = Připojit
your-name = Tvoje jméno
name-hint = Jak ti říkají
open-record = Otevřít záznam
to-home = Na úvod
station-log = Kniha záznamů
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
theme-dark = Tmavý, noční směna
theme-light = Světlý, denní směna
settings = Nastavení
story-speed = Rychlost vyprávění o ohni
no-animation = Bez animací
letter-keys = Klávesy s jedním písmenem
pass-card = Karta mezi tahy u jedné obrazovky
notify = Ohlásit, že jsem na tahu
notify-allow = Povolit
loading = Okamžik…
broken = Stránku se nepodařilo spustit:
close = Zavřít
none = nic
game-fire = Požár
game-fire-how = Hořící dům, tým a sedm lidí, které je třeba dostat ven.
game-reactor = Reaktor
game-reactor-how = Čtyři hrdinové odstavují reaktor, než dojde k výbuchu.
step-building = Hra a budova
step-players = Kdo hraje
step-level = Úroveň a pravidla
step-crew = Tým
which-game = Hra
building = Budova
board-usual = Obvyklá
board-base-front = Dům se zahradou
board-base-back = Rohový dům
players = Hráči
crew-size = Hasiči
firefighters = { $many ->
    [one] { $many } hasič
    [few] { $many } hasiči
    [many] { $many } hasiče
   *[other] { $many } hasičů
  }
seat-number = Místo { $seat }
seat-me = U této obrazovky
seat-open = Přítel po síti
seat-ai = AI: { $bot }
bot-random = náhodná
seats-how = Přátelé přijdou přes odkaz partie a vyberou si přilbu. Každé místo jde kdykoli předat AI a vzít zpět.
which-rules = Pravidla
rules-family = Rodinný režim
rules-family-how = Bez specialistů a vozidel: dvacet minut, snadno se naučíš.
rules-experienced = Režim pro pokročilé
rules-experienced-how = Specialisté, nebezpečné látky, vozidla, rozžhavení.
level = Úroveň obtížnosti
level-recruit = Základní úroveň
level-veteran = Střední úroveň
level-heroic = Úroveň pro hrdiny
more-rules = Další volby
modules = Části režimu pro pokročilé
module-specialists = Specialisté
module-specialists-how = Každý hasič má kartu s vlastními body a schopnostmi.
module-hazmat = Nebezpečné látky
module-hazmat-how = Sudy, které v ohni explodují.
module-vehicles = Vozidla
module-vehicles-how = Hasičský vůz s vodním dělem a sanitka.
module-hotspots = Rozžhavení
module-hotspots-how = Místa, kde oheň znovu vzplane.
variants = Změny pravidel
variant-volunteers = Malá zásahová jednotka
variant-unmarked-hazmat = Skryté nebezpečí
variant-broken-deck-gun = Porucha vodního děla
setup = Příprava hry
setup-printed = Jak je natištěna
setup-printed-how = Oheň a žetony leží tam, kde je ukazuje plán.
setup-simple = Náhodná, jednoduchá
setup-simple-how = Tři exploze, místa určí kostky.
setup-full = Náhodná, úplná
setup-full-how = Exploze podle úrovně, rozžhavení, nebezpečné látky.
setup-ok = { $many ->
    [one] Připraveno: { $many } místo.
    [few] Připraveno: { $many } místa.
    [many] Připraveno: { $many } místa.
   *[other] Připraveno: { $many } míst.
  }
edition = Vydání
edition-en = Anglické
edition-ru = Ruské
edition-cs = České
edition-it = Italské
specialists = Specialisté
crew-how = Vyber karty týmu tady, nebo nech prázdné a vyber u stolu.
begin = Začít
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
