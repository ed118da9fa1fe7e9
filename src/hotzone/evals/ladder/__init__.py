"""A ladder for classes: crews mixed from many authors' bots, ratings with intervals, pages with replays."""
