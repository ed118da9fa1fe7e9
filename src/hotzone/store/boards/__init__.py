"""Boards that people share by a code, in each kind of store."""
