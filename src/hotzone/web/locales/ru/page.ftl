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
board-base-front-how = Один этаж, семейная сторона.
board-base-back-how = Один этаж, другая сторона поля.
board-brownstone = Браунстоун
board-brownstone-how = Дом в ряду: общие стены не пробить.
board-high-rise = Высотка
board-high-rise-how = Офисный этаж с лифтами и автолестницей.
board-hotel = Отель
board-hotel-how = Два этажа, лестница, окна, переносные лестницы.
board-villa = Особняк
board-villa-how = Два этажа, лестница, окна, переносные лестницы.
scenarios = Сценарии
scenario-volunteers = Единственная пожарная машина
scenario-volunteers-how = Карты раздают, менять их нельзя.
scenario-unmarked-hazmat = Необозначенные огнеопасные вещества
scenario-unmarked-hazmat-how = Огнеопасные вещества скрыты среди ключевых объектов.
scenario-broken-deck-gun = Сломанный лафетный ствол
scenario-broken-deck-gun-how = Машина ездит, ствол не работает.
scenario-arson = Следы поджога
scenario-arson-how = Шесть огнеопасных веществ; среди них улики, их надо сохранить.
scenario-true-heroes = Настоящие герои
scenario-true-heroes-how = Героический уровень, больше прогаров.
scenario-friend-in-need = Друг в беде
scenario-friend-in-need-how = Сбитого с ног пожарного надо вынести.
scenario-hottest-spot = Самая горячая точка
scenario-hottest-spot-how = Прогары опаснее обычного.
scenario-save-the-structure = Спасти здание
scenario-save-the-structure-how = Внутри никого: спасают само здание.
friend-easy = Лёгкий
friend-hard = Сложный
seat-here = Друг за этим экраном
friend-name = Имя
all-me = Все мои
all-ai = Остальные ИИ
all-open = Остальные по сети
bot-greedy = начинающий
bot-rookie = новичок
bot-steady = опытный
bot-crew = сильный
house-rules = Домашние правила
as-edition = { $what } (как в издании)
switch-threat_markers = Маркеров огня и дыма
switch-threat_markers-33 = 33
switch-threat_markers-34 = 34
switch-knockdown_saved_ap = Сбережённые очки сбитого с ног
switch-knockdown_saved_ap-keep = остаются
switch-knockdown_saved_ap-lose = теряются
switch-flashover_open_door = Открытые двери при вспышке
switch-flashover_open_door-stay = остаются
switch-flashover_open_door-remove = разрушаются
switch-shockwave_open_door = Открытые двери при ударной волне
switch-shockwave_open_door-remove = разрушаются
switch-shockwave_open_door-stay = остаются
switch-family_poi_on_firefighter = Семейная игра: новый объект рядом с пожарным
switch-family_poi_on_firefighter-reveal = открывается
switch-family_poi_on_firefighter-discard = сбрасывается
switch-fire_stop = Нельзя остановиться в огне
switch-fire_stop-turn = в конце хода
switch-fire_stop-movement = в конце движения
switch-setup_hazmat_stacking = Огнеопасные вещества на одной клетке при подготовке
switch-setup_hazmat_stacking-reroll = перебрасываются
switch-setup_hazmat_stacking-allow = разрешены
switch-setup_explosion4_reroll_on_fire = Четвёртый взрыв: перебросить, если горит
switch-setup_explosion4_reroll_on_fire-yes = да
switch-setup_explosion4_reroll_on_fire-no = нет
switch-experienced_board = Игра для опытных — на
switch-experienced_board-free = любой стороне
switch-experienced_board-back = обороте
switch-driver_reroll = Водитель перебрасывает
switch-driver_reroll-sequential = кубики по очереди
switch-driver_reroll-joint = оба сразу
switch-captain_cafs_limit = 1 очко за ход на приказ пожарному CAFS:
switch-captain_cafs_limit-any_ap = из всех очков
switch-captain_cafs_limit-command_ap = из командных очков
switch-black_die_opposites = Противоположное число чёрного кубика
switch-black_die_opposites-printed = как напечатано
switch-black_die_opposites-nine = девять минус оно
switch-elevator_call_from_floor = Вызов лифта с этажа
switch-elevator_call_from_floor-yes = да
switch-elevator_call_from_floor-no = нет
switch-unmarked_leaves_hotspot = Необозначенные вещества: ложная тревога оставляет прогар
switch-unmarked_leaves_hotspot-yes = да
switch-unmarked_leaves_hotspot-no = нет
switch-dispose_counts = Обезвреженные вещества считаются вынесенными
switch-dispose_counts-no = нет
switch-dispose_counts-yes = да
