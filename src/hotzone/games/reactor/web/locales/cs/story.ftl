# Vyprávění o reaktoru.
r-story-head = Reaktor před tahem: { $who }
sound-geiger = klikání Geigera
sound-hum = hučení
sound-rods = tyče kloužou
sound-card = karta
sound-alarm = poplach
r-sound-bed = hučení, klikání Geigera
r-badge-hearts = { $many ->
    [one] { $many } srdce
    [few] { $many } srdce
    [many] { $many } srdce
   *[other] { $many } srdcí
  }
