# Požáry společné více týmům: požár dne a výzvy přátelům.
daily-title = Požár dne
daily-title-of = Požár dne { $number }
daily-number = Č. { $number }
daily-open = { $many ->
    [0] Otevřeno do půlnoci UTC
    [one] Otevřeno do půlnoci UTC · zatím { $many } tým
    [few] Otevřeno do půlnoci UTC · zatím { $many } týmy
    [many] Otevřeno do půlnoci UTC · zatím { $many } týmu
   *[other] Otevřeno do půlnoci UTC · zatím { $many } týmů
  }
daily-over = Tento den už skončil: můžeš si ho zahrát pro cvik
daily-played = Odehráno
daily-next = Další za { $hours } h { $minutes } min
daily-how = Stejný začátek, stejné karty a stejné kostky pro každý tým. Počítá se jeden pokus.
daily-over-how = Stejný začátek a stejné kostky, jaké měly ten den všechny týmy. Cvičení se do seznamu nepočítá.
daily-crew-of = { $many } v týmu
daily-rules = Pravidla
daily-you-play = Hraješ
daily-all-figures = za všechny, nebo společně u jedné obrazovky
daily-takes = Trvá
daily-minutes = asi { $minutes } minut; můžeš si dát pauzu
daily-ai = Tým AI
daily-wins = vyhraje tady { $wins }krát ze 100
daily-go-in = Do toho
daily-go-on = Pokračovat v pokusu
daily-together = Hrát společně po síti
daily-warm-up = Nejdřív se rozehřát (nepočítá se)
daily-warm-up-title = Rozehřátí
daily-practice = Zahrát si pro cvik
daily-practice-how = Stejné kostky znovu, kolikrát chceš. Nikdy se to nepočítá.
daily-practice-go = Ještě jednou, pro cvik
daily-again-title = Ještě jednou odtud
daily-dice-fixed = Kostky byly dané předem. Jejich otisk se o půlnoci otevře a kdokoli ho může ověřit:
daily-dice-open = Kostky toho dne měly tento otisk:
daily-dice-same = První hod tvého třetího tahu je pro všechny týmy stejný: štěstí mají stejné a tahy lze srovnávat.
daily-dice-check = Ověřit kostky
daily-secret = Tajemství dne:
daily-anchor = Kotva roku:
daily-board = { $house } na začátku
daily-week = Tento týden
daily-week-how = V pondělí lehký, v neděli těžký.
daily-yesterday = Včera: { $house }
daily-yesterday-won = { $crews ->
    [0] Nikdo nedohrál.
    [one] Vyhrálo { $won } z { $crews } týmu.
    [few] Vyhrálo { $won } ze { $crews } týmů.
    [many] Vyhrálo { $won } z { $crews } týmu.
   *[other] Vyhrálo { $won } z { $crews } týmů.
  }
daily-yesterday-best = Nejlepší: { $who }, tahů: { $turns }.
daily-you-won = Ty jsi vyhrál.
daily-you-lost = Ty jsi prohrál.
daily-watch-best = Sledovat nejlepší
daily-look-day = Otevřít den
daily-a-crew = Tým
daily-calendar = Dny v řadě a kalendář
daily-streak = { $many ->
    [one] { $many } den
    [few] { $many } dny
    [many] { $many } dne
   *[other] { $many } dní
  }
daily-makes-it = { $many ->
    [one] S dneškem to bude { $many }.
    [few] S dneškem to budou { $many }.
    [many] S dneškem to bude { $many }.
   *[other] S dneškem to bude { $many }.
  }
daily-best-streak = Nejvíc: { $many }.
daily-make-up = Zmeškaný den lze dohnat do týdne, dvakrát za měsíc.
daily-won = výhra
daily-lost = prohra
daily-all-saved = všech deset
daily-not-played = neodehráno
daily-is-today = dnes
daily-result = Výsledek ke sdílení
daily-score = Zachráněno: { $saved } · ztraceno: { $lost } · tahů: { $turns } · { $share } % nejlepší cesty
daily-score-rest = zachráněno · ztraceno: { $lost } · tahů: { $turns } · { $share } % nejlepší cesty
daily-score-plain = { $won ->
    [yes] výhra · tahů: { $turns } · { $share } % nejlepší cesty
   *[no] prohra · tahů: { $turns } · { $share } % nejlepší cesty
  }
daily-squares = Tahů: { $turns }; jako nejlepší cesta: { $best }, stejně dobré: { $good }, nepřesnosti: { $slips }, chyby: { $mistakes }
daily-best-line = jako nejlepší cesta
daily-as-good = stejně dobré
daily-slip = nepřesnost
daily-mistake = chyba
daily-copy = Kopírovat text
daily-copied = Text je zkopírovaný.
daily-not-copied = Text se nepodařilo zkopírovat.
daily-shared = Obrázek je uložený a text zkopírovaný.
daily-no-spoilers = Neukazuje místnosti, kostky ani jména: můžeš to poslat i těm, kdo ještě nehráli.
daily-how-crews = { $many ->
    [one] Jak dopadl { $many } tým
    [few] Jak dopadly { $many } týmy
    [many] Jak dopadlo { $many } týmu
   *[other] Jak dopadlo { $many } týmů
  }
