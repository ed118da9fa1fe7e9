# Refusals, by the code of the rules.
error-no-strokes = Na to nezbývá dost záběrů.
error-out-of-reach = Jeden záběr vede na sousední místo, ne do stromu.
error-no-boat = Přestoupit nelze: loď je prázdná, plná nebo příliš daleko.
error-nobody-here = Na střeše tu nikdo nečeká.
error-boat-full = Loď je plná.
error-still-dry = Voda tu ještě nestoupla.
