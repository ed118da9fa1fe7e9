# The story of the reactor.
r-story-head = The reactor before { $who }’s turn
sound-geiger = Geiger clicks
sound-hum = hum
sound-rods = rods slide
sound-card = card
sound-alarm = alarm
r-sound-bed = hum, Geiger clicks
r-badge-hearts = { $many ->
    [one] 1 heart
   *[other] { $many } hearts
  }
