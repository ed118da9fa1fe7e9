# Реактор.
ending-burnt-out = Реактор взорвался
ending-burnt-out-more = Сгорело последнее сердечко: открытая аварийная ТВС перегрелась.
ending-assembly-lost = Аварийная ТВС потеряна
ending-assembly-lost-more = Вокруг рабочей СУЗ нужны все шесть.
ending-given-up = Команда сдалась
ending-given-up-more = Реактор остался без присмотра. Другая смена попробует снова.
r-ending-victory = Реактор заглушён
r-ending-victory-more = Все шесть аварийных ТВС лежат вокруг рабочей СУЗ. ВЫКЛ.
reactor-moves = Ход реактора
idle-reactor = Ход реактора. Пробел ставит паузу, касание пропускает.
board-reactor = Активная зона
r-pick-hint = Укажите ячейку, чтобы увидеть путь, или выберите ниже.
r-cell = ячейка { $place }
r-to = на { $place }
r-dose = доза { $number }
r-dead = нет в живых
r-radiation = Радиация: { $number } из { $of }
r-soldier = Военный
r-engineer = Инженер
r-firefighter = Пожарный
r-doctor = Врач
status-r-dial = Уровень аварии
status-r-found = Найдено
status-r-around = Вокруг СУЗ
status-r-hearts = Сердечки
r-around = Вокруг { $place }
r-around-none = Собрано
r-goal-found = Найти { $many } аварийных ТВС
r-goal-around = Собрать их вокруг СУЗ
r-sector-green = зелёный
r-sector-yellow = жёлтый
r-sector-red = красный
count-r-overheat = Осталось карт перегрева
count-r-control = Осталось карт неисправности СУЗ
count-r-normal = Ещё не видели рабочих ТВС
count-r-emergency = Ещё не видели аварийных ТВС
count-r-working = Ещё не видели рабочих СУЗ
r-phase-1 = Реактор
r-phase-2 = Персонаж
pool-r-steps-word = шаги
r-tile-start = стартовая ячейка
r-tile-pit = пустая ячейка
r-tile-fuel-down = ТВС рубашкой вверх
r-tile-fuel-down-black = рабочая ТВС рубашкой вверх
r-tile-fuel-down-red = аварийная ТВС рубашкой вверх
r-tile-fuel-black = рабочая ТВС знаком вверх
r-tile-fuel-red = аварийная ТВС знаком вверх
r-tile-control-down = СУЗ рубашкой вверх
r-tile-control-down-black = рабочая СУЗ рубашкой вверх
r-tile-control-down-red = неисправная СУЗ рубашкой вверх
r-tile-control-black = рабочая СУЗ знаком вверх
r-tile-control-red = неисправная СУЗ знаком вверх
r-token-extinguisher = огнетушитель
r-token-extinguisher-object = огнетушитель
r-token-extinguisher-how = Положите на открытую аварийную ТВС под собой: в следующий ход реактора сердечко там не сгорит.
r-token-lift = ручной подъёмник
r-token-lift-object = ручной подъёмник
r-token-lift-how = Перенесите плитку под собой со всеми, кто на ней, в любую пустую ячейку.
r-token-mask = противогаз
r-token-mask-object = противогаз
r-token-mask-how = До конца хода доза не растёт.
r-token-kit = аптечка
r-token-kit-object = аптечку
r-token-kit-how = Снимите 1 деление радиации с кого-то в вашей ячейке.
r-token-crane = дистанционный кран
r-token-crane-how = Откуда угодно перенесите любую плитку, на которой кто-то стоит, в любую пустую ячейку.
r-token-pipeline = трубопровод
r-token-pipeline-how = Верните открытую ТВС под собой рубашкой вверх.
r-token-on = кнопка ВКЛ
r-token-on-how = Откуда угодно верните любую открытую СУЗ рубашкой вверх.
r-token-hose = пожарный рукав
r-token-hose-how = Верните открытую ТВС под собой рубашкой вверх.
r-token-extra = дополнительная ячейка
r-token-extra-how = Откройте за ход вторую плитку или перешагните одну пустую ячейку.
r-token-help = медицинская помощь
r-token-help-how = Снимите 2 деления радиации с кого-то в вашей ячейке.
group-r-move = Идти
group-r-move-can = выберите отмеченную ячейку
group-r-move-not = нет шагов или пути
group-r-open = Открыть эту плитку
group-r-open-can = раз за ход
group-r-open-not = сейчас здесь нечего открыть
group-r-token = Передать жетон
group-r-token-can = передать, оставить или взять
group-r-token-not = здесь никого и ничего
group-r-last = Крайняя мера
group-r-last-can = отменить нельзя
group-r-last-not = не сейчас
r-do-move = Идти на { $place }
r-do-cross = Перешагнуть на { $place }
r-do-open = Открыть { $place }
r-do-open-extra = Открыть ещё и { $place }
r-do-pipeline = Охладить { $place } трубопроводом
r-do-hose = Охладить { $place } рукавом
r-do-extinguisher = Огнетушитель на { $place }
r-do-mask = Надеть противогаз
r-do-help = Медицинская помощь: { $who }
r-do-kit = Аптечка: { $who }
r-do-on = ВКЛ: { $place } рубашкой вверх
r-do-lift = Перенести эту плитку на { $place }
r-do-crane = Кран: { $from } на { $place }
r-do-give = Передать ({ $who }): { $token }
r-do-leave = Оставить на { $place }: { $token }
r-do-take = Взять: { $token } (оставил персонаж «{ $who }»)
r-do-sacrifice = Пожертвовать собой и убрать { $place }
r-do-end = Завершить ход
r-do-give-up = Сдаться
r-do-ready = Продолжить без этого
r-do-call = Объявить острую фазу
r-do-place = Начать на { $place }
way-cross = Перешагнуть: { $place }
r-ask-placing = Откуда начинает { $who }?
r-ask-placing-how = { $mine ->
    [yes] Выберите жёлтую стартовую ячейку; в одной могут стоять несколько.
   *[no] Жёлтую стартовую ячейку выбирает { $chooser }.
  }
