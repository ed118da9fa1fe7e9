# «Реактор» в мастерской: ячейки, номера, шкала, карты, проверка
ws-draw-r-hex = Начертить поле
ws-layer-r-field = Поле
ws-layer-r-numbers = Номера
ws-layer-r-crew = Герои
ws-tool-r-fuel = ТВС
ws-tool-r-control = СУЗ
ws-tool-r-start = Старт
ws-tool-r-none = Нет ячейки
ws-tool-r-number = Номер
ws-tool-r-count = По порядку
ws-tool-r-home = Начинает тут
ws-how-r-fuel = Коснитесь места: там будет ячейка ТВС с наименьшим свободным номером. Плюсом отмечены места для новых ячеек.
ws-how-r-control = Коснитесь места: там будет ячейка СУЗ. Целью может стать та, вокруг которой шесть ячеек.
ws-how-r-start = Коснитесь места на краю: отсюда начинают герои, кассета там не лежит.
ws-how-r-none = Коснитесь ячейки, чтобы убрать её.
ws-how-r-number = Коснитесь ячейки и введите номер: он перейдёт сюда со своего места.
ws-how-r-count = Укажите следующий номер и касайтесь ячеек одну за другой.
ws-how-r-home = Выберите героя и коснитесь стартовой ячейки.
ws-fill-r-rows = Пронумеровать по рядам
ws-fill-r-tiles = Кассет столько же, сколько ячеек
ws-numbers-r-dial = Шкала
ws-numbers-r-cards = Карты и кассеты
ws-numbers-r-heroes = Что есть у каждого из четырёх
r-ws-from-one = с 1
r-ws-empty = нет ячейки
r-ws-label = { $kind ->
    [control] ячейка СУЗ { $place }
    [start] стартовая ячейка { $place }
   *[fuel] ячейка ТВС { $place }
  }, рядом { $around }
r-ws-fuel-count = Ячейки ТВС: { $many }, кассет в коробке: { $most }
r-ws-control-count = Ячейки СУЗ: { $many }, в коробке: { $most }
r-ws-start-count = Стартовые ячейки: { $many }
r-ws-yellow-from = Жёлтый сектор с
r-ws-red-from = Красный сектор с
r-ws-overheat = { $sector ->
    [green] Карты перегрева в зелёном
    [yellow] Карты перегрева в жёлтом
   *[red] Карты перегрева в красном
  }
r-ws-failure = { $sector ->
    [green] Карты неисправности в зелёном
    [yellow] Карты неисправности в жёлтом
   *[red] Карты неисправности в красном
  }
r-ws-fuel-cards = Карт на ячейку ТВС
r-ws-control-cards = Карт на ячейку СУЗ
r-ws-working = Рабочие СУЗ
r-ws-radiation = Предельная доза
r-ws-steps = { $who }: шаги
r-ws-token = { $who }: { $token }
r-ws-cell = Сердечки: { $hearts }, игроки: { $crew }
finding-numbers-missing = Не хватает номеров: { $numbers }. Каждая карта должна называть ячейку.
finding-no-fuel-cell = На поле нет ни одной ячейки ТВС.
finding-no-control-cell = На поле нет ячейки СУЗ. Начертите такую, вокруг которой шесть ячеек.
finding-no-start-cell = На поле нет стартовой ячейки: начать негде.
finding-box-fuel = Ячеек ТВС { $many }, а кассет в коробке { $most }: на столе это не сойдётся.
finding-box-control = Ячеек СУЗ { $many }, а кассет в коробке { $most }: на столе это не сойдётся.
finding-too-many-cells = Ячеек { $many }, это слишком много: самое большее { $most } вместе со стартовыми.
finding-unreachable-cell = Сюда никто не дойдёт: { $place }. От стартовых ячеек нет пути.
finding-start-alone = Эта стартовая ячейка ни с чем не соприкасается: { $place }.
finding-no-goal = Ни вокруг одной СУЗ нет шести ячеек: выиграть нельзя.
finding-control-at-rim = Здесь вокруг меньше шести ячеек: { $place }. Целью эта СУЗ не станет.
finding-bad-tiles = Кассет { $tiles }, а ячеек { $cells }.
finding-dial-never = { $sector ->
    [yellow] Жёлтый сектор начинается с { $begin }, а шкала кончается на { $most }.
   *[red] Красный сектор начинается с { $begin }, а шкала кончается на { $most }.
  }
finding-cell-twice = У двух ячеек один номер (строка { $line } файла).
finding-unknown-cell = Знак на плане — не ячейка: строка { $line }, столбец { $column }.
finding-bad-start = Кому-то не дана стартовая ячейка (строка { $line } файла).
finding-bad-order = Такой порядок ходов невозможен (строка { $line } файла).
finding-bad-sign = Знак радиации не чёрный и не красный (строка { $line } файла).
finding-bad-token = У кого-то жетоны, которых нет в игре (строка { $line } файла).
finding-cells-differ = Список ячеек и план не совпадают (строка { $line } файла).
ws-step-r-shape = поле
ws-step-r-shape-how = Начертите ячейку ТВС на каждом металлическом месте поля и уберите лишние.
ws-step-r-control = ячейки СУЗ
ws-step-r-control-how = Коснитесь фиолетовых ячеек.
ws-step-r-start = стартовые ячейки
ws-step-r-start-how = Коснитесь жёлтых ячеек на краю.
ws-step-r-numbers = номера
ws-step-r-numbers-how = Начните с 1 и касайтесь ячеек в порядке напечатанных номеров.
ws-step-r-dial = шкала
ws-step-r-dial-how = Посмотрите на шкале, где начинаются жёлтый и красный секторы.
ws-step-r-cards = карты и кассеты
ws-step-r-cards-how = Сосчитайте карты одной ячейки в каждой колоде.
ws-step-r-heroes = четверо героев
ws-step-r-heroes-how = Сверьте шаги и жетоны с карточками героев.
ws-heat-open = Открыто
ws-heat-died = Гибель
ws-heat-removed = Удалено
