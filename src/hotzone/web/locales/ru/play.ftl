# The play screen.
thing-active = { $who }, сейчас ходит
helmet-card = Карточка: { $who }
way-move = Идти { $to }
step-side = { $step } ({ $side })
ending-undecided = Не окончена
ending-victory = Победа
ending-defeat = Поражение
legend = Что здесь нарисовано?
pop-legend = Обозначения
zoom-in = Ближе
zoom-fit = Показать весь план
board-floor = { $floor ->
    [1] Первый этаж
    [2] Второй этаж
   *[other] Этаж { $floor }
  }, рядов { $rows }, колонок { $cols }
floor-name = { $floor ->
    [1] Нижний этаж
   *[other] Верхний этаж
  }
floor-show = { $floor ->
    [1] Показать нижний этаж
   *[other] Показать верхний этаж
  }
tokens-in-hand = Жетоны на руках
setting-up = Подготовка
turn = Ход { $turn }
turn-of = Ход { $turn } · { $who }
turns = Ходы
invite-short = Пригласить
legend-short = Легенда
risk-short = Риск
people-count = { $many ->
    [one] { $many } здесь
    [few] { $many } здесь
    [many] { $many } здесь
   *[other] { $many } здесь
  }
team-order = Команда в порядке хода
next = далее
bot = ИИ
saved = { $many ->
    [one] накоплено { $many } очко
    [few] накоплено { $many } очка
    [many] накоплено { $many } очков
   *[other] накоплено { $many } очка
  }
count-of = { $what }: { $value } из { $of }
board-as-text = Поле текстом
floors = Этажи
floor = Этаж { $number }
active-hero = Кто действует
your-turn = Ваш ход
your-turn-now = Ваш ход: { $who }.
match-over = Партия окончена
bot-thinks = ИИ думает
free = бесплатно
no-points = очков не осталось
cost = { $many ->
    [one] { $many } очко
    [few] { $many } очка
    [many] { $many } очков
   *[other] { $many } очка
  }
confirm = Подтвердить
choices-at = Что можно сделать: { $place }
why = Почему?
rule-unknown = У этого правила ещё нет текста.
all-rules = Все правила
actions = Действия
undo = Отменить
undo-dice = Кубики брошены или карты открыты: назад это не вернуть.
redo = Вернуть
reset-turn = Весь ход
end-turn = Завершить ход
end-loses = { $lost ->
    [one] Пропадёт { $lost } очко: накопить можно только { $kept }.
    [few] Пропадут { $lost } очка: накопить можно только { $kept }.
    [many] Пропадут { $lost } очков: накопить можно только { $kept }.
   *[other] Пропадут { $lost } очка: накопить можно только { $kept }.
  }
