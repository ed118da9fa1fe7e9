# Пожар: места, предметы, действия, вопросы, события.
place-outside = снаружи, { $place }
place-room = { $room }, { $place }
room-living = гостиная
room-kitchen = кухня
room-bedroom = спальня
room-hall = холл
room-bath = ванная
room-dining = столовая
room-laundry = прачечная
room-closet = кладовая
room-study = кабинет
card-firefighter = Пожарный
card-paramedic = Парамедик
card-captain = РТП
card-imaging = Связной
card-cafs = Пожарный стволщик
card-hazmat = Газодымозащитник
card-generalist = Старший звена
card-rescue = Спасатель
card-driver = Водитель
card-engineer = Инженер-строитель
card-paramedic-how = Исцеляет жертв, и они идут сами.
card-captain-how = Два очка, чтобы перемещать других и открывать им двери.
card-imaging-how = Издалека узнаёт, кто где.
card-cafs-how = Три очка только на тушение.
card-hazmat-how = Обезвреживает огнеопасные вещества на месте.
card-generalist-how = Пять очков и никаких слабостей.
card-rescue-how = Три шага сверх обычного, топор за полцены.
card-driver-how = Лафетный ствол за полцены, может перебросить кубики.
thing-fire = огонь
thing-smoke = задымление
thing-hot-spot = прогар
thing-hazmat = { $many ->
    [one] огнеопасные вещества
    [few] огнеопасные вещества: { $many }
    [many] огнеопасные вещества: { $many }
   *[other] огнеопасные вещества: { $many }
  }
thing-poi = вызов
thing-victim = человек
thing-treated-victim = исцелённый человек
thing-engine = пожарная машина
thing-ambulance = скорая помощь
thing-edge = { $side ->
    [up] Сверху
    [right] Справа
    [down] Снизу
   *[left] Слева
  }: { $what ->
    [wall] стена
    [damaged] повреждённая стена
    [destroyed] разрушенная стена
    [closed-door] закрытая дверь
    [open-door] открытая дверь
    [no-door] сломанная дверь
    [window] окно
    [open-window] открытое окно
    [thin] перегородка
   *[other] общая стена
  }
edge-kind = { $what ->
    [damaged] повреждена
    [destroyed] разрушена
    [closed-door] закрыта
    [open-door] открыта
    [no-door] сломана
   *[other] { $what }
  }
count-threats-left = Маркеры угрозы
count-poi-left = Вызовы (маркеры КО)
count-victims-unseen = Ещё не найденные люди
count-alarms-unseen = Ложные вызовы, ещё не найденные
count-hot-spots-left = Прогары
pool-ap = { $many ->
    [one] { $many } очко действия
    [few] { $many } очка действия
    [many] { $many } очков действия
   *[other] { $many } очка действия
  }
pool-ap-word = очки
pool-move = { $many ->
    [one] { $many } очко перемещения
    [few] { $many } очка перемещения
    [many] { $many } очков перемещения
   *[other] { $many } очка перемещения
  }
pool-move-word = перемещение
pool-douse = { $many ->
    [one] { $many } очко тушения огня
    [few] { $many } очка тушения огня
    [many] { $many } очков тушения огня
   *[other] { $many } очка тушения огня
  }
pool-douse-word = тушение
pool-command = { $many ->
    [one] { $many } командное очко
    [few] { $many } командных очка
    [many] { $many } командных очков
   *[other] { $many } командного очка
  }
pool-command-word = приказы
group-move = Перемещение
group-move-can = выберите квадрат с точкой
group-move-not = отсюда нет пути
group-carry = Вынести
group-carry-can = { $what ->
    [hazmat] вынести опасные вещества
    [both] вынести человека или вещества
    [mate] вынести товарища
   *[person] вынести человека наружу
  }
group-carry-not = здесь никого нет
group-douse = Тушить
group-douse-can = { $many ->
    [one] { $many } способ рядом
    [few] { $many } способа рядом
    [many] { $many } способов рядом
   *[other] { $many } способа рядом
  }
