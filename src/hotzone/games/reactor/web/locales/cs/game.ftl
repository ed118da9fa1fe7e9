# Reaktor.
ending-burnt-out = Reaktor vybuchl
ending-burnt-out-more = Shořelo poslední srdíčko: odkrytý havarijní soubor se přehřál.
ending-assembly-lost = Havarijní soubor je ztracen
ending-assembly-lost-more = Kolem funkční kazety SUZ jich musí být všech šest.
ending-given-up = Vzdáno
ending-given-up-more = Reaktor zůstal sám. Jiná směna to zkusí znovu.
r-ending-victory = Reaktor je odstaven
r-ending-victory-more = Všech šest havarijních souborů leží kolem funkční kazety SUZ. VYP.
reactor-moves = Jedná reaktor
idle-reactor = Jedná reaktor. Mezerník zastaví, klepnutí přeskočí.
board-reactor = Aktivní zóna
r-pick-hint = Ukaž na buňku a uvidíš cestu, nebo vyber níže.
r-cell = buňka { $place }
r-to = na { $place }
r-dose = dávka { $number }
r-dead = po smrti
r-radiation = Radiace { $number } z { $of }
r-soldier = Voják
r-engineer = Inženýr
r-firefighter = Hasič
r-doctor = Lékař
status-r-dial = Úroveň havárie
status-r-found = Nalezeno
status-r-around = Kolem kazety SUZ
status-r-hearts = Srdíčka
r-around = Kolem { $place }
r-around-none = Shromážděno
r-goal-found = Najít { $many } havarijních souborů
r-goal-around = Shromáždit je kolem kazety SUZ
r-sector-green = zelená
r-sector-yellow = žlutá
r-sector-red = červená
count-r-overheat = Zbývá karet přehřátí
count-r-control = Zbývá karet poruchy SUZ
count-r-normal = Dosud neviděné běžné soubory
count-r-emergency = Dosud neviděné havarijní soubory
count-r-working = Dosud neviděné funkční kazety SUZ
r-phase-1 = Reaktor
r-phase-2 = Postava
pool-r-steps-word = kroky
r-tile-start = startovní buňka
r-tile-pit = prázdná buňka
r-tile-fuel-down = palivový soubor rubem nahoru
r-tile-fuel-down-black = běžný palivový soubor rubem nahoru
r-tile-fuel-down-red = havarijní palivový soubor rubem nahoru
r-tile-fuel-black = běžný palivový soubor lícem nahoru
r-tile-fuel-red = havarijní palivový soubor lícem nahoru
r-tile-control-down = kazeta SUZ rubem nahoru
r-tile-control-down-black = funkční kazeta SUZ rubem nahoru
r-tile-control-down-red = vadná kazeta SUZ rubem nahoru
r-tile-control-black = funkční kazeta SUZ lícem nahoru
r-tile-control-red = vadná kazeta SUZ lícem nahoru
r-token-extinguisher = hasicí přístroj
r-token-extinguisher-object = hasicí přístroj
r-token-extinguisher-how = Polož ho na odkrytý havarijní soubor pod sebou: v příští fázi reaktoru tam srdíčko neshoří.
r-token-lift = ruční zvedák
r-token-lift-object = ruční zvedák
r-token-lift-how = Přemísti dílek pod sebou se všemi na něm do libovolné prázdné buňky.
r-token-mask = plynová maska
r-token-mask-object = plynovou masku
r-token-mask-how = Do konce tahu žádná dávka.
r-token-kit = lékárnička
r-token-kit-object = lékárničku
r-token-kit-how = Sniž o 1 radiaci někomu na své buňce.
r-token-crane = dálkový jeřáb
r-token-crane-how = Odkudkoli přemísti dílek, na kterém někdo stojí, do libovolné prázdné buňky.
r-token-pipeline = potrubí
r-token-pipeline-how = Otoč odkrytý palivový soubor pod sebou zpět rubem nahoru.
r-token-on = tlačítko ZAP
r-token-on-how = Odkudkoli otoč odkrytou kazetu SUZ rubem nahoru.
r-token-hose = požární hadice
r-token-hose-how = Otoč odkrytý palivový soubor pod sebou zpět rubem nahoru.
r-token-extra = buňka navíc
r-token-extra-how = Odkryj v tahu druhý dílek, nebo překroč jednu prázdnou buňku.
r-token-help = lékařská pomoc
r-token-help-how = Sniž o 2 radiaci někomu na své buňce.
group-r-move = Jít
group-r-move-can = vyber označenou buňku
group-r-move-not = nezbývá krok nebo cesta
group-r-open = Odkrýt tento dílek
group-r-open-can = jednou za tah
group-r-open-not = teď tu není co odkrýt
group-r-token = Předat žeton
group-r-token-can = předat, nechat nebo vzít
group-r-token-not = nikdo a nic tu není
group-r-last = Poslední možnost
group-r-last-can = nelze vzít zpět
group-r-last-not = teď ne
r-do-move = Jít na { $place }
r-do-cross = Překročit na { $place }
r-do-open = Odkrýt { $place }
r-do-open-extra = Odkrýt navíc { $place }
r-do-pipeline = Ochladit { $place } potrubím
r-do-hose = Ochladit { $place } hadicí
r-do-extinguisher = Hasicí přístroj na { $place }
r-do-mask = Nasadit plynovou masku
r-do-help = Lékařská pomoc: { $who }
r-do-kit = Lékárnička: { $who }
r-do-on = ZAP: { $place } rubem nahoru
r-do-lift = Zvednout tento dílek na { $place }
r-do-crane = Jeřáb: { $from } na { $place }
r-do-give = Předat ({ $who }): { $token }
r-do-leave = Nechat na { $place }: { $token }
r-do-take = Vzít: { $token } (nechává { $who })
r-do-sacrifice = Obětovat se a odstranit { $place }
r-do-end = Konec tahu
r-do-give-up = Vzdát hru
r-do-ready = Pokračovat bez toho
r-do-call = Vyhlásit akutní fázi
r-do-place = Začít na { $place }
way-cross = Překročit: { $place }
r-ask-placing = Kde začíná { $who }?
r-ask-placing-how = { $mine ->
    [yes] Vyber žlutou startovní buňku; smí na ní být i víc postav.
   *[no] Žlutou startovní buňku vybírá { $chooser }.
  }
