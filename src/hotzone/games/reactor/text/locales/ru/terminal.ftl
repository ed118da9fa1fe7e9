# Реактор в терминале: то, чего не говорит страница.
seat-name-word = персонаж
typing-actions = Введите действие (идти 12), его начало (и 12) или только ячейку или карту (12), если подходит одно действие. Английские слова (move 12) понятны тоже.
typing-cells = Ячейки ТВС — от 1 до 31, СУЗ — от S1 до S6, стартовые — от Ya до Yd. Персонажи — от 1 до 4: передать подъёмник 2.
typing-sacrifice = Убрать плитку под фигуркой (жертва 12) можно, только введя это полностью; об этом спросят ещё раз.
# Знаки рисунка.
sign-fuel = f ТВС
sign-control = c СУЗ
sign-empty = -- пусто
sign-up = ЗАГЛАВНЫЕ знаком вверх
sign-unseen = ? ещё не видели
sign-normal = n рабочая ТВС
sign-emergency = e аварийная
sign-working = w рабочая СУЗ
sign-broken = b неисправная
sign-foam = * огнетушитель
sign-crew = 1-4 персонажи
# Как обстоят дела.
r-about = { $title }: ячеек ТВС { $fuel }, ячеек СУЗ { $control }; жёлтый сектор с { $yellow }, красный с { $red }.
r-status-turn = Ход { $turn }: { $who }, { $steps }
r-status-dial = уровень аварии { $dial } ({ $sector })  сердечки { $hearts }
r-status-cards = карт осталось { $fuel } и { $control }
r-status-unseen = не найдено: аварийных { $emergency }, рабочих СУЗ { $working }
r-on = на { $place }
r-masked = в противогазе
r-not-there = Фигурки нет на поле.
r-not-there-short = не на поле
r-of-player = { $who } (игрок { $number })
r-left-on = оставлено на { $place }: { $tokens }
r-foamed = под огнетушителем
r-none-known = пока не известна ни одна
r-look = { $place }: { $things }; рядом { $beside }.
r-heap = { $place }: { $number ->
    [0] жетона «{ $token }» ({ $who }) больше нет.
   *[other] лежит { $token } ({ $who }): { $number }.
  }
r-died-on = { $who } погибает на { $place }.
# Вопросы.
now-waiting = { $who } начинает ход: противогаз, объявить острую фазу или готово?
now-bracing = { $who } стоит на открытой плитке: противогаз или готово?
now-acting = Ходит { $who }.
roll-tile = Что на плитке { $place }?
roll-character = Раздайте персонажа.
roll-card = Откройте карту.
sure-give-up = Команда сдаётся: партия засчитается как поражение. Вы уверены?
sure-sacrifice = Плитку { $place } уберут с поля. { $many ->
    [one] Погибнет { $who }.
    [few] Погибнут: { $who }.
    [many] Погибнут: { $who }.
   *[other] Погибнут: { $who }.
  }{ $defeat ->
    [yes] {" "}Это аварийная ТВС: без неё партия проиграна.
    [perhaps] {" "}Её никто не видел: если это аварийная ТВС, партия проиграна.
   *[no] {""}
  } Вы уверены?
# Ответы словами.
command-look = что
command-look-how = ячейка словами; без ячейки: где стоит фигурка, чей ход
command-where = где
command-where-how = где все
command-cards = карты
command-cards-how = какие карты ещё в колодах
command-emergency = аварийные
command-emergency-how = известные аварийные ТВС
# Советы, где место ещё не названо, и вероятности.
clue-r-go-somewhere = Вы нужнее в другой ячейке.
clue-r-place-somewhere = Нужно выбрать стартовую ячейку.
r-risk-dies = { $who } погибает: { $chance }
r-risk-sums = Следующие карты сожгут в среднем { $hearts } сердечка; партия закончится на них с вероятностью { $defeat }.
r-risk-dial-by = Уровень аварии изменится в среднем на { $many }.
r-risk-up = Плитки, которые могут перевернуться: { $chances }.
r-risk-gone = Плитки, которые могут пропасть: { $chances }.
r-risk-heart = Плитки, которые могут стоить сердечка: { $chances }.
r-risk-deaths = Кто может погибнуть: { $chances }.
r-risk-doses = Дозы в среднем: { $doses }.
r-risk-no-dose = Дозу не получит никто.
# Действия и жетоны, как их вводят.
verb-move = идти
verb-cross = перешагнуть
verb-open = открыть
verb-open-extra = открыть ещё
verb-pipeline = трубопровод
verb-hose = рукав
verb-extinguisher = огнетушитель
verb-mask = противогаз
verb-help = медпомощь
verb-kit = аптечка
verb-on = вкл
verb-lift = подъёмник
verb-crane = кран
verb-give = передать
verb-leave = оставить
verb-take = взять
verb-sacrifice = жертва
verb-end = завершить
verb-off = выкл
verb-give-up = сдаться
verb-ready = готово
verb-call = острая фаза
verb-place = начать
verb-card = карта
verb-face = это
verb-cast = игрок
token-extinguisher = огнетушитель
token-extinguisher-object = огнетушитель
token-lift = подъёмник
token-lift-object = подъёмник
token-mask = противогаз
token-mask-object = противогаз
token-kit = аптечка
token-kit-object = аптечку
token-crane = кран
token-pipeline = трубопровод
token-on = ВКЛ
token-hose = рукав
token-extra = доп. ячейка
token-help = медпомощь
face-black = чёрный
face-red = красный
# Вопросы перед партией.
choose-board = Какое поле?
choose-board-prompt = поле
choose-players = Сколько игроков?
choose-players-prompt = игроки
choose-third = Кто третий из трёх?
choose-third-prompt = третий
choose-hearts = Сколько сердечек?
choose-hearts-prompt = сердечки
choice-board-reactor = { board-reactor }
choice-third-soldier = { r-third-soldier }
choice-third-doctor = { r-third-doctor }
choice-hearts-1 = { r-hearts-1 }
choice-hearts-2 = { r-hearts-2 }
choice-hearts-3 = { r-hearts-3 }
typed-error-no-question = «{ $typed }» не вопрос; список покажет «помощь»
