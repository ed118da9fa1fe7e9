# What can be done about a fire, the end of the turn, ways in the log.
fight-beside = Go beside it
fight-beside-how = No points left for water this turn
fight-knock-down-how = Cheaper; smoke can catch fire again
fight-enter = Walk into the fire
fight-put-out-behind = Clear the way, then put it out
fight-knock-down-behind = Clear the way, knock it down to smoke
fight-nearer = { $how ->
    [there] Clear the way and go { $to }
    [within] Go nearer
    [fire] Go nearer to the fire
   *[towards] Towards the { $place }
  }
fight-through = This way leads through fire
fight-put-out = { $moves ->
    [0] Put it out
   *[other] Go beside it and put it out
  }
fight-knock-down = { $moves ->
    [0] Knock it down to smoke
   *[other] Go beside it, knock it down to smoke
  }
fight-put-out-how = { $moves ->
    [0] {""}
    [one] { $moves } step, then{" "}
   *[other] { $moves } steps, then{" "}
  }{ $water ->
    [one] { $water } point of water
   *[other] { $water } points of water
  }
fight-enter-how = { $left ->
    [one] You cannot end your turn in fire: { $left } point would be left to get out
   *[other] You cannot end your turn in fire: { $left } points would be left to get out
  }
end-keeps = { $many ->
    [0] nothing is kept, then the fire moves
    [one] { $many } point is kept, then the fire moves
   *[other] { $many } points are kept, then the fire moves
  }
walk-moved = { $who } goes { $to }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }.
walk-victim-carried = { $who } carries the person { $to }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }.
walk-victim-led = { $who } leads the person { $to }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }.
walk-hazmat-carried = { $who } carries the hazmat { $to }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }.
goal-rescued = Bring { $many } people out
goal-rescued-short = Bring { $many } out
goal-lost = Do not lose { $many }
goal-lost-short = Not lose { $many }
goal-damage = The house falls at { $many }
goal-damage-short = Falls at { $many }
goal-evidence = Bring { $many } pieces of evidence out
goal-evidence-short = Evidence { $many }
goal-hot-spots = Clear all { $many } hot spots
goal-hot-spots-short = Hot spots { $many }
goal-knocked = Nobody may be knocked down: { $many } is too many
goal-knocked-short = Nobody down
status-rescued = Rescued
status-lost = Lost
stuck-title = The turn cannot end in fire
end-stuck = first leave the fire, see above
start-reason = { $reason ->
    [call] Someone may be { $in }, and no fire is in the way.
    [fire] Close to the fire: water helps here.
    [mate] { $who } stands there already.
   *[quiet] Quiet, but farther from the calls.
  }
start-reason-short = { $reason ->
    [call] Near a call.
    [fire] Close to the fire.
    [mate] { $who } is there already.
   *[quiet] Quiet.
  }
