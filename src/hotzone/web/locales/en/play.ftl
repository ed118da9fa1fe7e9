# The play screen.
setting-up = Setting up
turn = Turn { $turn }
turn-of = Turn { $turn } · { $who }
turns = Turns
room = Room
people-count = { $many ->
    [one] { $many } here
   *[other] { $many } here
  }
team-order = The crew in turn order
next = next
bot = AI
saved = { $many ->
    [one] { $many } point saved
   *[other] { $many } points saved
  }
count-of = { $what }: { $value } of { $of }
status-rescued = Rescued
status-lost = Lost
status-damage = Damage
board-label = Floor plan, { $rows } rows by { $cols } columns
board-as-text = Board as text
floors = Floors
floor = Floor { $number }
active-hero = Who acts
your-turn = Your turn
your-turn-now = Your turn: { $who }.
match-over = Over
fire-moves = The fire moves
bot-thinks = AI is thinking
waiting-for = { $who } decides
free = free
no-points = no points left
cost = { $many ->
    [one] { $many } point
   *[other] { $many } points
  }
confirm = Confirm
pick-hint = Point at a space, a wall or a door, or choose below.
choices-at = What can be done at { $place }
why = Why?
why-rule = Why? Rule { $rule }
rule-unknown = This rule has no text yet.
all-rules = All rules
path-steps = { $moves ->
    [one] { $moves } step
   *[other] { $moves } steps
  }{ $doors ->
    [0] {""}
    [one] , open a door
   *[other] , open { $doors } doors
  }{ $fires ->
    [0] {""}
   *[other] , through fire
  }
actions = Actions
undo = Undo
undo-dice = Undo (dice were rolled)
redo = Bring back
reset-turn = Back to the start of the turn
end-turn = End turn
end-loses = { $lost ->
    [one] { $lost } point would be lost: only { $kept } can be saved.
   *[other] { $lost } points would be lost: only { $kept } can be saved.
  }
keep-playing = Play on
idle-replay = You look at an earlier moment. The match itself waits.
idle-over = The match is over.
idle-fire = The fire moves. Space pauses, a tap skips.
idle-watching = You watch. Pick a helmet in the room to play.
idle-bot = { $who } (AI) is thinking.
idle-other = { $who } decides.
idle-open = Seat { $seat } is free: somebody must pick it, or give it to an AI in the room.
sections = Sections
log = Log
log-empty = Nothing has happened yet.
chat = Chat
team = Team
unread = unread
chat-empty = Nobody has written yet.
chat-line = Write a line
chat-all = Everybody
chat-seats = Only who has a seat
chat-off = Nobody
send = Send
phrase-well-done = Well done
phrase-help = I need help
phrase-on-my-way = On my way
phrase-careful = Careful
phrase-your-call = Your call
phrase-thanks = Thanks
supply = Still in the box
watching = Watching
phases = The turn
phase-1 = Act
phase-2 = Fire
phase-3 = Replenish
die-red = Red die: row { $value }
die-black = Black die: column { $value }
pause = Pause
go-on = Go on
skip = Skip to the end
speed = Speed { $by }
replay = Replay
replay-start = To the start
live = Live
to-live = To live
moment = Moment { $at } of { $of }
play-on-here = Play on from here
link-lost = The line is lost. Coming back…
link-connecting = Connecting…
link-closed-4403 = The host has asked you to leave, or lets nobody watch.
link-closed-4404 = There is no match by this code here.
link-closed-4429 = Too many messages were sent. Load the page again.
pop-rule = The rule
pop-settings = Settings
pop-keys = Keys
pop-text = Board as text
pop-end = End the turn?
pop-room = Room and seats
copy-invite = Copy invitation
copy-return = Copy my return link
copied = Copied
invite-how = Whoever opens the invitation can pick a free helmet. Your return link is yours alone: it brings you back to your seats from any device.
seat-name = Name of firefighter { $seat }
seat-bot = AI: { $bot }
seat-yours = yours
seat-of = { $who }
seat-away = { $who }, away
seat-free = free
sit = Take this helmet
stand = Leave
give-bot = To AI
take-back = Take back
people-here = People
host = host
kick = Send away
host-switches = The host’s switches
switch-chat = Who may write
switch-watchers = Others may watch
switch-undo = Steps can be taken back
switch-paused = AI waits for me
switch-pace = Seconds before an AI acts
bot-step = Let the AI act once
record = Record
record-save = Save the record
dice-commitment = The dice were fixed before the match; their seal:
again = Again
harder = Harder
pass-to = Pass to { $who }
text-people = People
text-threats = Fire and smoke
text-doors = Doors and damaged walls
text-rooms = Rooms
text-empty = nothing
not-placed = not on the board yet
key-arrows = Move the focus on the board
key-walls = Choose the wall or door on that side
key-enter = Plan, then do it
key-escape = Clear the plan
key-next = Next action at this place
key-numbers = Do the action with this number
key-groups = Move, carry, put out, door, chop
key-undo = Undo, bring back
key-end = End turn
key-where = Read this space aloud
key-log = Log
key-text = Board as text
key-space = Pause the story of the fire
key-replay = Replay back, forward, start, live
key-floors = Other floor
key-keys = This list
do-it = Yes, do it
pop-sure = Really?
not-now = not now
sounds = Soft sounds
vibrate = Buzz when it is my turn
sound-dice = dice
sound-fire = fire
sound-door = door
sound-rescued = rescued
hint = Hint
key-hint = Hint, up to three times
risk-lens = What the next fire may do
ask-whom = Whom to ask
