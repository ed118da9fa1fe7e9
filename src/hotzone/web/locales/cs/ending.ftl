# Konec partie a záznam.
end-lasted = { $minutes ->
    [0] Hrálo se { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }.
   *[other] Hrálo se { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
        [many] { $turns } tahu
       *[other] { $turns } tahů
    }, { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }.
  }
end-home = Domů
end-look = Podívat se na plán
end-carried = Kdo koho vynesl
end-carried-how = v pořadí, jak šli ven
end-nobody-out = Koho se nepodařilo zachránit
end-nobody-out-how = a kde
end-lost = Ztráta
end-outside = venku
end-turned = Zlomové okamžiky
end-turned-how = klepnutím se ukážou na plánu
end-point = Tah { $turn } · { $who }
end-dice = náhoda
end-point-chance = Šance na výhru: předtím { $from }, potom { $to }.
end-point-better = Lepší: { $line }
end-by-luck = Co udělala náhoda
end-by-decision = Rozhodnutí
end-bad-luck = smůla
end-good-luck = štěstí
end-costly = drahé rozhodnutí
end-good = dobré rozhodnutí
end-decisions = Tvoje rozhodnutí
end-luck = Štěstí
end-luck-won-bad = { $cost ->
    [0] Výhra navzdory náhodě: vzala { $dice } bodů šance. Rozhodnutí nestála nic.
   *[other] Výhra navzdory náhodě: vzala { $dice } bodů šance. Lepší tahy by ušetřily ještě { $cost }.
  }
end-luck-won-good = { $cost ->
    [0] Štěstí přidalo { $dice } bodů šance; rozhodnutí nestála nic.
   *[other] Štěstí přidalo { $dice } bodů šance; rozhodnutí stála { $cost }.
  }
end-luck-lost-bad = { $cost ->
    [0] Náhoda vzala { $dice } bodů šance, rozhodnutí nic.
   *[other] Náhoda vzala { $dice } bodů šance, rozhodnutí { $cost }.
  }
end-luck-lost-good = { $cost ->
    [0] Štěstí přálo: { $dice } bodů. Rozhodnutí nestála nic.
   *[other] Štěstí přálo: { $dice } bodů. Jiná rozhodnutí by ušetřila ještě { $cost }.
  }
end-chance = Šance na výhru
end-picture = Obrázek ke sdílení
end-share = Sdílet
end-save = Uložit obrázek
end-saved = Obrázek je uložen.
end-file = hotzone
end-next = Co dál?
end-retry = Znovu od tahu { $turn }
end-retry-how = Od zlomového okamžiku, s novým štěstím
end-again-start = Znovu od začátku
end-again-how = Stejná příprava, nové štěstí
end-elsewhere-how = Nejdřív změň, co chceš
end-debrief-how = Co by udělala posádka
replay-begin = Začátek
replay-turn = Tah
replay-back = O tah zpět
replay-on = O tah dál
replay-play = Přehrát
replay-to-end = Zpět na konec
replay-first = Tohle je první okamžik.
replay-newest = Tohle je poslední okamžik.
replay-link = Kopírovat odkaz
end-challenge = Stejná partie pro přátele
end-challenge-how = Odkaz: stejné rozestavění a stejná náhoda pro všechny
end-others = Jak dopadli ostatní
end-others-how = Stejné kostky, tah za tahem
lobby-next = { $who } pokračuje v jiné partii.
lobby-next-go = Jít s ním
error-offer-not-over = Partii lze nabídnout přátelům, až skončí.
error-not-over = Rozbor přijde, až partie skončí.
