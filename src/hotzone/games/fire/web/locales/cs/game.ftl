# Požár: místa, věci, akce, otázky, události.
place-outside = venku, { $place }
place-room = { $room }, { $place }
room-living = obývací pokoj
room-kitchen = kuchyně
room-bedroom = ložnice
room-hall = hala
room-bath = koupelna
room-dining = jídelna
room-laundry = prádelna
room-closet = komora
room-study = pracovna
card-firefighter = Hasič
card-paramedic = Zdravotník
card-captain = Velitel zásahu
card-imaging = Hasič vybavený termovizí
card-cafs = Hasič vybavený PHP
card-hazmat = Technik chemické služby
card-generalist = Univerzál
card-rescue = Specialista na vyprošťování
card-driver = Strojník
card-engineer = Statik
card-paramedic-how = Ošetří osoby, a ty pak jdou samy.
card-captain-how = Dva body na pohyb ostatních a jejich dveře.
card-imaging-how = Na dálku pozná, kdo kde je.
card-cafs-how = Tři body jen na hašení.
card-hazmat-how = Zneškodní nebezpečné látky na místě.
card-generalist-how = Pět bodů, žádná slabina.
card-rescue-how = Tři kroky navíc, stěny za polovinu.
card-driver-how = Vodní dělo za polovinu, může hodit znovu.
thing-fire = oheň
thing-smoke = kouř
thing-hot-spot = rozžhavení
thing-hazmat = { $many ->
    [one] nebezpečné látky
    [few] { $many }× nebezpečné látky
    [many] { $many }× nebezpečné látky
   *[other] { $many }× nebezpečné látky
  }
thing-poi = zakrytý žeton
thing-victim = ohrožená osoba
thing-treated-victim = ošetřená osoba
thing-engine = hasičský vůz
thing-ambulance = sanitka
thing-active = { $who }, je na tahu
thing-edge = { $side ->
    [up] Nahoře
    [right] Vpravo
    [down] Dole
   *[left] Vlevo
  }: { $what ->
    [wall] stěna
    [damaged] poškozená stěna
    [destroyed] zničená stěna
    [closed-door] zavřené dveře
    [open-door] otevřené dveře
    [no-door] zničené dveře
    [window] okno
    [open-window] otevřené okno
    [thin] lehká příčka
   *[other] společná zeď
  }
edge-kind = { $what ->
    [damaged] poškozeno
    [destroyed] zničeno
    [closed-door] zavřeno
    [open-door] otevřeno
    [no-door] zničeno
   *[other] { $what }
  }
count-threats-left = Žetony požáru
count-poi-left = Zakryté žetony
count-victims-unseen = Osoby, dosud nenalezené
count-alarms-unseen = Plané poplachy, dosud nenalezené
count-hot-spots-left = Rozžhavení
pool-ap = { $many ->
    [one] { $many } akční bod
    [few] { $many } akční body
    [many] { $many } akčního bodu
   *[other] { $many } akčních bodů
  }
pool-ap-word = akce
pool-move = { $many ->
    [one] { $many } bod na pohyb
    [few] { $many } body na pohyb
    [many] { $many } bodu na pohyb
   *[other] { $many } bodů na pohyb
  }
pool-move-word = jen pohyb
pool-douse = { $many ->
    [one] { $many } bod na hašení
    [few] { $many } body na hašení
    [many] { $many } bodu na hašení
   *[other] { $many } bodů na hašení
  }
pool-douse-word = jen hašení
pool-command = { $many ->
    [one] { $many } bod na povely
    [few] { $many } body na povely
    [many] { $many } bodu na povely
   *[other] { $many } bodů na povely
  }
pool-command-word = jen povely
group-move = Pohyb
group-move-can = vyber pole s tečkou
group-move-not = odtud není kam
group-carry = Nést
group-carry-can = vzít s sebou, co tu je
group-carry-not = na tomto poli nikdo není
group-douse = Hašení
group-douse-can = { $many ->
    [one] { $many } možnost v dosahu
    [few] { $many } možnosti v dosahu
    [many] { $many } možnosti v dosahu
   *[other] { $many } možností v dosahu
  }
