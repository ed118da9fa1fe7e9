"""A match at the prompt: questions, commands, the screen."""
