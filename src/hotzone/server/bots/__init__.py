"""Nature, bots and the coach at work beside the rooms."""
