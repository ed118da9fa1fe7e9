# Reattore.
ending-burnt-out = Il reattore è esploso
ending-assembly-lost = Persi troppi gruppi di controllo
ending-given-up = Abbandonata
