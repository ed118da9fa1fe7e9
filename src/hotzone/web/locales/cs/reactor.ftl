# Reaktor.
ending-burnt-out = Reaktor vybuchl
ending-assembly-lost = Ztraceno příliš mnoho kazet SUZ
ending-given-up = Vzdáno
