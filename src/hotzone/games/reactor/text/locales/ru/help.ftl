# Что говорит --help; английское стоит в самих командах.
option-board = поле, по имени
option-players = сколько человек играет
option-third = кто третий у троих: soldier — солдат, doctor — врач
option-hearts = сколько выдержит реактор: от 1 до 3
