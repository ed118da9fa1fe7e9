# What puzzles of Reactor ask.
puzzle-reactor-heart = Keep the hearts
puzzle-reactor-ring = Bring the ring as far as it goes
puzzle-reactor-dose = Take as little radiation as you can
puzzle-reactor-dial = Keep the dial down
puzzle-idea-lift = One lift moves the assembly that matters.
puzzle-nudge-lift = Which assembly is next to its pit?
