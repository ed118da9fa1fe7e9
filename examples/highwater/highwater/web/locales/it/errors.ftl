# Refusals, by the code of the rules.
error-no-strokes = Non restano abbastanza colpi.
error-out-of-reach = Un colpo porta a un posto vicino, non in un albero.
error-no-boat = Nessuno può cambiare barca: una è vuota, piena o troppo lontana.
error-nobody-here = Qui nessuno aspetta su un tetto.
error-boat-full = La barca è piena.
error-still-dry = Qui l’acqua non è ancora salita.
