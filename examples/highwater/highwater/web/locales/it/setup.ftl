# What can be chosen before a match.
hw-boats = Barche
hw-set-level = L’alluvione
hw-level-calm = Acqua lenta
hw-level-calm-how = Un dado a turno, dieci persone da salvare
hw-level-high = Acqua alta
hw-level-high-how = Due dadi a turno, nove persone da salvare
hw-level-storm = Tempesta
hw-level-storm-how = Tre dadi a turno, otto persone da salvare
