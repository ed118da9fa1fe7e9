# Vyprávění o reaktoru.
r-story-head = Reaktor před tahem: { $who }
r-story-head-acute = Akutní fáze
r-idle-dice = Odkrývá se, co tam leží. Mezerník zastaví, klepnutí přeskočí.
sound-geiger = klikání Geigera
sound-hum = hučení
sound-rods = tyče kloužou
sound-card = karta
sound-alarm = poplach
r-sound-bed = hučení, klikání Geigera
r-badge-hearts = { $many ->
    [one] { $many } srdíčko
    [few] { $many } srdíčka
    [many] { $many } srdíčka
   *[other] { $many } srdíček
  }
