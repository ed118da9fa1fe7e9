# The end of a match, and the replay.
end-lasted = { $minutes ->
    [0] Played for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
   *[other] Played for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
  }
end-home = Home
end-look = Look at the board
end-carried = Who carried whom
end-carried-how = in the order they came out
end-nobody-out = Who could not be saved
end-nobody-out-how = and where
end-lost = Lost
end-outside = outside
end-turned = Turning points
end-turned-how = tap one to see it on the board
end-point = Turn { $turn } · { $who }
end-dice = luck
end-point-chance = The chance to win went from { $from } to { $to }.
end-point-better = Better: { $line }
end-by-luck = What nature did
end-by-decision = A decision
end-bad-luck = bad luck
end-good-luck = good luck
end-costly = a costly decision
end-good = a good decision
end-decisions = Your decisions
end-luck = Luck
end-luck-won-bad = { $cost ->
    [0] You won against luck: it took { $dice } points of your chance. Your decisions cost nothing.
   *[other] You won against luck: it took { $dice } points of your chance. Better lines would have kept { $cost } more.
  }
end-luck-won-good = { $cost ->
    [0] Luck gave { $dice } points of your chance; your decisions cost nothing.
   *[other] Luck gave { $dice } points of your chance; your decisions kept all but { $cost }.
  }
end-luck-lost-bad = { $cost ->
    [0] Luck took { $dice } points of your chance, your decisions nothing.
   *[other] Luck took { $dice } points of your chance, your decisions { $cost }.
  }
end-luck-lost-good = { $cost ->
    [0] Luck was kind by { $dice } points. Your decisions cost nothing.
   *[other] Luck was kind by { $dice } points. Other decisions would have kept { $cost } more.
  }
end-chance = The chance to win
end-picture = A picture to share
end-share = Share
end-save = Save picture
end-saved = The picture is saved.
end-file = hotzone
end-next = What next?
end-retry = Try again from turn { $turn }
end-retry-how = The moment it turned, with new luck
end-again-start = Again from the start
end-again-how = The same set-up, new luck
end-elsewhere-how = Change what you like first
end-debrief-how = What the crew would have done
replay-begin = Start
replay-turn = Turn
replay-back = One turn back
replay-on = One turn on
replay-play = Play
replay-to-end = Back to the end
replay-first = This is the first moment.
replay-newest = This is the newest moment.
replay-link = Copy link
end-challenge = Same match for friends
end-challenge-how = A link: the same set-up, the same luck for all
end-others = How others did
end-others-how = The same dice, turn by turn
lobby-next = { $who } goes on with another match.
lobby-next-go = Come along
error-offer-not-over = A match can be offered to friends when it is over.
error-not-over = There is a debrief only after the match.
