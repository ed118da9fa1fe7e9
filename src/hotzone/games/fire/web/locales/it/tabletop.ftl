# Un tavolo di cartone con un telefono accanto.
tabletop-between = tra { $one } e { $two }
tabletop-threat =
    { $was ->
        [smoke] { $now ->
            [fire] Gira il fumo in fuoco
           *[none] Togli il fumo
        }
        [fire] { $now ->
            [smoke] Gira il fuoco in fumo
           *[none] Togli il fuoco
        }
       *[none] { $now ->
            [smoke] Metti il fumo
           *[fire] Metti il fuoco
        }
    }
tabletop-hot-spot =
    { $now ->
        [no] Togli il punto caldo
       *[yes] Metti un punto caldo
    }
tabletop-hazmat =
    { $put ->
        [no] Togli sostanze pericolose: { $many }
       *[yes] Metti sostanze pericolose: { $many }
    }
tabletop-cube =
    { $put ->
        [no] Togli cubi di danno: { $many }
       *[yes] Metti cubi di danno: { $many }
    }
tabletop-cube-at = { $place } · ora { $damage } di { $most }
tabletop-door =
    { $now ->
        [open-door] Apri la porta
        [closed-door] Chiudi la porta
        [no-door] Togli la porta
        [open-window] Apri la finestra
        [window] Chiudi la finestra
       *[other] Cambia questo muro
    }
tabletop-person =
    { $was ->
        [none] { $now ->
            [poi] Metti una chiamata coperta
           *[victim] Qui c’è qualcuno
        }
       *[other] { $now ->
            [none] Togli il segnalino
            [treated-victim] Segna come curato
           *[victim] Qui c’è qualcuno
        }
    }
tabletop-rescued = Persone salvate: { $many }
tabletop-lost = Persone perdute: { $many }
tabletop-count = ora in tutto { $now }
tabletop-card = { $who } prende una carta
tabletop-figure = Sposta { $who }
tabletop-off = fuori dal piano
tabletop-lying =
    { $now ->
        [no] Rialza { $who }
       *[yes] Sdraia { $who }
    }
tabletop-vehicle =
    { $what ->
        [ambulance] Sposta l’ambulanza
       *[engine] Sposta l’autopompa
    }
tabletop-lift =
    { $now ->
        [destroyed] L’ascensore è distrutto
        [floor] L’ascensore sale
       *[lobby] L’ascensore scende
    }
tabletop-ladder =
    { $now ->
        [no] Togli la scala
       *[yes] Metti una scala
    }
tabletop-ask-roll = Tira i due dadi
tabletop-ask-exploding = Tira per un’esplosione
tabletop-ask-spreading-hazmats = Tira per le sostanze pericolose
tabletop-ask-hiding = Tira per una chiamata
tabletop-ask-heating = Tira per un punto caldo
tabletop-ask-gunning = Tira per l’idrante
tabletop-ask-advancing = Il fuoco avanza: tira
tabletop-ask-replenishing = Tira per una nuova chiamata
tabletop-roll-how = Prima il rosso, poi il nero. Il segno dice cosa farebbe il tiro.
tabletop-then = Il rosso è { $red }. Ora il nero.
tabletop-black = Il dado nero
tabletop-red-first = Prima il dado rosso.
tabletop-ask-face = Gira la chiamata. Chi c’è?
tabletop-face-how = Tocca ciò che c’è sulla faccia.
tabletop-face-victim = Qualcuno
tabletop-face-alarm = Falso allarme
tabletop-left = rimasti: { $many }
tabletop-ask-card = Quale carta per { $who }?
tabletop-card-how = Mescola le carte della squadra e pescane una.
tabletop-said-roll = Tiro { $red }·{ $black }
tabletop-said-face =
    { $face ->
        [victim] Faccia: qualcuno
       *[alarm] Faccia: falso allarme
    }
tabletop-said-card = Carta: { $card }
tabletop-said-enlist = La carta va a { $number }
tabletop-sign =
    { $word ->
        [smoke] fumo
        [fire] fuoco
        [explosion] un’esplosione
        [collapse] la casa crolla
        [again] tirare di nuovo
        [hazmat] sostanze pericolose
        [poi] una chiamata
        [hot-spot] un punto caldo
        [water] acqua
       *[nothing] nulla cambia
    }
tabletop-piece =
    { $what ->
        [doors] Porte, chiuse
        [windows] Finestre
        [fire] Fuochi
        [smoke] Fumo
        [hot-spots] Focolai
        [hazmats] Merci pericolose
        [calls] Chiamate, coperte
        [pile] Le altre chiamate
        [cubes] Cubi di danno
       *[figures] Vigili
    }
tabletop-piece-doors = su ogni porta del piano
tabletop-piece-how =
    { $what ->
        [pile] mescolatene { $many } accanto al piano
        [cubes] { $many } accanto al piano
       *[figures] { $many }, fuori casa; dove, si vedrà dopo
    }
tabletop-roll-one = Si tira solo questo dado. Il segno dice cosa farebbe il tiro.
tabletop-lies =
    { $what ->
        [clear] Qui non c’è né fuoco né fumo
        [smoke] Qui c’è fumo
        [fire] Qui c’è fuoco
        [poi] Qui c’è una chiamata coperta
        [victim] La chiamata era una persona
        [alarm] La chiamata era un falso allarme
        [rescued] Da qui è stata salvata una persona
       *[lost] Qui è morta una persona
    }
tabletop-stands = Qui sta { $who }
tabletop-carried = Qui c’è la persona di { $place }
tabletop-edge-lies =
    { $kind ->
        [wall] Nessun cubo danno
        [party-wall] Nessun cubo danno
        [damaged] Un cubo danno
        [damaged-party-wall] Un cubo danno
        [destroyed] Due cubi danno
        [destroyed-party-wall] Due cubi danno
        [closed-door] La porta è chiusa
        [open-door] La porta è aperta
        [no-door] La porta non c’è più
        [window] La finestra è chiusa
       *[open-window] La finestra è aperta
    }
