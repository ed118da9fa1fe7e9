# The reactor game.
ending-burnt-out = The reactor burns through
ending-assembly-lost = Too many control assemblies are lost
ending-given-up = Given up
