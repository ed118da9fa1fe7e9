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
thing-poi = volání
thing-victim = člověk
thing-treated-victim = ošetřený člověk
thing-engine = hasičský vůz
thing-ambulance = sanitka
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
count-poi-left = Volání (zakryté žetony)
count-victims-unseen = Lidé, dosud nenalezení
count-alarms-unseen = Plané poplachy, dosud nenalezené
count-hot-spots-left = Rozžhavení
pool-ap = { $many ->
    [one] { $many } akční bod
    [few] { $many } akční body
    [many] { $many } akčního bodu
   *[other] { $many } akčních bodů
  }
pool-ap-word = body
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
group-carry-can = { $what ->
    [hazmat] vynést nebezpečnou látku
    [both] vynést člověka nebo látku
    [mate] vynést kolegu
   *[person] vynést člověka ven
  }
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
group-drive-can = na jiné stanoviště
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
do-move = Jít { $to }
do-carry = Nést člověka { $to }
do-haul = Nést nebezpečnou látku { $to }
do-lead = Vést člověka { $to }
do-lead-carry = Jednoho vést a druhého nést { $to }
do-lead-two = Jednu osobu vést, druhou nést { $to }
do-lead-haul = Vést člověka a nést nebezpečnou látku { $to }
do-drag = Nést hasiče { $to }
do-lead-drag = Vést člověka a nést hasiče { $to }
do-open = Otevřít { $place }
do-close = Zavřít { $place }
do-chop = Strhávat stěnu { $place }
do-douse = { $what ->
    [fire] Srazit oheň { $in }
    [smoke] Odstranit kouř { $in }
   *[other] Hasit { $in }
  }
do-quench = Uhasit oheň { $in }
do-treat = Ošetřit osobu
do-identify = Zjistit, kdo je { $in }
do-dispose = Zneškodnit nebezpečné látky
do-revive = Pomoct hasiči vstát
do-clear = Odstranit rozžhavení { $in }
do-repair = Opravit stěnu { $place }
do-extend = Vysunout žebřík { $in }
do-fold = Složit žebřík { $in }
do-take-ladder = Vzít žebřík
do-put-ladder = Položit žebřík
do-drive-engine = Hasičský vůz na { $place }
do-drive-ambulance = Sanitka na { $place }
do-gun = Vodní dělo na kvadrant { $place }
do-change = Vzít kartu: { $card }
do-end = Konec tahu
do-finish = Skončit: všichni, na kom záleží, jsou venku
do-play-on = Pokračovat ve hře, za všech deset
do-ride = Jet { $to }
do-stay = Zůstat
do-reroll = { $dice ->
    [red] Hodit znovu červenou kostkou
    [black] Hodit znovu černou kostkou
   *[both] Hodit znovu oběma kostkami
  }
do-keep = Nechat hod
do-detonate = Nejdřív exploze { $in }
do-fall = Probrat se { $in }
do-take = { $card }
do-place = Začít { $in }
do-park-engine = Hasičský vůz na { $place }
do-park-ambulance = Sanitka na { $place }
do-enlist = Bere statika
do-command = { $who }: { $what }
way-carry = Nést člověka { $to }
way-haul = Nést nebezpečnou látku { $to }
way-lead = Vést člověka { $to }
way-lead-carry = Jednoho vést a druhého nést { $to }
way-lead-two = Jednu vést, druhou nést { $to }
way-lead-haul = Vést člověka a nést nebezpečnou látku { $to }
way-drag = Nést hasiče { $to }
way-lead-drag = Vést člověka a nést hasiče { $to }
ask-crewing = Kterou kartu má { $who }?
ask-crewing-how = Vybírá { $chooser }. Každý specialista je tu jednou.
ask-placing = { $you ->
    [yes] Kde začneš?
   *[no] Kde začíná { $who }?
  }
ask-placing-how = { $mine ->
    [yes] Klepni na označené pole vně budovy.
   *[no] Pole vně budovy vybírá { $chooser }.
  }
