# Herní obrazovka.
setting-up = Příprava
turn = Tah { $turn }
turn-of = Tah { $turn } · { $who }
turns = Tahy
room = Místnost
people-count = { $many ->
    [one] { $many } tady
    [few] { $many } tady
    [many] { $many } tady
   *[other] { $many } tady
  }
team-order = Tým v pořadí tahů
next = další
bot = AI
saved = { $many ->
    [one] ušetřen { $many } bod
    [few] ušetřeny { $many } body
    [many] ušetřeno { $many } bodu
   *[other] ušetřeno { $many } bodů
  }
count-of = { $what }: { $value } z { $of }
status-rescued = Zachráněno
status-lost = Ztraceno
status-damage = Poškození
board-label = Plán budovy, řad: { $rows }, sloupců: { $cols }
board-as-text = Plán jako text
floors = Podlaží
floor = Podlaží { $number }
active-hero = Kdo jedná
your-turn = Jsi na tahu
your-turn-now = Jsi na tahu: { $who }.
match-over = Konec
fire-moves = Požár se šíří
bot-thinks = AI přemýšlí
waiting-for = Rozhoduje { $who }
free = zdarma
no-points = žádné body
cost = { $many ->
    [one] { $many } bod
    [few] { $many } body
    [many] { $many } bodu
   *[other] { $many } bodů
  }
confirm = Potvrdit
pick-hint = Ukaž na pole, stěnu nebo dveře, anebo vyber níže.
choices-at = Co lze udělat: { $place }
why = Proč?
why-rule = Proč? Pravidlo { $rule }
rule-unknown = Toto pravidlo zatím nemá text.
all-rules = Všechna pravidla
path-steps = { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
    [many] { $moves } kroku
   *[other] { $moves } kroků
  }{ $doors ->
    [0] {""}
    [one] , otevřít dveře
   *[other] , otevřít dveře: { $doors }
  }{ $fires ->
    [0] {""}
   *[other] , skrz oheň
  }
actions = Akce
undo = Zpět
undo-dice = Zpět (kostky už padly)
redo = Vrátit
reset-turn = Na začátek tahu
end-turn = Konec tahu
end-loses = { $lost ->
    [one] Propadne { $lost } bod: ušetřit lze jen { $kept }.
    [few] Propadnou { $lost } body: ušetřit lze jen { $kept }.
    [many] Propadne { $lost } bodu: ušetřit lze jen { $kept }.
   *[other] Propadne { $lost } bodů: ušetřit lze jen { $kept }.
  }
keep-playing = Hrát dál
idle-replay = Díváš se na dřívější okamžik. Partie počká.
idle-over = Partie skončila.
idle-fire = Požár se šíří. Mezerník zastaví, klepnutí přeskočí.
idle-watching = Sleduješ hru. Chceš-li hrát, vyber si přilbu v místnosti.
idle-bot = { $who } (AI) přemýšlí.
idle-other = Rozhoduje { $who }.
idle-open = Místo { $seat } je volné: někdo si ho musí vzít, nebo ho předej AI v místnosti.
sections = Oddíly
log = Záznam
log-empty = Zatím se nic nestalo.
chat = Chat
team = Tým
unread = nepřečteno
chat-empty = Zatím nikdo nepsal.
chat-line = Napiš zprávu
chat-all = Všichni
chat-seats = Jen kdo má místo
chat-off = Nikdo
send = Poslat
phrase-well-done = Výborně
phrase-help = Potřebuji pomoc
phrase-on-my-way = Už jdu
phrase-careful = Pozor
phrase-your-call = Rozhodni ty
phrase-thanks = Díky
supply = Zbývá v zásobě
watching = Sledují
phases = Tah
phase-1 = Akce
phase-2 = Požár
phase-3 = Doplnění
die-red = Červená kostka: řada { $value }
die-black = Černá kostka: sloupec { $value }
pause = Pozastavit
go-on = Dál
skip = Na konec
speed = Rychlost { $by }
replay = Přehrání
replay-start = Na začátek
live = Živě
to-live = Na živo
moment = Okamžik { $at } z { $of }
play-on-here = Hrát odtud
link-lost = Spojení je ztraceno. Obnovujeme…
link-connecting = Připojujeme…
link-closed-4403 = Hostitel tě požádal o odchod, nebo nepouští diváky.
link-closed-4404 = Partie s tímto kódem tu není.
link-closed-4429 = Přišlo příliš mnoho zpráv. Načti stránku znovu.
pop-rule = Pravidlo
pop-settings = Nastavení
pop-keys = Klávesy
pop-text = Plán jako text
pop-end = Ukončit tah?
pop-room = Místnost a místa
copy-invite = Kopírovat pozvánku
copy-return = Kopírovat můj návratový odkaz
copied = Zkopírováno
invite-how = Kdo otevře pozvánku, může si vzít volnou přilbu. Návratový odkaz je jen tvůj: vrátí tě na tvá místa z jakéhokoli zařízení.
seat-name = Jméno hasiče { $seat }
seat-bot = AI: { $bot }
seat-yours = tvoje
seat-of = { $who }
seat-away = { $who }, pryč
seat-free = volné
sit = Vzít přilbu
stand = Odejít
give-bot = Předat AI
take-back = Vzít zpět
people-here = Lidé
host = hostitel
kick = Požádat o odchod
host-switches = Nastavení hostitele
switch-chat = Kdo smí psát
switch-watchers = Ostatní smějí sledovat
switch-undo = Kroky lze vzít zpět
switch-paused = AI na mě čeká
switch-pace = Sekundy před akcí AI
bot-step = Ať AI udělá jeden krok
record = Záznam partie
record-save = Uložit záznam
dice-commitment = Hody byly určeny před partií; jejich pečeť:
again = Znovu
harder = Těžší
pass-to = Předej: { $who }
text-people = Lidé
text-threats = Oheň a kouř
text-doors = Dveře a poškozené stěny
text-rooms = Pokoje
text-empty = nic
not-placed = ještě není na plánu
key-arrows = Posunout zaměření po plánu
key-walls = Vybrat stěnu nebo dveře na té straně
key-enter = Naplánovat, potom provést
key-escape = Zrušit plán
key-next = Další akce na tomto místě
key-numbers = Akce s tímto číslem
key-groups = Pohyb, nést, hasit, dveře, strhnout stěnu
key-undo = Zpět, vrátit
key-end = Konec tahu
key-where = Přečíst toto pole nahlas
key-log = Záznam
key-text = Plán jako text
key-space = Pozastavit vyprávění o ohni
key-replay = Přehrání: zpět, vpřed, začátek, živě
key-floors = Druhé podlaží
key-keys = Tento seznam
do-it = Ano, udělat
pop-sure = Opravdu?
not-now = teď ne
sounds = Tiché zvuky
vibrate = Zavibrovat, když jsem na tahu
sound-dice = kostky
sound-fire = oheň
sound-door = dveře
sound-rescued = záchrana
hint = Nápověda
key-hint = Nápověda, až třikrát
risk-lens = Co může udělat oheň
ask-whom = Koho požádat
