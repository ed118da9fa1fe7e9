# Home, set-up, settings, and words used everywhere.
home-title = Bring everybody out
home-lead = A house burns and seven people are inside. You and your crew carry them out before the house falls.
quick-game = Quick game
quick-title = Quick game
new-game = New game
my-matches = My matches
forget-match = Take { $code } off this list
join-go = Join
crew-names = Mira, Tom, Ota, Lucia, Vera, Sam
your-name = Your name
name-hint = What others call you
to-home = To the home page
station-log = Station log
nav-log = Log
rules = Rules
rules-of = Rules: { $game }
rules-found = { $many ->
    [one] { $many } rule
   *[other] { $many } rules
  }
search = Search
language = Language
theme = Theme
theme-switch = Light or dark
theme-system = As the system
theme-dark = Dark, night
theme-light = Light, day
settings = Settings
story-speed = Speed of the story
no-animation = No animation
letter-keys = Single-letter keys
pass-card = Card between turns on one screen
notify = Tell me when it is my turn
notify-allow = Allow
loading = One moment…
broken = The page could not start:
broken-again = Load it again
close = Close
none = none
step-building = Game and building
step-players = Who plays
step-level = Level and rules
which-game = Game
building = Building
players = Players
seat-number = Seat { $seat }
seat-me = At this screen
seat-open = A friend online
seat-ai = AI: { $bot }
bot-random = random
seats-how = Friends online open the match’s link and pick a helmet. Any seat can be given to an AI and taken back at any time.
more-rules = More choices
setup-ok = { $many ->
    [one] Ready: { $many } seat.
   *[other] Ready: { $many } seats.
  }
begin = Begin
the-rule = The rule
log-totals = { $many ->
    [one] { $many } match, { $share } % won.
   *[other] { $many } matches, { $share } % won.
  }
log-number = #
log-when = When
log-match = Match
log-ending = Ending
log-none = No match has ended here yet.
log-origin-record = Opened from a record; not counted
log-origin-branch = Continued from another match; not counted
log-origin-lesson = A lesson; not counted
log-origin-position = Began with a position; not counted
log-origin-puzzle = A puzzle; not counted
log-origin-what-if = A what-if; not counted
log-origin-draft = A board tried out; not counted
log-origin-first = A first rescue; not counted
log-origin-undo = Went back beyond dice; not counted
log-origin-daily = A fire of the day
log-origin-challenge = The same match as friends
log-origin-warm-up = Warming up for a fire of the day
log-origin-table = Played at a table; not compared
seat-here = A friend at this screen
friend-name = Their name
all-me = All mine
all-ai = The others AI
all-open = The others online
bot-greedy = greedy
bot-rookie = rookie
bot-steady = steady
bot-crew = veteran
bot-chief = chief
search-rules = Search: a word or the number of a rule …
log-result = Result
log-people = Players
log-minutes = Minutes on average
log-csv = As a table (CSV)
log-line = Station log, no. { $number }
show-more = Show more
filter-game = Game
filter-level = Level
filter-won = Ending
filter-won-yes = Won
filter-won-no = Lost
filter-name = Name or code
filter-from = From
filter-to = To
filter-any = any
other-setup = Other choices
own-boards = Drawn by you, or given to you
nav-workshop = Workshop
nav-academy = Academy
tutorial = Tutorial
tutorial-leave = Skip
tutorial-play-on = Play on alone
tutorial-off = That is allowed too, but the lesson goes another way. Take it back, or skip the lesson and play on.
lesson-done = done
game-without-page = { $game } cannot be played on this page because it has no drawing of its own. In the terminal: hotzone play { $name }
game-broken = The page of { $game } does not start: { $text }
nav-play = Play
nav-pages = Pages
home-eyebrow = Cooperative board games · no account, nothing to install
home-first = Your first rescue
home-first-how = A real match with a coach beside you. Ten minutes, nothing to read first.
home-quick-how = You and two AI crewmates, right now
home-friends = Play with friends
home-friends-how = Send a link, they pick a helmet
home-code = Got a code?
home-code-check = Check the letters and the number.
home-scene = A burning house; somebody may be in the dining room
home-bubble = Someone may be here
home-bubble-how = Tap: go and look
home-by-hand = Set up a match by hand
home-table = Play at a table
home-open = Open a saved match
home-rules = Rules of the games
home-free = Free and open. Your matches stay on this server.
home-bad-line = This file cannot be opened (line { $line }). { $why }
home-bad-file = This file cannot be opened. { $why }
home-gone = This server does not know it any more
home-over = Over after { $turns } turns · { $when }
home-waits = In the lobby
home-your-turn = Your turn · turn { $turn }
home-waits-for = Turn { $turn } · waiting for { $who }
home-all = All { $many }
home-continue = Continue
home-back = Welcome back, { $name }
home-back-nobody = Welcome back
home-turns = { $many ->
    [one] It is your turn in one match.
   *[other] It is your turn in { $many } matches.
  }
home-same = Same as last time
home-harder = A step harder
home-with = With { $who }
friends-title = With friends
home-academy = Short lessons and puzzles on a real table. A mistake costs nothing.
home-lessons-done = { $many ->
    [one] { $many } lesson done
   *[other] { $many } lessons done
  }
home-lessons-none = One to three minutes each
nav-today = Today’s fire
today-tag = Today, { $day }
today-how = One match a day, the same dice for everybody. One try counts.
today-game = Today: { $game }
today-won = Played: won. See how others did.
today-lost = Played: lost. See how others did.
today-streak = { $many ->
    [one] { $many } day in a row
   *[other] { $many } days in a row
  }
today-open = Open until midnight UTC
step-board = Game and board
