# What puzzles of Reactor ask.
puzzle-reactor-heart = Сберегите сердца
puzzle-reactor-ring = Соберите кольцо насколько можно
puzzle-reactor-dose = Получите как можно меньше радиации
puzzle-reactor-dial = Удержите счётчик внизу
puzzle-idea-lift = Один подъём — и нужная сборка на месте.
puzzle-nudge-lift = Какая сборка рядом со своей ячейкой?
