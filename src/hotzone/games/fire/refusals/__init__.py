"""Why an action may not be played, with its rule."""
