# Рассказ о том, что делает природа, его клавиши и звуки.
story-count = шаг { $step } из { $of }
speed-off = выкл.
quiet-phases = Тихое коротко
story-again = Показать последнюю фазу ещё раз
story-missed = { $many ->
    [one] Без вас случилось { $many } событие
    [few] Без вас случилось { $many } события
    [many] Без вас случилось { $many } событий
   *[other] Без вас случилось { $many } события
  }
key-skip = Пропустить рассказ до следующего решения
key-name-space = Пробел
skip-short = Пропустить
sound = Звук
volume = Громкость
captions = Звуки словами
sound-is-on = Звук включён, { $volume } %
sound-is-off = Звук выключен
percent = { $number } %
sound-door = дверь
sound-water = вода, шипение
sound-dice = кубики
sound-explosion = глухой удар, стекло
sound-thump = глухой стук
sound-lost = низкий колокол
sound-rescue = светлые ноты
sound-rescue-again = светлые ноты
sound-turn = стук
sound-victory = фанфары
sound-defeat = низкие струнные
pop-card = Карточка
pop-badge = Во что играем
card-of = Карточка: { $who }.
badge-read = { $what }: что это меняет
read-cards = Сначала прочтите карточки
story-nature = Что происходит в ход: { $who }