group-douse-not = рядом нет огня
group-door = Дверь
group-door-can = рядом: { $many }
group-door-not = рядом нет двери
group-chop = Пожарный топор
group-chop-can = { $many ->
    [one] { $many } стена рядом
    [few] { $many } стены рядом
    [many] { $many } стен рядом
   *[other] { $many } стены рядом
  }
group-chop-not = рядом нет стены
group-card = Специалист
group-card-can = умение этой карты
group-card-not = не сейчас
group-ladder = Лестница
group-ladder-can = разложить или сложить
group-ladder-not = не сейчас
group-drive = Езда
group-drive-can = на другую парковку
group-drive-not = не сейчас
group-gun = Лафетный ствол
group-gun-can = по ближней части здания
group-gun-not = не сейчас
group-change = Замена специалиста
group-change-can = взять другую карту
group-change-not = не сейчас
group-command = Отдать приказ
group-command-can = переместить других, открыть им двери
group-command-not = не сейчас
do-move = Идти { $to }
do-carry = Нести человека { $to }
do-haul = Нести огнеопасные вещества { $to }
do-lead = Вести человека { $to }
do-lead-carry = Вести одного и нести другого { $to }
do-lead-two = Одну жертву вести, другую нести { $to }
do-lead-haul = Вести человека и нести огнеопасные вещества { $to }
do-drag = Нести пожарного { $to }
do-lead-drag = Вести человека и нести пожарного { $to }
do-open = Открыть { $place }
do-close = Закрыть { $place }
do-chop = Рубить стену { $place }
do-douse = { $what ->
    [fire] Сбить огонь { $in }
    [smoke] Убрать дым { $in }
   *[other] Лить воду { $in }
  }
do-quench = Потушить огонь { $in }
do-treat = Исцелить жертву
do-identify = Узнать, кто { $in }
do-dispose = Обезвредить огнеопасные вещества
do-revive = Поднять пожарного
do-clear = Расчистить прогар { $in }
do-repair = Починить стену { $place }
do-extend = Разложить лестницу { $in }
do-fold = Сложить лестницу { $in }
do-take-ladder = Взять лестницу
do-put-ladder = Положить лестницу
do-drive-engine = Пожарную машину на { $place }
do-drive-ambulance = Скорую помощь на { $place }
do-gun = Лафетный ствол по сектору { $place }
do-change = Взять карту: { $card }
do-end = Завершить ход
do-finish = Завершить: все, кто нужен, спасены
do-play-on = Играть дальше, до всех десяти
do-ride = Ехать { $to }
do-stay = Остаться
do-reroll = { $dice ->
    [red] Бросить красный кубик ещё раз
    [black] Бросить чёрный кубик ещё раз
   *[both] Бросить оба кубика ещё раз
  }
do-keep = Оставить бросок
do-detonate = Сначала взрыв { $in }
do-fall = Очнуться { $in }
do-take = { $card }
do-place = Начать { $in }
do-park-engine = Пожарная машина на { $place }
do-park-ambulance = Скорая помощь на { $place }
do-enlist = Берёт инженера-строителя
do-command = { $who }: { $what }
way-carry = Нести человека { $to }
way-haul = Нести огнеопасные вещества { $to }
way-lead = Вести человека { $to }
way-lead-carry = Вести одного и нести другого { $to }
way-lead-two = Одну вести, другую нести { $to }
way-lead-haul = Вести человека и нести огнеопасные вещества { $to }
way-drag = Нести пожарного { $to }
way-lead-drag = Вести человека и нести пожарного { $to }
ask-crewing = Какую карту возьмёт { $who }?
ask-crewing-how = Выбирает { $chooser }. Каждый специалист есть в одном экземпляре.
ask-placing = { $you ->
    [yes] Откуда вы начнёте?
   *[no] Где начинает { $who }?
  }
ask-placing-how = { $mine ->
    [yes] Нажмите на отмеченный квадрат вне здания.
   *[no] Квадрат вне здания выбирает { $chooser }.
  }