keep-playing = Играть дальше
idle-replay = Вы смотрите более ранний момент. Сама партия ждёт.
idle-replay-over = Вы смотрите более ранний момент. Партия окончена.
idle-over = Партия окончена.
idle-watching = Вы наблюдаете. Чтобы играть, выберите каску в комнате.
idle-bot = { $who } (ИИ) думает.
idle-other = Решает { $who }.
idle-open = Место { $seat } свободно: кто-то должен занять его или отдать ИИ в комнате.
sections = Разделы
log = Журнал
log-empty = Пока ничего.
chat = Чат
team = Команда
unread = непрочитано
chat-empty = Пока никто не писал.
chat-line = Напишите строку
chat-all = Все
chat-seats = Только те, у кого есть место
chat-off = Никто
send = Отправить
phrase-well-done = Отлично
phrase-help = Нужна помощь
phrase-on-my-way = Уже иду
phrase-careful = Осторожно
phrase-your-call = Решайте вы
phrase-thanks = Спасибо
supply = Осталось в коробке
watching = Наблюдают
phases = Ход
pause = Пауза
go-on = Дальше
skip = До конца
speed = Скорость { $by }
replay = Повтор
replay-start = К началу
live = Сейчас
to-live = К текущему
moment = Момент { $at } из { $of }
play-on-here = Играть отсюда
link-lost = Связь потеряна. Восстанавливаем…
link-connecting = Соединяемся…
link-closed-4403 = Хозяин попросил вас выйти или не пускает наблюдателей.
link-closed-4404 = Партии с таким кодом здесь нет.
link-closed-4410 = Администраторы этого сервера закрыли вам доступ.
link-closed-4429 = Отправлено слишком много сообщений. Загрузите страницу заново.
pop-rule = Правило
pop-settings = Настройки
pop-keys = Клавиши
pop-text = Поле текстом
pop-end = Завершить ход?
pop-room = Комната и места
copy-invite = Скопировать приглашение
copy-return = Скопировать ссылку для возврата
copied = Скопировано
invite-how = Кто откроет приглашение, сможет выбрать свободную каску. Ссылка для возврата только ваша: с ней вы вернётесь на свои места с любого устройства.
seat-name = Имя игрока { $seat }
seat-bot = ИИ: { $bot }
seat-yours = ваше
seat-present = здесь
seat-of = { $who }
seat-away = { $who }, не в сети
seat-free = свободно
sit = Взять каску
stand = Уйти
give-bot = Отдать ИИ
take-back = Забрать
people-here = Люди
host = хозяин
kick = Попросить выйти
host-switches = Настройки хозяина
switch-chat = Кто может писать
switch-watchers = Можно наблюдать
switch-undo = Шаги можно отменять
switch-paused = ИИ ждёт меня
switch-pace = Секунд до действия ИИ
bot-step = Пусть ИИ сделает один шаг
record = Запись
record-save = Сохранить запись
position-save = Сохранить позицию
position-play = Сыграть эту позицию
dice-commitment = Броски определены до партии; их печать:
again = Ещё раз
harder = Сложнее
pass-to = Передайте: { $who }
text-people = Люди
text-empty = ничего
not-placed = ещё не на поле
key-arrows = Двигать фокус по полю
key-walls = Выбрать стену или дверь с этой стороны
key-enter = Наметить, затем выполнить
key-escape = Сбросить намеченное
key-next = Следующее действие в этом месте
key-numbers = Действие с этим номером
key-cards = Карточка этой каски, если ничего не пронумеровано
key-sound = Звук: включить или выключить
key-undo = Отменить, вернуть
key-end = Завершить ход
key-where = Прочитать этот квадрат вслух
key-log = Журнал
key-text = Поле текстом
key-space = Пауза рассказа
key-replay = Повтор: назад, вперёд, начало, сейчас
key-floors = Другой этаж
key-keys = Этот список
do-it = Да, сделать
pop-sure = Точно?
not-now = не сейчас
sounds = Звуки
vibrate = Вибрация, когда мой ход
hint = Подсказка
key-hint = Подсказка; ещё раз закрывает
ask-whom = Кого попросить
qr-alt = QR-код ссылки на партию
invite-link = Ссылка на эту партию
invite-local = Эта ссылка работает только на этом компьютере. Запустите сервер с --host 0.0.0.0, чтобы зайти с телефона.
revoke-mine = Отозвать мои ссылки
seat-link = Ссылка места
give-to = Передать…
give-to-seat = Передать место { $seat } другому
make-host = Сделать хозяином
be-host = Хозяина нет: стать хозяином
be-host-again = Партию создали вы: снова стать хозяином
dice-seed = Партия окончена; зерно кубиков:
dice-check = Проверьте по сохранённой записи:
idle-acts = Ходит { $who }. Пробел: пауза, касание: пропустить.
idle-dice = Решают кубики. Пробел: пауза, касание: пропустить.
phrase-hello = Привет!
phrase-two-minutes = Две минуты
phrase-lets-go = Поехали
guest-name = Гость { $number }
role-yours = { $role }, это вы
you = вы
