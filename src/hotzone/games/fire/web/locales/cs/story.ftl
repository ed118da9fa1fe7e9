# Vyprávění o požáru: slova nad plánem a řádky panelu.
story-head = Oheň po tahu: { $who }
story-outside = venku, { $side ->
    [north] na severu
    [east] na východě
    [south] na jihu
   *[west] na západě
  }
story-dice = Řada { $red }, sloupec { $black }: { $room }
story-smoke = Kouř: { $room }
story-catch = Kouř vzplál: { $room }
story-beside = Oheň se šíří: { $room }
story-explosion = Exploze: { $room }
story-blast = { $way ->
    [north] na severu
    [east] na východě
    [south] na jihu
    [west] na západě
   *[stair] po schodech
  } { $what ->
    [crack] praskla stěna
    [breach] spadla stěna
    [door] vyletěly dveře
    [window] prasklo okno
    [lift] je zničen výtah
   *[fire] hoří další pole
  }
story-hazmat-exploded = Explodovaly nebezpečné látky: { $room }
story-flashover = Vznícení: { $many ->
    [one] { $many } pole
    [few] { $many } pole
    [many] { $many } pole
   *[other] { $many } polí
  }
story-flared-up = Rozžhavení: oheň se šíří ještě jednou
story-hot-spot = Nové rozžhavení: { $room }
story-knock-down = { $who } padá a probírá se { $room }
story-shrug = Nikdo tam nebyl: { $room }
story-lost = Člověk zahynul: { $room }
story-rescue =
    { $who } zachraňuje { $count ->
        [1] prvního
        [2] druhého
        [3] třetího
        [4] čtvrtého
        [5] pátého
        [6] šestého
        [7] sedmého
       *[other] dalšího
    } člověka
story-call = Nové volání: { $room }
story-found = Je tu člověk: { $room }
story-false-alarm = Planý poplach: { $room }
story-collapse = Dům se hroutí
story-then-flashover = Potom: kouř vedle ohně vzplane.
story-then-people = Potom: je někdo v ohni?
legend-engine-place = stanoviště hasičského vozu
legend-ambulance-place = stanoviště sanitky: tady se probírají zranění
legend-depot = žebříky leží na stanovištích hasičského vozu
legend-arrow = nové volání, které tu být nemůže, jde po šipce dál
legend-quarter = kam dosáhne vodní dělo
sound-bed = oheň praská
sound-splinters = praskání dřeva
sound-crack = praskání zdi
sound-axe = sekera o zeď
sound-smoke = kouř
sound-flames = plameny
sound-flashover = zahučení
sound-collapse = rachot zřícení
