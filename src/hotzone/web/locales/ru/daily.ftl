# Пожары, общие для многих команд: пожар дня и вызовы друзьям.
daily-title = Пожар дня
daily-title-of = Пожар дня { $number }
daily-number = № { $number }
daily-open = { $many ->
    [0] Открыт до полуночи UTC
    [one] Открыт до полуночи UTC · пока { $many } команда
    [few] Открыт до полуночи UTC · пока { $many } команды
    [many] Открыт до полуночи UTC · пока { $many } команд
   *[other] Открыт до полуночи UTC · пока { $many } команды
  }
daily-over = Этот день прошёл: можно сыграть для тренировки
daily-played = Сыграно
daily-next = Следующий через { $hours } ч { $minutes } мин
daily-how = То же начало, те же карты и те же кубики для каждой команды. Засчитывается одна попытка.
daily-over-how = То же начало и те же кубики, что были у всех в тот день. Тренировка в список не идёт.
daily-crew-of = { $many } в команде
daily-rules = Правила
daily-you-play = Вы играете
daily-all-figures = за всех или вместе за одним экраном
daily-takes = Время
daily-minutes = около { $minutes } минут; можно прерваться
daily-ai = Команда ИИ
daily-wins = побеждает здесь { $wins } раз из 100
daily-go-in = Начать
daily-go-on = Продолжить попытку
daily-together = Играть вместе по сети
daily-warm-up = Сначала размяться (не в счёт)
daily-warm-up-title = Разминка
daily-practice = Сыграть для тренировки
daily-practice-how = Те же кубики ещё раз, сколько угодно. Это никогда не в счёт.
daily-practice-go = Ещё раз, для тренировки
daily-again-title = Ещё раз отсюда
daily-dice-fixed = Кубики были определены заранее. Их отпечаток откроется в полночь, и любой сможет его проверить:
daily-dice-open = У кубиков этого дня был такой отпечаток:
daily-dice-same = Первый бросок вашего третьего хода одинаков для всех команд: удача равная, и ходы можно сравнивать.
daily-dice-check = Проверить кубики
daily-secret = Секрет дня:
daily-anchor = Якорь года:
daily-board = { $house }, начало
daily-week = Эта неделя
daily-week-how = В понедельник легко, в воскресенье трудно.
daily-yesterday = Вчера: { $house }
daily-yesterday-won = { $crews ->
    [0] Никто не доиграл.
    [one] Победили { $won } из { $crews } команды.
    [few] Победили { $won } из { $crews } команд.
    [many] Победили { $won } из { $crews } команд.
   *[other] Победили { $won } из { $crews } команд.
  }
daily-yesterday-best = Лучший результат: { $who }, ходов: { $turns }.
daily-you-won = Вы победили.
daily-you-lost = Вы проиграли.
daily-watch-best = Смотреть лучших
daily-look-day = Открыть день
daily-a-crew = Команда
daily-calendar = Дни подряд и календарь
daily-streak = { $many ->
    [one] { $many } день
    [few] { $many } дня
    [many] { $many } дней
   *[other] { $many } дня
  }
daily-makes-it = { $many ->
    [one] С сегодняшним будет { $many }.
    [few] С сегодняшним будет { $many }.
    [many] С сегодняшним будет { $many }.
   *[other] С сегодняшним будет { $many }.
  }
daily-best-streak = Рекорд: { $many }.
daily-make-up = Пропущенный день можно наверстать за неделю, дважды в месяц.
daily-won = победа
daily-lost = поражение
daily-all-saved = все десять
daily-not-played = не сыграно
daily-is-today = сегодня
daily-result = Результат, которым можно поделиться
daily-score = Спасено: { $saved } · потеряно: { $lost } · ходов: { $turns } · { $share } % лучшей линии
daily-score-rest = спасено · потеряно: { $lost } · ходов: { $turns } · { $share } % лучшей линии
daily-score-plain = { $won ->
    [yes] победа · ходов: { $turns } · { $share } % лучшей линии
   *[no] поражение · ходов: { $turns } · { $share } % лучшей линии
  }
daily-squares = Ходов: { $turns }; как лучшая линия: { $best }, не хуже: { $good }, неточностей: { $slips }, ошибок: { $mistakes }
daily-best-line = как лучшая линия
daily-as-good = не хуже
daily-slip = неточность
daily-mistake = ошибка
daily-copy = Копировать текст
daily-copied = Текст скопирован.
daily-not-copied = Текст не удалось скопировать.
daily-shared = Картинка сохранена, текст скопирован.
daily-no-spoilers = Здесь нет ни комнат, ни кубиков, ни имён: можно послать тем, кто ещё не играл.
daily-how-crews = { $many ->
    [one] Как сыграла { $many } команда
    [few] Как сыграли { $many } команды
    [many] Как сыграли { $many } команд
   *[other] Как сыграли { $many } команды
  }
