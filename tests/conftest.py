"""What all tests share: hypothesis draws the same examples every time, and no deadline makes a slow machine fail."""

import hypothesis

hypothesis.settings.register_profile("same", derandomize=True, deadline=None, database=None, max_examples=40)
hypothesis.settings.register_profile(
    "search", deadline=None, max_examples=300, print_blob=True
)  # pytest --hypothesis-profile search
hypothesis.settings.load_profile("same")
