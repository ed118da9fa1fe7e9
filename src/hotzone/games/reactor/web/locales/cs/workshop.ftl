# Reaktor v dílně: buňky, čísla, stupnice, karty, kontrola
ws-draw-r-hex = Nakreslit pole
ws-layer-r-field = Pole
ws-layer-r-numbers = Čísla
ws-layer-r-crew = Posádka
ws-tool-r-fuel = Palivo
ws-tool-r-control = SUZ
ws-tool-r-start = Start
ws-tool-r-none = Bez buňky
ws-tool-r-number = Číslo
ws-tool-r-count = Po řadě
ws-tool-r-home = Začíná zde
ws-how-r-fuel = Klepni na místo: vznikne palivová buňka s nejnižším volným číslem. Plus značí místa pro nové buňky.
ws-how-r-control = Klepni na místo: vznikne buňka SUZ. Cílem může být ta, kolem které leží šest buněk.
ws-how-r-start = Klepni na místo na okraji: tam postavy začínají, kazeta na něm neleží.
ws-how-r-none = Klepnutím buňku odebereš.
ws-how-r-number = Klepni na buňku a napiš číslo: přejde sem ze svého místa.
ws-how-r-count = Zadej další číslo a pak klepej na buňky po řadě.
ws-how-r-home = Zvol postavu a klepni na startovní buňku.
ws-fill-r-rows = Očíslovat po řadách
ws-fill-r-tiles = Tolik kazet, kolik je buněk
ws-numbers-r-dial = Stupnice
ws-numbers-r-cards = Karty a kazety
ws-numbers-r-heroes = Co si čtyři postavy nesou
r-ws-from-one = od 1
r-ws-empty = bez buňky
r-ws-label = { $kind ->
    [control] buňka SUZ { $place }
    [start] startovní buňka { $place }
   *[fuel] palivová buňka { $place }
  }, sousedí s { $around }
r-ws-fuel-count = Palivové buňky: { $many }, kazet v krabici: { $most }
r-ws-control-count = Buňky SUZ: { $many }, v krabici: { $most }
r-ws-start-count = Startovní buňky: { $many }
r-ws-yellow-from = Žlutá začíná na
r-ws-red-from = Červená začíná na
r-ws-overheat = { $sector ->
    [green] Karty přehřátí v zelené
    [yellow] Karty přehřátí ve žluté
   *[red] Karty přehřátí v červené
  }
r-ws-failure = { $sector ->
    [green] Karty poruchy v zelené
    [yellow] Karty poruchy ve žluté
   *[red] Karty poruchy v červené
  }
r-ws-fuel-cards = Karet na palivovou buňku
r-ws-control-cards = Karet na buňku SUZ
r-ws-working = Funkční kazety SUZ
r-ws-radiation = Nejvyšší dávka
r-ws-steps = { $who }: kroky
r-ws-token = { $who }: { $token }
r-ws-cell = Srdce: { $hearts }, hráči: { $crew }
finding-numbers-missing = Chybějí čísla: { $numbers }. Každá karta musí jmenovat buňku.
finding-no-fuel-cell = Pole nemá žádnou palivovou buňku.
finding-no-control-cell = Pole nemá žádnou buňku SUZ. Nakresli takovou, kolem které leží šest buněk.
finding-no-start-cell = Pole nemá startovní buňku: nikdo nemá kde začít.
finding-box-fuel = Palivových buněk je { $many }, kazet v krabici { $most }: u stolu to nevyjde.
finding-box-control = Buněk SUZ je { $many }, kazet v krabici { $most }: u stolu to nevyjde.
finding-too-many-cells = Buněk je { $many }, to je příliš: nejvýše { $most } i se startovními.
finding-unreachable-cell = Sem se nikdo nedostane: { $place }. Od startu sem nevede cesta.
finding-start-alone = Tato startovní buňka s ničím nesousedí: { $place }.
finding-no-goal = Kolem žádné buňky SUZ neleží šest buněk, takže nelze vyhrát.
finding-control-at-rim = Kolem leží méně než šest buněk: { $place }. Cílem se nestane.
finding-bad-tiles = Kazet je { $tiles }, buněk { $cells }.
finding-dial-never = { $sector ->
    [yellow] Žlutá začíná na { $begin }, ale stupnice končí na { $most }.
   *[red] Červená začíná na { $begin }, ale stupnice končí na { $most }.
  }
finding-cell-twice = Dvě buňky mají stejné číslo (řádek { $line } souboru).
finding-unknown-cell = Znak v plánu není buňka: řádek { $line }, sloupec { $column }.
finding-bad-start = Někdo nemá startovní buňku (řádek { $line } souboru).
finding-bad-order = Takové pořadí tahů není možné (řádek { $line } souboru).
finding-bad-sign = Znak radiace není černý ani červený (řádek { $line } souboru).
finding-bad-token = Někdo má žetony, které neexistují (řádek { $line } souboru).
finding-cells-differ = Seznam buněk a plán se neshodují (řádek { $line } souboru).
ws-step-r-shape = pole
ws-step-r-shape-how = Nakresli palivovou buňku na každé kovové místo plánu a přebytečné odeber.
ws-step-r-control = buňky SUZ
ws-step-r-control-how = Klepni na fialové buňky.
ws-step-r-start = startovní buňky
ws-step-r-start-how = Klepni na žluté buňky na okraji.
ws-step-r-numbers = čísla
ws-step-r-numbers-how = Začni od 1 a klepej na buňky v pořadí tištěných čísel.
ws-step-r-dial = stupnice
ws-step-r-dial-how = Přečti na stupnici, kde začíná žlutá a červená.
ws-step-r-cards = karty a kazety
ws-step-r-cards-how = Spočítej karty jedné buňky v každém balíčku.
ws-step-r-heroes = čtyři postavy
ws-step-r-heroes-how = Porovnej kroky a žetony s kartami postav.
ws-heat-open = Odkryto
ws-heat-died = Úmrtí
ws-heat-removed = Odstraněno
