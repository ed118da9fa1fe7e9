"""Bots that others bring: found, spoken to in the way they were written, and kept in a process of their own."""
