# Il racconto del reattore.
r-story-head = Il reattore prima del turno di { $who }
r-story-head-acute = La fase acuta
r-idle-dice = Si scopre che cosa c’è lì. Spazio mette in pausa, un tocco salta.
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
