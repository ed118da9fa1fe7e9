# Home, set-up, settings, and words used everywhere.
home-title = Bring everybody out
home-lead = A burning house, a crew, seven people to save. Play alone, around one screen, online with friends, or with AI crew mates. No account, nothing to install.
quick-game = Quick game
quick-title = Quick game
new-game = New game
my-matches = My matches
no-matches = Matches you play are listed here and wait for you.
forget-match = Take { $code } off this list
join = Join a match
join-code = The code of the match
join-go = Join
your-name = Your name
name-hint = What others call you
open-record = Open a record
to-home = To the home page
station-log = Station log
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
theme-dark = Dark, night shift
theme-light = Light, day shift
settings = Settings
story-speed = Speed of the fire’s story
no-animation = No animation
letter-keys = Single-letter keys
pass-card = Card between turns on one screen
notify = Tell me when it is my turn
notify-allow = Allow
loading = One moment…
broken = The page could not start:
close = Close
none = none
game-fire = Fire
game-fire-how = A burning house, a crew, seven people to bring out.
game-reactor = Reactor
game-reactor-how = Four heroes shut a reactor down before it burns through.
step-building = Game and building
step-players = Who plays
step-level = Level and rules
step-crew = Crew
which-game = Game
building = Building
board-usual = The usual one
board-base-front = Garden house
board-base-back = Corner house
players = Players
crew-size = Firefighters
firefighters = { $many ->
    [one] { $many } firefighter
   *[other] { $many } firefighters
  }
seat-number = Seat { $seat }
seat-me = At this screen
seat-open = A friend online
seat-ai = AI: { $bot }
bot-random = random
seats-how = Friends online come by the match’s link and pick a helmet. Any seat can be given to an AI and taken back at any time.
which-rules = Rules
rules-family = Family game
rules-family-how = No specialists, no vehicles: twenty minutes, easy to learn.
rules-experienced = Experienced game
rules-experienced-how = Specialists, hazmats, vehicles, hot spots.
level = Level
level-recruit = Recruit
level-veteran = Veteran
level-heroic = Heroic
more-rules = More choices
modules = Parts of the experienced game
module-specialists = Specialists
module-specialists-how = Each firefighter has a card with own points and powers.
module-hazmat = Hazmats
module-hazmat-how = Barrels that explode when fire reaches them.
module-vehicles = Vehicles
module-vehicles-how = Engine with deck gun, ambulance.
module-hotspots = Hot spots
module-hotspots-how = Places where the fire flares up again.
variants = Variants
variant-volunteers = Volunteer squad
variant-unmarked-hazmat = Unmarked hazmat
variant-broken-deck-gun = Broken deck gun
setup = Setup
setup-printed = As printed
setup-printed-how = Fires and calls lie where the board shows them.
setup-simple = Random, simple
setup-simple-how = Three explosions, places rolled.
setup-full = Random, full
setup-full-how = Explosions by level, hot spots, hazmats.
setup-ok = { $many ->
    [one] Ready: { $many } seat.
   *[other] Ready: { $many } seats.
  }
edition = Edition
edition-en = English
edition-ru = Russian
edition-cs = Czech
edition-it = Italian
specialists = Specialists
crew-how = Choose cards for the crew here, or leave all empty and choose at the table.
begin = Begin
log-totals = { $many ->
    [one] { $many } match, { $share } % won.
   *[other] { $many } matches, { $share } % won.
  }
log-number = #
log-when = When
log-match = Match
log-ending = Ending
log-none = No match has ended here yet.