group-douse-not = v dosahu nehoří
group-door = Dveře
group-door-can = v dosahu: { $many }
group-door-not = v dosahu nejsou dveře
group-chop = Strhnout stěnu
group-chop-can = { $many ->
    [one] { $many } stěna v dosahu
    [few] { $many } stěny v dosahu
    [many] { $many } stěny v dosahu
   *[other] { $many } stěn v dosahu
  }
group-chop-not = v dosahu není stěna
group-card = Specialista
group-card-can = co umí tato karta
group-card-not = teď ne
group-ladder = Žebřík
group-ladder-can = vysunout nebo složit
group-ladder-not = teď ne
group-drive = Přesun vozidla
group-drive-can = na sousední stanoviště
group-drive-not = teď ne
group-gun = Vodní dělo
group-gun-can = na část budovy vedle vozu
group-gun-not = teď ne
group-change = Střídání hasičů
group-change-can = vzít jinou kartu
group-change-not = teď ne
group-command = Vydat povel
group-command-can = pohnout ostatními, otevřít jim dveře
group-command-not = teď ne
do-move = Jít na { $place }
do-carry = Nést osobu na { $place }
do-haul = Nést nebezpečné látky na { $place }
do-lead = Vést ošetřenou osobu na { $place }
do-lead-carry = Jednu vést, druhou nést na { $place }
do-lead-two = Vést dvě osoby na { $place }
do-lead-haul = Vést osobu a nést nebezpečné látky na { $place }
do-drag = Nést hasiče na { $place }
do-lead-drag = Vést osobu a nést hasiče na { $place }
do-open = Otevřít { $place }
do-close = Zavřít { $place }
do-chop = Strhávat stěnu { $place }
do-douse = Hasit o stupeň na { $place }
do-quench = Uhasit oheň na { $place } úplně
do-treat = Ošetřit osobu
do-identify = Odkrýt žeton na { $place }
do-dispose = Zneškodnit nebezpečné látky
do-revive = Pomoct hasiči vstát
do-clear = Odstranit rozžhavení na { $place }
do-repair = Opravit stěnu { $place }
do-extend = Vysunout žebřík na { $place }
do-fold = Složit žebřík na { $place }
do-take-ladder = Vzít žebřík
do-put-ladder = Položit žebřík
do-drive-engine = Hasičský vůz na { $place }
do-drive-ambulance = Sanitka na { $place }
do-gun = Vodní dělo na kvadrant { $place }
do-change = Vzít kartu: { $card }
do-end = Konec tahu
do-finish = Skončit: všichni, na kom záleží, jsou venku
do-play-on = Pokračovat ve hře, za všech deset
do-ride = Svézt se na { $place }
do-stay = Zůstat
do-reroll = { $dice ->
    [red] Hodit znovu červenou kostkou
    [black] Hodit znovu černou kostkou
   *[both] Hodit znovu oběma kostkami
  }
