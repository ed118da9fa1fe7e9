# Požár v terminálu: co neříká stránka.
by-language-edition = Hraje se podle českého vydání; jiné zvolí --edition.
figure = hasič { $number }
seat-name-word = hasič
space-in = na { $place }
space-to = na { $place }
price = { $many } AB
typing-actions = Napiš číslo akce, její text (jít 3,5) nebo jeho začátek (j 3,5). Rozumí se i anglicky (move 3,5).
typing-spaces = Pole je řada,sloupec; stěny a dveře se jmenují podle svých dvou polí: 3,5|3,6.
# Značky obrázku; vedle něj se vejde 34 znaků.
sign-fire = F oheň
sign-smoke = s kouř
sign-hot-spot = * rozžhavení
sign-hazmat = h nebezpečné látky
sign-both = & látky na rozžhavení
sign-crew = 1-6 hasiči
sign-poi = ? zakrytý žeton
sign-victim = v osoba
sign-treated = t ošetřená
sign-wall = | --- stěna
sign-damaged = ! poškozená
sign-destroyed = x zničená
sign-door = D dveře
sign-open-door = O otevřené dveře
sign-no-door = o bez dveří
sign-partition = : ... lehká příčka
sign-party-wall = # společná zeď
sign-window = W okno
sign-open-window = V otevřené okno
sign-ladder = H žebřík
sign-closed-ladder = = složený žebřík
sign-stair = ^ schody
sign-elevator = L výtah
sign-engine = E hasičský vůz
sign-ambulance = A sanitka
# Jak to stojí.
status-turn = Tah { $turn }: { $who }
status-saved = { $many } ušetřeno
status-move = { $many } na pohyb
status-douse = { $many } na hašení
status-command = { $many } na povely
status-rescued-of = zachráněno { $many }/7
status-lost-of = ztraceno { $many }/4
status-damage-of = poškození { $many }/24
status-evidence-of = důkazy { $many }/3
status-poi = zbývá žetonů { $many }
status-hot-spots = rozžhavení { $many }
status-to-clear = zbývá rozžhavení { $many }
crew-unplaced = ještě není na plánu
crew-saved = ušetřeno { $many } AB
crew-lies = leží
crew-ladder = s žebříkem
# Otázky.
start-suggested = Dobré místo na začátek je { $place }. { $reason }
now-acting = Na tahu je { $who }.
now-won = Sedm osob je v bezpečí: skončit vítězstvím, nebo hrát dál?
now-knocking = Zraněn je { $who }: kam ho přenést?
roll-explosion = Příprava: hod na explozi.
roll-hazmat = Příprava: hod na nebezpečné látky.
roll-poi = Příprava: hod na žeton osoby.
roll-card = Příprava: rozdej kartu.
roll-hot-spot = Příprava: hod na rozžhavení.
roll-gun = Hod na vodní dělo.
roll-fire = Požár se šíří: hod.
roll-new-poi = Nový žeton osoby: hod.
roll-face = Otoč žeton na { $place }.
# Události a konce.
parked-at = { $what ->
    [engine] Hasičský vůz
   *[ambulance] Sanitka
  } stojí na { $one } a { $two }.
ended-so = { $text }
end-inside = { $many ->
    [one] Nevyšel hasič { $who }.
    [few] Nevyšli hasiči { $who }.
    [many] Nevyšli hasiči { $who }.
   *[other] Nevyšli hasiči { $who }.
  }
# Odpovědi slovy.
command-look = co
command-look-how = pole a jeho čtyři strany slovy; bez pole: kde stojí hasič
command-where = kde
command-where-how = kde je tým a vozidla
command-fires = oheň
command-fires-how = kde hoří a kde je kouř
command-people = lidé
command-people-how = zakryté žetony a ohrožené osoby
look-here = { $place }, { $inside ->
    [yes] uvnitř
   *[no] venku
  }: { $things }.
look-nothing = nic
look-rim = { look-open }: okraj plánu.
look-open = { $side ->
    [up] Nahoře
    [right] Vpravo
    [down] Dole
    [left] Vlevo
   *[stair] Po schodech
  }
look-beside = { $head }, { $place }: { $things }.
where-fire = Oheň na { $places }.
where-smoke = Kouř na { $places }.
no-fire = Nikde nehoří.
no-smoke = Nikde není kouř.
nobody-seen = Nikdo není vidět.
people-counts = Zachráněno { $rescued }, ztraceno { $lost }, zbývá žetonů { $poi }.
about-size = { $floors ->
    [1] {""}
   *[other] podlaží: { $floors },{" "}
  }řad: { $rows }, sloupců: { $cols }
