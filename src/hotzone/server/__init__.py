"""People playing together: rooms, sockets, pages. Needs the extra `web`."""
