# The play screen.
thing-active = { $who }, whose turn it is
way-move = Go { $to }
ending-undecided = Not over
ending-victory = Victory
ending-defeat = Lost
legend = What is drawn here?
pop-legend = What is drawn
zoom-in = Look closer
zoom-fit = Show the whole plan
board-floor = Floor { $floor }, { $rows } rows by { $cols } columns
floor-name = { $floor ->
    [1] Ground floor
   *[other] Upper floor
  }
floor-show = { $floor ->
    [1] Show the ground floor
   *[other] Show the upper floor
  }
tokens-in-hand = Tokens in hand
setting-up = Setting up
turn = Turn { $turn }
turn-of = Turn { $turn } · { $who }
turns = Turns
invite-short = Invite
legend-short = Legend
risk-short = Risk
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
board-as-text = Board as text
floors = Floors
floor = Floor { $number }
active-hero = Who acts
your-turn = Your turn
your-turn-now = Your turn: { $who }.
match-over = Over
bot-thinks = AI is thinking
waiting-for = { $who } decides
free = free
no-points = no points left
cost = { $many ->
    [one] { $many } point
   *[other] { $many } points
  }
confirm = Confirm
choices-at = What can be done at { $place }
why = Why?
rule-unknown = This rule has no text yet.
all-rules = All rules
actions = Actions
undo = Undo
undo-dice = Dice or cards have answered: what came before stays.
redo = Bring back
reset-turn = Undo turn
end-turn = End turn
end-loses = { $lost ->
    [one] { $lost } point would be lost: only { $kept } can be saved.
   *[other] { $lost } points would be lost: only { $kept } can be saved.
  }
keep-playing = Play on
idle-replay = You are looking at an earlier moment. The match itself waits.
idle-over = The match is over.
idle-watching = You are watching. Pick a helmet in the room to play.
idle-bot = { $who } (AI) is thinking.
idle-other = { $who } decides.
idle-open = Seat { $seat } is free: somebody must pick it, or give it to an AI in the room.
sections = Sections
log = Log
log-empty = Nothing yet.
chat = Chat
team = Team
unread = unread
chat-empty = Nobody has written yet.
chat-line = Write a line
chat-all = Everybody
chat-seats = Only people with a seat
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
link-lost = The connection is lost. Coming back…
link-connecting = Connecting…
link-closed-4403 = The host has asked you to leave, or does not allow watchers.
link-closed-4404 = There is no match with this code here.
link-closed-4410 = Those who run this server have banned you.
link-closed-4429 = Too many messages were sent. Reload the page.
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
seat-name = Name of player { $seat }
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
position-save = Save this position
position-play = Play this position
dice-commitment = The dice were fixed before the match; their seal:
again = Again
harder = Harder
pass-to = Pass to { $who }
text-people = People
text-empty = nothing
not-placed = not on the board yet
key-arrows = Move the focus on the board
key-walls = Choose the wall or door on that side
key-enter = Plan, then do it
key-escape = Clear the plan
key-next = Next action at this place
key-numbers = Do the action with this number
key-cards = The card of this helmet, where nothing is numbered
key-sound = Sound on or off
key-undo = Undo, bring back
key-end = End turn
key-where = Read this space aloud
key-log = Log
key-text = Board as text
key-space = Pause the story
key-replay = Replay back, forward, start, live
key-floors = Other floor
key-keys = This list
do-it = Yes, do it
pop-sure = Really?
not-now = not now
sounds = Sounds
vibrate = Buzz when it is my turn
hint = Hint
key-hint = Hint; again closes it
ask-whom = Whom to ask
qr-alt = QR code of the match’s link
invite-link = Link of this match
invite-local = This link works on this computer only. Start the server with --host 0.0.0.0 to let phones in.
revoke-mine = Void my return links
seat-link = Copy this seat’s link
give-to = Give to…
give-to-seat = Give seat { $seat } to somebody
make-host = Make host
be-host = The host is away: become host
be-host-again = You set this match up: become host again
dice-seed = The match is over; the dice seed:
dice-check = Check it with the saved record:
idle-acts = { $who } acts. Space pauses, a tap skips.
idle-dice = The dice decide. Space pauses, a tap skips.
phrase-hello = Hello!
phrase-two-minutes = Two minutes
phrase-lets-go = Let’s go
guest-name = Guest { $number }
