# What `hotzone` alone says.
about-hotzone = настольные игры о спасателях: выигрывают и проигрывают вместе
about-play = партия здесь, в терминале; Enter начинает быструю игру
about-serve = страница в браузере: в одиночку, за одним экраном, с друзьями
about-commands = все команды
about-missing = Странице нужно ещё несколько пакетов:
# Партия в терминале: то, что говорит каждая игра.
nature = природа
nobody = никто
plain-seat = место
plain-nature = Решает природа.
plain-decides = Решает место { $seat }.
game-in-english = Эта игра говорит здесь по-английски.
roll-how = от «{ $first }» до «{ $last }»: введите, что выпало, например { $like }; «сам» бросит за вас
roll-auto = сам
more-choices = Пустой Enter покажет все варианты ({ $many }); ввести можно любой.
actions-or = или
action-is = { $number } — { $action }
not-understood = это не действие и не команда: «{ $typed }»
nothing-with = сейчас с «{ $typed }» ничего нельзя сделать
refused = Нет: { $text }. Слово «помощь» покажет, что можно ввести.
refused-by-rule = Нет: { $text }. Слово «почему» покажет правило.
nothing-done = Ничего не сделано.
agree = да или нет
agree-words = д да
match-kept = Партия сохранена в { $place }; продолжить: hotzone play --resume.
at-the-end = «сохранить ФАЙЛ» оставит запись, «отменить» вернёт последнее решение, Enter закончит
taken-back = Взято назад: { $action }
played-again = Сыграно снова: { $action }
saved-record = Запись сохранена: { $place }
saved-position = Позиция сохранена: { $place }
nothing-refused = Отказа не было.
nothing-refused-but = Отказа не было. Последнее случилось по правилам:
help-enter = Пустой Enter покажет все действия.
# Команды: как их вводят и что они делают.
command-file = ФАЙЛ
command-why = почему
command-why-how = по каким правилам это случилось или почему отказано; почему ПРАВИЛО: что говорит правило
command-undo = отменить
command-undo-how = взять назад последнее решение вместе с бросками
command-redo = вернуть
command-redo-how = сыграть его снова
command-save = сохранить
command-save-how = сохранить запись (или позицию, если имя кончается на .position)
command-load = загрузить
command-load-how = продолжить с записи или позиции
command-hint = подсказка
command-hint-how = что сделала бы команда: сначала намёк, потом место, на третий раз весь ход
command-risk = риск
command-risk-how = вероятности того, что будет дальше
command-board = поле
command-board-how = показать поле ещё раз
command-log = журнал
command-log-how = что было до сих пор и по каким правилам; журнал 20: последние 20 действий
command-position = позиция
command-position-how = поле в виде текста, который можно загрузить
command-record = запись
command-record-how = вся партия в виде текста
command-legend = знаки
command-legend-how = что значат знаки
command-help = помощь
command-help-how = этот список
command-quit = выход
command-quit-how = прервать; партия сохранится, продолжить: hotzone play --resume
# Перед партией.
welcome = Добро пожаловать в Hotzone!
welcome-to = Добро пожаловать! Игра: { $game }.
quick-how = Enter начнёт быструю игру; чтобы выбрать самим, введите «в» и Enter.
quick-prompt = быстрая игра
quick-choose = в
which-game-question = Какая игра?
which-game-prompt = игра
choice-by-enter = { $choice } (Enter)
not-one-of = «{ $typed }» нет среди: { $choices }.
# Подсказки.
hint-place = Посмотрите на { $place }.
hint-play = Сыграйте: { $line }.
hint-later = Когда придёт ваш ход: { $line }.
hint-nothing = ничего
because-price = Цена: { $odds }
risk-more = … и ещё { $many }
risk-error = Точность этих чисел около { $error }.
debrief-sums = Вероятность победы в начале { $start }; решения { $decisions }, везение { $luck }; в конце { $end }.
debrief-rough = Вероятности приблизительны: на таких партиях их не измеряли.
debrief-turns = По ходам: { $turns }
debrief-turned = Ход { $turn }, место { $seat }: { $cause ->
    [decision] решение
   *[luck] везение
  } ({ $before }; решение { $decision }, везение { $luck }): { $line }.
debrief-better-line = Лучше: { $line }.
# Записи.
replay-played = { $many ->
    [one] Сыграно { $many } действие.
    [few] Сыграно { $many } действия.
    [many] Сыграно { $many } действий.
   *[other] Сыграно { $many } действия.
  }
replay-checked = Проверено: результат и отпечаток совпадают.
dice-commitment-is = Обязательство этого зерна: { $commitment }
dice-wrong = строка { $line }: «{ $found }», а зерно даёт «{ $due }»
board-facts = Насколько верны данные: подтверждено { $confirmed }, из одного источника { $single }, придумано { $designed }.
dice-not-committed = В записи нет отпечатка этого зерна.
dice-verdict = Бросков этого зерна: { $checked }, неверных: { $wrong }, чужих: { $others }. { $fair ->
    [yes] Честно
   *[no] НЕ честно
  }.
# Ошибки в терминале, по их кодам.
error-at-line = строка { $line }, столбец { $column }: { $text }
typed-error-no-number = действия { $typed } нет: номера идут от 1 до { $many }
typed-error-no-target = с { $typed } сейчас ничего нельзя сделать{ $more ->
    [none] {""}
   *[other] ; если вы хотите именно этого, введите полностью: { $more }
  }
typed-error-ambiguous = «{ $typed }» может значить: { $actions }{ $many ->
    [0] {""}
   *[other] {" "}и ещё { $many }
  }
typed-error-no-name = назовите файл: { $command ->
    [save] сохранить
   *[load] загрузить
  } partiya.record
typed-error-no-rule = правила «{ $typed }» нет; имена правил выглядят так: { $like }
typed-error-no-file = { $do ->
    [read] не удаётся прочесть { $place }
   *[write] не удаётся записать { $place }
  }{ $why ->
    [missing] : такого файла нет
    [denied] : доступ запрещён
    [folder] : это папка
   *[other] {""}
  }
typed-error-not-text = { $place } не текстовый файл
typed-error-not-ours = { $place } уже есть, и это не файл Hotzone: выберите другое имя
typed-error-no-autosave = прерванной партии нет: { $place } не существует
typed-error-resumed-as-is = --resume продолжает партию как есть: уберите { $given }
typed-error-check-whole = --check нужна вся запись: уберите --to
typed-error-too-short = действий в записи: { $many }, а не { $asked }
typed-error-nothing-to-check = в записи нет ни результата, ни отпечатка для сравнения
typed-error-no-beginning = у партии, загруженной с позиции, нет записи: сохраните позицию
typed-error-no-whole-record = для разбора нужна запись всей партии, а не позиция
typed-error-nobody-decides = сейчас никто не решает: назовите место, например «подсказка 2»
typed-error-no-evaluation = у этой игры нет оценки позиций: советовать некому
typed-error-over = партия окончена
error-in-english = объяснение есть только по-английски: { $text }
typed-error-unknown-command = команды «{ $typed }» нет; есть { $commands }
