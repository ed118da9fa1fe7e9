# Рассказ о реакторе.
r-story-head = Реактор перед ходом: { $who }
r-story-head-acute = Острая фаза
r-idle-dice = Открывается то, что там лежит. Пробел: пауза, касание: пропустить.
sound-geiger = щелчки Гейгера
sound-hum = гул
sound-rods = скользят стержни
sound-card = карта
sound-alarm = тревога
r-sound-bed = гул, щелчки Гейгера
r-badge-hearts = { $many ->
    [one] { $many } сердечко
    [few] { $many } сердечка
    [many] { $many } сердечек
   *[other] { $many } сердечка
  }
