"""Tests of fires that several crews play."""