ask-parking = Где стоят машины?
ask-parking-how = { $mine ->
    [yes] Договоритесь с командой и нажмите на отмеченную парковку. Лафетный ствол достаёт до части здания рядом с пожарной машиной.
   *[no] Команда договаривается, { $chooser } выбирает парковку. Лафетный ствол достаёт до части здания рядом с пожарной машиной.
  }
ask-riding = { $who } едет на машине?
ask-riding-how = Выбирает { $chooser }: машина уезжает, и кто стоит на ней, может ехать бесплатно.
ask-rerolling = Оставить бросок?
ask-rerolling-how = { $chooser } работает лафетным стволом как водитель: сейчас попадание { $in }. Можно один раз перебросить любой кубик или оба; считается новое число.
ask-won = Семеро спасены
ask-won-how = За команду решает { $chooser }: завершить игру или продолжить до всех десяти.
ask-detonating = Какие огнеопасные вещества взорвутся первыми?
ask-detonating-how = { $mine ->
    [yes] Горят сразу несколько: нажмите на те, которые взорвутся первыми.
   *[no] Горят сразу несколько: какие взорвутся первыми, выбирает { $chooser }.
  }
ask-detonating-late = Какие огнеопасные вещества взорвутся первыми?
ask-detonating-late-how = { $mine ->
    [yes] Горят сразу несколько: нажмите на те, которые взорвутся первыми.
   *[no] Горят сразу несколько: какие взорвутся первыми, выбирает { $chooser }.
  }
ask-knocking = Сбит с ног пожарный: { $who }
ask-knocking-how = { $mine ->
    [yes] Нажмите на отмеченный квадрат, куда перенести пострадавшего.
   *[no] Куда перенести пострадавшего, выбирает { $chooser }.
  }
ask-exploding = Подготовка: взрыв
ask-exploding-how = { $mine ->
    [yes] Выберите.
   *[no] Выбирает { $chooser }.
  }
ask-heating = Подготовка: прогары
ask-heating-how = { $mine ->
    [yes] Выберите.
   *[no] Выбирает { $chooser }.
  }
ask-hiding = Подготовка: вызовы
ask-hiding-how = { $mine ->
    [yes] Выберите.
   *[no] Выбирает { $chooser }.
  }
ask-enlisting = Кому достанется инженер-строитель?
ask-enlisting-how = Решает жребий: без этой карты сценарий не выиграть.
event-rolled = Кубики: { $in }.
event-rolled-one = Бросок одного кубика: { $number }.
event-threat = { $what ->
    [fire] Огонь { $in }.
    [smoke] Задымление { $in }.
   *[clear] Потушено { $in }.
  }
event-threat-call = Вызов пришёл: огня и дыма { $in } больше нет.
event-edge = { $what ->
    [damaged] Стена { $place } повреждена.
    [destroyed] Стена { $place } разрушена.
    [closed-door] Дверь { $place } закрыта.
    [open-door] Дверь { $place } открыта.
    [no-door] Дверь { $place } сломана.
    [open-window] Окно { $place } открыто.
    [window] Окно { $place } закрыто.
    [wall] Стена { $place } снова цела.
    [open] Проход { $place } свободен.
   *[other] { $place }: повреждение.
  }
event-moved = { $who } идёт { $to }.
event-starts = { $who } начинает { $in }.
event-points = Очки посчитаны.
event-saved = { $number ->
    [one] { $who } сберегает { $number } очко.
    [few] { $who } сберегает { $number } очка.
    [many] { $who } сберегает { $number } очков.
   *[other] { $who } сберегает { $number } очка.
  }
event-turn = Ход { $number } · { $who }
event-poi-placed = Новый вызов { $in }.
event-turned-up = { $what ->
    [victim] Здесь человек: { $in }.
   *[alarm] Ложный вызов { $in }.
  }
