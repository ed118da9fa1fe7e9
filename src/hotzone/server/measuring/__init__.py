"""How hard a board is, measured on the server for whoever draws one: behind everything else, and not for ever."""
