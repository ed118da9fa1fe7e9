# Sentences of the rulebook that are no rules.
book-ask = Спросите своими словами
book-box = Моя коробка
book-edition-en = Английская
book-edition-ru = Русская
book-edition-cs = Чешская
book-edition-it = Итальянская
book-contents = Содержание
book-two-minutes = За две минуты
book-aid = Памятка
book-aid-how = Одна страница: распечатать и положить рядом с полем.
book-print = Распечатать
book-look-up = Найти
book-words = Слова на четырёх языках
book-words-how = Слова самих книг правил рядом. Ваш язык отмечен.
book-sign = Знак
book-questions = Вопросы
book-questions-how = Что спрашивают за столом, с коротким ответом.
book-differs = Чем отличаются издания
book-differs-how = В этом коробки расходятся. Ваша выделена.
book-all-rules = Все правила по номерам
book-all-rules-how = Точные формулировки: для судей и для тех, кто пишет ботов. Номер ведёт к предложению в книге.
book-chapter = Глава { $number }
book-why = Почему?
book-in-your-edition = В вашем издании
book-rule = Правило { $rule }
book-copied = Адрес этого правила скопирован.
book-example = Пример: { $title }
book-what-if = А если…
book-as-set-up = Как есть
book-begin = Показать
book-next = Дальше
book-again = Ещё раз
book-play = Сыграть самому
book-play-how = Здесь начнётся ваш собственный стол, и кубики сначала лягут так же.
book-back = На шаг назад
book-step = { $now } из { $all }
book-seat = Игрок { $number }
book-no-line = Для этого нужен сервер, а он не отвечает.
book-play-first = Сыграть первый ход
book-whole = Вся книга
book-whole-how = Короткие главы простыми словами. Мелкие номера после предложений — точные правила для тех, кто любит проверять.
book-turn-pages = Листать
book-found = { $question }
book-understood = Понято как
book-not-meant = Не { $word }
book-nothing = Ничего не нашлось. Попробуйте другое слово или загляните в содержание.
book-answer = Ответ
book-other-words = Другими словами
book-price = { $many ->
    [one] { $many } очко
    [few] { $many } очка
    [many] { $many } очков
    *[other] { $many } очка
    }
book-found-many = { $many ->
    [one] Найдено { $many } место.
    [few] Найдено { $many } места.
    [many] Найдено { $many } мест.
    *[other] Найдено { $many } места.
    }
error-no-book = У этой игры нет книги правил.
error-unknown-example = Такого примера в книге правил нет.
book-together = Какие сценарии сочетаются
book-apart = не сочетаются
book-fits = сочетаются
book-set-up = Подготовить такую партию
book-drawn = Объяснено в книге правил
