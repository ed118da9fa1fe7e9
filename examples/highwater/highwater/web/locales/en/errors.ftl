# Refusals, by the code of the rules.
error-no-strokes = Too few strokes are left for this.
error-out-of-reach = One stroke goes to a place beside, and not into a tree.
error-no-boat = Nobody can change boats: one of them is empty, full or too far away.
error-nobody-here = Nobody waits on a roof here.
error-boat-full = The boat is full.
error-still-dry = The water has not risen here yet.
