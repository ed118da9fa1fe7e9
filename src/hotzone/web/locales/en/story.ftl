# The story of what nature does, its keys, and sounds.
story-count = step { $step } of { $of }
speed-off = off
quiet-phases = Short when quiet
story-again = Tell the last phase again
story-missed = { $many ->
    [one] One thing happened while you were away
   *[other] { $many } things happened while you were away
  }
key-skip = Skip what is being told, up to the next decision
key-name-space = Space
skip-short = Skip
sound = Sound
volume = Volume
captions = Sounds in words
sound-is-on = Sound on, { $volume } percent
sound-is-off = Sound off
percent = { $number } percent
sound-door = door
sound-water = water, hiss
sound-dice = dice
sound-explosion = deep thud, glass
sound-thump = thump
sound-lost = low bell
sound-rescue = bright notes
sound-rescue-again = bright notes
sound-turn = tap
sound-victory = fanfare
sound-defeat = low strings
pop-card = Crew card
pop-badge = What is played
card-of = { $who }’s card.
badge-read = { $what }: what it changes
read-cards = Read the cards first
story-nature = What happens in { $who }’s turn
