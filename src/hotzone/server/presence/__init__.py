"""Who is who and sits where."""
