"""The messages of the socket."""