daily-first-crew = То же начало, те же кубики. Вы доиграли первыми.
daily-better = То же начало, те же кубики. Вы сыграли лучше, чем { $percent } из 100.
daily-bar-lost = Проиграли
daily-bar-all = Все десять
daily-bar-saved = { $from } или { $to }
daily-bar-slow = от { $from } ходов
daily-bar-fast = до { $to } ходов
daily-bar-turns = { $from }–{ $to } ходов
daily-you = вы
daily-turn-by-turn = Ход за ходом
daily-turn-how = Вероятность победы, как её видел поиск. Кубики одинаковы, поэтому разрыв между линиями — решение, а не удача.
daily-curve = Вероятность победы ход за ходом
daily-turn-axis = ход
daily-middle = половина всех команд
daily-parted = Где команды разошлись: ход { $turn }
daily-parted-same = Перед этими командами был один и тот же стол.
daily-parted-alike = Эти команды стояли почти одинаково: всё главное совпадало, а на поле было не больше трёх отличий.
daily-parted-board = Поле на ходу { $turn }
daily-share-of-crews = Доля команд
daily-choice = Что сделали
daily-chance-after = Вероятность победы после этого
daily-watch = Смотреть
daily-watch-theirs = Смотреть их игру
daily-watch-it = Посмотреть
daily-from-here = Попробовать отсюда ещё раз
daily-crews = Команды
daily-people = { $many ->
    [one] { $many } игрок
    [few] { $many } игрока
    [many] { $many } игроков
   *[other] { $many } игрока
  }
daily-turns = { $many ->
    [one] { $many } ход
    [few] { $many } хода
    [many] { $many } ходов
   *[other] { $many } хода
  }
daily-saved = Спасено: { $many }
daily-with-help = с подсказками
daily-crew-name = Название вашей команды
daily-list-us = Показать нас: другие увидят название и смогут смотреть
daily-keep-name = Сохранить
daily-best-so-far = Лучшие пока
daily-best-of-day = Лучшие за день
challenge-title = Та же партия для друзей
challenge-how = Та же расстановка и те же кубики для всех, кто откроет эту ссылку. Засчитывается одна попытка
challenge-done = { $many ->
    [0] Пока никто не доиграл.
    [one] Доиграла { $many } команда. Вы увидите её после своей попытки.
    [few] Доиграли { $many } команды. Вы увидите их после своей попытки.
    [many] Доиграли { $many } команд. Вы увидите их после своей попытки.
   *[other] Доиграли { $many } команды. Вы увидите их после своей попытки.
  }
challenge-dice-turn = Удача у всех одна, ход за ходом: первый бросок двенадцатого хода, карты, пока в колоде остались те же, и всё, что лежит лицом вниз. На что она придётся, зависит от вас.
challenge-dice-order = Броски идут у всех в одном порядке: пятый ответ на один и тот же вопрос одинаков, что бы ни случилось раньше.
challenge-dice-rolled = Броски и карты той партии идут у всех в том же порядке; кто играет дольше, получает новые.
challenge-dice-new = Расстановка взята из той партии. Её кубики сегодня ещё в секрете, поэтому здесь у всех одинаковые новые.
challenge-turn-how = Шанс победить, каким его видел поиск. Броски идут в одном порядке, но не всегда приходятся на один и тот же ход.
challenge-send = Ваша партия уже участвует в сравнении. Отправьте ссылку: кто сыграет, встанет рядом с вами.
challenge-looking-back = Ваша партия разбирается; через минуту она появится здесь.
challenge-went-back = броски брались назад
challenge-copy = Копировать ссылку для друзей
challenge-side = Рядом
challenge-crew = Команда { $number }
error-day-over = Тот день давно прошёл; сыграть можно дни последнего месяца.
error-too-many-tries = Из одной сети засчитывается шесть попыток в день. Приходите завтра или разомнитесь с другими кубиками.
error-no-such-day = Для этого дня здесь нет партии.
error-bad-day = День пишется так: 2026-01-31.
error-no-daily = Ни одна игра этого сервера не предлагает партию на каждый день.
error-unknown-challenge = По этой ссылке вызова нет.
error-name-hidden = Хозяева этого сервера скрыли имя вашей команды; она остаётся в списке без имени.
