# What puzzles of Reactor ask.
puzzle-reactor-heart = Salva i cuori
puzzle-reactor-ring = Porta avanti l’anello il più possibile
puzzle-reactor-dose = Prendi meno radiazioni che puoi
puzzle-reactor-dial = Tieni basso il quadrante
puzzle-idea-lift = Un sollevamento sposta l’elemento che conta.
puzzle-nudge-lift = Quale elemento è accanto alla sua fossa?
