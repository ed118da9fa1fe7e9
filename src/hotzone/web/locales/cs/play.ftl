# The play screen.
thing-active = { $who }, je na tahu
helmet-card = Karta: { $who }
way-move = Jít { $to }
step-side = { $step } ({ $side })
ending-undecided = Nerozhodnuto
ending-victory = Vítězství
ending-defeat = Porážka
legend = Co je tu nakresleno?
pop-legend = Vysvětlivky
zoom-in = Přiblížit
zoom-fit = Ukázat celý plán
board-floor = { $floor }. podlaží, řad { $rows }, sloupců { $cols }
floor-name = { $floor ->
    [1] Přízemí
   *[other] Patro
  }
floor-show = { $floor ->
    [1] Ukázat přízemí
   *[other] Ukázat patro
  }
tokens-in-hand = Žetony v ruce
setting-up = Příprava
turn = Tah { $turn }
turn-of = Tah { $turn } · { $who }
turns = Tahy
invite-short = Pozvat
legend-short = Legenda
risk-short = Riziko
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
board-as-text = Plán jako text
floors = Podlaží
floor = Podlaží { $number }
active-hero = Kdo jedná
your-turn = Jsi na tahu
your-turn-now = Jsi na tahu: { $who }.
match-over = Konec
bot-thinks = AI přemýšlí
free = zdarma
no-points = žádné body
cost = { $many ->
    [one] { $many } bod
    [few] { $many } body
    [many] { $many } bodu
   *[other] { $many } bodů
  }
confirm = Potvrdit
choices-at = Co lze udělat: { $place }
why = Proč?
rule-unknown = Toto pravidlo zatím nemá text.
all-rules = Všechna pravidla
actions = Akce
undo = Zpět
undo-dice = Kostky padly nebo se odkryly karty: to vzít zpět nejde.
redo = Vrátit
reset-turn = Celý tah
end-turn = Konec tahu
end-loses = { $lost ->
    [one] Propadne { $lost } bod: ušetřit lze jen { $kept }.
    [few] Propadnou { $lost } body: ušetřit lze jen { $kept }.
    [many] Propadne { $lost } bodu: ušetřit lze jen { $kept }.
   *[other] Propadne { $lost } bodů: ušetřit lze jen { $kept }.
  }
keep-playing = Hrát dál
idle-replay = Díváš se na dřívější okamžik. Partie počká.
idle-replay-over = Díváš se na dřívější okamžik. Partie už skončila.
idle-over = Partie skončila.
idle-watching = Sleduješ hru. Chceš-li hrát, vyber si helmu v místnosti.
idle-bot = { $who } (AI) přemýšlí.
idle-other = Rozhoduje { $who }.
idle-open = Místo { $seat } je volné: někdo si ho musí vzít, nebo ho předej AI v místnosti.
sections = Oddíly
log = Záznam
log-empty = Zatím nic.
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
link-closed-4410 = Správci tohoto serveru ti zakázali přístup.
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
invite-how = Kdo otevře pozvánku, může si vzít volnou helmu. Návratový odkaz je jen tvůj: vrátí tě na tvá místa z jakéhokoli zařízení.
seat-name = Jméno hráče { $seat }
seat-bot = AI: { $bot }
seat-yours = tvoje
seat-present = je tu
seat-of = { $who }
seat-away = { $who }, pryč
seat-free = volné
sit = Vzít helmu
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
position-save = Uložit pozici
position-play = Zahrát tuto pozici
dice-commitment = Hody byly určeny před partií; jejich pečeť:
again = Znovu
harder = Těžší
pass-to = Předej: { $who }
text-people = Lidé
text-empty = nic
not-placed = ještě není na plánu
key-arrows = Posunout zaměření po plánu
key-walls = Vybrat stěnu nebo dveře na té straně
key-enter = Naplánovat, potom provést
key-escape = Zrušit plán
key-next = Další akce na tomto místě
key-numbers = Akce s tímto číslem
key-cards = Karta této helmy, není-li nic očíslováno
key-sound = Zapnout nebo vypnout zvuk
key-undo = Zpět, vrátit
key-end = Konec tahu
key-where = Přečíst toto pole nahlas
key-log = Záznam
key-text = Plán jako text
key-space = Pozastavit vyprávění
key-replay = Přehrání: zpět, vpřed, začátek, živě
key-floors = Druhé podlaží
key-keys = Tento seznam
do-it = Ano, udělat
pop-sure = Opravdu?
not-now = teď ne
sounds = Zvuky
vibrate = Zavibrovat, když jsem na tahu
hint = Nápověda
key-hint = Nápověda; znovu ji zavře
ask-whom = Koho požádat
qr-alt = QR kód odkazu na partii
invite-link = Odkaz na tuto partii
invite-local = Tento odkaz funguje jen na tomto počítači. Aby se připojily i telefony, spusť server s --host 0.0.0.0.
revoke-mine = Zneplatnit mé odkazy
seat-link = Odkaz místa
give-to = Předat…
give-to-seat = Předat místo { $seat } někomu
make-host = Udělat hostitelem
be-host = Hostitel je pryč: převzít jeho roli
be-host-again = Hra je tvoje: znovu se stát hostitelem
dice-seed = Partie skončila; semínko kostek:
dice-check = Ověř podle uloženého záznamu:
idle-acts = Hraje { $who }. Mezerník zastaví, klepnutí přeskočí.
idle-dice = Rozhodují kostky. Mezerník zastaví, klepnutí přeskočí.
phrase-hello = Ahoj!
phrase-two-minutes = Dvě minuty
phrase-lets-go = Jdeme na to
guest-name = Host { $number }
role-yours = { $role }, ty
you = ty
