# Пожар в терминале: то, чего не говорит страница.
by-language-edition = Играем по русскому изданию; другое выберет --edition.
figure = пожарный { $number }
seat-name-word = пожарный
space-in = на { $place }
space-to = на { $place }
price = { $many } ОД
typing-actions = Введите номер действия, его текст (идти 3,5) или его начало (и 3,5). Английские слова (move 3,5) понятны тоже.
typing-spaces = Квадраты — это ряд,колонка; стены и двери называют по двум квадратам: 3,5|3,6.
# Знаки рисунка; рядом с ним помещается 34 знака.
sign-fire = F огонь
sign-smoke = s задымление
sign-hot-spot = * прогар
sign-hazmat = h огнеопасные вещества
sign-both = & вещества на прогаре
sign-crew = 1-6 пожарные
sign-poi = ? КО
sign-victim = v жертва
sign-treated = t исцелённая
sign-wall = | --- стена
sign-damaged = ! повреждена
sign-destroyed = x разрушена
sign-door = D дверь
sign-open-door = O открытая дверь
sign-no-door = o двери нет
sign-partition = : ... перегородка
sign-party-wall = # общая стена
sign-window = W окно
sign-open-window = V открытое окно
sign-ladder = H лестница
sign-closed-ladder = = сложенная лестница
sign-stair = ^ ступени
sign-elevator = L лифт
sign-engine = E пожарная машина
sign-ambulance = A скорая помощь
# Как обстоят дела.
status-turn = Ход { $turn }: { $who }
status-saved = { $many } в запасе
status-move = { $many } на перемещение
status-douse = { $many } на тушение
status-command = { $many } на приказы
status-rescued-of = спасено { $many }/7
status-lost-of = потеряно { $many }/4
status-damage-of = повреждений { $many }/24
status-evidence-of = улик { $many }/3
status-poi = маркеров КО { $many }
status-hot-spots = прогаров { $many }
status-to-clear = расчистить прогаров { $many }
crew-unplaced = ещё не на поле
crew-saved = в запасе { $many } ОД
crew-lies = лежит
crew-ladder = с лестницей
# Вопросы.
start-suggested = Хорошее место для начала — { $place }. { $reason }
now-acting = Ходит { $who }.
now-won = Семеро спасены: закончить победой или играть дальше?
now-knocking = Сбит с ног { $who }: куда его перенести?
roll-explosion = Подготовка: бросок на взрыв.
roll-hazmat = Подготовка: бросок на огнеопасные вещества.
roll-poi = Подготовка: бросок на КО.
roll-card = Подготовка: раздайте карту.
roll-hot-spot = Подготовка: бросок на прогар.
roll-gun = Бросок на лафетный стволный ствол.
roll-fire = Огонь распространяется: бросок.
roll-new-poi = Новый КО: бросок.
roll-face = Переверните маркер КО на { $place }.
# События и концовки.
parked-at = { $what ->
    [engine] Пожарная машина
   *[ambulance] Скорая помощь
  } стоит на { $one } и { $two }.
ended-so = { $text }
end-inside = { $many ->
    [one] Не вышел пожарный { $who }.
    [few] Не вышли пожарные { $who }.
    [many] Не вышли пожарные { $who }.
   *[other] Не вышли пожарные { $who }.
  }
# Ответы словами.
command-look = что
command-look-how = квадрат и его четыре стороны словами; без квадрата: где стоит пожарный
command-where = где
command-where-how = где команда и машины
command-fires = огонь
command-fires-how = где горит и где задымление
command-people = люди
command-people-how = маркеры КО и жертвы
look-here = { $place }, { $inside ->
    [yes] в здании
   *[no] снаружи
  }: { $things }.
look-nothing = ничего
look-rim = { look-open }: край поля.
look-open = { $side ->
    [up] Сверху
    [right] Справа
    [down] Снизу
    [left] Слева
   *[stair] По лестнице
  }
look-beside = { $head }, { $place }: { $things }.
where-fire = Огонь на { $places }.
where-smoke = Задымление на { $places }.
no-fire = Огня нет.
no-smoke = Задымления нет.
nobody-seen = Никого не видно.
people-counts = Спасено { $rescued }, потеряно { $lost }, маркеров КО осталось { $poi }.
about-size = { $floors ->
    [1] {""}
   *[other] этажей: { $floors },{" "}
  }рядов: { $rows }, колонок: { $cols }
