# Рассказ о пожаре: слова над полем и строки панели.
story-head = Огонь после хода: { $who }
story-outside = снаружи, { $side ->
    [north] с севера
    [east] с востока
    [south] с юга
   *[west] с запада
  }
story-dice = Ряд { $red }, колонка { $black }: { $room }
story-smoke = Дым: { $room }
story-catch = Дым вспыхивает: { $room }
story-beside = Огонь идёт дальше: { $room }
story-explosion = Взрыв: { $room }
story-blast = { $way ->
    [north] на севере
    [east] на востоке
    [south] на юге
    [west] на западе
   *[stair] по лестнице
  } { $what ->
    [crack] треснула стена
    [breach] рухнула стена
    [door] сорвало дверь
    [window] выбило окно
    [lift] разрушен лифт
   *[fire] загорелся ещё квадрат
  }
story-hazmat-exploded = Взорвались огнеопасные вещества: { $room }
story-flashover = Очаг возгорания: { $many ->
    [one] { $many } квадрат
    [few] { $many } квадрата
    [many] { $many } квадратов
   *[other] { $many } квадрата
  }
story-flared-up = Прогар: огонь ходит ещё раз
story-hot-spot = Новый прогар: { $room }
story-knock-down = { $who } падает и приходит в себя { $room }
story-shrug = Там никого не было: { $room }
story-lost = Человек погиб: { $room }
story-rescue =
    { $who } спасает { $count ->
        [1] первого
        [2] второго
        [3] третьего
        [4] четвёртого
        [5] пятого
        [6] шестого
        [7] седьмого
       *[other] ещё одного
    } человека
story-call = Новый вызов: { $room }
story-found = Здесь человек: { $room }
story-false-alarm = Ложный вызов: { $room }
story-collapse = Дом рушится
story-then-flashover = Потом: дым рядом с огнём загорится.
story-then-people = Потом: есть ли кто в огне?
legend-engine-place = парковка пожарной машины
legend-ambulance-place = парковка скорой помощи: здесь приходят в себя сбитые с ног
legend-depot = лестницы лежат на парковках пожарной машины
legend-arrow = новый вызов, которому здесь не место, идёт по стрелке
legend-quarter = куда достаёт лафетный ствол
sound-bed = потрескивает огонь
sound-splinters = треск дерева
sound-crack = треск стены
sound-axe = топор по стене
sound-smoke = дым
sound-flames = пламя
sound-flashover = гул огня
sound-collapse = грохот обвала
