# Karty ke čtení a odznaky toho, co se hraje.
card-deed = { $verb ->
    [treat] Ošetří osobu na svém poli, ta pak jde sama: { $cost }.
    [revive] Postaví na nohy hasiče, který leží na stejném poli: { $cost }.
    [identify] Odkryje volání na jakoukoli vzdálenost: { $cost }.
    [dispose] Odstraní nebezpečnou látku ze svého pole: { $cost }.
    [clear] Odstraní rozžhavení ze svého pole: { $cost }.
    [repair] Opraví prasklou stěnu vedle sebe: { $cost }.
   *[reroll] Smí jednou zdarma přehodit kostky vodního děla.
  }
card-firefighter-how = Bez zvláštních sil a slabin.
card-orders = Povely: posouvá ostatní a otvírá za ně dveře; platí svými body.
card-chop = Seká za { $cost } místo { $usual }.
card-gun = Střílí z vodního děla za { $cost } místo { $usual }.
card-water = Hasí za dvojnásobek: { $step } z ohně na kouř, { $whole } úplně.
card-no-water = Nehasí oheň ani kouř.
card-quiet = Pracuje jen tam, kde na poli ani vedle něj nehoří.
card-cafs-limit = { $limit ->
    [command_ap] Hasiči vybavenému PHP nejvýš 1 bod povelů za tah.
   *[any_ap] Hasiči vybavenému PHP nejvýš 1 bod za tah.
  }
card-points = { $many ->
    [one] { $many } bod za tah
    [few] { $many } body za tah
    [many] { $many } bodu za tah
   *[other] { $many } bodů za tah
  }
card-pool = { $pool ->
    [move] navíc { $many } jen na pohyb
    [douse] navíc { $many } jen na hašení
   *[command] navíc { $many } jen na povely
  }
card-pool-first = Zvláštní body se utrácejí první a nešetří se.
card-keep = Na další tah ušetří nejvýš { $many } body.
badge-edition = { $edition ->
    [ru] Ruské vydání
    [cs] České vydání
    [it] Italské vydání
   *[en] Anglický souhrn
  }
badge-edition-how = { $edition ->
    [en] Pravidla vydání se v něčem liší. Kde to tak je, hraje se podle většiny z nich.
   *[other] Pravidla vydání se v něčem liší. Tady se hraje takto:
  }
