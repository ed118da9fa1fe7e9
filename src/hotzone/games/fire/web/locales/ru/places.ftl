# Places as people say them: where somebody is, and where somebody goes.
room-living-in = в гостиной
room-living-to = в гостиную
room-kitchen-in = на кухне
room-kitchen-to = на кухню
room-bedroom-in = в спальне
room-bedroom-to = в спальню
room-hall-in = в холле
room-hall-to = в холл
room-bath-in = в ванной
room-bath-to = в ванную
room-dining-in = в столовой
room-dining-to = в столовую
room-laundry-in = в прачечной
room-laundry-to = в прачечную
room-closet-in = в кладовой
room-closet-to = в кладовую
room-study-in = в кабинете
room-study-to = в кабинет
room-library-in = в библиотеке
room-library-to = в библиотеку
room-salon-in = в салоне
room-salon-to = в салон
room-winter-garden-in = в зимнем саду
room-winter-garden-to = в зимний сад
room-landing-in = на площадке
room-landing-to = на площадку
room-child-s-room-in = в детской
room-child-s-room-to = в детскую
room-master-bedroom-in = в большой спальне
room-master-bedroom-to = в большую спальню
room-dressing-room-in = в гардеробной
room-dressing-room-to = в гардеробную
room-lobby-in = в вестибюле
room-lobby-to = в вестибюль
room-restaurant-in = в ресторане
room-restaurant-to = в ресторан
room-office-and-reception-in = у стойки и в конторе
room-office-and-reception-to = к стойке и в контору
room-bar-in = в баре
room-bar-to = в бар
room-cloakroom-in = в гардеробе
room-cloakroom-to = в гардероб
room-corridor-in = в коридоре
room-corridor-to = в коридор
room-room-in = в номере
room-room-to = в номер
room-suite-in = в люксе
room-suite-to = в люкс
room-hallway-in = в коридоре
room-hallway-to = в коридор
room-conference-room-in = в переговорной
room-conference-room-to = в переговорную
room-locked-office-in = в запертом кабинете
room-locked-office-to = в запертый кабинет
room-corner-office-in = в угловом кабинете
room-corner-office-to = в угловой кабинет
room-cubicle-in = в отсеке
room-cubicle-to = в отсек
room-restroom-in = в туалете
room-restroom-to = в туалет
room-copy-room-in = в копировальной
room-copy-room-to = в копировальную
room-parlour-in = в гостиной
room-parlour-to = в гостиную
room-elevator-in = в лифте
room-elevator-to = в лифт
room-stair-up-in = на лестнице наверх
room-stair-up-to = на лестницу наверх
room-stair-down-in = на лестнице вниз
room-stair-down-to = на лестницу вниз
place-called = { $name }{ $more }
door-name = { $side ->
    [north] северная дверь
    [east] восточная дверь
    [south] южная дверь
   *[west] западная дверь
  }
door-in = { $side ->
    [north] снаружи у северной двери
    [east] снаружи у восточной двери
    [south] снаружи у южной двери
   *[west] снаружи у западной двери
  }
door-to = { $side ->
    [north] к северной двери
    [east] к восточной двери
    [south] к южной двери
   *[west] к западной двери
  }
lawn-name = { $side ->
    [north] снаружи, север
    [east] снаружи, восток
    [south] снаружи, юг
   *[west] снаружи, запад
  }
lawn-in = { $side ->
    [north] снаружи с северной стороны
    [east] снаружи с восточной стороны
    [south] снаружи с южной стороны
   *[west] снаружи с западной стороны
  }
lawn-to = { $side ->
    [north] наружу, на северную сторону
    [east] наружу, на восточную сторону
    [south] наружу, на южную сторону
   *[west] наружу, на западную сторону
  }
spot-name = этот квадрат
spot-in = здесь
spot-to = сюда
further-in = дальше { $in }
spot-top = верх лестницы
spot-top-in = наверху лестницы
spot-top-to = на верх лестницы
edge-two = ({ $one } – { $two })
edge-in = ({ $one })
room-part = { $side ->
    [north] северная сторона
    [east] восточная сторона
    [south] южная сторона
   *[west] западная сторона
  }
