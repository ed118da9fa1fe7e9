# Home, set-up, settings, and words used everywhere.
home-title = Выведите всех
home-lead = Дом горит, внутри семеро. Вы с командой выносите их, пока дом не рухнул.
quick-game = Быстрая игра
quick-title = Быстрая игра
new-game = Новая игра
my-matches = Мои партии
forget-match = Убрать { $code } из списка
join-go = Войти
crew-names = Мира, Том, Ота, Лючия, Вера, Сэм
your-name = Ваше имя
name-hint = Как вас называть
to-home = На главную
station-log = Сводка пожарной части
nav-log = Сводка
rules = Правила
rules-of = Правила: { $game }
rules-found = { $many ->
    [one] { $many } правило
    [few] { $many } правила
    [many] { $many } правил
   *[other] { $many } правила
  }
search = Поиск
language = Язык
theme = Тема
theme-switch = Светлая или тёмная
theme-system = Как в системе
theme-dark = Тёмная, ночь
theme-light = Светлая, день
settings = Настройки
story-speed = Скорость рассказа
no-animation = Без анимации
letter-keys = Клавиши-буквы
pass-card = Карточка между ходами за одним экраном
notify = Сообщать, когда мой ход
notify-allow = Разрешить
loading = Минуту…
broken = Страница не запустилась:
broken-again = Загрузить ещё раз
close = Закрыть
none = нет
step-building = Игра и здание
step-players = Кто играет
step-level = Уровень и правила
which-game = Игра
building = Здание
players = Игроки
seat-number = Место { $seat }
seat-me = За этим экраном
seat-open = Друг по сети
seat-ai = ИИ: { $bot }
bot-random = наугад
seats-how = Друзья входят по ссылке партии и выбирают каску. Любое место можно отдать ИИ и забрать обратно в любой момент.
more-rules = Ещё настройки
setup-ok = { $many ->
    [one] Готово: { $many } место.
    [few] Готово: { $many } места.
    [many] Готово: { $many } мест.
   *[other] Готово: { $many } места.
  }
begin = Начать
the-rule = Правило
log-totals = { $many ->
    [one] { $many } партия, побед { $share } %.
    [few] { $many } партии, побед { $share } %.
    [many] { $many } партий, побед { $share } %.
   *[other] { $many } партии, побед { $share } %.
  }
log-number = №
log-when = Когда
log-match = Партия
log-ending = Итог
log-none = Здесь ещё не закончилась ни одна партия.
log-origin-record = Открыта из записи; не в счёт
log-origin-branch = Продолжение другой партии; не в счёт
log-origin-lesson = Урок; не в счёт
log-origin-position = Начата с позиции; не в счёт
log-origin-puzzle = Задача; не в счёт
log-origin-what-if = Проба «а что, если»; не в счёт
log-origin-draft = Проба поля; не учитывается
log-origin-first = Первое спасение; не в счёт
log-origin-undo = Ход отменяли после броска; не в счёт
log-origin-daily = Пожар дня
log-origin-challenge = Та же партия, что у друзей
log-origin-warm-up = Разминка перед пожаром дня
log-origin-table = Игра за столом; не сравнивается
seat-here = Друг за этим экраном
friend-name = Имя
all-me = Все мои
all-ai = Остальные ИИ
all-open = Остальные по сети
bot-greedy = жадный
bot-rookie = новичок
bot-steady = надёжный
bot-crew = ветеран
bot-chief = начальник
search-rules = Поиск: слово или номер правила …
log-result = Результат
log-people = Игроки
log-minutes = Минут в среднем
log-csv = Таблицей (CSV)
log-line = Сводка пожарной части, № { $number }
show-more = Показать ещё
filter-game = Игра
filter-level = Уровень
filter-won = Итог
filter-won-yes = Победа
filter-won-no = Поражение
filter-name = Имя или код
filter-from = С
filter-to = По
filter-any = все
other-setup = Другие настройки
own-boards = Начерченные вами и присланные
nav-workshop = Мастерская
nav-academy = Академия
tutorial = Обучение
tutorial-leave = Пропустить
tutorial-play-on = Играть дальше
tutorial-off = Так тоже можно, но урок идёт иначе. Отмените ход или пропустите урок и играйте дальше.
lesson-done = пройдено
game-without-page = { $game }: на этой странице играть нельзя, у игры нет своего рисунка. В терминале: hotzone play { $name }
game-broken = Страница игры { $game } не запускается: { $text }
nav-play = Играть
nav-pages = Разделы
home-eyebrow = Кооперативные настольные игры · без регистрации и установки
home-first = Первое спасение
home-first-how = Настоящая партия с тренером рядом. Десять минут, читать ничего не нужно.
home-quick-how = Вы и двое ИИ-напарников, прямо сейчас
home-friends = Играть с друзьями
home-friends-how = Отправьте ссылку, они выберут каску
home-code = Есть код?
home-code-check = Проверьте буквы и число.
home-scene = Горящий дом; в столовой, возможно, кто-то есть
home-bubble = Здесь кто-то есть?
home-bubble-how = Пойти и проверить
home-by-hand = Настроить партию
home-table = Игра за столом
home-open = Открыть запись
home-rules = Правила игр
home-free = Свободная программа. Партии остаются на этом сервере.
home-bad-line = Файл не открывается (строка { $line }). { $why }
home-bad-file = Файл не открывается. { $why }
home-gone = Этот сервер её больше не знает
home-over = Закончена, ходов: { $turns } · { $when }
home-waits = Ждёт начала
home-your-turn = Ваш ход · ход { $turn }
home-waits-for = Ход { $turn } · ждём: { $who }
home-all = Все: { $many }
home-continue = Продолжить
home-back = С возвращением, { $name }
home-back-nobody = С возвращением
home-turns = { $many ->
    [one] Ваш ход в { $many } партии.
    [few] Ваш ход в { $many } партиях.
    [many] Ваш ход в { $many } партиях.
   *[other] Ваш ход в { $many } партиях.
  }
home-same = Как в прошлый раз
home-harder = Чуть труднее
home-with = С вами: { $who }
friends-title = С друзьями
home-academy = Короткие уроки и задачи на настоящем поле. Ошибаться не страшно.
home-lessons-done = { $many ->
    [one] Пройден { $many } урок
    [few] Пройдено { $many } урока
    [many] Пройдено { $many } уроков
   *[other] Пройдено { $many } урока
  }
home-lessons-none = По 1–3 минуты
nav-today = Пожар дня
today-tag = Сегодня, { $day }
today-how = Одна партия в день, кубики одинаковы для всех. Засчитывается одна попытка.
today-game = Сегодня: { $game }
today-won = Сыграно: победа. Посмотрите, как сыграли другие.
today-lost = Сыграно: поражение. Посмотрите, как сыграли другие.
today-streak = { $many ->
    [one] { $many } день подряд
    [few] { $many } дня подряд
    [many] { $many } дней подряд
   *[other] { $many } дня подряд
  }
today-open = Открыт до полуночи UTC
step-board = Игра и поле
