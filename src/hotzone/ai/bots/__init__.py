"""Who can play: bots by name, their strengths and networks, and the reasons they give."""
