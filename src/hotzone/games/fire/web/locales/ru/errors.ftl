# Refusals, by the code of the engine.
error-unknown-edge = Такой стены нет.
error-unknown-sign = Встретился неизвестный знак.
error-bad-command = Приказать можно только перемещение и двери.
error-bad-roll = Это не бросок.
error-bad-edge = Это не стена.
error-bad-firefighter = Такого пожарного нет.
error-bad-cards = Эти карты не подходят.
error-no-module = Игре для опытных нужна хотя бы одна её часть.
error-level-without-module = В семейной игре нет уровня.
error-card-twice = Каждый специалист есть в одном экземпляре.
error-no-specialists = Для специалистов нужна их часть игры.
error-back-side = В этом издании игра для опытных идёт в угловом доме.
error-variant-without-module = Этому сценарию нужна часть игры для опытных, а она отключена.
error-volunteers-dealt = Добровольцы получают карты случайно.
error-not-captain = Приказы отдаёт только РТП.
error-own-command = РТП ходит без приказа.
error-in-fire = Ход нельзя завершить, пока пожарный стоит в огне.
error-keep-moving = Пожарный в огне должен идти дальше; больше ничего нельзя.
error-cafs-limit = Приказ стволщику: не больше 1 очка за ход.
error-no-way-out = Оставшихся очков не хватит, чтобы вывести всех из огня.
error-nothing-burns = Там нет ни огня, ни задымления.
error-no-fire = Там только задымление.
error-no-vehicles = В этой партии нет машин.
error-not-on-engine = Для этого нужно стоять на пожарной машине.
error-not-next = Ехать можно только на соседнюю парковку.
error-not-won = Победы ещё нет.
error-door-closed = Дверь закрыта.
error-wall = Между ними стена.
error-nothing-to-take = Здесь некого и нечего взять с собой.
error-not-into-fire = В огонь никого и ничего не несут.
error-not-beside = Это не у вашего квадрата.
error-no-wall = Здесь нет стены, которую можно рубить.
error-door-gone = Двери больше нет.
error-no-door = Двери нет.
error-door-so-already = Дверь уже в этом положении.
error-gun-broken = В этой партии лафетный ствол сломан.
error-area-occupied = В секторе цели есть пожарный.
error-wrong-area = Машина туда не направлена.
error-not-your-card = Ваша карта этого не умеет.
error-nobody-to-treat = В вашем квадрате нет неисцелённой жертвы.
error-no-poi = Здесь нет вызова.
error-no-hazmat = В вашем квадрате нет огнеопасных веществ.
error-no-crew-change = В этой партии нет замены специалистов.
error-not-first = Замена возможна только первым действием хода.
error-card-in-use = Эта карта занята.
error-no-printed-setup = У этого здания нет готовой расстановки: первые огни определяют кубики.
error-no-first-explosion = У этого здания нет таблицы первого взрыва, такая подготовка здесь невозможна.
error-no-engine = Этому зданию нужна пожарная машина: играйте с техникой.
error-heroes-heroic = «Настоящие герои» играются на героическом уровне.
error-engineer-needed = В команде должен быть инженер-строитель.
error-window-closed = Окно закрыто.
error-no-start = Пожарный начинает снаружи здания.
error-no-start-or-elevator = Пожарный начинает снаружи здания или в лифте.
error-no-bay = Здесь нет парковки для этой машины: нажмите на отмеченную.
error-scenarios-excluded = Эти сценарии противоречат друг другу.
error-scenario-experienced = Для этого нужна игра для опытных со всеми частями и полной подготовкой.
error-no-friend = Это относится к сценарию «Друг в беде».
error-at-lobby = Лифт в вестибюле: оттуда до этажа не достать.
error-on-street = С улицы до этажа не достать.
error-no-extinguishing = Инженер-строитель не тушит огонь.
error-not-from-floor = В этой партии лифт с этажа не вызывают.
error-engineer-stays = Инженер-строитель остаётся, пока есть прогары.
error-party-wall = Через общую с соседями стену не пройти.
error-closed-ground = Туда никто не заходит.
error-hands-full = Руки заняты.
error-not-left-there = Принесённое на лестницу там не оставляют.
error-one-object = На лестнице несут только что-то одно.
error-elevator-destroyed = Этот лифт разрушен.
error-elevator-above = Этот лифт на горящем этаже.
error-not-at-engine = Это возможно только у стоянки пожарной машины.
error-other-side = Машина не с этой стороны здания.
error-no-gap = Автолестнице нужна разрушенная наружная стена.
error-no-ladder = Подходящей лестницы здесь нет.
error-ladder-taken = На этой лестнице кто-то стоит.
error-ladder-stands = Здесь уже стоит лестница.
error-other-floor = На другой этаж ведут только лестницы.
error-not-outside = Лестницу раскладывают снаружи, не в углу.
error-fire-near = В вашем квадрате или рядом огонь.
error-no-hot-spot = В вашем квадрате нет прогара.
error-wall-destroyed = Разрушенное не починить.
error-no-damage = Чинить здесь нечего.
error-too-few-ap = { $known ->
    [yes] { $first ->
        [one] Это стоит { $first } очко, а есть { $second }.
        [few] Это стоит { $first } очка, а есть { $second }.
        [many] Это стоит { $first } очков, а есть { $second }.
       *[other] Это стоит { $first } очка, а есть { $second }.
      }
   *[no] На это не хватает очков.
  }
error-no-threat = Там нет ни огня, ни задымления.
error-lying = Лежащий ничего не делает.
