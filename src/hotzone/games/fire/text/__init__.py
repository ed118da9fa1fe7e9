"""A match as text, there and back: events, positions, drawings, sentences, the terminal."""
