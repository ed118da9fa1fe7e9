"""Checks of large packages, which CI does not install: `make test-learners`."""
