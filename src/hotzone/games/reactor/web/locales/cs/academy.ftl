# What puzzles of Reactor ask.
puzzle-reactor-heart = Zachraň srdce
puzzle-reactor-ring = Dotáhni kruh co nejdál
puzzle-reactor-dose = Vezmi co nejmenší dávku
puzzle-reactor-dial = Udrž ciferník dole
puzzle-idea-lift = Jeden zdvih přesune sestavu, na které záleží.
puzzle-nudge-lift = Která sestava je vedle své jámy?