event-victim-carried = Человека несут { $to }.
event-victim-led = Человек идёт рядом { $to }.
event-hazmat-carried = Огнеопасные вещества несут { $to }.
event-victim-rescued = Спасён ещё один человек.
event-victim-lost = Погиб человек { $in }.
event-victim-treated = Человеку { $in } помогли: он может идти.
event-hazmat = { $number ->
    [one] Огнеопасные вещества { $in }.
    [few] Огнеопасные вещества { $in }: { $number }.
    [many] Огнеопасные вещества { $in }: { $number }.
   *[other] Огнеопасные вещества { $in }: { $number }.
  }
event-hazmat-safe = Огнеопасные вещества обезврежены { $in }.
event-hazmat-exploded = Взрыв огнеопасных веществ { $in }.
event-hot-spot = Прогар { $in }.
event-exploded = Взрыв { $in }.
event-flared-up = Случайное воспламенение { $in }: огонь идёт ещё раз.
event-knocked-down = { $who } падает и приходит в себя { $in }.
event-parked = { $what ->
    [engine] Пожарная машина на парковке.
   *[ambulance] Скорая помощь на парковке.
  }
event-deck-gun = Лафетный ствол бьёт { $in }.
event-card = { $who } теперь { $card }.
event-roll-again = Ничего не происходит { $in }: бросок ещё раз.
event-played-on = Семеро спасены, игра продолжается.
event-collapsed = Здание обрушилось.
event-ended = { $what ->
    [victory] Победа.
    [perfect] Победа: спасены все десять.
    [collapse] Здание обрушилось.
    [hopeless] Семерых уже не спасти.
   *[defeat] Потеряны четверо.
  }
event-discarded = Вызов { $in } снят.
event-hot-spot-supply = { $number ->
    [one] Остался { $number } прогар.
    [few] Осталось { $number } прогара.
    [many] Осталось { $number } прогаров.
   *[other] Осталось { $number } прогара.
  }
event-hot-spot-cleared = Прогар { $in } расчищен.
event-hazmat-gone = Огнеопасных веществ { $in } больше нет.
event-evidence = { $number ->
    [one] { $number } улика.
    [few] { $number } улики.
    [many] { $number } улик.
   *[other] { $number } улики.
  }
event-lying = { $what ->
    [yes] { $who } лежит.
   *[no] { $who } встаёт.
  }
event-ladders = Лестницу переставили.
event-holds-ladder = { $what ->
    [yes] { $who } берёт лестницу.
   *[no] { $who } кладёт лестницу.
  }
event-elevator-destroyed = Лифт { $in } разрушен.
ending-perfect = Спасены все
ending-collapse = Здание обрушилось
ending-hopeless = Поражение
# Два этажа, комнаты, предметы и действия дополнений, обозначения.
room-library = библиотека
room-salon = салон
room-winter-garden = зимний сад
room-landing = площадка
room-child-s-room = детская
room-master-bedroom = большая спальня
room-dressing-room = гардеробная
room-lobby = вестибюль
room-restaurant = ресторан
room-office-and-reception = стойка и контора
room-bar = бар
room-cloakroom = гардероб
room-corridor = коридор
room-room = номер
room-suite = люкс
room-hallway = коридор
room-conference-room = переговорная
room-locked-office = запертый кабинет
room-corner-office = угловой кабинет
room-cubicle = отсек
room-restroom = туалет
room-copy-room = копировальная
room-parlour = гостиная
room-elevator = лифт
room-stair-up = лестница наверх
room-stair-down = лестница вниз
room-called = { $room }{ $side ->
    [left] , слева
    [right] , справа
    [north] , север
    [south] , юг
    [east] , восток
    [west] , запад
    [north-east] , северо-восток
    [north-west] , северо-запад
    [south-east] , юго-восток
    [south-west] , юго-запад
   *[none] {""}
  }{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
  }
room-on-floor = { $room }, { $floor ->
    [1] первый этаж
    [2] второй этаж
   *[other] этаж { $floor }
  }
place-closed = у соседей, { $place }
place-top = верх лестницы, { $place }
thing-stair = { $way ->
    [up] лестница наверх, { $place }
   *[down] лестница вниз, { $place }
  }
