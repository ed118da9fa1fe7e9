# What can be done about a fire, the end of the turn, ways in the log.
fight-beside = Jít vedle něj
fight-beside-how = Na vodu už tento tah body nezbudou
fight-knock-down-how = Levnější; kouř může znovu vzplanout
fight-enter = Vstoupit do ohně
fight-put-out-behind = Uvolnit cestu a uhasit ho
fight-knock-down-behind = Uvolnit cestu a srazit ho na kouř
fight-nearer = { $how ->
    [there] Uvolnit cestu a jít { $to }
    [within] Jít blíž: { $place }
    [fire] Jít blíž k ohni
   *[towards] Směrem { $to }
  }
fight-through = Tato cesta vede ohněm
fight-put-out = { $moves ->
    [0] Uhasit
   *[other] Jít vedle něj a uhasit ho
  }
fight-knock-down = { $moves ->
    [0] Srazit na kouř
   *[other] Jít vedle a srazit ho na kouř
  }
fight-put-out-how = { $moves ->
    [0] {""}
    [one] { $moves } krok, pak{" "}
    [few] { $moves } kroky, pak{" "}
    [many] { $moves } kroku, pak{" "}
   *[other] { $moves } kroků, pak{" "}
  }{ $water ->
    [one] { $water } bod na vodu
    [few] { $water } body na vodu
    [many] { $water } bodu na vodu
   *[other] { $water } bodů na vodu
  }
fight-enter-how = { $left ->
    [one] V ohni tah skončit nesmí: na cestu ven zbude { $left } bod
    [few] V ohni tah skončit nesmí: na cestu ven zbudou { $left } body
    [many] V ohni tah skončit nesmí: na cestu ven zbude { $left } bodu
   *[other] V ohni tah skončit nesmí: na cestu ven zbude { $left } bodů
  }
end-keeps = { $many ->
    [0] nic se neuloží, pak táhne oheň
    [one] uloží se { $many } bod, pak táhne oheň
    [few] uloží se { $many } body, pak táhne oheň
    [many] uloží se { $many } bodu, pak táhne oheň
   *[other] uloží se { $many } bodů, pak táhne oheň
  }
walk-moved = { $who } jde { $to }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
  }.
walk-victim-carried = { $who } nese člověka { $to }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
  }.
walk-victim-led = { $who } vede člověka { $to }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
  }.
walk-hazmat-carried = { $who } nese nebezpečnou látku { $to }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
  }.
goal-rescued = Dostat ven { $many } lidí
goal-rescued-short = Ven { $many }
goal-lost = Neztratit { $many }
goal-lost-short = Neztratit { $many }
goal-damage = Dům spadne při { $many }
goal-damage-short = Spadne při { $many }
goal-evidence = Vynést { $many } důkazy
goal-evidence-short = Důkazy { $many }
goal-hot-spots = Odstranit rozžhavení: { $many }
goal-hot-spots-short = Rozžhavení { $many }
goal-knocked = Nikdo nesmí padnout: { $many } je už moc
goal-knocked-short = Nikdo nepadne
status-rescued = Zachráněno
status-lost = Ztraceno
stuck-title = Tah nemůže skončit v ohni
end-stuck = nejdřív z ohně, viz výše
start-reason = { $reason ->
    [call] Někdo může být { $in } a v cestě nehoří.
    [fire] Blízko ohně: hodí se voda.
    [mate] Tady už stojí { $who }.
   *[quiet] Klid, ale dál od volání.
  }
start-reason-short = { $reason ->
    [call] Poblíž je volání.
    [fire] Blízko ohně.
    [mate] Už tam je { $who }.
   *[quiet] Klid.
  }