r-ask-waiting = { $who }: перед ходом реактора
r-ask-waiting-how = { $mine ->
    [yes] Сейчас откроют карты. Наденьте противогаз, если плитка под вами может перевернуться, или продолжайте.
   *[no] Сейчас откроют карты. До этого { $chooser } может надеть противогаз.
  }
r-ask-bracing = { $mine ->
    [yes] { $who }: под вами открытая плитка
   *[no] { $who } стоит на открытой плитке
  }
r-ask-bracing-how = { $mine ->
    [yes] Ваш ход начинается с её дозы. Противогаз от неё защитит.
   *[no] Сначала её доза. О противогазе решает { $chooser }.
  }
r-event-turn = Ход { $number } · { $who }
r-event-placed = { $who } начинает на { $place }.
r-event-card-under = Карта { $place } уходит под колоду.
r-event-cooled = Ячейка { $place } охлаждена: плитка снова рубашкой вверх.
r-event-tile-moved = Плитку из ячейки { $what } переносят на { $place }.
r-event-tile-back = Рабочая СУЗ возвращается на { $place }.
r-event-dial = Уровень аварии: { $number }.
r-event-radiation = { $who }: доза { $number }.
r-event-died = { $who } погибает.
r-event-moved = { $who } идёт на { $place }.
r-event-crossed = { $who } перешагивает на { $place }.
r-event-extinguisher-laid = Огнетушитель лежит на { $place }.
r-event-extinguisher-gone = Огнетушитель на { $place } израсходован.
r-event-mask-on = { $who } надевает противогаз.
r-event-mask-off = { $who } снимает противогаз.
r-event-acute-phase = Начинается острая фаза: открывают все оставшиеся карты перегрева.
r-event-acute-phase-passed = Острая фаза прошла. Прибывает подкрепление с полными наборами жетонов.
r-event-returned = { $who } возвращается на { $place }.
r-said-give = { $who } передаёт ({ $to }): { $token }.
r-said-leave = { $who } оставляет на { $to }: { $token }.
r-said-take = { $who } берёт жетон персонажа «{ $to }»: { $token }.
r-sure-call = Все оставшиеся карты перегрева откроют одну за другой; открытые аварийные ТВС могут сжечь сердечки. Затем все вернутся с полными наборами. Отменить это нельзя.
r-sure-give-up = Партия засчитается как поражение. Отменить это нельзя.
r-sure-dies = { $who } погибнет на { $place } от радиации.
r-off-unknown = ВЫКЛ · найдите рабочую СУЗ
r-text-state = Реактор
r-text-fuel = ТВС
r-text-control = СУЗ
r-text-cells = Все ячейки
r-text-around = Вокруг { $place }: { $many } из 6
r-text-person = { $who }: ячейка { $place }, доза { $dose }. Жетоны: { $tokens }
r-text-dead = { $who }: нет в живых
r-lying = { $token } × { $many }
r-cost = { $many ->
    [one] { $many } шаг
    [few] { $many } шага
    [many] { $many } шагов
   *[other] { $many } шага
  }
