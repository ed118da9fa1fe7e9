# Il racconto del reattore.
r-story-head = Il reattore prima del turno di { $who }
sound-geiger = scatti del Geiger
sound-hum = ronzio
sound-rods = barre che scorrono
sound-card = carta
sound-alarm = allarme
r-sound-bed = ronzio, scatti del Geiger
r-badge-hearts = { $many ->
    [one] 1 cuore
    [many] { $many } cuori
   *[other] { $many } cuori
  }