r-ask-waiting = { $who }: než jedná reaktor
r-ask-waiting-how = { $mine ->
    [yes] Teď se táhnou karty. Nasaď masku, pokud se dílek pod tebou může otočit, nebo pokračuj.
   *[no] Teď se táhnou karty. Předtím si { $chooser } smí nasadit masku.
  }
r-ask-bracing = { $mine ->
    [yes] { $who }: stojíš na odkrytém dílku
   *[no] { $who } stojí na odkrytém dílku
  }
r-ask-bracing-how = { $mine ->
    [yes] Tvá fáze akcí začíná její dávkou. Maska tě před ní ochrání.
   *[no] Nejdřív přijde jeho dávka. O masce rozhoduje { $chooser }.
  }
r-event-turn = Tah { $number } · { $who }
r-event-placed = { $who } začíná na { $place }.
r-event-card-under = Karta { $place } jde pod balíček.
r-event-cooled = Buňka { $place } je ochlazena: dílek leží zase rubem nahoru.
r-event-tile-moved = Dílek z buňky { $what } se přemísťuje na { $place }.
r-event-tile-back = Funkční kazeta SUZ se vrací na { $place }.
r-event-dial = Úroveň havárie: { $number }.
r-event-radiation = { $who }: dávka { $number }.
r-event-died = { $who } umírá.
r-event-moved = { $who } jde na { $place }.
r-event-crossed = { $who } překračuje na { $place }.
r-event-extinguisher-laid = Hasicí přístroj leží na { $place }.
r-event-extinguisher-gone = Hasicí přístroj na { $place } je spotřebován.
r-event-mask-on = { $who } si nasazuje masku.
r-event-mask-off = { $who } si sundává masku.
r-event-acute-phase = Začíná akutní fáze: táhnou se všechny zbylé karty přehřátí.
r-event-acute-phase-passed = Akutní fáze pominula. Přicházejí posily s plnými sadami žetonů.
r-event-returned = { $who } se vrací na { $place }.
r-said-give = { $who } předává ({ $to }): { $token }.
r-said-leave = { $who } nechává na { $to }: { $token }.
r-said-take = { $who } bere žeton (nechává { $to }): { $token }.
r-sure-call = Všechny zbylé karty přehřátí se potáhnou jedna po druhé; odkryté havarijní soubory mohou spálit srdíčka. Pak jsou všichni zpět s plnými sadami. Nelze to vzít zpět.
r-sure-give-up = Hra se počítá jako prohraná. Nelze to vzít zpět.
r-sure-dies = { $who }: dávka na { $place } by byla smrtelná.
r-off-unknown = VYP · najdi funkční kazetu SUZ
r-text-state = Reaktor
r-text-fuel = Palivové soubory
r-text-control = Kazety SUZ
r-text-cells = Všechny buňky
r-text-around = Kolem { $place }: { $many } ze 6
r-text-person = { $who }: buňka { $place }, dávka { $dose }. Žetony: { $tokens }
r-text-dead = { $who }: po smrti
r-lying = { $token } × { $many }
r-cost = { $many ->
    [one] { $many } krok
    [few] { $many } kroky
    [many] { $many } kroku
   *[other] { $many } kroků
  }
