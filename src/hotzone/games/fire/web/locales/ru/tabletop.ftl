# Картонный стол и телефон рядом с ним.
tabletop-between = между { $one } и { $two }
tabletop-threat =
    { $was ->
        [smoke] { $now ->
            [fire] Перевернуть дым на огонь
           *[none] Убрать дым
        }
        [fire] { $now ->
            [smoke] Перевернуть огонь на дым
           *[none] Убрать огонь
        }
       *[none] { $now ->
            [smoke] Положить дым
           *[fire] Положить огонь
        }
    }
tabletop-hot-spot =
    { $now ->
        [no] Убрать прогар
       *[yes] Положить прогар
    }
tabletop-hazmat =
    { $put ->
        [no] Убрать огнеопасные вещества: { $many }
       *[yes] Положить огнеопасные вещества: { $many }
    }
tabletop-cube =
    { $put ->
        [no] Убрать маркеры повреждений: { $many }
       *[yes] Положить маркеры повреждений: { $many }
    }
tabletop-cube-at = { $place } · теперь { $damage } из { $most }
tabletop-door =
    { $now ->
        [open-door] Открыть дверь
        [closed-door] Закрыть дверь
        [no-door] Убрать дверь
        [open-window] Открыть окно
        [window] Закрыть окно
       *[other] Изменить эту стену
    }
tabletop-person =
    { $was ->
        [none] { $now ->
            [poi] Положить вызов рубашкой вверх
           *[victim] Здесь лежит человек
        }
       *[other] { $now ->
            [none] Убрать жетон
            [treated-victim] Отметить: помощь оказана
           *[victim] Здесь лежит человек
        }
    }
tabletop-rescued = Спасено: { $many }
tabletop-lost = Потеряно: { $many }
tabletop-count = теперь всего { $now }
tabletop-card = { $who }: взять карту
tabletop-figure = Переставить: { $who }
tabletop-off = с поля
tabletop-lying =
    { $now ->
        [no] Поставить: { $who }
       *[yes] Положить: { $who }
    }
tabletop-vehicle =
    { $what ->
        [ambulance] Переставить скорую
       *[engine] Переставить машину
    }
tabletop-lift =
    { $now ->
        [destroyed] Лифт разрушен
        [floor] Лифт наверх
       *[lobby] Лифт вниз
    }
tabletop-ladder =
    { $now ->
        [no] Убрать лестницу
       *[yes] Положить лестницу
    }
tabletop-ask-roll = Бросьте оба кубика
tabletop-ask-exploding = Бросок на взрыв
tabletop-ask-spreading-hazmats = Бросок на огнеопасные вещества
tabletop-ask-hiding = Бросок на вызов
tabletop-ask-heating = Бросок на прогар
tabletop-ask-gunning = Бросок на лафетный ствол
tabletop-ask-advancing = Огонь растёт: бросайте
tabletop-ask-replenishing = Бросок на новый вызов
tabletop-roll-how = Сначала красный, затем чёрный. Знак покажет, что сделает бросок.
tabletop-then = Красный: { $red }. Теперь чёрный.
tabletop-black = Чёрный кубик
tabletop-red-first = Сначала красный кубик.
tabletop-ask-face = Переверните вызов. Кто там?
tabletop-face-how = Нажмите, что на лице жетона.
tabletop-face-victim = Человек
tabletop-face-alarm = Ложный вызов
tabletop-left = осталось: { $many }
tabletop-ask-card = Какая карта: { $who }?
tabletop-card-how = Перемешайте карты команды и вытяните одну.
tabletop-said-roll = Бросок { $red }·{ $black }
tabletop-said-face =
    { $face ->
        [victim] Жетон: человек
       *[alarm] Жетон: ложный вызов
    }
tabletop-said-card = Карта: { $card }
tabletop-said-enlist = Карта достаётся: { $number }
tabletop-sign =
    { $word ->
        [smoke] дым
        [fire] огонь
        [explosion] взрыв
        [collapse] дом рухнет
        [again] бросить ещё раз
        [hazmat] огнеопасные вещества
        [poi] вызов
        [hot-spot] прогар
        [water] вода
       *[nothing] ничего
    }
tabletop-piece =
    { $what ->
        [doors] Двери, закрытые
        [windows] Окна
        [fire] Огонь
        [smoke] Дым
        [hot-spots] Прогары
        [hazmats] Огнеопасные вещества
        [calls] Вызовы рубашкой вверх
        [pile] Остальные вызовы
        [cubes] Маркеры повреждений
       *[figures] Пожарные
    }
tabletop-piece-doors = на каждой двери плана
tabletop-piece-how =
    { $what ->
        [pile] перемешать рядом с полем: { $many }
        [cubes] { $many } рядом с полем
       *[figures] { $many }, снаружи дома; где — дальше
    }
tabletop-roll-one = Бросается только этот кубик. Знак покажет, что сделает бросок.
tabletop-lies =
    { $what ->
        [clear] Здесь нет ни огня, ни дыма
        [smoke] Здесь дым
        [fire] Здесь огонь
        [poi] Здесь вызов рубашкой вверх
        [victim] По вызову нашли человека
        [alarm] Вызов был ложным
        [rescued] Отсюда спасли человека
       *[lost] Здесь погиб человек
    }
tabletop-stands = Здесь стоит { $who }
tabletop-carried = Здесь лежит человек с квадрата { $place }
tabletop-edge-lies =
    { $kind ->
        [wall] Маркеров повреждений нет
        [party-wall] Маркеров повреждений нет
        [damaged] Один маркер повреждений
        [damaged-party-wall] Один маркер повреждений
        [destroyed] Два маркера повреждений
        [destroyed-party-wall] Два маркера повреждений
        [closed-door] Дверь закрыта
        [open-door] Дверь открыта
        [no-door] Двери больше нет
        [window] Окно закрыто
       *[open-window] Окно открыто
    }
