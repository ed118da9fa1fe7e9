# Kartonový stůl a telefon vedle něj.
tabletop-between = mezi { $one } a { $two }
tabletop-threat =
    { $was ->
        [smoke] { $now ->
            [fire] Otočit kouř na oheň
           *[none] Odebrat kouř
        }
        [fire] { $now ->
            [smoke] Otočit oheň na kouř
           *[none] Odebrat oheň
        }
       *[none] { $now ->
            [smoke] Položit kouř
           *[fire] Položit oheň
        }
    }
tabletop-hot-spot =
    { $now ->
        [no] Odebrat ohnisko
       *[yes] Položit ohnisko
    }
tabletop-hazmat =
    { $put ->
        [no] Odebrat nebezpečné látky: { $many }
       *[yes] Položit nebezpečné látky: { $many }
    }
tabletop-cube =
    { $put ->
        [no] Odebrat kostky poškození: { $many }
       *[yes] Položit kostky poškození: { $many }
    }
tabletop-cube-at = { $place } · teď { $damage } z { $most }
tabletop-door =
    { $now ->
        [open-door] Otevřít dveře
        [closed-door] Zavřít dveře
        [no-door] Odebrat dveře
        [open-window] Otevřít okno
        [window] Zavřít okno
       *[other] Změnit tuto stěnu
    }
tabletop-person =
    { $was ->
        [none] { $now ->
            [poi] Položit žeton rubem nahoru
           *[victim] Leží tu člověk
        }
       *[other] { $now ->
            [none] Odebrat žeton
            [treated-victim] Označit jako ošetřeného
           *[victim] Leží tu člověk
        }
    }
tabletop-rescued = Zachráněno: { $many }
tabletop-lost = Ztraceno: { $many }
tabletop-count = teď celkem { $now }
tabletop-card = { $who }: vzít kartu
tabletop-figure = Přesunout: { $who }
tabletop-off = pryč z plánu
tabletop-lying =
    { $now ->
        [no] Postavit: { $who }
       *[yes] Položit: { $who }
    }
tabletop-vehicle =
    { $what ->
        [ambulance] Přesunout sanitku
       *[engine] Přesunout cisternu
    }
tabletop-lift =
    { $now ->
        [destroyed] Výtah je zničen
        [floor] Výtah nahoru
       *[lobby] Výtah dolů
    }
tabletop-ladder =
    { $now ->
        [no] Odebrat žebřík
       *[yes] Položit žebřík
    }
tabletop-ask-roll = Hoď oběma kostkami
tabletop-ask-exploding = Hod na explozi
tabletop-ask-spreading-hazmats = Hod na nebezpečné látky
tabletop-ask-hiding = Hod na žeton osoby
tabletop-ask-heating = Hod na ohnisko
tabletop-ask-gunning = Hod na dělo
tabletop-ask-advancing = Oheň se šíří: házej
tabletop-ask-replenishing = Hod na nový žeton osoby
tabletop-roll-how = Nejdřív červená, pak černá. Značka říká, co hod udělá.
tabletop-then = Červená je { $red }. Teď černá.
tabletop-black = Černá kostka
tabletop-red-first = Nejdřív červená kostka.
tabletop-ask-face = Otoč žeton. Kdo tam je?
tabletop-face-how = Klepni, co je na líci.
tabletop-face-victim = Člověk
tabletop-face-alarm = Planý poplach
tabletop-left = zbývá: { $many }
tabletop-ask-card = Která karta: { $who }?
tabletop-card-how = Zamíchej karty posádky a vezmi jednu.
tabletop-said-roll = Hod { $red }·{ $black }
tabletop-said-face =
    { $face ->
        [victim] Líc: člověk
       *[alarm] Líc: planý poplach
    }
tabletop-said-card = Karta: { $card }
tabletop-said-enlist = Kartu dostane { $number }
tabletop-sign =
    { $word ->
        [smoke] kouř
        [fire] oheň
        [explosion] exploze
        [collapse] dům spadne
        [again] házet znovu
        [hazmat] nebezpečné látky
        [poi] žeton osoby
        [hot-spot] ohnisko
        [water] voda
       *[nothing] nic
    }
tabletop-piece =
    { $what ->
        [doors] Dveře, zavřené
        [windows] Okna
        [fire] Oheň
        [smoke] Kouř
        [hot-spots] Ohniska
        [hazmats] Nebezpečné látky
        [calls] Žetony osob lícem dolů
        [pile] Ostatní žetony osob
        [cubes] Kostky poškození
       *[figures] Hasiči
    }
tabletop-piece-doors = na každé dveře plánu
tabletop-piece-how =
    { $what ->
        [pile] zamíchat vedle plánu: { $many }
        [cubes] { $many } vedle plánu
       *[figures] { $many }, venku; kam, přijde potom
    }
tabletop-roll-one = Hází se jen touto kostkou. Značka říká, co hod udělá.
tabletop-lies =
    { $what ->
        [clear] Tady není oheň ani kouř
        [smoke] Tady je kouř
        [fire] Tady hoří
        [poi] Tady leží volání lícem dolů
        [victim] Na volání se našel člověk
        [alarm] Volání byl planý poplach
        [rescued] Odtud byl člověk zachráněn
       *[lost] Tady člověk zahynul
    }
tabletop-stands = Tady stojí { $who }
tabletop-carried = Tady leží člověk z pole { $place }
tabletop-edge-lies =
    { $kind ->
        [wall] Žádná kostka poškození
        [party-wall] Žádná kostka poškození
        [damaged] Jedna kostka poškození
        [damaged-party-wall] Jedna kostka poškození
        [destroyed] Dvě kostky poškození
        [destroyed-party-wall] Dvě kostky poškození
        [closed-door] Dveře jsou zavřené
        [open-door] Dveře jsou otevřené
        [no-door] Dveře už nejsou
        [window] Okno je zavřené
       *[open-window] Okno je otevřené
    }
