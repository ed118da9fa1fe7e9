# Reactor at a terminal: what the page does not say already.
seat-name-word = character
typing-actions = Type an action (move 12), the beginning of it (m 12), or only its cell or card (12) where one action fits.
typing-cells = Cells of fuel are 1 to 31, of control assemblies S1 to S6; start cells Ya to Yd. Characters are 1 to 4: give lift 2.
typing-sacrifice = Taking the tile under a figure away (sacrifice 12) must be typed in full, and is asked twice.
# The signs of the picture.
sign-fuel = f fuel
sign-control = c control assembly
sign-empty = -- empty
sign-up = CAPITALS face up
sign-unseen = ? not seen yet
sign-normal = n normal
sign-emergency = e emergency
sign-working = w working
sign-broken = b broken
sign-foam = * extinguisher
sign-crew = 1-4 characters
# How it stands.
r-about = { $title }: { $fuel } fuel cells, { $control } control cells; yellow from { $yellow }, red from { $red }.
r-status-turn = Turn { $turn }: { $who }, { $steps }
r-status-dial = dial { $dial } ({ $sector })  hearts { $hearts }
r-status-cards = cards left { $fuel } and { $control }
r-status-unseen = unseen: { $emergency } emergency, { $working } working
r-on = on { $place }
r-masked = wears a gas mask
r-not-there = The figure is not on the field.
r-not-there-short = not on the field
r-of-player = { $who } (player { $number })
r-left-on = left on { $place }: { $tokens }
r-foamed = under an extinguisher
r-none-known = none is known
r-look = { $place }: { $things }; beside { $beside }.
r-heap = { $place }: { $number ->
    [0] no { $token } of the { $who } lies there any more.
   *[other] { $token } of the { $who } lies there: { $number }.
  }
r-died-on = { $who } dies on { $place }.
# Questions of the table.
now-waiting = { $who }’s turn: a mask, a call for the acute phase, or ready?
now-bracing = { $who } stands on a face-up tile: a mask, or ready?
now-acting = { $who } acts.
roll-tile = What does the tile of { $place } show?
roll-character = Deal a character.
roll-card = Draw a card.
sure-give-up = The team gives up: the match counts as lost. Do you mean it?
sure-sacrifice = The tile of { $place } is taken away, and { $many ->
    [one] { $who } dies with it.
   *[other] with it die: { $who }.
  }{ $defeat ->
    [yes] {" "}It is an emergency assembly: without it the match is lost.
    [perhaps] {" "}Nobody has seen it: if it is an emergency assembly, the match is lost.
   *[no] {""}
  } Do you mean it?
# Answers in words.
command-look = look
command-look-how = a cell in words; without a cell: where the active figure stands
command-where = where
command-where-how = where everybody is
command-cards = cards
command-cards-how = which cards are still in the decks
command-emergency = emergency
command-emergency-how = the emergency assemblies that are known
# Advice where the place is not told yet, and chances.
clue-r-go-somewhere = You are needed in another cell.
clue-r-place-somewhere = A start cell is to be chosen.
r-risk-dies = { $who } dies: { $chance }
r-risk-sums = The next cards burn { $hearts } hearts on average; the match ends by them with { $defeat }.
r-risk-dial-by = The dial moves by { $many } on average.
r-risk-up = Tiles that may be turned up: { $chances }.
r-risk-gone = Tiles that may be lost: { $chances }.
r-risk-heart = Tiles that may cost a heart: { $chances }.
r-risk-deaths = Who may die: { $chances }.
r-risk-doses = Doses on average: { $doses }.
r-risk-no-dose = Nobody gets a dose.
# Actions and tokens as they are typed; in English they are those of records.
verb-move = move
verb-cross = cross
verb-open = open
verb-open-extra = open-extra
verb-pipeline = pipeline
verb-hose = hose
verb-extinguisher = extinguisher
verb-mask = mask
verb-help = help
verb-kit = kit
verb-on = on
verb-lift = lift
verb-crane = crane
verb-give = give
verb-leave = leave
verb-take = take
verb-sacrifice = sacrifice
verb-end = end
verb-off = off
verb-give-up = give-up
verb-ready = ready
verb-call = call
verb-place = place
verb-card = card
verb-face = face
verb-cast = cast
token-extinguisher = extinguisher
token-extinguisher-object = extinguisher
token-lift = lift
token-lift-object = lift
token-mask = mask
token-mask-object = mask
token-kit = kit
token-kit-object = kit
token-crane = crane
token-pipeline = pipeline
token-on = on
token-hose = hose
token-extra = extra
token-help = help
face-black = black
face-red = red
# Questions before a match.
choose-board = Which board?
choose-board-prompt = board
choose-players = How many players?
choose-players-prompt = players
choose-third = Who is the third of three?
choose-third-prompt = third
choose-hearts = How many hearts?
choose-hearts-prompt = hearts
choice-board-reactor = { board-reactor }
choice-third-soldier = { r-third-soldier }
choice-third-doctor = { r-third-doctor }
choice-hearts-1 = { r-hearts-1 }
choice-hearts-2 = { r-hearts-2 }
choice-hearts-3 = { r-hearts-3 }
typed-error-no-question = '{ $typed }' is not a question; help lists them
