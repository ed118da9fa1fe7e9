# Co říká --help; anglické věty stojí v příkazech samých.
option-board = plán, podle jména
option-players = kolik lidí hraje
option-third = kdo je třetí ze tří: soldier voják, doctor lékař
option-hearts = kolik reaktor vydrží: 1 až 3