do-keep = Nechat hod
do-detonate = Nejdřív exploduje { $place }
do-fall = Přenést na { $place }
do-take = { $card }
do-place = Začít na { $place }
do-park-engine = Hasičský vůz na { $place }
do-park-ambulance = Sanitka na { $place }
do-enlist = Zapojit se
do-command = { $who }: { $what }
way-move = Jít: { $place }
way-carry = Nést osobu: { $place }
way-haul = Nést nebezpečné látky: { $place }
way-lead = Vést osobu: { $place }
way-lead-carry = Jednu vést, druhou nést: { $place }
way-lead-two = Vést dvě osoby: { $place }
way-lead-haul = Vést osobu, nést nebezpečné látky: { $place }
way-drag = Nést hasiče: { $place }
way-lead-drag = Vést osobu, nést hasiče: { $place }
ask-crewing = Kterou kartu má { $who }?
ask-crewing-how = Vybírá { $chooser }. Každý specialista je tu jednou.
ask-placing = Kde začíná { $who }?
ask-placing-how = Vybírá { $chooser }: klepni na označené pole vně budovy.
ask-parking = Kde stojí vozidla?
ask-parking-how = Tým se dohodne, { $chooser } klepne na označené stanoviště. Vodní dělo dosáhne na část budovy u hasičského vozu.
ask-riding = Sveze se { $who }?
ask-riding-how = Vybírá { $chooser }: vozidlo odjíždí a kdo na něm stojí, může jet zdarma.
ask-rerolling = Nechat hod?
ask-rerolling-how = { $chooser } střílí vodním dělem jako strojník: teď zasáhne { $place }. Jednou smí hodit znovu jednou kostkou nebo oběma; platí nové číslo.
ask-won = Sedm osob je v bezpečí
ask-won-how = Za tým rozhoduje { $chooser }: skončit, nebo pokračovat za všech deset.
ask-detonating = Které nebezpečné látky explodují první?
ask-detonating-how = Hoří jich víc: { $chooser } vybírá, které explodují první. Klepni na jedny z nich.
ask-detonating-late = Které nebezpečné látky explodují první?
ask-detonating-late-how = Hoří jich víc: { $chooser } vybírá, které explodují první. Klepni na jedny z nich.
ask-knocking = Zranění: { $who }
ask-knocking-how = { $chooser } vybírá, kam přenést: { $who }. Klepni na označené pole.
ask-exploding = Příprava: exploze
ask-exploding-how = Vyber.
ask-heating = Příprava: rozžhavení
ask-heating-how = Vyber.
ask-hiding = Příprava: žetony osob
ask-hiding-how = Vyber.
ask-enlisting = Kdo je v nouzi?
ask-enlisting-how = Vyber jednoho z týmu.
event-rolled = Padlo { $red }·{ $black }.
event-rolled-one = Padlo { $red } { $black }.
event-threat = { $what ->
    [fire] Oheň na { $place }.
    [smoke] Kouř na { $place }.
   *[clear] Pole { $place } je čisté.
  }
event-edge = { $what ->
    [damaged] Stěna { $place } je poškozená.
    [destroyed] Stěna { $place } je zničená.
    [closed-door] Dveře { $place } jsou zavřené.
    [open-door] Dveře { $place } jsou otevřené.
    [no-door] Dveře { $place } jsou zničené.
    [open-window] Okno { $place } je otevřené.
    [window] Okno { $place } je zavřené.
    [wall] Stěna { $place } je opět celá.
    [open] Průchod { $place } je volný.
   *[other] { $place }: poškození.
  }
event-moved = { $who } jde na { $place }.
event-points = Body jsou spočítány.
event-saved = { $number ->
    [one] { $who } šetří { $number } bod.
    [few] { $who } šetří { $number } body.
    [many] { $who } šetří { $number } bodu.
   *[other] { $who } šetří { $number } bodů.
  }
event-turn = Tah { $number } · { $who }
event-poi-placed = Nový zakrytý žeton na { $place }.
event-turned-up = { $what ->
    [victim] Někdo tam je: ohrožená osoba na { $place }.
   *[alarm] Planý poplach na { $place }.
  }
event-victim-carried = Osobu nesou na { $place }.
event-victim-led = Ošetřená osoba jde na { $place }.
event-hazmat-carried = Nebezpečné látky nesou na { $place }.
event-victim-rescued = Zachráněna: další osoba je v bezpečí, { $place }.
event-victim-lost = Ztráta: osoba na { $place }.
event-victim-treated = Osoba na { $place } je ošetřená a může jít.
event-hazmat = { $number ->
    [one] Nebezpečné látky na { $place }.
    [few] { $number }× nebezpečné látky na { $place }.
    [many] { $number }× nebezpečné látky na { $place }.
   *[other] { $number }× nebezpečné látky na { $place }.
  }
event-hazmat-safe = Nebezpečné látky jsou v bezpečí na { $place }.
event-hazmat-exploded = Exploze nebezpečných látek na { $place }.
event-hot-spot = Rozžhavení na { $place }.
event-exploded = Exploze na { $place }.
event-flared-up = Vzplanutí na { $place }: hází se znovu.
event-knocked-down = Zranění: { $who } se přenáší na { $place }.
event-parked = { $what ->
    [engine] Hasičský vůz stojí na stanovišti.
   *[ambulance] Sanitka stojí na stanovišti.
  }
