"""How hard a board is: an AI crew plays it at several levels, with crews of several sizes."""
