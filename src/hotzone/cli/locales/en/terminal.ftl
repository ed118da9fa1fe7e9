# What `hotzone` alone says.
about-hotzone = rescue board games that you win or lose together
about-play = a match here in the terminal; Enter starts a quick one
about-serve = the page in your browser: alone, around one screen, with friends
about-commands = all commands
about-missing = The page needs a few packages more:
# A match at the prompt: what every game says there.
nature = nature
nobody = nobody
plain-seat = seat
plain-nature = Nature decides.
plain-decides = Seat { $seat } decides.
game-in-english = This game speaks English here.
roll-how = { $first } to { $last }: type what you rolled, like { $like }; auto rolls for you
roll-auto = auto
more-choices = Enter alone lists all { $many }; any of them can be typed.
actions-or = or
action-is = { $number } is { $action }
not-understood = this is neither an action nor a command: '{ $typed }'
nothing-with = nothing can be done now with '{ $typed }'
refused = No: { $text }; type help to see what can be typed.
refused-by-rule = No: { $text }; type why to read the rule.
nothing-done = Nothing was done.
agree = yes or no
agree-words = y yes
match-kept = The match is saved in { $place }; hotzone play --resume continues it.
at-the-end = save FILE keeps the record, undo takes the last decision back, Enter ends
taken-back = Taken back: { $action }
played-again = Played again: { $action }
saved-record = Saved the record: { $place }
saved-position = Saved the position: { $place }
nothing-refused = Nothing was refused.
nothing-refused-but = Nothing was refused. What happened last comes from:
help-enter = Enter alone lists all actions.
# Commands, as they are typed, and what they do.
command-file = FILE
command-why = why
command-why-how = the rules behind what just happened or was refused; why RULE-ID: what a rule says
command-undo = undo
command-undo-how = take back the last decision, dice included
command-redo = redo
command-redo-how = play it again
command-save = save
command-save-how = keep the record (or, with .position at the end of the name, the position)
command-load = load
command-load-how = go on with a record or position
command-hint = hint
command-hint-how = what the crew would do: first a clue, asked again the place, a third time the whole line
command-risk = risk
command-risk-how = the chances of what nature does next
command-board = board
command-board-how = the table once more
command-log = log
command-log-how = what happened so far, with its rules; log 20: the last 20 actions
command-position = position
command-position-how = the table as text that can be loaded
command-record = record
command-record-how = the whole match as text
command-legend = legend
command-legend-how = what the signs mean
command-help = help
command-help-how = this list
command-quit = quit
command-quit-how = stop; the match is saved, and hotzone play --resume continues it
# Before a match.
welcome = Welcome to Hotzone.
welcome-to = Welcome to { $game }.
quick-how = Press Enter for a quick game, or type c and Enter to choose.
quick-prompt = quick game
quick-choose = choose
which-game-question = Which game?
which-game-prompt = game
choice-by-enter = { $choice } (Enter)
not-one-of = '{ $typed }' is not one of { $choices }.
# Advice.
hint-place = Look at { $place }.
hint-play = Play: { $line }.
hint-later = When your turn comes: { $line }.
hint-nothing = nothing
because-price = The price: { $odds }
risk-more = … and { $many } more
risk-error = These figures are right to about { $error }.
debrief-sums = Chance to win at the start { $start }; decisions { $decisions }, luck { $luck }; at the end { $end }.
debrief-rough = The chances are rough guesses: they were not measured on matches like this.
debrief-turns = By turn: { $turns }
debrief-turned = Turn { $turn }, seat { $seat }: { $cause ->
    [decision] a decision
   *[luck] luck
  } ({ $before }; decision { $decision }, luck { $luck }): { $line }.
debrief-better-line = Better: { $line }.
# Records.
replay-played = { $many ->
    [one] { $many } action played.
   *[other] { $many } actions played.
  }
replay-checked = Checked: result and digest are the same.
dice-commitment-is = Commitment of this seed: { $commitment }
dice-wrong = line { $line }: '{ $found }', but the seed gives '{ $due }'
board-facts = How sure its facts are: { $confirmed } confirmed, { $single } from one source, { $designed } drawn freely.
dice-not-committed = The record does not name the hash of this seed.
dice-verdict = { $checked } dice of this seed, { $wrong } wrong, { $others } of other dice: { $fair ->
    [yes] fair
   *[no] NOT fair
  }.
# Mistakes at a terminal, by their code; the engine says them in English, so these are for translators.
error-at-line = line { $line }, column { $column }: { $text }
typed-error-no-number = there is no action { $typed }: the numbers go from 1 to { $many }
typed-error-no-target = nothing can be done with { $typed } now{ $more ->
    [none] {""}
   *[other] : type { $more } in full if you mean that
  }
typed-error-ambiguous = '{ $typed }' could be { $actions }{ $many ->
    [0] {""}
   *[other] {" "}and { $many } more
  }
typed-error-no-name = name a file: { $command ->
    [save] save
   *[load] load
  } my-match.record
typed-error-no-rule = there is no rule '{ $typed }'; rules have names like { $like }
typed-error-no-file = { $do ->
    [read] cannot read { $place }
   *[write] cannot write { $place }
  }{ $why ->
    [missing] : there is no such file
    [denied] : that is not allowed
    [folder] : that is a folder
   *[other] {""}
  }
typed-error-not-text = { $place } is not a text file
typed-error-not-ours = { $place } exists and is not a Hotzone file: choose another name
typed-error-no-autosave = there is no interrupted match: { $place } does not exist
typed-error-resumed-as-is = --resume goes on with the match as it is: leave out { $given }
typed-error-check-whole = --check needs the whole record: leave out --to
typed-error-too-short = the record has { $many } actions, not { $asked }
typed-error-nothing-to-check = the record has neither result nor digest to compare
typed-error-no-beginning = a match that was loaded from a position has no record: keep its position
typed-error-no-whole-record = a debrief needs the record of a whole match, not a position
typed-error-nobody-decides = nobody decides now: name a seat, like hint 2
typed-error-no-evaluation = this game offers no evaluation of its tables: only random bots can play it
typed-error-over = the match is over
error-in-english = { $text }
typed-error-unknown-command = there is no command '{ $typed }'; there are { $commands }
