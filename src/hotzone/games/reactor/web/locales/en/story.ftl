# The story of the reactor.
r-story-head = The reactor before { $who }’s turn
r-story-head-acute = The acute phase
r-idle-dice = What lies there is turned up. Space pauses, a tap skips.
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