pool-r-steps = { $many ->
    [one] zbývá { $many } krok
    [few] zbývají { $many } kroky
    [many] zbývá { $many } kroku
   *[other] zbývá { $many } kroků
  }
r-cards = { $overheat ->
    [one] { $overheat } karta
    [few] { $overheat } karty
    [many] { $overheat } karty
   *[other] { $overheat } karet
  }{ $control ->
    [0] {""}
   *[other] { " " }+ { $control } SUZ
  }
r-last-cards = { $many ->
    [one] poslední karta: { $cards }
    [few] poslední karty: { $cards }
    [many] poslední karty: { $cards }
   *[other] poslední karty: { $cards }
  }
r-off = { $many ->
    [0] VYP
   *[other] VYP · chybí ještě { $many }
  }
r-way = { $of ->
    [one] { $steps } z { $of } kroku
    [few] { $steps } ze { $of } kroků
    [many] { $steps } z { $of } kroku
   *[other] { $steps } z { $of } kroků
  }{ $dose ->
    [-1] {" "}· smrtelné
    [0] {" "}· bez dávky
   *[other] {" "}· dávka +{ $dose }
  }
r-event-card = { $what ->
    [control] Karta poruchy SUZ: { $place }.
   *[overheat] Karta přehřátí: { $place }.
  }
r-event-deck-made = { $what ->
    [overheat] Balíček karet přehřátí je znovu zamíchán: { $number }.
   *[control-failure] Balíček karet poruchy SUZ je znovu zamíchán: { $number }.
  }
r-event-untouched = { $what ->
    [empty] Buňka { $place } je prázdná: nic se neděje.
    [emergency-assembly] Hasicí přístroj chrání buňku { $place }.
   *[other] Buňka { $place } zůstává, jak je.
  }
r-event-turned-up = { $what ->
    [emergency-assembly] Dílek { $place } se otáčí lícem nahoru: havarijní soubor.
    [broken-control-assembly] Dílek { $place } se otáčí lícem nahoru: vadná kazeta SUZ.
    [working-control-assembly] Dílek { $place } se otáčí lícem nahoru: funkční kazeta SUZ.
   *[normal-assembly] Dílek { $place } se otáčí lícem nahoru: běžný soubor.
  }
r-event-removed = { $what ->
    [emergency-assembly] Havarijní soubor z buňky { $place } je pryč.
    [working-control-assembly] Funkční kazeta SUZ z buňky { $place } je pryč.
    [broken-control-assembly] Vadná kazeta SUZ z buňky { $place } je pryč.
   *[normal-assembly] Dílek { $place } už byl odkrytý: mizí z pole.
  }
r-event-shown = { $what ->
    [emergency-assembly] V buňce { $place } ležel havarijní soubor.
    [broken-control-assembly] V buňce { $place } ležela vadná kazeta SUZ.
    [working-control-assembly] V buňce { $place } ležela funkční kazeta SUZ.
   *[normal-assembly] V buňce { $place } ležel běžný soubor.
  }
r-event-hearts = { $number ->
    [0] Kvůli buňce { $place } hoří poslední srdíčko.
    [one] Kvůli buňce { $place } hoří srdíčko: zbývá { $number }.
    [few] Kvůli buňce { $place } hoří srdíčko: zbývají { $number }.
    [many] Kvůli buňce { $place } hoří srdíčko: zbývá { $number }.
   *[other] Kvůli buňce { $place } hoří srdíčko: zbývá { $number }.
  }
r-event-ended = { $what ->
    [victory] Reaktor je odstaven.
    [burnt-out] Reaktor vybuchl.
    [assembly-lost] Havarijní soubor je ztracen: reaktor už odstavit nelze.
   *[given-up] Tým se vzdává.
  }
r-sure-sacrifice = { $many ->
    [one] { $who } zemře a dílek { $place } zmizí z pole.
    [few] Zemřou: { $who }. Dílek { $place } zmizí z pole.
    [many] Zemřou: { $who }. Dílek { $place } zmizí z pole.
   *[other] Zemřou: { $who }. Dílek { $place } zmizí z pole.
  }{ $defeat ->
    [yes] {" "}Je to havarijní soubor: hra bude prohraná.
    [perhaps] {" "}Tento dílek nikdo neviděl: je-li havarijní, hra je prohraná.
   *[no] {""}
  } Nelze to vzít zpět.
r-legend-goal = v tomto kruhu musí ležet všech šest havarijních souborů
r-board-label = Aktivní zóna, řad šestiúhelníkových buněk: { $rows }
game-reactor = Reaktor
game-reactor-how = Čtyři hrdinové odstavují reaktor, než dojde k výbuchu.
game-reactor-credit = Podle pravidel hry „Реактор“ Arťoma Maslikova; rozvržení pole je naše. Neoficiální.
log-reactor = Úroveň havárie { $dial }, srdíčka { $hearts }, naživu { $alive }, tahů { $turns }
