# Refusals, by the code of the rules.
error-no-strokes = На это не хватает гребков.
error-out-of-reach = Один гребок ведёт на соседнее место, но не в дерево.
error-no-boat = Пересесть нельзя: лодка пуста, полна или слишком далеко.
error-nobody-here = Здесь никто не ждёт на крыше.
error-boat-full = Лодка полна.
error-still-dry = Вода здесь ещё не поднялась.