ask-parking = Kde stojí vozidla?
ask-parking-how = { $mine ->
    [yes] Domluv se s týmem, pak klepni na označené stanoviště. Vodní dělo dosáhne na část budovy u hasičského vozu.
   *[no] Tým se dohodne, { $chooser } klepne na označené stanoviště. Vodní dělo dosáhne na část budovy u hasičského vozu.
  }
ask-riding = Sveze se { $who }?
ask-riding-how = Vybírá { $chooser }: vozidlo odjíždí a kdo na něm stojí, může jet zdarma.
ask-rerolling = Nechat hod?
ask-rerolling-how = { $chooser } střílí vodním dělem jako strojník: teď zasáhne { $in }. Jednou smí hodit znovu jednou kostkou nebo oběma; platí nové číslo.
ask-won = Sedm osob je v bezpečí
ask-won-how = Za tým rozhoduje { $chooser }: skončit, nebo pokračovat za všech deset.
ask-detonating = Které nebezpečné látky explodují první?
ask-detonating-how = { $mine ->
    [yes] Hoří jich víc: klepni na ty, které explodují první.
   *[no] Hoří jich víc: které explodují první, vybírá { $chooser }.
  }
ask-detonating-late = Které nebezpečné látky explodují první?
ask-detonating-late-how = { $mine ->
    [yes] Hoří jich víc: klepni na ty, které explodují první.
   *[no] Hoří jich víc: které explodují první, vybírá { $chooser }.
  }
ask-knocking = Zranění: { $who }
ask-knocking-how = { $mine ->
    [yes] Klepni na označené pole, kam zraněného odnést.
   *[no] Kam zraněného odnést, vybírá { $chooser }.
  }
ask-exploding = Příprava: exploze
ask-exploding-how = { $mine ->
    [yes] Vyber.
   *[no] Vybírá { $chooser }.
  }
ask-heating = Příprava: rozžhavení
ask-heating-how = { $mine ->
    [yes] Vyber.
   *[no] Vybírá { $chooser }.
  }
ask-hiding = Příprava: žetony osob
ask-hiding-how = { $mine ->
    [yes] Vyber.
   *[no] Vybírá { $chooser }.
  }
ask-enlisting = Kdo bude statik?
ask-enlisting-how = Rozhodne los: bez této karty nelze scénář vyhrát.
event-rolled = Kostky: { $in }.
event-rolled-one = Hod jednou kostkou: { $number }.
event-threat = { $what ->
    [fire] Oheň { $in }.
    [smoke] Kouř { $in }.
   *[clear] Uhašeno { $in }.
  }
event-threat-call = S voláním zmizel oheň i kouř { $in }.
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
event-moved = { $who } jde { $to }.
event-starts = { $who } začíná { $in }.
event-points = Body jsou spočítány.
event-saved = { $number ->
    [one] { $who } šetří { $number } bod.
    [few] { $who } šetří { $number } body.
    [many] { $who } šetří { $number } bodu.
   *[other] { $who } šetří { $number } bodů.
  }
event-turn = Tah { $number } · { $who }
event-poi-placed = Nové volání { $in }.
event-turned-up = { $what ->
    [victim] Někdo je { $in }.
   *[alarm] Planý poplach { $in }.
  }
event-victim-carried = Člověka nesou { $to }.
event-victim-led = Člověk jde po svých { $to }.
event-hazmat-carried = Nebezpečnou látku nesou { $to }.
event-victim-rescued = Zachráněn: další člověk je v bezpečí.
event-victim-lost = Člověk { $in } zahynul.
event-victim-treated = Člověk { $in } je ošetřen a může jít.
event-hazmat = { $number ->
    [one] Nebezpečné látky { $in }.
    [few] { $number }× nebezpečné látky { $in }.
    [many] { $number }× nebezpečné látky { $in }.
   *[other] { $number }× nebezpečné látky { $in }.
  }