pool-r-steps = { $many ->
    [one] остался { $many } шаг
    [few] осталось { $many } шага
    [many] осталось { $many } шагов
   *[other] осталось { $many } шага
  }
r-cards = { $overheat ->
    [one] { $overheat } карта
    [few] { $overheat } карты
    [many] { $overheat } карт
   *[other] { $overheat } карты
  }{ $control ->
    [0] {""}
   *[other] { " " }+ { $control } СУЗ
  }
r-last-cards = { $many ->
    [one] последняя карта: { $cards }
    [few] последние карты: { $cards }
    [many] последние карты: { $cards }
   *[other] последние карты: { $cards }
  }
r-off = { $many ->
    [0] ВЫКЛ
   *[other] ВЫКЛ · собрать ещё { $many }
  }
r-way = { $of ->
    [one] { $steps } из { $of } шага
    [few] { $steps } из { $of } шагов
    [many] { $steps } из { $of } шагов
   *[other] { $steps } из { $of } шага
  }{ $dose ->
    [-1] {" "}· смертельно
    [0] {" "}· без дозы
   *[other] {" "}· доза +{ $dose }
  }
r-event-card = { $what ->
    [control] Карта неисправности СУЗ: { $place }.
   *[overheat] Карта перегрева: { $place }.
  }
r-event-deck-made = { $what ->
    [overheat] Колода карт перегрева перетасована: { $number }.
   *[control-failure] Колода карт неисправности СУЗ перетасована: { $number }.
  }
r-event-untouched = { $what ->
    [empty] Ячейка { $place } пуста: ничего не происходит.
    [emergency-assembly] Огнетушитель защищает ячейку { $place }.
   *[other] В ячейке { $place } всё остаётся как было.
  }
r-event-turned-up = { $what ->
    [emergency-assembly] Плитка { $place } переворачивается: аварийная ТВС.
    [broken-control-assembly] Плитка { $place } переворачивается: неисправная СУЗ.
    [working-control-assembly] Плитка { $place } переворачивается: рабочая СУЗ.
   *[normal-assembly] Плитка { $place } переворачивается: рабочая ТВС.
  }
r-event-removed = { $what ->
    [emergency-assembly] Аварийной ТВС в ячейке { $place } больше нет.
    [working-control-assembly] Рабочей СУЗ в ячейке { $place } больше нет.
    [broken-control-assembly] Неисправной СУЗ в ячейке { $place } больше нет.
   *[normal-assembly] Плитка { $place } уже была открыта: её убирают с поля.
  }
r-event-shown = { $what ->
    [emergency-assembly] В ячейке { $place } лежала аварийная ТВС.
    [broken-control-assembly] В ячейке { $place } лежала неисправная СУЗ.
    [working-control-assembly] В ячейке { $place } лежала рабочая СУЗ.
   *[normal-assembly] В ячейке { $place } лежала рабочая ТВС.
  }
r-event-hearts = { $number ->
    [0] Из-за ячейки { $place } сгорает последнее сердечко.
    [one] Из-за ячейки { $place } сгорает сердечко: осталось { $number }.
    [few] Из-за ячейки { $place } сгорает сердечко: осталось { $number }.
    [many] Из-за ячейки { $place } сгорает сердечко: осталось { $number }.
   *[other] Из-за ячейки { $place } сгорает сердечко: осталось { $number }.
  }
r-event-ended = { $what ->
    [victory] Реактор заглушён.
    [burnt-out] Реактор взорвался.
    [assembly-lost] Аварийная ТВС потеряна: реактор уже не заглушить.
   *[given-up] Команда сдаётся.
  }
r-sure-sacrifice = { $many ->
    [one] { $who } погибнет, плитку { $place } уберут с поля.
    [few] Погибнут: { $who }. Плитку { $place } уберут с поля.
    [many] Погибнут: { $who }. Плитку { $place } уберут с поля.
   *[other] Погибнут: { $who }. Плитку { $place } уберут с поля.
  }{ $defeat ->
    [yes] {" "}Это аварийная ТВС: партия будет проиграна.
    [perhaps] {" "}Эту плитку никто не видел: если она аварийная, партия проиграна.
   *[no] {""}
  } Отменить это нельзя.
r-legend-goal = в этом кольце должны лечь все шесть аварийных ТВС
r-board-label = Активная зона, рядов шестиугольных ячеек: { $rows }
game-reactor = Реактор
game-reactor-how = Четверо героев глушат реактор, пока он не взорвался.
game-reactor-credit = По правилам игры «Реактор» Артёма Масликова; план поля наш. Неофициально.
log-reactor = Уровень аварии { $dial }, сердечек { $hearts }, в живых { $alive }, ходов { $turns }