built-walls = stěn: { $many }
built-doors = dveří: { $many }
built-windows = oken: { $many }
built-partitions = lehkých příček: { $many }
built-party-walls = společných zdí: { $many }
about-ways = volné vchody: { $ways }
about-printed = Tištěné rozestavení: ohňů { $fires }, žetonů osob { $poi }.
about-rolled = Rozestavení určí kostky.
about-parking = Stanoviště: { $engine } pro hasičský vůz, { $ambulance } pro sanitku.
# Rady, kde místo ještě není prozrazeno, a pravděpodobnosti.
clue-treat-somewhere = Někdo potřebuje ošetřit.
clue-identify-somewhere = Stojí za to zjistit, kdo tam je.
clue-put-out-somewhere = Teď hrozí oheň a kouř na dosah.
clue-clear-smoke-somewhere = Teď hrozí kouř na dosah.
clue-clear-spot-somewhere = Rozžhavení by se dalo odstranit.
clue-drive-somewhere = Vozidlo je víc potřeba jinde.
clue-chop-somewhere = V cestě je stěna.
clue-open-door-somewhere = V cestě jsou dveře.
clue-close-door-somewhere = Dveře by mohly oheň zdržet.
clue-ladder-somewhere = Pomohl by žebřík.
clue-repair-somewhere = Stěna by se dala opravit.
clue-go-somewhere = Jsi potřeba jinde.
clue-choose-somewhere = Je třeba si vybrat.
risk-sums = Poškození v průměru { $damage }; budova se zřítí: { $collapse }.
risk-people = Lidé v nebezpečí: { $chances }
risk-crew = Může být zasažen: { $chances }
risk-spaces = Může vzplanout: { $chances }
risk-walls = Mohou být zasaženy stěny a dveře: { $chances }
# Akce, jak se píšou.
verb-move = jít
verb-carry = nést
verb-haul = nést látky
verb-lead = vést
verb-lead-carry = vést a nést
verb-lead-two = vést dva
verb-lead-haul = vést a nést látky
verb-drag = nést hasiče
verb-lead-drag = vést a nést hasiče
verb-open = otevřít
verb-close = zavřít
verb-extend = vysunout
verb-fold = složit
verb-chop = strhnout
verb-douse = srazit
verb-quench = uhasit
verb-treat = ošetřit
verb-identify = zjistit
verb-dispose = zneškodnit
verb-revive = zvednout
verb-clear = odstranit
verb-repair = opravit
verb-drive-engine = vůz na
verb-drive-ambulance = sanitka na
verb-gun = dělo
verb-take-ladder = vzít žebřík
verb-put-ladder = položit žebřík
verb-change = vyměnit kartu
verb-end = konec
verb-finish = vítězství
verb-play-on = dál
verb-ride = jet
verb-stay = zůstat
verb-reroll = přehodit
verb-keep = nechat
verb-detonate = odpálit
verb-fall = přenést
verb-take = karta
verb-place = začít
verb-park-engine = postavit vůz
verb-park-ambulance = postavit sanitku
verb-roll = hod
verb-face = je
verb-deal = rozdat
verb-enlist = statik
verb-command = povel
dice-red = červená
dice-black = černá
dice-both = obě
face-victim = osoba
face-alarm = poplach
# Otázky před partií.
choose-rules = Která pravidla?
choose-rules-prompt = pravidla
choose-level = Která úroveň?
choose-level-prompt = úroveň
choose-board = Která budova?
choose-board-prompt = budova
choose-crew = Kolik hasičů?
choose-crew-prompt = hasiči
choice-rules-family = { rules-family }
choice-rules-experienced = { rules-experienced }
choice-level-recruit = { level-recruit }
choice-level-veteran = { level-veteran }
choice-level-heroic = { level-heroic }
choice-board-base-front = { board-base-front }
choice-board-base-back = { board-base-back }
choice-board-brownstone = { board-brownstone }
choice-board-high-rise = { board-high-rise }
choice-board-hotel = { board-hotel }
choice-board-villa = { board-villa }
typed-error-no-bay = tady nemá parkované vozidlo stanoviště
typed-error-bad-target = akci chybí cíl, nebo není toho druhu
typed-error-bad-space = „{ $typed }“ není pole této budovy: řady 0 až { $rows }, sloupce 0 až { $cols }
