"""Text formats and tables of names: records, settings, board files, fields of a state, inputs of a network."""
