"""A store in PostgreSQL, for several processes at once: the key of an entry decides who was first."""
