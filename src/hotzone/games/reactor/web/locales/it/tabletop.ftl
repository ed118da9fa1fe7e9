# Un tavolo di cartone con un telefono accanto.
r-tabletop-cell = cella { $cell }
r-tabletop-tile =
    { $now ->
        [no] Togli la tessera
       *[yes] Metti una tessera
    }
r-tabletop-turn =
    { $now ->
        [down] Gira la tessera coperta
       *[up] Gira la tessera scoperta
    }
r-tabletop-attention =
    { $now ->
        [no] Togli l’avviso
       *[yes] Metti un avviso
    }
r-tabletop-foam =
    { $now ->
        [no] Togli l’estintore
       *[yes] Metti un estintore
    }
r-tabletop-heap =
    { $put ->
        [no] Togli segnalini: { $many }
       *[yes] Metti segnalini: { $many }
    }
r-tabletop-hero = Sposta { $who }
r-tabletop-off = fuori dal campo
r-tabletop-dose = Radiazione: { $who }
r-tabletop-hand = Segnalini: { $who }
r-tabletop-to = ora { $now }
r-tabletop-dial = Sposta l’indicatore
r-tabletop-dial-to =
    { $now }, { $sector ->
        [green] verde
        [yellow] giallo
       *[red] rosso
    }
r-tabletop-hearts = Vite
r-tabletop-ask-card =
    { $deck ->
        [control] Quale carta di controllo è?
       *[fuel] Che numero ha la carta?
    }
r-tabletop-card-how = Ne restano { $many }; quelle pescate sono barrate.
r-tabletop-drawn = Questa carta è già stata pescata.
r-tabletop-ask-face = Guarda la tessera { $cell }: quale segno?
r-tabletop-face-how = Nessuno l’ha ancora vista.
r-tabletop-face =
    { $tile ->
        [control] { $face ->
            [black] Nero: funziona
           *[red] Rosso: guasta
        }
       *[fuel] { $face ->
            [black] Nero: normale
           *[red] Rosso: emergenza
        }
    }
r-tabletop-ask-cast = Chi gioca { $who }?
r-tabletop-cast-how = Tira a sorte.
r-tabletop-player = Persona { $number }
r-tabletop-sign =
    { $word ->
        [up] si scopre
        [gone] va persa
        [heart] costa una vita
        [death] qualcuno muore
        [face] va guardata
        [end] fine della partita
       *[nothing] nulla cambia
    }
r-tabletop-piece =
    { $what ->
        [fuel] Elementi, coperti
        [control] Elementi di controllo, coperti
        [dial] L’indicatore
        [hearts] Vite
        [decks] Due mazzi
       *[heroes] Eroi
    }
r-tabletop-piece-how =
    { $what ->
        [fuel] mescolati, uno su ogni cella numerata
        [control] mescolati, uno su ogni cella S1–S6
        [dial] all’inizio
        [hearts] { $many } accanto all’indicatore
        [decks] mescolati a parte, coperti
       *[heroes] { $many } con i segnalini; dove, si vedrà dopo
    }
r-tabletop-said-card = Carta { $cell }
r-tabletop-said-face =
    { $face ->
        [black] Segno: nero
       *[red] Segno: rosso
    }
r-tabletop-said-cast = La parte va alla persona { $number }
r-tabletop-lies =
    { $what ->
        [down] L’elemento è coperto
        [gone] L’elemento non c’è più
        [fuel-black] Elemento scoperto: normale
        [fuel-red] Elemento scoperto: di emergenza
        [control-black] Gruppo di controllo scoperto: funzionante
       *[control-red] Gruppo di controllo scoperto: guasto
    }
r-tabletop-stands = Qui sta { $who }
r-tabletop-has-dose = { $who } ha una dose di { $dose }