event-hazmat-safe = Nebezpečné látky jsou v bezpečí { $in }.
event-hazmat-exploded = Exploze nebezpečných látek { $in }.
event-hot-spot = Rozžhavení { $in }.
event-exploded = Exploze { $in }.
event-flared-up = Vzplanutí { $in }: oheň se šíří znovu.
event-knocked-down = { $who } padá a probírá se { $in }.
event-parked = { $what ->
    [engine] Hasičský vůz stojí na stanovišti.
   *[ambulance] Sanitka stojí na stanovišti.
  }
event-deck-gun = Vodní dělo zasahuje { $in }.
event-card = { $who } je teď { $card }.
event-roll-again = Nic se { $in } nestane: hází se znovu.
event-played-on = Sedm osob je v bezpečí a hra pokračuje.
event-collapsed = Budova se zřítila.
event-ended = { $what ->
    [victory] Vítězství.
    [perfect] Vítězství: zachráněno všech deset.
    [collapse] Budova se zřítila.
    [hopeless] Sedm osob už zachránit nelze.
   *[defeat] Čtyři lidé zahynuli.
  }
event-discarded = Volání { $in } je odvoláno.
event-hot-spot-supply = { $number ->
    [one] Zbývá { $number } rozžhavení.
    [few] Zbývají { $number } rozžhavení.
    [many] Zbývá { $number } rozžhavení.
   *[other] Zbývá { $number } rozžhavení.
  }
event-hot-spot-cleared = Rozžhavení { $in } je odstraněno.
event-hazmat-gone = Nebezpečné látky { $in } jsou pryč.
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
event-elevator-destroyed = Výtah { $in } je zničen.
ending-perfect = Zachráněno všech deset
ending-collapse = Budova se zřítila
ending-hopeless = Porážka
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
    [lift-door-open] Výtah je v patře, dveře jsou otevřené.
   *[lift-door] Výtah je dole ve vstupní hale, dveře jsou zavřené.
  }
event-ladder-stands = Žebřík stojí { $in }.
event-ladder-lies = Složený žebřík leží { $in }.
do-open-it = { $what ->
    [window] Otevřít okno { $place }
    [elevator] Výtah: přivolat do patra
   *[other] Otevřít dveře { $place }
  }
do-close-it = { $what ->
    [open-window] Zavřít okno { $place }
    [elevator] Výtah: poslat dolů do vstupní haly
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
    [top] na severní stranu
    [right] na východní stranu
    [bottom] na jižní stranu
   *[left] na západní stranu
  }
do-park-at = { $what ->
    [engine] Hasičský vůz
   *[ambulance] Sanitka
  }: { $side ->
    [top] severní strana
    [right] východní strana
    [bottom] jižní strana
   *[left] západní strana
  }
do-drag-who = { $who }: odnést { $to }
do-lead-drag-who = Vést osobu, { $who }: odnést { $to }
do-revive-who = { $who }: pomoct vstát
do-gun-at = Vodní dělo: { $first } – { $last }
do-order = { $who }: dát povel…
group-command-who = Povel: { $who }
card-engineer-how = Odstraní rozžhavení, opraví stěny, ale nehasí.
legend-people = Lidé
legend-edges = Stěny, dveře, okna
legend-ways = Cesty a vozidla
legend-helmet = hasič; znak na štítku je jeho karta
legend-fire = oheň
legend-smoke = kouř: vedle ohně vzplane
legend-hot-spot = rozžhavení: oheň se tu může šířit ještě jednou
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
legend-party-wall = společná zeď: lze ji zbořit, ale nikdo neprojde
legend-stair = schodiště: vede na druhé podlaží
legend-ladder = vysunutý žebřík, je vidět dole i nahoře
legend-closed-ladder = složený žebřík: dá se vzít
legend-engine = hasičský vůz s vodním dělem
legend-ambulance = sanitka: tady jsou lidé v bezpečí
game-fire = Požár
game-fire-how = Hořící dům, tým a sedm lidí, které je třeba dostat ven.
game-fire-credit = Podle pravidel hry Záchranáři – Boj s ohněm (Flash Point: Fire Rescue) Kevina Lanzinga. Neoficiální.
log-fire = Zachráněno { $rescued }, ztraceno { $lost }, poškození { $damage }, tahů { $turns }
other-building = Jiná budova
board-label = Plán budovy, řad: { $rows }, sloupců: { $cols }
fire-moves = Požár se šíří
pick-hint = Ukaž na pole, stěnu nebo dveře, anebo vyber níže.
path-steps = { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
    [many] { $moves } kroku
   *[other] { $moves } kroků
  }{ $doors ->
    [0] {""}
    [one] , otevřít dveře
   *[other] , otevřít dveře: { $doors }
  }{ $out ->
    [0] {""}
    [one] , uhasit oheň
   *[other] , uhasit ohně: { $out }
  }{ $fires ->
    [0] {""}
   *[other] , skrz oheň
  }
