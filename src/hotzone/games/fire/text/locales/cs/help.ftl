# Co říká --help; anglické věty stojí v příkazech samých.
option-rules = family rodinný režim, experienced režim pro pokročilé
option-modules = části hry pro pokročilé: specialists,hazmat,vehicles,hotspots
option-level = úroveň hry pro pokročilé: recruit, veteran, heroic
option-scenarios = volunteers,unmarked-hazmat,arson, … (vypíše je hotzone games)
option-scenario = jeden scénář; lze opakovat
option-edition = čí pravidla: en, ru, cs, it
option-board = budova, podle jména
option-crew = kolik hasičů, nebo jejich karty: captain,rescue,driver
option-setup = kde hoří na začátku: printed, simple nebo full
option-cards = komu který specialista: choose výběrem, deal losem
option-players = kolik lidí hraje
