# The lesson.
lesson-reactor = Reactor: the first shift
lesson-reactor-about = Walk, open, cool: find a working control assembly and an emergency assembly.
lesson-reactor-goal = Six emergency assemblies must lie around one working control assembly. Nobody knows yet where they are.
lesson-reactor-card = The reactor acts first: a card turned cell 30 face up. Each open assembly raises the accident level.
lesson-reactor-walk = The soldier has four steps. Point at the violet cell S1 to see the way, then tap it.
lesson-reactor-open = Open the tile you stand on, once a turn: press O, or “Open this tile” in the panel.
lesson-reactor-working = A working control assembly: the dashed ring shows where all six must lie. Opening cost a dose of 1; above 16 one dies.
lesson-reactor-step = One more step, to cell 6.
lesson-reactor-extra = Tokens are your means. The soldier’s “extra cell” opens a second tile: choose it in the tray.
lesson-reactor-end = A normal one. End the turn.
lesson-reactor-engineer = The engineer’s turn. Go to cell 4.
lesson-reactor-open2 = Open it.
lesson-reactor-cool = An emergency assembly. If a card names it while it is open, a heart burns. Cool it with the pipeline.
lesson-reactor-leave = Safe for now, and the yellow mark remembers it. Walk on to cell 3.
lesson-reactor-end2 = End the turn.
lesson-reactor-done = Cranes and lifts move tiles once cells are empty. Find all six, gather them around S1, and the reactor is off. Play on from here.