thing-elevator = { $where ->
    [floor] лифт на этаже
    [lobby] лифт внизу, в вестибюле
   *[destroyed] разрушенный лифт
  }
thing-ladder = { $end ->
    [foot] разложенная лестница, нижний сегмент
   *[top] разложенная лестница, верхний сегмент
  }
thing-closed-ladder = { $many ->
    [one] сложенная лестница
    [few] { $many } сложенные лестницы
    [many] { $many } сложенных лестниц
   *[other] { $many } сложенной лестницы
  }
thing-lying = { $who }: лежит
event-edge-more = { $what ->
    [broken-window] Окно { $place } разбито.
    [broken-thin] Перегородка { $place } разрушена.
    [damaged-party-wall] Общая стена { $place } повреждена.
    [destroyed-party-wall] Общая стена { $place } разрушена.
    [party-wall] Общая стена { $place } снова цела.
    [lift-door-open] Лифт на этаже, дверь открыта.
   *[lift-door] Лифт внизу в вестибюле, дверь закрыта.
  }
event-ladder-stands = Лестница стоит { $in }.
event-ladder-lies = Сложенная лестница лежит { $in }.
do-open-it = { $what ->
    [window] Открыть окно { $place }
    [elevator] Лифт: поднять на этаж
   *[other] Открыть дверь { $place }
  }
do-close-it = { $what ->
    [open-window] Закрыть окно { $place }
    [elevator] Лифт: отправить вниз, в вестибюль
   *[other] Закрыть дверь { $place }
  }
do-chop-it = { $what ->
    [damaged] Прорубить повреждённую стену { $place }
    [thin] Сломать перегородку { $place }
    [window] Вырубить окно { $place }
    [open-window] Вырубить окно { $place }
    [party-wall] Рубить общую стену { $place }
    [damaged-party-wall] Рубить общую стену { $place }
   *[other] Рубить стену { $place }: повреждение
  }
do-repair-it = { $what ->
    [damaged-party-wall] Починить общую стену { $place }
   *[other] Починить стену { $place }
  }
do-drive-to = { $what ->
    [engine] Пожарную машину
   *[ambulance] Скорую помощь
  } { $side ->
    [top] на северную сторону
    [right] на восточную сторону
    [bottom] на южную сторону
   *[left] на западную сторону
  }
do-park-at = { $what ->
    [engine] Пожарная машина
   *[ambulance] Скорая помощь
  }: { $side ->
    [top] с севера
    [right] с востока
    [bottom] с юга
   *[left] с запада
  }
do-drag-who = { $who }: отнести { $to }
do-lead-drag-who = Вести жертву, { $who }: отнести { $to }
do-revive-who = { $who }: поднять на ноги
do-gun-at = Лафетный ствол: { $first } – { $last }
do-order = { $who }: отдать приказ…
group-command-who = Приказ: { $who }
card-engineer-how = Расчищает прогары, чинит стены, но не тушит.
legend-people = Люди
legend-edges = Стены, двери, окна
legend-ways = Пути и машины
legend-helmet = пожарный; знак на щитке — его карта
legend-fire = огонь
legend-smoke = задымление: рядом с огнём загорается
legend-hot-spot = прогар: здесь огонь может распространиться ещё раз
legend-hazmat = огнеопасные вещества: в огне взрываются
legend-wall = стена
legend-damaged = повреждённая стена: следующее повреждение её разрушит
legend-destroyed = разрушенная стена: путь открыт
legend-closed-door = закрытая дверь
legend-open-door = открытая дверь
legend-no-door = сломанная дверь: путь открыт
legend-window = закрытое окно
legend-open-window = открытое окно: проходят люди, вода и огонь
legend-broken-window = разбитое окно: путь открыт
legend-thin = перегородка: разрушается с первого повреждения
legend-party-wall = общая стена: рушится, но никто не проходит
legend-stair = лестница: ведёт на другой этаж
legend-ladder = разложенная лестница, видна снизу и сверху
legend-closed-ladder = сложенная лестница: её можно взять
legend-engine = пожарная машина с лафетным стволом
legend-ambulance = скорая помощь: здесь люди в безопасности
game-fire = Пожар
game-fire-how = Горящий дом, команда и семь человек, которых нужно вывести.
game-fire-credit = По правилам игры «01 Большой пожар» (Flash Point: Fire Rescue) Кевина Ланцинга. Неофициально.
log-fire = Спасено { $rescued }, потеряно { $lost }, повреждений { $damage }, ходов { $turns }
other-building = Другое здание
board-label = План здания, рядов: { $rows }, колонок: { $cols }
fire-moves = Огонь распространяется
pick-hint = Укажите квадрат, стену или дверь либо выберите ниже.
path-steps = { $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
    [many] { $moves } шагов
   *[other] { $moves } шага
  }{ $doors ->
    [0] {""}
    [one] , открыть дверь
   *[other] , открыть двери: { $doors }
  }{ $out ->
    [0] {""}
    [one] , потушить огонь
   *[other] , потушить огней: { $out }
  }{ $fires ->
    [0] {""}
   *[other] , сквозь огонь
  }
