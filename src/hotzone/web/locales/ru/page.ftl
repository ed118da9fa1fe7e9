# Главная, подготовка, настройки и общие слова.
home-title = Выведите всех
home-lead = Горящий дом, команда, семь человек, которых нужно спасти. Играйте в одиночку, за одним экраном, с друзьями по сети или с ИИ в команде. Без учётной записи и установки.
quick-game = Быстрая игра
quick-title = Быстрая игра
new-game = Новая игра
my-matches = Мои партии
no-matches = Здесь появятся ваши партии и будут вас ждать.
forget-match = Убрать { $code } из списка
join = Присоединиться
join-code = Код партии
join-go = Войти
your-name = Ваше имя
name-hint = Как вас называть
open-record = Открыть запись
to-home = На главную
station-log = Сводка пожарной части
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
theme-dark = Тёмная, ночная смена
theme-light = Светлая, дневная смена
settings = Настройки
story-speed = Скорость рассказа об огне
no-animation = Без анимации
letter-keys = Клавиши-буквы
pass-card = Карточка между ходами за одним экраном
notify = Сообщать, когда мой ход
notify-allow = Разрешить
loading = Минуту…
broken = Страница не запустилась:
close = Закрыть
none = нет
game-fire = Пожар
game-fire-how = Горящий дом, команда и семь человек, которых нужно вывести.
game-reactor = Реактор
game-reactor-how = Четверо героев глушат реактор, пока он не взорвался.
step-building = Игра и здание
step-players = Кто играет
step-level = Уровень и правила
step-crew = Команда
which-game = Игра
building = Здание
board-usual = Обычное
board-base-front = Дом с садом
board-base-back = Угловой дом
players = Игроки
crew-size = Пожарные
firefighters = { $many ->
    [one] { $many } пожарный
    [few] { $many } пожарных
    [many] { $many } пожарных
   *[other] { $many } пожарных
  }
seat-number = Место { $seat }
seat-me = За этим экраном
seat-open = Друг по сети
seat-ai = ИИ: { $bot }
bot-random = случайный
seats-how = Друзья входят по ссылке партии и выбирают каску. Любое место можно отдать ИИ и забрать обратно в любой момент.
which-rules = Правила
rules-family = Семейная игра
rules-family-how = Без специалистов и машин: двадцать минут, легко освоить.
rules-experienced = Игра для опытных игроков
rules-experienced-how = Специалисты, огнеопасные вещества, машины, прогары.
level = Уровень сложности
level-recruit = Рекрут
level-veteran = Ветеран
level-heroic = Герой
more-rules = Ещё настройки
modules = Части игры для опытных
module-specialists = Специалисты
module-specialists-how = У каждого пожарного карта со своими очками и умениями.
module-hazmat = Огнеопасные вещества
module-hazmat-how = Бочки, которые взрываются от огня.
module-vehicles = Машины
module-vehicles-how = Пожарная машина с лафетным стволом и скорая помощь.
module-hotspots = Прогары
module-hotspots-how = Места, где огонь вспыхивает снова.
variants = Изменение правил
variant-volunteers = Единственная пожарная машина
variant-unmarked-hazmat = Не обозначенные на карте огнеопасные вещества
variant-broken-deck-gun = Сломанный лафетный ствол
setup = Подготовка к игре
setup-printed = Как напечатано
setup-printed-how = Огонь и вызовы лежат там, где показано на поле.
setup-simple = Случайная, простая
setup-simple-how = Три взрыва, места по броску кубиков.
setup-full = Случайная, полная
setup-full-how = Взрывы по уровню, прогары, огнеопасные вещества.
setup-ok = { $many ->
    [one] Готово: { $many } место.
    [few] Готово: { $many } места.
    [many] Готово: { $many } мест.
   *[other] Готово: { $many } места.
  }
edition = Издание
edition-en = Английское
edition-ru = Русское
edition-cs = Чешское
edition-it = Итальянское
specialists = Специалисты
crew-how = Выберите карты команды здесь или оставьте пустым и выберите за столом.
begin = Начать
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
