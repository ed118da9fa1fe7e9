"""How things are written down: records, settings, board files, fields of a state, inputs of a network."""
