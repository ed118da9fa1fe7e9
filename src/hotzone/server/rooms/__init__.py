"""A room is one match with its people: its log, its settings, what pages are shown of it."""
