# High Water.
game-highwater = Большая вода
game-highwater-how = Две лодки, шесть крыш, и вода поднимается.
board-village = Затопленная деревня
highwater-moves = Вода поднимается
idle-highwater = Кубики решают, где поднимется вода. Пробел — пауза, касание — дальше.
hw-board-label = Деревня: рядов { $rows }, столбцов { $cols }
hw-pick-hint = Укажите место, чтобы увидеть путь, или выберите ниже.
hw-place = { $kind ->
    [house] дом
    [landing] причал
    [tree] дерево
   *[water] вода
  } { $place }
hw-boat-1 = Цапля
hw-boat-2 = Выдра
hw-boat-3 = Щука
hw-aboard = на борту { $many } из { $of }
status-hw-saved = Спасены
status-hw-lost = Погибли
status-hw-waiting = На крышах
count-hw-waiting = На крышах
count-hw-afloat = В лодках
hw-phase-1 = Лодка
hw-phase-2 = Вода
pool-hw-strokes = Осталось гребков: { $many }
pool-hw-strokes-word = гребки
hw-cost = Гребков: { $many }
group-hw-row = Грести
group-hw-row-can = выберите отмеченное место
group-hw-row-not = гребков не осталось
group-hw-take = Взять на борт
group-hw-take-can = один человек за гребок
group-hw-take-not = здесь никто не ждёт, или лодка полна
group-hw-sandbag = Мешки с песком
group-hw-sandbag-can = вода опустится на один
group-hw-sandbag-not = вода здесь не поднялась, или мало гребков
group-hw-pass = Пересадить
group-hw-pass-can = в лодку рядом
group-hw-pass-not = рядом нет лодки, или на борту никого
hw-do-row = Грести на { $place }
way-row = Грести: { $place }
hw-do-take = Взять человека на борт
hw-do-sandbag = Уложить мешки с песком у дома
hw-do-pass = Один человек пересаживается: { $who }
hw-do-end = Закончить ход
hw-die = На кубике { $value }
hw-event-turn = Ход { $number } · { $who }
hw-event-rowed = { $who } плывёт на { $place }.
hw-event-taken = { $who } снимает человека с дома { $house }.
hw-event-passed = Человек пересаживается: { $who } → { $other }.
hw-event-sandbagged = Мешки у дома { $house }: вода опускается до { $number }.
hw-event-rose = Вода у дома { $house } поднимается: { $number }.
hw-event-swept = Дом { $house } унесло. Погибли: { $number }.
hw-event-drifted = Течение сносит лодку { $who } на { $place }.
hw-event-landed = { $who } привозит людей к причалу: { $number }.
hw-event-rolled = Кубик называет дом { $house }.
hw-event-ended = { $what ->
    [victory] Деревня спасена.
   *[other] Погибло слишком много.
  }
hw-ending-victory = Деревня спасена
hw-ending-victory-more = Достаточно людей в безопасности на берегу.
ending-swept-away = Вода оказалась быстрее
ending-swept-away-more = Погибло слишком много людей. Другая команда попробует снова.
log-highwater = спасены { $saved }, погибли { $lost }, ходов { $turns }
hw-house = Дом { $number }: людей { $people }, вода { $water } из { $of }
hw-house-gone = Дома { $number } больше нет
hw-text-boats = Лодки
hw-text-houses = Дома
hw-text-boat = { $who }: { $place }, на борту { $many }
hw-legend-dry = Люди ждут на крыше; метки показывают, сколько вода ещё может подняться
hw-legend-wet = Следующий подъём унесёт этот дом
hw-legend-gone = Этого дома больше нет