event-deck-gun = Vodní dělo míří na { $place }.
event-card = { $who } je teď { $card }.
event-roll-again = { $place } neplatí: hází se znovu.
event-played-on = Sedm osob je v bezpečí a hra pokračuje.
event-collapsed = Budova se zřítila.
event-ended = { $what ->
    [victory] Vítězství.
    [perfect] Vítězství: zachráněno všech deset.
    [collapse] Budova se zřítila.
    [hopeless] Sedm osob už zachránit nelze.
   *[defeat] Čtyři osoby jsou ztraceny.
  }
event-discarded = Žeton na { $place } je odstraněn.
event-hot-spot-supply = { $number ->
    [one] Zbývá { $number } rozžhavení.
    [few] Zbývají { $number } rozžhavení.
    [many] Zbývá { $number } rozžhavení.
   *[other] Zbývá { $number } rozžhavení.
  }
event-hot-spot-cleared = Rozžhavení na { $place } je odstraněno.
event-hazmat-gone = Nebezpečné látky na { $place } jsou pryč.
event-evidence = { $number ->
    [one] { $number } důkaz.
    [few] { $number } důkazy.
    [many] { $number } důkazu.
   *[other] { $number } důkazů.
  }
event-lying = { $what ->
    [yes] { $who } leží.
   *[no] { $who } vstává.
  }
event-ladders = Žebřík je přemístěn.
event-holds-ladder = { $what ->
    [yes] { $who } bere žebřík.
   *[no] { $who } pokládá žebřík.
  }
event-elevator-destroyed = Výtah na { $place } je zničen.
ending-undecided = Nerozhodnuto
ending-victory = Vítězství
ending-victory-more = Sedm osob je v bezpečí. Dobrá práce.
ending-perfect = Zachráněno všech deset
ending-perfect-more = Lépe to nejde.
ending-defeat = Porážka
ending-defeat-more = Čtyři osoby se nepodařilo zachránit.
ending-collapse = Budova se zřítila
ending-collapse-more = Došly kostičky poškození. Méně explozí dá víc času.
ending-hopeless = Porážka
ending-hopeless-more = Sedm osob už zachránit nelze.
# Dvě podlaží, místnosti, věci a akce rozšíření, vysvětlivky.
room-library = knihovna
room-salon = salon
room-winter-garden = zimní zahrada
room-landing = chodba v patře
room-child-s-room = dětský pokoj
room-master-bedroom = velká ložnice
room-dressing-room = šatna
room-lobby = vstupní hala
room-restaurant = restaurace
room-office-and-reception = recepce a kancelář
room-bar = bar
room-cloakroom = šatna pro hosty
room-corridor = chodba
room-room = pokoj
room-suite = apartmá
room-hallway = chodba
room-conference-room = zasedací místnost
room-locked-office = zamčená kancelář
room-corner-office = rohová kancelář
room-cubicle = kóje
room-restroom = toaleta
room-copy-room = kopírovna
room-parlour = salonek
room-elevator = výtah
room-stair-up = schodiště nahoru
room-stair-down = schodiště dolů
room-called = { $room }{ $side ->
    [left] , vlevo
    [right] , vpravo
    [north] , sever
    [south] , jih
    [east] , východ
    [west] , západ
    [north-east] , severovýchod
    [north-west] , severozápad
    [south-east] , jihovýchod
    [south-west] , jihozápad
   *[none] {""}
  }{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
  }
room-on-floor = { $room }, { $floor }. podlaží
place-closed = u sousedů, { $place }
place-top = konec žebříku, { $place }
place-in = { $place } ({ $room })
thing-stair = { $way ->
    [up] schodiště nahoru na { $place }
   *[down] schodiště dolů na { $place }
  }
thing-elevator = { $where ->
    [floor] výtah v patře
    [lobby] výtah dole ve vstupní hale
   *[destroyed] zničený výtah
  }
thing-ladder = { $end ->
    [foot] vysunutý žebřík, dolní díl
   *[top] vysunutý žebřík, horní díl
  }
thing-closed-ladder = { $many ->
    [one] složený žebřík
    [few] { $many } složené žebříky
    [many] { $many } složeného žebříku
   *[other] { $many } složených žebříků
  }
