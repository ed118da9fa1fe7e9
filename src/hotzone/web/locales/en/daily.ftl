# Fires that crews share: today's and those of friends.
daily-title = Today’s fire
daily-title-of = Today’s fire { $number }
daily-number = No. { $number }
daily-open = { $many ->
    [0] Open until midnight UTC
    [one] Open until midnight UTC · { $many } crew so far
   *[other] Open until midnight UTC · { $many } crews so far
  }
daily-over = This day is over: play it for practice
daily-played = Played
daily-next = The next one in { $hours } h { $minutes } min
daily-how = The same start, the same cards and the same dice for every crew. One try counts.
daily-over-how = The same start and dice as every crew had that day. Practice is never counted in the list.
daily-crew-of = { $many ->
    [one] one of you
   *[other] { $many } of you
  }
daily-rules = Rules
daily-you-play = You play
daily-all-figures = all of them, or share the screen
daily-takes = Takes
daily-minutes = about { $minutes } minutes; you may pause
daily-ai = AI crew
daily-wins = wins this one { $wins } times in 100
daily-go-in = Go in
daily-go-on = Go on with your try
daily-together = Play it together online
daily-warm-up = Warm up first (does not count)
daily-warm-up-title = Warm-up
daily-practice = Play for practice
daily-practice-how = The same dice again, as often as you like. It never counts.
daily-practice-go = Once more, for practice
daily-again-title = Once more from here
daily-dice-fixed = The dice were fixed before today. Their fingerprint, opened at midnight for anybody to check:
daily-dice-open = The dice of this day had this fingerprint:
daily-dice-same = The first roll of your third turn is the same for every crew, so luck is equal and turns can be compared.
daily-dice-check = Check the dice
daily-secret = The secret of the day:
daily-anchor = The anchor of the year:
daily-board = { $house } at the start
daily-week = This week
daily-week-how = Easy on Monday, hard on Sunday.
daily-yesterday = Yesterday: { $house }
daily-yesterday-won = { $crews ->
    [0] Nobody finished it.
    [one] { $won } of { $crews } crew won.
   *[other] { $won } of { $crews } crews won.
  }
daily-yesterday-best = The best: { $who }, { $turns } turns.
daily-you-won = You won.
daily-you-lost = You lost.
daily-watch-best = Watch the best
daily-look-day = Look at the day
daily-a-crew = A crew
daily-calendar = Streak and calendar
daily-streak = { $many ->
    [one] { $many } day
   *[other] { $many } days
  }
daily-makes-it = { $many ->
    [one] Today makes it { $many }.
   *[other] Today makes it { $many }.
  }
daily-best-streak = Best: { $many }.
daily-make-up = A missed day may be made up within a week, twice a month.
daily-won = won
daily-lost = lost
daily-all-saved = all ten
daily-not-played = not played
daily-is-today = today
daily-result = Result to share
daily-score = { $saved } rescued · { $lost } lost · { $turns } turns · { $share } % of the best line
daily-score-rest = rescued · { $lost } lost · { $turns } turns · { $share } % of the best line
daily-score-plain = { $won ->
    [yes] won · { $turns } turns · { $share } % of the best line
   *[no] lost · { $turns } turns · { $share } % of the best line
  }
daily-squares = { $turns } turns: { $best } as the best line, { $good } as good, { $slips } slips, { $mistakes } mistakes
daily-best-line = as the best line
daily-as-good = as good
daily-slip = slip
daily-mistake = mistake
daily-copy = Copy text
daily-copied = The text is copied.
daily-not-copied = The text could not be copied.
daily-shared = The picture is saved and the text is copied.
daily-no-spoilers = Shows no rooms, dice or names: safe to send to those who have not played.
daily-how-crews = { $many ->
    [one] How { $many } crew did
   *[other] How { $many } crews did
  }
daily-first-crew = Same start, same dice. You are the first to finish.
daily-better = Same start, same dice. You did better than { $percent } out of 100 crews.
daily-bar-lost = Lost
daily-bar-all = All ten
daily-bar-saved = { $from } or { $to }
daily-bar-slow = { $from }+ turns
daily-bar-fast = ≤ { $to } turns
daily-bar-turns = { $from }–{ $to } turns
daily-you = you
daily-turn-by-turn = Turn by turn
daily-turn-how = The chance to win as the search saw it. The dice are the same, so a gap between two lines is a decision, not luck.
daily-curve = Chance to win turn by turn
daily-turn-axis = turn
daily-middle = half of all crews
daily-parted = Where crews parted: turn { $turn }
daily-parted-same = These crews stood at the very same table.
daily-parted-alike = These crews were in nearly the same situation: what counts was the same, and at most three things on the board differed.
daily-parted-board = The board at turn { $turn }
daily-share-of-crews = Share of crews
daily-choice = What they did
daily-chance-after = Chance to win afterwards
daily-watch = Watch
daily-watch-theirs = Watch theirs
daily-watch-it = Watch it
daily-from-here = Try it again from here
daily-crews = Crews
daily-people = { $many ->
    [one] one player
   *[other] { $many } players
  }
daily-turns = { $many ->
    [one] { $many } turn
   *[other] { $many } turns
  }
daily-saved = { $many } rescued
daily-with-help = with help
daily-crew-name = Your crew’s name
daily-list-us = List us: others may read it and watch
daily-keep-name = Keep
daily-best-so-far = Best so far
daily-best-of-day = Best of the day
challenge-title = The same match for friends
challenge-how = The same set-up and the same dice for everybody who opens this link. One try counts
challenge-done = { $many ->
    [0] Nobody has finished it yet.
    [one] { $many } crew has finished it. You see it after your own try.
   *[other] { $many } crews have finished it. You see them after your own try.
  }
challenge-dice-turn = Luck is the same for everybody, turn by turn: the first roll of turn 12, cards as long as the same ones are left in the deck, and what lies face down. What it meets depends on you.
challenge-dice-order = The rolls come in the same order for everybody: the fifth answer to the same question is the same, whatever happened before.
challenge-dice-rolled = The rolls and cards of the match that was offered come in the same order for everybody; if somebody plays longer, new ones follow.
challenge-dice-new = The set-up is that of the match that was offered. Its dice are still secret today, so everybody here gets the same new ones.
challenge-turn-how = The chance to win as the search saw it. Rolls come in the same order, but not always in the same turn.
challenge-send = Your own match is already in the comparison. Send the link: whoever plays it appears beside you.
challenge-looking-back = Your own match is being analysed; it will be here in a moment.
challenge-went-back = rolls taken back
challenge-copy = Copy the link for friends
challenge-side = Side by side
challenge-crew = Crew { $number }
error-day-over = That day is long over; the days of the last month can be played.
error-too-many-tries = Six tries a day count from one network. Come back tomorrow, or warm up with other dice.
error-no-such-day = There is nothing to play here for that day.
error-bad-day = A day is written like 2026-01-31.
error-no-daily = No game on this server has a match for every day.
error-unknown-challenge = There is no challenge by this link.
error-name-hidden = Those who run this server hid your crew’s name; it stays in the list without one.