idle-fire = Огонь распространяется. Пробел ставит паузу, касание пропускает.
phase-1 = Действия
phase-2 = Огонь
phase-3 = Новые вызовы
die-red = Красный кубик: ряд { $value }
die-black = Чёрный кубик: колонка { $value }
text-threats = Огонь и задымление
text-doors = Двери и повреждённые стены
text-rooms = Комнаты
key-groups = Идти, нести, тушить, дверь, топор
risk-map = Что может сделать огонь
# How a match ends, by the code of its ending.
end-victory = Люди спасены
end-victory-more = { $lost ->
    [0] Спасено людей: { $rescued }, никто не погиб.
    [1] Спасено людей: { $rescued }, одного спасти не успели.
    [2] Спасено людей: { $rescued }, двоих спасти не успели.
    [3] Спасено людей: { $rescued }, троих спасти не успели.
   *[other] Спасено людей: { $rescued }, не спасены: { $lost }.
  }
end-perfect = Спасены все
end-perfect-more = Все десятеро в безопасности. Лучше не бывает.
end-defeat = Слишком много потерь
end-defeat-more = Не удалось спасти: { $lost }. Вынесено из дома: { $rescued }.
end-collapse = Дом рухнул
end-collapse-more = { $rescued ->
    [0] Он рухнул раньше, чем кого-нибудь вынесли.
   *[other] До обрушения вынесено: { $rescued }.
  }
end-hopeless = Осталось слишком мало людей
end-hopeless-more = Семерых уже не спасти. В безопасности: { $rescued }.
end-save-victory = Здание спасено
end-save-victory-more = Последний прогар расчищен. Повреждений: { $damage }, здание стоит.
end-save-defeat = Пожарный сбит с ног
end-save-defeat-more = В этом сценарии это сразу конец. Осталось прогаров: { $spots }.
end-save-collapse = Здание рухнуло
end-save-collapse-more = Осталось прогаров: { $spots }.
end-arson-victory = Люди спасены, улики собраны
end-arson-victory-more = Спасено: { $rescued }. Вынесено улик: { $evidence }.
end-arson-perfect = Спасены все, и улики собраны
end-arson-perfect-more = Все десятеро в безопасности. Вынесено улик: { $evidence }.
end-arson-collapse = Дом рухнул
end-arson-collapse-more = Вынесено людей: { $rescued }. Вынесено улик: { $evidence } из 3.
end-arson-hopeless = Улики сгорели
end-arson-hopeless-more = Трёх улик уже не вынести. Вынесено людей: { $rescued }.
end-friend-defeat = Вся команда лежит
end-friend-defeat-more = На ногах никого: помочь некому. Вынесено людей: { $rescued }.
legend-helmet-plain = пожарный
legend-call = вызов: здесь может быть человек (ключевой объект)
legend-person = человек, которого надо вынести (жертва)
legend-treated = человек, который идёт сам (исцелённая жертва)
