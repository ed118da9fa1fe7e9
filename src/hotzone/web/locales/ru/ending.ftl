# Конец партии и повтор.
end-lasted = { $minutes ->
    [0] Партия заняла { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }.
   *[other] Партия заняла { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }, { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }.
  }
end-home = Главная
end-look = Посмотреть поле
end-carried = Кто кого вынес
end-carried-how = по порядку
end-nobody-out = Кого не удалось спасти
end-nobody-out-how = и где
end-lost = Потеря
end-outside = снаружи
end-turned = Переломные моменты
end-turned-how = нажмите, чтобы увидеть на поле
end-point = Ход { $turn } · { $who }
end-dice = удача
end-point-chance = Шанс на победу был { $from }, стал { $to }.
end-point-better = Лучше: { $line }
end-by-luck = Что сделал случай
end-by-decision = Решение
end-bad-luck = невезение
end-good-luck = везение
end-costly = дорогое решение
end-good = хорошее решение
end-decisions = Ваши решения
end-luck = Удача
end-luck-won-bad = { $cost ->
    [0] Вы победили вопреки случаю: он отнял { $dice } пунктов шанса. Ваши решения не стоили ничего.
   *[other] Вы победили вопреки случаю: он отнял { $dice } пунктов шанса. Лучшие ходы сберегли бы ещё { $cost }.
  }
end-luck-won-good = { $cost ->
    [0] Удача дала { $dice } пунктов шанса; решения не стоили ничего.
   *[other] Удача дала { $dice } пунктов шанса; решения стоили { $cost }.
  }
end-luck-lost-bad = { $cost ->
    [0] Случай отнял { $dice } пунктов шанса, решения — ничего.
   *[other] Случай отнял { $dice } пунктов шанса, решения — { $cost }.
  }
end-luck-lost-good = { $cost ->
    [0] Удача помогала: { $dice } пунктов. Ваши решения не стоили ничего.
   *[other] Удача помогала: { $dice } пунктов. Другие решения сберегли бы ещё { $cost }.
  }
end-chance = Шанс на победу
end-picture = Картинка для друзей
end-share = Поделиться
end-save = Сохранить картинку
end-saved = Картинка сохранена.
end-file = hotzone
end-next = Что дальше?
end-retry = Ещё раз с хода { $turn }
end-retry-how = С переломного момента, и пусть повезёт
end-again-start = Сначала
end-again-how = Та же расстановка, новая удача
end-elsewhere-how = Сперва измените что хотите
end-debrief-how = Что сделала бы команда
replay-begin = Начало
replay-turn = Ход
replay-back = На ход назад
replay-on = На ход вперёд
replay-play = Играть
replay-to-end = К итогу
replay-first = Это первый миг партии.
replay-newest = Это последний миг партии.
replay-link = Копировать ссылку
end-challenge = Та же партия для друзей
end-challenge-how = Ссылка: та же расстановка и та же удача для всех
end-others = Как сыграли другие
end-others-how = Те же кубики, ход за ходом
lobby-next = { $who } продолжает в другой партии.
lobby-next-go = Пойти вместе
error-offer-not-over = Предложить партию друзьям можно, когда она окончена.
error-not-over = Разбор будет, когда партия закончится.
