# Il racconto dell’incendio: parole sul tabellone e righe del pannello.
story-head = Il fuoco dopo il turno di { $who }
story-outside = fuori, lato { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
  }
story-dice = Riga { $red }, colonna { $black }: { $room }
story-smoke = Fumo: { $room }
story-catch = Il fumo prende fuoco: { $room }
story-beside = Il fuoco si propaga: { $room }
story-explosion = Esplosione: { $room }
story-blast = { $way ->
    [north] a nord
    [east] a est
    [south] a sud
    [west] a ovest
   *[stair] lungo la scala
  } { $what ->
    [crack] si crepa il muro
    [breach] crolla il muro
    [door] salta la porta
    [window] scoppia la finestra
    [lift] l’ascensore è distrutto
   *[fire] brucia un altro spazio
  }
story-hazmat-exploded = Esplodono sostanze pericolose: { $room }
story-flashover = Propagazione: { $many ->
    [one] uno spazio
    [many] { $many } spazi
   *[other] { $many } spazi
  }
story-flared-up = Un punto caldo: il fuoco avanza ancora
story-hot-spot = Nuovo punto caldo: { $room }
story-knock-down = { $who } cade e si riprende { $room }
story-shrug = Non c’era nessuno: { $room }
story-lost = Una persona è perduta: { $room }
story-rescue =
    { $who } porta fuori { $count ->
        [1] la prima persona
        [2] la seconda persona
        [3] la terza persona
        [4] la quarta persona
        [5] la quinta persona
        [6] la sesta persona
        [7] la settima persona
       *[other] un’altra persona
    }
story-call = Nuova chiamata: { $room }
story-found = Qui c’è qualcuno: { $room }
story-false-alarm = Falso allarme: { $room }
story-collapse = La casa crolla
story-then-flashover = Poi: il fumo accanto al fuoco s’incendia.
story-then-people = Poi: c’è qualcuno nel fuoco?
legend-engine-place = spazio autopompa
legend-ambulance-place = spazio ambulanza: qui si risveglia chi cade
legend-depot = le scale stanno sugli spazi autopompa
legend-arrow = una nuova chiamata che qui non può stare segue la freccia
legend-quarter = dove arriva l’idrante dell’autopompa
sound-bed = il fuoco crepita
sound-splinters = legno che si spezza
sound-crack = muro che si crepa
sound-axe = ascia sul muro
sound-smoke = fumo
sound-flames = fiamme
sound-flashover = vampata
sound-collapse = fragore del crollo
