# Картонный стол и телефон рядом с ним.
r-tabletop-cell = ячейка { $cell }
r-tabletop-tile =
    { $now ->
        [no] Убрать плитку
       *[yes] Положить плитку
    }
r-tabletop-turn =
    { $now ->
        [down] Перевернуть рубашкой вверх
       *[up] Перевернуть знаком вверх
    }
r-tabletop-attention =
    { $now ->
        [no] Убрать предупреждение
       *[yes] Положить предупреждение
    }
r-tabletop-foam =
    { $now ->
        [no] Убрать огнетушитель
       *[yes] Положить огнетушитель
    }
r-tabletop-heap =
    { $put ->
        [no] Убрать жетоны: { $many }
       *[yes] Положить жетоны: { $many }
    }
r-tabletop-hero = Переставить: { $who }
r-tabletop-off = с поля
r-tabletop-dose = Облучение: { $who }
r-tabletop-hand = Жетоны: { $who }
r-tabletop-to = теперь { $now }
r-tabletop-dial = Сдвинуть стрелку
r-tabletop-dial-to =
    { $now }, { $sector ->
        [green] зелёный
        [yellow] жёлтый
       *[red] красный
    }
r-tabletop-hearts = Сердечки
r-tabletop-ask-card =
    { $deck ->
        [control] Какая карта неисправности СУЗ?
       *[fuel] Какой номер на карте?
    }
r-tabletop-card-how = Осталось { $many }; вытянутые зачёркнуты.
r-tabletop-drawn = Эта карта уже вытянута.
r-tabletop-ask-face = Плитка { $cell }: какой знак?
r-tabletop-face-how = Её ещё никто не видел.
r-tabletop-face =
    { $tile ->
        [control] { $face ->
            [black] Чёрный: рабочая
           *[red] Красный: неисправная
        }
       *[fuel] { $face ->
            [black] Чёрный: рабочая
           *[red] Красный: аварийная
        }
    }
r-tabletop-ask-cast = Кто играет: { $who }?
r-tabletop-cast-how = Бросьте жребий.
r-tabletop-player = Игрок { $number }
r-tabletop-sign =
    { $word ->
        [up] перевернётся
        [gone] пропадёт
        [heart] сгорит сердечко
        [death] кто-то погибнет
        [face] надо посмотреть
        [end] конец партии
       *[nothing] ничего
    }
r-tabletop-piece =
    { $what ->
        [fuel] ТВС рубашкой вверх
        [control] СУЗ рубашкой вверх
        [dial] Стрелка
        [hearts] Сердечки
        [decks] Две колоды
       *[heroes] Герои
    }
r-tabletop-piece-how =
    { $what ->
        [fuel] перемешать, по одной на ячейку с номером
        [control] перемешать, по одной на S1–S6
        [dial] в начало
        [hearts] { $many } рядом со стрелкой
        [decks] перемешать отдельно, рубашкой вверх
       *[heroes] { $many } с жетонами; где — дальше
    }
r-tabletop-said-card = Карта { $cell }
r-tabletop-said-face =
    { $face ->
        [black] Знак: чёрный
       *[red] Знак: красный
    }
r-tabletop-said-cast = Роль берёт игрок { $number }
r-tabletop-lies =
    { $what ->
        [down] Плитка рубашкой вверх
        [gone] Плитки больше нет
        [fuel-black] ТВС открыта: рабочая
        [fuel-red] ТВС открыта: аварийная
        [control-black] СУЗ открыта: рабочая
       *[control-red] СУЗ открыта: неисправная
    }
r-tabletop-stands = Здесь стоит { $who }
r-tabletop-has-dose = { $who }: доза { $dose }
