# The table for people who come new: the coach, suggestions, reasons why something cannot be done.
first-rescue = Your first rescue
start-at = { $known ->
    [yes] { $outside }, { $room }
   *[no] { $outside }
  }
start-here = Start here
start-anywhere = Or tap any space outside.
start-all = { $whose ->
    [crew] Place the whole crew for me
    [me] Place me
   *[mine] Place all my helmets
  }
stuck-undo = Take back the last step
stuck-undo-how = You get your points again
spent-end = No points left: end the turn.
undo-nothing = Nothing to take back yet
end-question = first answer the question above
end-setup = the match has not begun yet
play-line = Play this line
hint-odds-button = Odds
hint-other = Another way
hint-other-way = Another way
hint-first-way = The first way
hint-nearly = Almost as good as the first way.
hint-why-else = Nothing else is as good now.
coach-silent = You know how it goes. I am silent now.
coach-call = Keep helping me
coach-fine = Fine
coach-leave = I can do it alone
stuck-how = { $many ->
    [one] One way out, possible now.
   *[other] { $many } ways out, all possible now.
  }
start-who = { $you ->
    [yes] Where do you start?
   *[no] Where does { $who } start?
  }
end-not-yours = it is not your turn
