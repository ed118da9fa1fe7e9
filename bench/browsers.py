"""The browser of measurements: the one without a window where it is installed, else chromium."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium")


def launch(started: Playwright) -> Browser:
    """A browser without a sandbox or a graphics card, as measurements in a container want it; says what is missing."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise SystemExit(f"this measurement needs one of {', '.join(NAMES)}; `make browser` installs it")
    return started.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
