"""What all tests share: hypothesis draws the same examples every time, and no deadline makes a slow machine fail."""

import sys

import hypothesis

hypothesis.settings.register_profile("same", derandomize=True, deadline=None, database=None, max_examples=40)
hypothesis.settings.register_profile(
    "search", deadline=None, max_examples=300, print_blob=True
)  # pytest --hypothesis-profile search
hypothesis.settings.load_profile("same")

# tests of the page drive a browser whose loop stays in the main thread: they have a call of their own, `pytest tests/web`
collect_ignore = [] if any("tests/web" in word for word in sys.argv) else ["web"]