daily-first-crew = Stejný začátek, stejné kostky. Tvůj tým dohrál jako první.
daily-better = Stejný začátek, stejné kostky. Tvůj tým dopadl lépe než { $percent } ze 100.
daily-bar-lost = Prohra
daily-bar-all = Všech deset
daily-bar-saved = { $from } nebo { $to }
daily-bar-slow = { $from }+ tahů
daily-bar-fast = ≤ { $to } tahů
daily-bar-turns = { $from }–{ $to } tahů
daily-you = ty
daily-turn-by-turn = Tah za tahem
daily-turn-how = Šance na výhru, jak ji vidělo hledání. Kostky jsou stejné, takže mezera mezi čarami je rozhodnutí, ne štěstí.
daily-curve = Šance na výhru tah za tahem
daily-turn-axis = tah
daily-middle = polovina všech týmů
daily-parted = Kde se týmy rozešly: tah { $turn }
daily-parted-same = Tyto týmy měly před sebou úplně stejný stůl.
daily-parted-alike = Tyto týmy na tom byly téměř stejně: to podstatné se shodovalo a na plánu byly nejvýš tři rozdíly.
daily-parted-board = Plán v tahu { $turn }
daily-share-of-crews = Podíl týmů
daily-choice = Co udělaly
daily-chance-after = Šance na výhru potom
daily-watch = Sledovat
daily-watch-theirs = Sledovat jejich hru
daily-watch-it = Přehrát
daily-from-here = Zkusit to odtud znovu
daily-crews = Týmy
daily-people = { $many ->
    [one] { $many } hráč
    [few] { $many } hráči
    [many] { $many } hráče
   *[other] { $many } hráčů
  }
daily-turns = { $many ->
    [one] { $many } tah
    [few] { $many } tahy
    [many] { $many } tahu
   *[other] { $many } tahů
  }
daily-saved = Zachráněno: { $many }
daily-with-help = s nápovědou
daily-crew-name = Jméno tvého týmu
daily-list-us = Uvést nás: ostatní uvidí jméno a mohou sledovat
daily-keep-name = Uložit
daily-best-so-far = Zatím nejlepší
daily-best-of-day = Nejlepší dne
challenge-title = Stejná partie pro přátele
challenge-how = Stejné rozestavění a stejné kostky pro každého, kdo otevře tento odkaz. Počítá se jeden pokus
challenge-done = { $many ->
    [0] Zatím nikdo nedohrál.
    [one] Dohrál { $many } tým. Uvidíš ho po svém pokusu.
    [few] Dohrály { $many } týmy. Uvidíš je po svém pokusu.
    [many] Dohrálo { $many } týmu. Uvidíš je po svém pokusu.
   *[other] Dohrálo { $many } týmů. Uvidíš je po svém pokusu.
  }
challenge-dice-turn = Náhoda je pro všechny stejná, tah za tahem: první hod dvanáctého tahu, karty, dokud v balíčku zbývají tytéž, i to, co leží lícem dolů. Na co narazí, záleží na tobě.
challenge-dice-order = Hody přicházejí všem ve stejném pořadí: pátá odpověď na tutéž otázku je stejná, ať se předtím stalo cokoli.
challenge-dice-rolled = Hody a karty nabídnuté partie přicházejí všem ve stejném pořadí; kdo hraje déle, dostane nové.
challenge-dice-new = Rozestavění je z nabídnuté partie. Její kostky jsou dnes ještě tajné, proto tu mají všichni stejné nové.
challenge-turn-how = Šance na výhru, jak ji vidělo prohledávání. Hody přicházejí ve stejném pořadí, ale ne vždy ve stejném tahu.
challenge-send = Tvoje partie už je ve srovnání. Pošli odkaz: kdo dohraje, objeví se vedle tebe.
challenge-looking-back = Tvoje partie se právě rozebírá; za chvíli se tu objeví.
challenge-went-back = vrácené hody
challenge-copy = Kopírovat odkaz pro přátele
challenge-side = Vedle sebe
challenge-crew = Tým { $number }
error-day-over = Ten den už dávno skončil; hrát lze dny posledního měsíce.
error-too-many-tries = Z jedné sítě se počítá šest pokusů denně. Přijď zítra, nebo se rozehřej s jinými kostkami.
error-no-such-day = Pro ten den tu žádná partie není.
error-bad-day = Den se píše takto: 2026-01-31.
error-no-daily = Žádná hra tohoto serveru nenabízí partii na každý den.
error-unknown-challenge = Pod tímto odkazem žádná výzva není.
error-name-hidden = Správci tohoto serveru skryli jméno tvého týmu; v seznamu zůstává beze jména.
