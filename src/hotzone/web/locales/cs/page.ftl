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
board-base-front-how = Jedno podlaží, rodinná strana.
board-base-back-how = Jedno podlaží, druhá strana plánu.
board-brownstone = Řadový dům
board-brownstone-how = Dům v řadě: společné zdi neproboříš.
board-high-rise = Výšková budova
board-high-rise-how = Kancelářské patro s výtahy a automobilovým žebříkem.
board-hotel = Hotel
board-hotel-how = Dvě podlaží, schodiště, okna, žebříky.
board-villa = Vila
board-villa-how = Dvě podlaží, schodiště, okna, žebříky.
scenarios = Scénáře
scenario-volunteers = Malá zásahová jednotka
scenario-volunteers-how = Karty se rozdají, nikdo je nemění.
scenario-unmarked-hazmat = Skryté nebezpečí
scenario-unmarked-hazmat-how = Nebezpečné látky se skrývají mezi hlášeními.
scenario-broken-deck-gun = Porucha vodního děla
scenario-broken-deck-gun-how = Auto jezdí, dělo nefunguje.
scenario-arson = Stopy žháře
scenario-arson-how = Šest nebezpečných látek; některé jsou důkazy, které je třeba zajistit.
scenario-true-heroes = Opravdoví hrdinové
scenario-true-heroes-how = Hrdinská úroveň, více rozžhavených míst.
scenario-friend-in-need = Kamarád v nouzi
scenario-friend-in-need-how = Sražený hasič se musí vynést.
scenario-hottest-spot = Nejžhavější místo
scenario-hottest-spot-how = Rozžhavená místa jsou horší než obvykle.
scenario-save-the-structure = Zachraňte budovu
scenario-save-the-structure-how = Uvnitř nikdo není: zachraňuje se budova.
friend-easy = Snadný
friend-hard = Těžký
seat-here = Kamarád u této obrazovky
friend-name = Jméno
all-me = Všechny moje
all-ai = Ostatní AI
all-open = Ostatní online
bot-greedy = začátečník
bot-rookie = nováček
bot-steady = zkušený
bot-crew = silný
house-rules = Domácí pravidla
as-edition = { $what } (jako ve vydání)
switch-threat_markers = Žetonů ohně a kouře
switch-threat_markers-33 = 33
switch-threat_markers-34 = 34
switch-knockdown_saved_ap = Ušetřené body sraženého
switch-knockdown_saved_ap-keep = zůstanou
switch-knockdown_saved_ap-lose = propadnou
switch-flashover_open_door = Otevřené dveře při vzplanutí
switch-flashover_open_door-stay = zůstanou
switch-flashover_open_door-remove = jsou zničeny
switch-shockwave_open_door = Otevřené dveře při tlakové vlně
switch-shockwave_open_door-remove = jsou zničeny
switch-shockwave_open_door-stay = zůstanou
switch-family_poi_on_firefighter = Rodinná hra: nové hlášení u hasiče
switch-family_poi_on_firefighter-reveal = se otočí
switch-family_poi_on_firefighter-discard = se odloží
switch-fire_stop = Nikdo nesmí zůstat v ohni
switch-fire_stop-turn = na konci tahu
switch-fire_stop-movement = na konci pohybu
switch-setup_hazmat_stacking = Látky na jednom poli při přípravě
switch-setup_hazmat_stacking-reroll = hodí se znovu
switch-setup_hazmat_stacking-allow = jsou dovoleny
switch-setup_explosion4_reroll_on_fire = Čtvrtý výbuch: hodit znovu, když hoří
switch-setup_explosion4_reroll_on_fire-yes = ano
switch-setup_explosion4_reroll_on_fire-no = ne
switch-experienced_board = Hra pro zkušené na
switch-experienced_board-free = kterékoli straně
switch-experienced_board-back = zadní straně
switch-driver_reroll = Řidič hází znovu
switch-driver_reroll-sequential = kostku po kostce
switch-driver_reroll-joint = obě najednou
switch-captain_cafs_limit = 1 bod za tah na rozkaz hasiči CAFS:
switch-captain_cafs_limit-any_ap = ze všech bodů
switch-captain_cafs_limit-command_ap = z rozkazových bodů
switch-black_die_opposites = Opak čísla na černé kostce
switch-black_die_opposites-printed = jak je vytištěno
switch-black_die_opposites-nine = devět mínus ono
switch-elevator_call_from_floor = Přivolat výtah z patra
switch-elevator_call_from_floor-yes = ano
switch-elevator_call_from_floor-no = ne
switch-unmarked_leaves_hotspot = Skryté nebezpečí: planý poplach zanechá rozžhavené místo
switch-unmarked_leaves_hotspot-yes = ano
switch-unmarked_leaves_hotspot-no = ne
switch-dispose_counts = Zneškodněné látky se počítají jako vynesené
switch-dispose_counts-no = ne
switch-dispose_counts-yes = ano
