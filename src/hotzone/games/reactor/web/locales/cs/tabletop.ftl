# Kartonový stůl a telefon vedle něj.
r-tabletop-cell = buňka { $cell }
r-tabletop-tile =
    { $now ->
        [no] Odebrat destičku
       *[yes] Položit destičku
    }
r-tabletop-turn =
    { $now ->
        [down] Otočit lícem dolů
       *[up] Otočit lícem nahoru
    }
r-tabletop-attention =
    { $now ->
        [no] Odebrat varování
       *[yes] Položit varování
    }
r-tabletop-foam =
    { $now ->
        [no] Odebrat hasicí přístroj
       *[yes] Položit hasicí přístroj
    }
r-tabletop-heap =
    { $put ->
        [no] Odebrat žetony: { $many }
       *[yes] Položit žetony: { $many }
    }
r-tabletop-hero = Přesunout: { $who }
r-tabletop-off = pryč z pole
r-tabletop-dose = Ozáření: { $who }
r-tabletop-hand = Žetony: { $who }
r-tabletop-to = teď { $now }
r-tabletop-dial = Posunout ručičku
r-tabletop-dial-to =
    { $now }, { $sector ->
        [green] zelená
        [yellow] žlutá
       *[red] červená
    }
r-tabletop-hearts = Životy
r-tabletop-ask-card =
    { $deck ->
        [control] Která je to karta řízení?
       *[fuel] Jaké číslo je na kartě?
    }
r-tabletop-card-how = Zbývá { $many }; vytažené jsou škrtnuté.
r-tabletop-drawn = Tato karta už byla vytažena.
r-tabletop-ask-face = Destička { $cell }: jaká značka?
r-tabletop-face-how = Ještě ji nikdo neviděl.
r-tabletop-face =
    { $tile ->
        [control] { $face ->
            [black] Černá: funguje
           *[red] Červená: rozbitá
        }
       *[fuel] { $face ->
            [black] Černá: běžná
           *[red] Červená: havarijní
        }
    }
r-tabletop-ask-cast = Kdo hraje: { $who }?
r-tabletop-cast-how = Losuj.
r-tabletop-player = Hráč { $number }
r-tabletop-sign =
    { $word ->
        [up] otočí se
        [gone] zmizí
        [heart] stojí život
        [death] někdo zemře
        [face] podívat se
        [end] konec hry
       *[nothing] nic
    }
r-tabletop-piece =
    { $what ->
        [fuel] Články lícem dolů
        [control] Řídicí články lícem dolů
        [dial] Ručička
        [hearts] Životy
        [decks] Dva balíčky
       *[heroes] Hrdinové
    }
r-tabletop-piece-how =
    { $what ->
        [fuel] zamíchané, po jednom na číslo
        [control] zamíchané, po jednom na S1–S6
        [dial] na začátek
        [hearts] { $many } vedle ručičky
        [decks] zamíchat zvlášť, lícem dolů
       *[heroes] { $many } s žetony; kam, přijde potom
    }
r-tabletop-said-card = Karta { $cell }
r-tabletop-said-face =
    { $face ->
        [black] Značka: černá
       *[red] Značka: červená
    }
r-tabletop-said-cast = Roli bere hráč { $number }
r-tabletop-lies =
    { $what ->
        [down] Kazeta leží rubem nahoru
        [gone] Kazeta už tu není
        [fuel-black] Palivový soubor lícem nahoru: běžný
        [fuel-red] Palivový soubor lícem nahoru: havarijní
        [control-black] Kazeta SUZ lícem nahoru: funkční
       *[control-red] Kazeta SUZ lícem nahoru: vadná
    }
r-tabletop-stands = Tady stojí { $who }
r-tabletop-has-dose = { $who }: dávka { $dose }
