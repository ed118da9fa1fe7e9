# Carte da leggere e insegne di ciò che si gioca.
card-deed = { $verb ->
    [treat] Cura una persona nel suo spazio, che poi cammina da sola: { $cost }.
    [revive] Rialza un pompiere steso nello stesso spazio: { $cost }.
    [identify] Scopre una chiamata a qualsiasi distanza: { $cost }.
    [dispose] Mette al sicuro le sostanze pericolose del suo spazio: { $cost }.
    [clear] Toglie un punto caldo dal suo spazio: { $cost }.
    [repair] Ripara un muro crepato accanto: { $cost }.
   *[reroll] Può ritirare una volta i dadi dell’idrante dell’autopompa, gratis.
  }
card-firefighter-how = Nessun potere, nessuna debolezza.
card-orders = Ordini: muove gli altri e apre porte per loro, con i propri punti.
card-chop = Abbatte muri a { $cost } per colpo invece di { $usual }.
card-gun = Usa l’idrante dell’autopompa a { $cost } invece di { $usual }.
card-water = Spegnere costa il doppio: { $step } da fuoco a fumo, { $whole } per spegnere del tutto.
card-no-water = Non può spegnere né fuoco né fumo.
card-quiet = Lavora solo dove non c’è fuoco, né nello spazio né accanto.
card-cafs-limit = { $limit ->
    [command_ap] Al pompiere CAFS al massimo 1 punto ordine per turno.
   *[any_ap] Al pompiere CAFS al massimo 1 punto per turno.
  }
card-points = { $many } punti per turno
card-pool = { $pool ->
    [move] altri { $many } solo per muoversi
    [douse] altri { $many } solo per spegnere
   *[command] altri { $many } solo per gli ordini
  }
card-pool-first = I punti speciali si spendono per primi e non si conservano.
card-keep = Conserva fino a { $many } punti per il turno dopo.
badge-edition = { $edition ->
    [ru] Edizione russa
    [cs] Edizione ceca
    [it] Edizione italiana
   *[en] Testo inglese comune
  }
badge-edition-how = { $edition ->
    [en] I regolamenti differiscono in qualche punto. Dove accade, si gioca come dice la maggior parte.
   *[other] I regolamenti differiscono in qualche punto. Qui si gioca così:
  }
