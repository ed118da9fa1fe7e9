# The table for people who come new: the coach, suggestions, reasons why something cannot be done.
first-rescue = Первое спасение
start-at = { $known ->
    [yes] { $outside }, { $room }
   *[no] { $outside }
  }
start-here = Начать здесь
start-anywhere = Или нажмите на любой квадрат снаружи.
start-all = { $whose ->
    [crew] Расставить всю команду за меня
    [me] Поставить меня
   *[mine] Расставить всех моих
  }
stuck-undo = Отменить последний шаг
stuck-undo-how = Очки вернутся
spent-end = Очки кончились: завершите ход.
undo-nothing = Пока нечего отменять
end-question = сначала ответьте на вопрос выше
end-setup = партия ещё не началась
play-line = Сыграть так
hint-odds-button = Шансы
hint-other = Другой вариант
hint-other-way = Иначе
hint-first-way = Первый вариант
hint-nearly = Почти так же хорошо, как первый вариант.
hint-why-else = Ничего лучше сейчас нет.
coach-silent = Вы уже всё умеете. Теперь я молчу.
coach-call = Подсказывать дальше
coach-fine = Хорошо
coach-leave = Дальше без подсказок
stuck-how = { $many ->
    [one] { $many } выход, он возможен сейчас.
    [few] { $many } выхода, все возможны сейчас.
    [many] { $many } выходов, все возможны сейчас.
   *[other] { $many } выхода, все возможны сейчас.
  }
start-who = { $you ->
    [yes] Где вы начнёте?
   *[no] Где начнёт { $who }?
  }
end-not-yours = сейчас не ваш ход
