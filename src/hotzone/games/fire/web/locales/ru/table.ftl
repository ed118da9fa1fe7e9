# What can be done about a fire, the end of the turn, ways in the log.
fight-beside = Подойти вплотную
fight-beside-how = На воду в этот ход очков не хватит
fight-knock-down-how = Дешевле; дым может снова вспыхнуть
fight-enter = Войти в огонь
fight-put-out-behind = Расчистить путь и потушить
fight-knock-down-behind = Расчистить путь и сбить до дыма
fight-nearer = { $how ->
    [there] Расчистить путь и идти { $to }
    [within] Подойти ближе: { $place }
    [fire] Подойти ближе к огню
   *[towards] По пути { $to }
  }
fight-through = Этот путь идёт через огонь
fight-put-out = { $moves ->
    [0] Потушить
   *[other] Подойти и потушить
  }
fight-knock-down = { $moves ->
    [0] Сбить до дыма
   *[other] Подойти и сбить до дыма
  }
fight-put-out-how = { $moves ->
    [0] {""}
    [one] { $moves } шаг, затем{" "}
    [few] { $moves } шага, затем{" "}
    [many] { $moves } шагов, затем{" "}
   *[other] { $moves } шага, затем{" "}
  }{ $water ->
    [one] { $water } очко на воду
    [few] { $water } очка на воду
    [many] { $water } очков на воду
   *[other] { $water } очка на воду
  }
fight-enter-how = { $left ->
    [one] Закончить ход в огне нельзя: на выход останется { $left } очко
    [few] Закончить ход в огне нельзя: на выход останется { $left } очка
    [many] Закончить ход в огне нельзя: на выход останется { $left } очков
   *[other] Закончить ход в огне нельзя: на выход останется { $left } очка
  }
end-keeps = { $many ->
    [0] ничего не сохранится, затем ходит огонь
    [one] сохранится { $many } очко, затем ходит огонь
    [few] сохранятся { $many } очка, затем ходит огонь
    [many] сохранятся { $many } очков, затем ходит огонь
   *[other] сохранятся { $many } очка, затем ходит огонь
  }
walk-moved = { $who } идёт { $to }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }.
walk-victim-carried = { $who } несёт человека { $to }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }.
walk-victim-led = { $who } ведёт человека { $to }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }.
walk-hazmat-carried = { $who } несёт огнеопасные вещества { $to }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }.
goal-rescued = Вывести { $many } человек
goal-rescued-short = Вывести { $many }
goal-lost = Не потерять { $many }
goal-lost-short = Не потерять { $many }
goal-damage = Дом рухнет при { $many }
goal-damage-short = Рухнет при { $many }
goal-evidence = Вынести улик: { $many }
goal-evidence-short = Улики { $many }
goal-hot-spots = Убрать все прогары: { $many }
goal-hot-spots-short = Прогары { $many }
goal-knocked = Никого не сбить с ног: { $many } — уже поражение
goal-knocked-short = Никто не падает
status-rescued = Спасено
status-lost = Потеряно
stuck-title = Ход нельзя закончить в огне
end-stuck = сначала выйдите из огня, см. выше
start-reason = { $reason ->
    [call] Кто-то может быть { $in }, и огня на пути нет.
    [fire] Близко к огню: здесь пригодится вода.
    [mate] Здесь уже стоит { $who }.
   *[quiet] Спокойно, но дальше от вызовов.
  }
start-reason-short = { $reason ->
    [call] Рядом вызов.
    [fire] Близко к огню.
    [mate] Там уже { $who }.
   *[quiet] Спокойно.
  }
