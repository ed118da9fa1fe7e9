# Hints, reasons, requests, chances. Chances and numbers come as texts, places in words.
request-leave-tile = Оставьте эту плитку мне: { $place }
request-cool = Охладите эту ТВС: { $place }
request-come = Идите в эту ячейку и оставайтесь там: { $place }
request-fetch = Заберите то, что здесь лежит: { $place }
request-treat = Снимите с меня радиацию
clue-r-acute = Пора объявить острую фазу.
clue-r-sacrifice = Сейчас больше всего поможет самопожертвование.
clue-r-gather = Перенесите сборку в её ячейку.
clue-r-foam = Накройте открытую аварийную ТВС огнетушителем.
clue-r-cool = Охладите открытую ТВС.
clue-r-on = Переверните СУЗ обратно.
clue-r-open = Узнайте, что там лежит.
clue-r-heal = Снимите с кого-нибудь радиацию.
clue-r-hand = Передайте жетон.
clue-r-mask = Наденьте противогаз.
clue-r-go = Идите в ячейку { $place }.
clue-r-stay = Завершите ход: лучше сейчас ничего нет.
clue-r-place = Начните в ячейке { $place }.
because-r-look = Пока никто не знает, что лежит в ячейке { $place }.
because-r-defeat = Следующие карты реже приведут к концу.
odds-r-defeat = Следующие карты станут концом с вероятностью { $ours } вместо { $theirs }.
because-r-hearts = Сгорит меньше сердечек.
odds-r-hearts = Сгорит сердечек в среднем: { $ours } вместо { $theirs }.
because-r-placed = Собрано больше из шести.
odds-r-placed = Собрано из шести: { $ours } вместо { $theirs }.
because-r-deaths = Меньше погибших.
odds-r-deaths = Погибших в среднем: { $ours } вместо { $theirs }.
because-r-known = Больше известно о том, что там лежит.
odds-r-known = Известно аварийных ТВС: { $ours } вместо { $theirs }.
because-r-movers = Краны и подъёмники останутся.
odds-r-movers = Осталось кранов и подъёмников: { $ours } вместо { $theirs }.
because-r-dose = Все получат меньше радиации.
odds-r-dose = Радиация всех в среднем: { $ours } вместо { $theirs }.
because-r-dial = Авария растёт медленнее.
odds-r-dial = Счётчик аварии в среднем: { $ours } вместо { $theirs }.
r-hint-odds = После этого со следующими картами: { $odds }
r-risk-map = Что могут сделать следующие карты
r-chance-spaces = с ячейкой что-то случится
r-chance-hearts = сгорает сердечко
r-chance-people = кто-то погибает
r-chance-at = Ячейка { $place } откроется, исчезнет или загорится: { $chance }
r-chance-person-at = Кто-то в ячейке { $place } погибнет: { $chance }
r-risk-hearts = Сгорит сердечек: { $many }
r-risk-dial = Стрелка поднимется на { $many }
r-risk-defeat = Поражение: { $chance }
r-risk-who = { $who }: доза { $dose }, гибель { $chance }
r-ask-place = Укажите ячейку.
r-risk-most = { $hearts ->
    [none] Сердечкам пока ничто не грозит.
    [may] Может сгореть сердечко.
   *[likely] Скорее всего, сгорит сердечко.
  }
r-risk-may-end = Реактор может взорваться.
r-risk-danger = Может погибнуть: { $who }.
