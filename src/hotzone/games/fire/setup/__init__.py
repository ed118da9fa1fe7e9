"""From settings in words to the options of a match: editions, scenarios, what goes together."""
