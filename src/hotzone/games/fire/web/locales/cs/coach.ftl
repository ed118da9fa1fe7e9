# Hints, reasons, requests, chances. Chances and numbers come as texts, places in words.
clue-done = Hotovo: ukonči hru.
clue-bring-out = Vynes člověka ven.
clue-gun = Použij vodní dělo.
clue-treat = Ošetři člověka { $in }.
clue-identify = Zjisti, kdo je { $in }.
clue-hazmat = Dostaň nebezpečnou látku z domu.
clue-put-out = Uhas oheň { $in }.
clue-clear-smoke = Odstraň kouř { $in }.
clue-clear-spot = Odstraň rozžhavení { $in }.
clue-drive = Přejeď s vozem { $to }.
clue-chop = Prosekej stěnu { $place }.
clue-open-door = Otevři dveře { $place }.
clue-close-door = Zavři dveře { $place }.
clue-ladder = Pomůže žebřík { $in }.
clue-repair = Oprav stěnu { $place }.
clue-change = Vyměň kartu.
clue-go = Jdi { $to }.
clue-save = Ukonči tah a body si nech: příští tah bude delší.
clue-save-part = Ukonči tah: čtyři body ti zůstanou a pro zbylé teď není lepší využití.
clue-end = Ukonči tah.
clue-choose = Tohle je dobrá volba.
because-look = { $known ->
    [yes] Někdo může být { $in }.
   *[no] Někdo tam může být.
  }
because-gun = Podle zásahu se rozhodne zbytek.
because-reroll = Další hod nejspíš zasáhne lépe.
because-take-driver = Vodní dělo uhasí víc než kdokoli jiný: za polovinu a s druhým hodem.
because-place-engine = Kde bude stát hasičský vůz, tam se dá vodní dělo použít hned v prvním tahu.
because-park-engine = Hořících polí, kam odtud vodní dělo dosáhne: { $ours }.
because-change-paramedic = Odteď poslouží lépe jiná karta. { card-paramedic }: { card-paramedic-how }
because-change-captain = Odteď poslouží lépe jiná karta. { card-captain }: { card-captain-how }
because-change-imaging = Odteď poslouží lépe jiná karta. { card-imaging }: { card-imaging-how }
because-change-cafs = Odteď poslouží lépe jiná karta. { card-cafs }: { card-cafs-how }
because-change-hazmat = Odteď poslouží lépe jiná karta. { card-hazmat }: { card-hazmat-how }
because-change-generalist = Odteď poslouží lépe jiná karta. { card-generalist }: { card-generalist-how }
because-change-rescue = Odteď poslouží lépe jiná karta. { card-rescue }: { card-rescue-how }
because-change-driver = Odteď poslouží lépe jiná karta. { card-driver }: { card-driver-how }
because-change-engineer = Odteď poslouží lépe jiná karta. { card-engineer }: { card-engineer-how }
because-rescued = O jednoho člověka víc bude venku.
odds-rescued = Nakonec zachráněno: { $ours } místo { $theirs }.
because-collapse = Dům vydrží déle.
odds-collapse = Budova se zřítí s šancí { $ours } místo { $theirs }.
because-poi-lost = Kdo je { $in }, bude ve větším bezpečí.
odds-poi-lost = Kdo je { $in }, uhoří s šancí { $ours } místo { $theirs }.
because-knock-down = Oheň se k posádce dostane hůř.
odds-knock-down = Zranění v průměru: { $ours } místo { $theirs }.
because-damage = Stěny utrpí méně.
odds-damage = Poškození v průměru: { $ours } místo { $theirs }.
because-ap-to-rescue = { $known ->
    [yes] Kdo je { $in }, bude venku dřív.
   *[no] Další člověk bude venku dřív.
  }
odds-ap-to-rescue = Bodů do další záchrany: { $ours } místo { $theirs }.
because-shot = Příští výstřel vodního děla dokáže víc.
odds-shot = Ohňů, které příští výstřel vodního děla uhasí v průměru: { $ours } místo { $theirs }.
request-leave-victim = Tuto osobu nech mně: { $place }
request-hold-door = Drž tyto dveře: { $place }
request-follow-out = Pojď za mnou ven
request-put-out = Uhas tento oheň: { $place }
risk-damage = Poškození v průměru: { $many }
risk-collapse = Budova se zřítí: { $chance }
hint-odds = Potom při dalším ohni: { $odds }
chance-spaces = pole bude hořet
chance-hit = stěna nebo dveře se poškodí
chance-gone = stěna nebo dveře spadnou
chance-people = někdo bude zasažen
chance-at = { $place } bude hořet: { $chance }
chance-wall-at = Stěna nebo dveře { $place }: poškození { $hit }, zničení { $gone }
chance-person-at = Někdo { $in } bude zasažen: { $chance }
risk-who = { $who } bude zasažen: { $chance }
risk-at = kdo je { $in }, uhoří: { $chance }
ask-place = Ukaž na člověka, oheň nebo dveře.
risk-most = { $many ->
    [0] Nejspíš přibude jen kouř. Pokud oheň, pak { $in }.
    [one] Nejspíš přibude jeden oheň: { $in }.
    [few] Nejspíš přibudou { $many } ohně, hlavně { $in }.
    [many] Nejspíš přibude { $many } ohně, hlavně { $in }.
   *[other] Nejspíš přibude { $many } ohňů, hlavně { $in }.
  }
risk-none = Nejspíš žádný nový oheň.
risk-may-fall = Dům se může zřítit.
risk-told-walls = Stěny utrpí.
risk-danger = V nebezpečí: { $who }.
risk-danger-at = V nebezpečí je i člověk { $in }.
