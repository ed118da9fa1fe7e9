"""Bots that others bring: how they are found, called in the way they were written, and kept in a process of their own."""
