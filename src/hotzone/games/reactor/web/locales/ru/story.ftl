# Рассказ о реакторе.
r-story-head = Реактор перед ходом: { $who }
sound-geiger = щелчки Гейгера
sound-hum = гул
sound-rods = скользят стержни
sound-card = карта
sound-alarm = тревога
r-sound-bed = гул, щелчки Гейгера
r-badge-hearts = { $many ->
    [one] { $many } сердце
    [few] { $many } сердца
    [many] { $many } сердец
   *[other] { $many } сердца
  }
