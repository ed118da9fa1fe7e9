# A table of cardboard with a phone beside it.
r-tabletop-cell = cell { $cell }
r-tabletop-tile =
    { $now ->
        [no] Take the tile off
       *[yes] Put a tile
    }
r-tabletop-turn =
    { $now ->
        [down] Turn the tile face down
       *[up] Turn the tile face up
    }
r-tabletop-attention =
    { $now ->
        [no] Take the warning off
       *[yes] Put a warning
    }
r-tabletop-foam =
    { $now ->
        [no] Take the extinguisher off
       *[yes] Put an extinguisher
    }
r-tabletop-heap =
    { $put ->
        [no] Take tokens off: { $many }
       *[yes] Put tokens: { $many }
    }
r-tabletop-hero = Move { $who }
r-tabletop-off = off the field
r-tabletop-dose = Radiation of { $who }
r-tabletop-hand = Tokens of { $who }
r-tabletop-to = now { $now }
r-tabletop-dial = Move the dial
r-tabletop-dial-to =
    { $now }, { $sector ->
        [green] green
        [yellow] yellow
       *[red] red
    }
r-tabletop-hearts = Lives
r-tabletop-ask-card =
    { $deck ->
        [control] Which control card is it?
       *[fuel] Which number is on the card?
    }
r-tabletop-card-how = { $many } are left; those drawn are struck out.
r-tabletop-drawn = This card has been drawn already.
r-tabletop-ask-face = Look at tile { $cell }: which sign?
r-tabletop-face-how = Nobody has seen it before.
r-tabletop-face =
    { $tile ->
        [control] { $face ->
            [black] Black: works
           *[red] Red: broken
        }
       *[fuel] { $face ->
            [black] Black: normal
           *[red] Red: emergency
        }
    }
r-tabletop-ask-cast = Who plays { $who }?
r-tabletop-cast-how = Draw lots.
r-tabletop-player = Person { $number }
r-tabletop-sign =
    { $word ->
        [up] turns up
        [gone] is lost
        [heart] costs a life
        [death] somebody dies
        [face] is looked at
        [end] ends the match
       *[nothing] nothing changes
    }
r-tabletop-piece =
    { $what ->
        [fuel] Assemblies, face down
        [control] Control assemblies, face down
        [dial] The dial
        [hearts] Lives
        [decks] Two decks of cards
       *[heroes] Heroes
    }
r-tabletop-piece-how =
    { $what ->
        [fuel] shuffled, one on each numbered cell
        [control] shuffled, one on each of S1 to S6
        [dial] at its beginning
        [hearts] { $many } beside the dial
        [decks] shuffled apart, face down
       *[heroes] { $many } with their tokens; where, comes next
    }
r-tabletop-said-card = Card { $cell }
r-tabletop-said-face =
    { $face ->
        [black] Sign: black
       *[red] Sign: red
    }
r-tabletop-said-cast = Person { $number } takes this part
r-tabletop-lies =
    { $what ->
        [down] The tile lies face down
        [gone] The tile is gone
        [fuel-black] A normal assembly lies face up
        [fuel-red] An emergency assembly lies face up
        [control-black] A working control assembly lies face up
       *[control-red] A broken control assembly lies face up
    }
r-tabletop-stands = { $who } stands here
r-tabletop-has-dose = { $who } has a dose of { $dose }