idle-fire = Požár se šíří. Mezerník zastaví, klepnutí přeskočí.
phase-1 = Akce
phase-2 = Požár
phase-3 = Nová volání
die-red = Červená kostka: řada { $value }
die-black = Černá kostka: sloupec { $value }
text-threats = Oheň a kouř
text-doors = Dveře a poškozené stěny
text-rooms = Pokoje
key-groups = Pohyb, nést, hasit, dveře, strhnout stěnu
risk-map = Co může udělat oheň
# How a match ends, by the code of its ending.
end-victory = Jsou venku
end-victory-more = { $lost ->
    [0] V bezpečí je { $rescued } lidí, nikdo nezahynul.
   *[other] V bezpečí je { $rescued } lidí, zahynulo: { $lost }.
  }
end-perfect = Venku jsou všichni
end-perfect-more = Všech deset je v bezpečí. Lépe to nejde.
end-defeat = Příliš mnoho obětí
end-defeat-more = Nepodařilo se zachránit: { $lost }. Vyneseno ven: { $rescued }.
end-collapse = Dům spadl
end-collapse-more = { $rescued ->
    [0] Spadl dřív, než byl kdokoli venku.
   *[other] Než spadl, ven se dostalo lidí: { $rescued }.
  }
end-hopeless = Zbylo příliš málo lidí
end-hopeless-more = Sedm lidí už zachránit nejde. V bezpečí: { $rescued }.
end-save-victory = Budova je zachráněna
end-save-victory-more = Poslední rozžhavení je pryč. Poškození { $damage } a budova stojí.
end-save-defeat = Hasič byl zraněn
end-save-defeat-more = V tomto scénáři to hned znamená konec. Zbývalo rozžhavení: { $spots }.
end-save-collapse = Budova spadla
end-save-collapse-more = Zbývalo rozžhavení: { $spots }.
end-arson-victory = Jsou venku, i s důkazy
end-arson-victory-more = V bezpečí: { $rescued }. Zajištěné důkazy: { $evidence }.
end-arson-perfect = Venku jsou všichni, i s důkazy
end-arson-perfect-more = Všech deset je v bezpečí. Zajištěné důkazy: { $evidence }.
end-arson-collapse = Dům spadl
end-arson-collapse-more = Vyneseno lidí: { $rescued }. Zajištěné důkazy: { $evidence } ze 3.
end-arson-hopeless = Důkazy shořely
end-arson-hopeless-more = Tři důkazy už zajistit nejde. Vyneseno lidí: { $rescued }.
end-friend-defeat = Celá posádka leží
end-friend-defeat-more = Na nohou není nikdo, kdo by pomohl. Vyneseno lidí: { $rescued }.
legend-helmet-plain = hasič
legend-call = volání: někdo tu může být (zakrytý žeton)
legend-person = člověk, kterého je třeba vynést (ohrožená osoba)
legend-treated = člověk, který jde po svých (ošetřená osoba)