built-walls = стен: { $many }
built-doors = дверей: { $many }
built-windows = окон: { $many }
built-partitions = перегородок: { $many }
built-party-walls = общих стен: { $many }
about-ways = открытые входы: { $ways }
about-printed = Готовая расстановка: огней { $fires }, маркеров КО { $poi }.
about-rolled = Расстановку определяют кубики.
about-parking = Парковки: { $engine } для пожарной машины, { $ambulance } для скорой помощи.
# Советы, где место ещё не названо, и вероятности.
clue-treat-somewhere = Кому-то нужно помочь.
clue-identify-somewhere = Стоит узнать, кто там.
clue-put-out-somewhere = Сейчас опасны огонь и задымление рядом с вами.
clue-clear-smoke-somewhere = Сейчас опасен дым рядом с вами.
clue-clear-spot-somewhere = Прогар можно расчистить.
clue-drive-somewhere = Машина нужнее в другом месте.
clue-chop-somewhere = Мешает стена.
clue-open-door-somewhere = Мешает закрытая дверь.
clue-close-door-somewhere = Дверь могла бы сдержать огонь.
clue-ladder-somewhere = Помогла бы лестница.
clue-repair-somewhere = Стену можно починить.
clue-go-somewhere = Вы нужнее в другом месте.
clue-choose-somewhere = Нужно сделать выбор.
risk-sums = Повреждений в среднем { $damage }; здание рухнет: { $collapse }.
risk-people = Люди в опасности: { $chances }
risk-crew = Сбит с ног: { $chances }
risk-spaces = Могут загореться: { $chances }
risk-walls = Могут пострадать стены и двери: { $chances }
# Действия, как их вводят.
verb-move = идти
verb-carry = нести
verb-haul = нести вещества
verb-lead = вести
verb-lead-carry = вести и нести
verb-lead-two = вести двоих
verb-lead-haul = вести и нести вещества
verb-drag = нести пожарного
verb-lead-drag = вести и нести пожарного
verb-open = открыть
verb-close = закрыть
verb-extend = разложить
verb-fold = сложить
verb-chop = рубить
verb-douse = сбить
verb-quench = потушить
verb-treat = исцелить
verb-identify = узнать
verb-dispose = обезвредить
verb-revive = поднять
verb-clear = расчистить
verb-repair = починить
verb-drive-engine = вести пожарную машину
verb-drive-ambulance = вести скорую
verb-gun = лафет
verb-take-ladder = взять лестницу
verb-put-ladder = положить лестницу
verb-change = сменить карту
verb-end = завершить
verb-finish = победа
verb-play-on = дальше
verb-ride = ехать
verb-stay = остаться
verb-reroll = перебросить
verb-keep = оставить
verb-detonate = взорвать
verb-fall = перенести
verb-take = карта
verb-place = начать
verb-park-engine = поставить пожарную машину
verb-park-ambulance = поставить скорую
verb-roll = бросок
verb-face = это
verb-deal = раздать
verb-enlist = инженер
verb-command = приказ
dice-red = красный
dice-black = чёрный
dice-both = оба
face-victim = жертва
face-alarm = ложный
# Вопросы перед партией.
choose-rules = Какие правила?
choose-rules-prompt = правила
choose-level = Какой уровень?
choose-level-prompt = уровень
choose-board = Какое здание?
choose-board-prompt = здание
choose-crew = Сколько пожарных?
choose-crew-prompt = пожарные
choice-rules-family = { rules-family }
choice-rules-experienced = { rules-experienced }
choice-level-recruit = { level-recruit }
choice-level-veteran = { level-veteran }
choice-level-heroic = { level-heroic }
choice-board-base-front = { board-base-front }
choice-board-base-back = { board-base-back }
choice-board-brownstone = { board-brownstone }
choice-board-high-rise = { board-high-rise }
choice-board-hotel = { board-hotel }
choice-board-villa = { board-villa }
typed-error-no-bay = это не парковка той машины, которую ставят
typed-error-bad-target = у действия нет цели или она не подходит
typed-error-bad-space = «{ $typed }» не квадрат этого здания: ряды от 0 до { $rows }, колонки от 0 до { $cols }
