# Перед совместной партией.
lobby-open = Партия открыта
lobby-invites = { $who } приглашает вас
lobby-leave = Выйти
lobby-crew = Команда
lobby-taken = Занято касок: { $taken } из { $of } · готовы: { $ready }
lobby-pick = Ваша каска
lobby-tell-name = и как вас зовут
lobby-your-name = Ваше имя
lobby-you-host = Вы, хозяин партии.
lobby-yours = Каска ваша, пока вы здесь.
lobby-also-yours = Тоже ваша
lobby-host = Хозяин партии
lobby-here = На месте
lobby-away = Нет на месте
lobby-ready = Готово
lobby-not-ready = Ещё нет
lobby-ai = ИИ-напарник, { $bot }
lobby-level = Уровень ИИ
lobby-free-helmet = Свободная каска
lobby-free-how = Возьмёт любой, кто откроет ссылку
lobby-give-ai = Отдать ИИ
lobby-free-seat = Освободить
lobby-take-instead = Взять эту каску
lobby-start = Начать
lobby-all-ready = Все, кто здесь, готовы.
lobby-not-all = Ещё не готовы: { $who }.
lobby-alone = Пока никто не пришёл.
lobby-free = { $many ->
    [one] Свободной каской играет ИИ, пока кто-нибудь не придёт.
    [few] Свободными касками ({ $many }) играет ИИ, пока кто-нибудь не придёт.
    [many] Свободными касками ({ $many }) играет ИИ, пока кто-нибудь не придёт.
   *[other] Свободными касками ({ $many }) играет ИИ, пока кто-нибудь не придёт.
  }
lobby-host-starts = Партию начинает { $who },
lobby-coach = Впервые здесь? Тренер поможет.
lobby-host-away = но сейчас не на месте.
lobby-ready-go = Готово
lobby-not-yet = Нет, ещё не всё
lobby-name-first = Как вас зовут?
lobby-name-skip = Напишите имя или нажмите ещё раз, чтобы продолжить без него.
lobby-company = Приглашение и участники
lobby-invite = Позовите друзей
lobby-invite-how = Наведите телефон на код или отправьте ссылку. Без регистрации и установки.
lobby-invite-short = Наведите телефон или отправьте ссылку
lobby-or-code = или введите код на главной странице
lobby-copy = Копировать
lobby-share = Поделиться…
lobby-share-text = Заходите, выбирайте каску.
lobby-reach = Телефоны в вашей сети откроют эту ссылку.
lobby-here-now = Сейчас здесь
lobby-you = { $name } (вы)
lobby-gone = нет на месте
lobby-watches = смотрит
lobby-is-ready = готово
lobby-picks = выбирает каску
lobby-what = Что это?
lobby-full = Все каски заняты: вы смотрите, пока одна не освободится.
lobby-watch = Только смотреть
lobby-while = Пока ждёте
lobby-while-how = Короткий урок откроется рядом. Эта страница позовёт вас, когда партия начнётся.
lobby-undo = Шаги можно отменять
lobby-no-undo = Шаги нельзя отменять
lobby-change = Изменить
lobby-when-ready = когда все готовы.
lobby-coach-me = Тренер рядом
lobby-unnamed = Без имени вы { $name }.