thing-lying = { $who }: leží
event-edge-more = { $what ->
    [broken-window] Okno { $place } je rozbité.
    [broken-thin] Lehká příčka { $place } je zničená.
    [damaged-party-wall] Společná zeď { $place } je poškozená.
    [destroyed-party-wall] Společná zeď { $place } je zničená.
    [party-wall] Společná zeď { $place } je zase celá.
    [lift-door-open] Výtah { $place } je v patře, dveře jsou otevřené.
   *[lift-door] Výtah { $place } je dole ve vstupní hale, dveře jsou zavřené.
  }
event-ladder-stands = Žebřík stojí na { $place }.
event-ladder-lies = Složený žebřík leží na { $place }.
do-open-it = { $what ->
    [window] Otevřít okno { $place }
    [elevator] Výtah { $place }: přivolat do patra
   *[other] Otevřít dveře { $place }
  }
do-close-it = { $what ->
    [open-window] Zavřít okno { $place }
    [elevator] Výtah { $place }: poslat dolů do vstupní haly
   *[other] Zavřít dveře { $place }
  }
do-chop-it = { $what ->
    [damaged] Prosekat poškozenou stěnu { $place }
    [thin] Strhnout lehkou příčku { $place }
    [window] Vysekat okno { $place }
    [open-window] Vysekat okno { $place }
    [party-wall] Strhávat společnou zeď { $place }
    [damaged-party-wall] Strhávat společnou zeď { $place }
   *[other] Strhávat stěnu { $place }: poškození
  }
do-repair-it = { $what ->
    [damaged-party-wall] Opravit společnou zeď { $place }
   *[other] Opravit stěnu { $place }
  }
do-drive-to = { $what ->
    [engine] Hasičský vůz
   *[ambulance] Sanitku
  } { $side ->
    [top] na horní stranu
    [right] na pravou stranu
    [bottom] na dolní stranu
   *[left] na levou stranu
  }, { $place }
do-park-at = { $what ->
    [engine] Hasičský vůz
   *[ambulance] Sanitka
  }: { $side ->
    [top] nahoře
    [right] vpravo
    [bottom] dole
   *[left] vlevo
  }, { $place }
do-drag-who = { $who }: odnést na { $place }
do-lead-drag-who = Vést osobu, { $who }: odnést na { $place }
do-revive-who = { $who }: pomoct vstát
do-gun-at = Vodní dělo: { $first } – { $last }
do-order = { $who }: dát povel…
group-command-who = Povel: { $who }
card-engineer-how = Odstraní rozžhavení, opraví stěny, ale nehasí.
status-evidence = Důkazy
legend = Co je tu nakresleno?
pop-legend = Vysvětlivky
zoom-in = Přiblížit
zoom-fit = Ukázat celý plán
board-floor = { $floor }. podlaží, řad { $rows }, sloupců { $cols }
floor-name = { $floor ->
    [1] Přízemí
   *[other] Patro
  }
floor-show = { $floor ->
    [1] Ukázat přízemí
   *[other] Ukázat patro
  }
legend-people = Lidé
legend-edges = Stěny, dveře, okna
legend-ways = Cesty a vozidla
legend-helmet = hasič; znak na štítku je jeho karta
legend-fire = oheň
legend-smoke = kouř: vedle ohně vzplane
legend-hot-spot = rozžhavení: tady může oheň házet znovu
legend-hazmat = nebezpečné látky: v ohni explodují
legend-wall = stěna
legend-damaged = poškozená stěna: další poškození ji zničí
legend-destroyed = zničená stěna: volná cesta
legend-closed-door = zavřené dveře
legend-open-door = otevřené dveře
legend-no-door = zničené dveře: volná cesta
legend-window = zavřené okno
legend-open-window = otevřené okno: projdou lidé, voda i oheň
legend-broken-window = rozbité okno: volná cesta
legend-thin = lehká příčka: zničí ji jedno poškození
legend-party-wall = společná zeď se sousedem: nikdo neprojde
legend-stair = schodiště: vede na druhé podlaží
legend-ladder = vysunutý žebřík, je vidět dole i nahoře
legend-closed-ladder = složený žebřík: dá se vzít
legend-engine = hasičský vůz s vodním dělem
legend-ambulance = sanitka: tady jsou osoby v bezpečí
