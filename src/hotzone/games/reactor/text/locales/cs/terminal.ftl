# Reaktor v terminálu: co neříká stránka.
seat-name-word = postava
typing-actions = Napiš akci (jít 12), její začátek (j 12) nebo jen buňku či kartu (12), když sedí jediná akce. Rozumí se i anglicky (move 12).
typing-cells = Buňky paliva jsou 1 až 31, kazet SUZ S1 až S6, startovní Ya až Yd. Postavy jsou 1 až 4: předat zvedák 2.
typing-sacrifice = Odstranit dílek pod figurkou (oběť 12) je nutné napsat celé a hra se zeptá ještě jednou.
# Značky obrázku.
sign-fuel = f palivový soubor
sign-control = c kazeta SUZ
sign-empty = -- prázdno
sign-up = VELKÁ lícem nahoru
sign-unseen = ? neznámý
sign-normal = n běžný
sign-emergency = e havarijní
sign-working = w funkční
sign-broken = b vadná
sign-foam = * hasicí přístroj
sign-crew = 1-4 postavy
# Jak to stojí.
r-about = { $title }: buněk paliva { $fuel }, buněk SUZ { $control }; žlutý sektor od { $yellow }, červený od { $red }.
r-status-turn = Tah { $turn }: { $who }, { $steps }
r-status-dial = úroveň havárie { $dial } ({ $sector })  srdíčka { $hearts }
r-status-cards = zbývá karet { $fuel } a { $control }
r-status-unseen = nenalezeno: { $emergency } havarijních, { $working } funkčních
r-on = na { $place }
r-masked = má plynovou masku
r-not-there = Figurka není na plánu.
r-not-there-short = není na plánu
r-of-player = { $who } (hráč { $number })
r-left-on = leží na { $place }: { $tokens }
r-foamed = pod hasicím přístrojem
r-none-known = zatím není znám žádný
r-look = { $place }: { $things }; vedle { $beside }.
r-heap = { $place }: { $number ->
    [0] žeton „{ $token }“ ({ $who }) už tu neleží.
   *[other] leží tu { $token } ({ $who }): { $number }.
  }
r-died-on = { $who } umírá na { $place }.
# Otázky.
now-waiting = { $who } začíná tah: maska, vyhlásit akutní fázi, nebo hotovo?
now-bracing = { $who } stojí na odkrytém dílku: maska, nebo hotovo?
now-acting = Na tahu je { $who }.
roll-tile = Co ukazuje dílek { $place }?
roll-character = Rozdej postavu.
roll-card = Otoč kartu.
sure-give-up = Tým se vzdává: partie se počítá jako prohra. Opravdu?
sure-sacrifice = Dílek { $place } zmizí z plánu. { $many ->
    [one] Zemře { $who }.
    [few] Zemřou: { $who }.
    [many] Zemřou: { $who }.
   *[other] Zemřou: { $who }.
  }{ $defeat ->
    [yes] {" "}Je to havarijní soubor: bez něj je partie prohraná.
    [perhaps] {" "}Nikdo ho neviděl: je-li havarijní, je partie prohraná.
   *[no] {""}
  } Opravdu?
# Odpovědi slovy.
command-look = co
command-look-how = buňka slovy; bez buňky: kde stojí figurka na tahu
command-where = kde
command-where-how = kde kdo je
command-cards = karty
command-cards-how = které karty jsou ještě v balíčcích
command-emergency = havarijní
command-emergency-how = známé havarijní soubory
# Rady, kde místo ještě není prozrazeno, a pravděpodobnosti.
clue-r-go-somewhere = Jsi potřeba v jiné buňce.
clue-r-place-somewhere = Je třeba vybrat startovní buňku.
r-risk-dies = { $who } zemře: { $chance }
r-risk-sums = Příští karty spálí v průměru { $hearts } srdíčka; partie jimi skončí s pravděpodobností { $defeat }.
r-risk-dial-by = Úroveň havárie se změní v průměru o { $many }.
r-risk-up = Dílky, které se mohou otočit: { $chances }.
r-risk-gone = Dílky, které mohou zmizet: { $chances }.
r-risk-heart = Dílky, které mohou stát srdíčko: { $chances }.
r-risk-deaths = Kdo může zemřít: { $chances }.
r-risk-doses = Dávky v průměru: { $doses }.
r-risk-no-dose = Dávku nedostane nikdo.
# Akce a žetony, jak se píšou.
verb-move = jít
verb-cross = překročit
verb-open = odkrýt
verb-open-extra = odkrýt navíc
verb-pipeline = potrubí
verb-hose = hadice
verb-extinguisher = přístroj
verb-mask = maska
verb-help = ošetřit
verb-kit = lékárnička
verb-on = zap
verb-lift = zvedák
verb-crane = jeřáb
verb-give = předat
verb-leave = nechat
verb-take = vzít
verb-sacrifice = oběť
verb-end = konec
verb-off = vyp
verb-give-up = vzdát
verb-ready = hotovo
verb-call = akutní fáze
verb-place = začít
verb-card = karta
verb-face = je
verb-cast = hráč
token-extinguisher = přístroj
token-extinguisher-object = přístroj
token-lift = zvedák
token-lift-object = zvedák
token-mask = maska
token-mask-object = masku
token-kit = lékárnička
token-kit-object = lékárničku
token-crane = jeřáb
token-pipeline = potrubí
token-on = ZAP
token-hose = hadice
token-extra = buňka navíc
token-help = lékař. pomoc
face-black = černý
face-red = červený
# Otázky před partií.
choose-board = Který plán?
choose-board-prompt = plán
choose-players = Kolik hráčů?
choose-players-prompt = hráči
choose-third = Kdo je třetí ze tří?
choose-third-prompt = třetí
choose-hearts = Kolik srdíček?
choose-hearts-prompt = srdíčka
choice-board-reactor = { board-reactor }
choice-third-soldier = { r-third-soldier }
choice-third-doctor = { r-third-doctor }
choice-hearts-1 = { r-hearts-1 }
choice-hearts-2 = { r-hearts-2 }
choice-hearts-3 = { r-hearts-3 }
typed-error-no-question = „{ $typed }“ není otázka; seznam ukáže „pomoc“
