# Quello che dice --help; l'inglese sta nei comandi stessi.
option-rules = family: versione base, experienced: versione avanzata
option-modules = parti del gioco per esperti: specialists,hazmat,vehicles,hotspots
option-level = livello del gioco per esperti: recruit, veteran, heroic
option-scenarios = volunteers,unmarked-hazmat,arson, … (li elenca hotzone games)
option-scenario = uno scenario; si può ripetere
option-edition = di chi è il regolamento: en, ru, cs, it
option-board = l'edificio, per nome
option-crew = quanti vigili del fuoco, o le loro carte: captain,rescue,driver
option-setup = dove brucia all'inizio: printed, simple o full
option-cards = a chi va quale specialista: choose si sceglie, deal si distribuisce
option-players = quante persone giocano
