# Hints, reasons, requests, chances. Chances and numbers come as texts, places in words.
request-leave-tile = Tento dílek nech mně: { $place }
request-cool = Ochlaď tento palivový soubor: { $place }
request-come = Pojď na tuto buňku a zůstaň tam: { $place }
request-fetch = Seber, co tu leží: { $place }
request-treat = Sniž mi radiaci
clue-r-acute = Je čas vyhlásit akutní fázi.
clue-r-sacrifice = Teď nejvíc pomůže oběť.
clue-r-gather = Přenes soubor do jeho buňky.
clue-r-foam = Dej na odkrytý havarijní soubor hasicí přístroj.
clue-r-cool = Ochlaď odkrytý soubor.
clue-r-on = Otoč kazetu SUZ zpět.
clue-r-open = Podívej se, co tam leží.
clue-r-heal = Sniž někomu radiaci.
clue-r-hand = Předej žeton.
clue-r-mask = Nasaď plynovou masku.
clue-r-go = Jdi do buňky { $place }.
clue-r-stay = Ukonči tah: teď není nic lepšího.
clue-r-place = Začni v buňce { $place }.
because-r-look = Zatím nikdo neví, co leží v buňce { $place }.
because-r-defeat = Příští karty méně pravděpodobně znamenají konec.
odds-r-defeat = Příští karty znamenají konec s šancí { $ours } místo { $theirs }.
because-r-hearts = Shoří méně srdíček.
odds-r-hearts = Shoří srdíček v průměru: { $ours } místo { $theirs }.
because-r-placed = Ze šesti jich bude shromážděno víc.
odds-r-placed = Shromážděno z šesti: { $ours } místo { $theirs }.
because-r-deaths = Méně mrtvých.
odds-r-deaths = Mrtvých v průměru: { $ours } místo { $theirs }.
because-r-known = Víc se ví o tom, co tam leží.
odds-r-known = Známých havarijních souborů: { $ours } místo { $theirs }.
because-r-movers = Jeřáby a zvedáky zůstanou.
odds-r-movers = Zbývá jeřábů a zvedáků: { $ours } místo { $theirs }.
because-r-dose = Všichni dostanou méně radiace.
odds-r-dose = Radiace všech v průměru: { $ours } místo { $theirs }.
because-r-dial = Havárie roste pomaleji.
odds-r-dial = Ukazatel v průměru: { $ours } místo { $theirs }.
r-hint-odds = Potom s dalšími kartami: { $odds }
r-risk-map = Co mohou udělat další karty
r-chance-spaces = s buňkou se něco stane
r-chance-hearts = shoří srdíčko
r-chance-people = někdo zemře
r-chance-at = Buňka { $place } se otočí, zmizí nebo vzplane: { $chance }
r-chance-person-at = Někdo v buňce { $place } zemře: { $chance }
r-risk-hearts = Shoří srdíček: { $many }
r-risk-dial = Ručička stoupne o { $many }
r-risk-defeat = Prohra: { $chance }
r-risk-who = { $who }: dávka { $dose }, smrt { $chance }
r-ask-place = Ukaž na buňku.
r-risk-most = { $hearts ->
    [none] Žádné srdíčko teď nehrozí shořet.
    [may] Může shořet srdíčko.
   *[likely] Nejspíš shoří srdíčko.
  }
r-risk-may-end = Reaktor může vybuchnout.
r-risk-danger = { $who } může zemřít.
