"""A server and the system's chromium for the tests of the page; whatever the console complains about fails a test.

A worker starts one server and one browser. Its tests share a browser context, whose cache knows the page's files already, and a
process that draws; each begins with a new page and empty storage. Pages are laid out but not painted: nobody looks at the
pixels, and they cost a quarter of the processor (`hands.UNPAINTED`). A quarter of the size lays a page out the same but for
lines of a pixel; tests of sizes and colours are marked `full_size`.

`make test-page SLOW=1` gives every page a slow line and no cache: a test that reads before the page has answered fails there
every time, and not once in a hundred runs on a busy machine.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from tests.waiting import LONG
from tests.web.hands import UNHEARD, UNPAINTED, Came, Hands
from tests.web.servers import server

# the first one has no window at all and needs half the processor of the other
BROWSERS = ("chromium-headless-shell", "chromium")
# pages of one context share a process, which has met the page's code before: a load takes a seventh less
# and nothing is gained by a process of its own for putting frames together: without it a page takes a twentieth less
QUIET = ("--no-sandbox", "--disable-gpu", "--in-process-gpu", "--disable-quic", "--no-first-run", "--process-per-site")
OFFLINE = ("--disable-background-networking", "--disable-component-update", "--disable-sync")
# chromium draws the lists under its address bar as two more pages beside every page; the other words are playwright's own
LISTS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
UNUSED = (*LISTS, "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "OptimizationHints", "PaintHolding")
SMALL = 0.25
LISTEN = """
globalThis.broken = [];
document.addEventListener('securitypolicyviolation', (event) => broken.push(`${event.violatedDirective} ${event.blockedURI}`));
"""
KEPT = "cookies,local_storage,indexeddb,cache_storage,service_workers"  # what one test must not leave to the next

expect.set_options(timeout=1000 * LONG)  # as for a page
SLOW_LINE = {"offline": False, "latency": 80, "downloadThroughput": 2_000_000, "uploadThroughput": 2_000_000}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("filterwarnings", "ignore:Session-scoped fixtures defined as instance methods")  # pytest-playwright's
    config.addinivalue_line("markers", "full_size: looks at sizes or colours, so the page is drawn at its full size")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return {
        **browser_type_launch_args,
        "executable_path": found,
        "args": [*QUIET, *OFFLINE, f"--disable-features={','.join(UNUSED)}"],
    }


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """One server for all tests of a worker."""
    with server() as found:
        yield found


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Iterator[dict[float, BrowserContext]]:
    """The browser contexts of a worker by scale, made when the first test needs one."""
    found: dict[float, BrowserContext] = {}
    yield found
    for context in found.values():
        context.close()


@pytest.fixture
def context(
    request: pytest.FixtureRequest,
    browser: Browser,
    contexts: dict[float, BrowserContext],
    browser_context_args: dict[str, Any],
    address: str,
) -> BrowserContext:
    """The context of the scale that a test needs."""
    scale = 1.0 if request.node.get_closest_marker("full_size") else SMALL
    if scale not in contexts:
        contexts[scale] = browser.new_context(**browser_context_args, device_scale_factor=scale, reduced_motion="reduce")
        contexts[scale].add_init_script(UNPAINTED + UNHEARD)
        contexts[scale].new_page().goto(f"{address}/static/css/tokens.css")  # never closed, so the process stays
    return contexts[scale]


def slow_down(page: Page) -> None:
    """Let the page wait for every file, as on a busy machine, if that is asked for."""
    if not os.environ.get("HOTZONE_SLOW"):
        return
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Network.emulateNetworkConditions", SLOW_LINE)


def new_page(context: BrowserContext, address: str) -> Page:
    """A new page that remembers nothing but the files."""
    found = context.new_page()
    found.set_default_timeout(1000 * LONG)
    context.clear_cookies()
    context.new_cdp_session(found).send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": KEPT})
    slow_down(found)
    return found


@pytest.fixture
def page(context: BrowserContext, address: str) -> Iterator[Page]:
    """A new page that remembers nothing but the files."""
    found = new_page(context, address)
    yield found
    found.close()


@pytest.fixture
def hands(page: Page, address: str) -> Iterator[Hands]:
    """Somebody at a page; afterwards the console must have been silent."""
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "request", lambda asked: None if asked.url.startswith((address, "data:")) else complaints.append(f"foreign: {asked.url}")
    )
    yield Hands(page, address)
    assert complaints == []


@pytest.fixture(scope="session")
def people(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Browsers of their own for several people, made when the first test needs them; each knows the page's files already."""
    found: list[BrowserContext] = []
    yield found
    for context in found:
        context.close()


@pytest.fixture
def came(browser: Browser, people: list[BrowserContext], address: str) -> Iterator[Came]:
    """Somebody with a browser of their own; afterwards no page has broken its policy or asked anybody else."""
    asked: list[str] = []
    owns: list[str] = []

    def heard(request: Request) -> None:
        asked.append(request.url)

    def come(own: str = address) -> Hands:
        if len(owns) == len(people):
            people.append(browser.new_context(device_scale_factor=SMALL, reduced_motion="reduce"))
            people[-1].add_init_script(UNPAINTED + UNHEARD + LISTEN)
            people[-1].new_page().goto(f"{address}/static/css/tokens.css")  # never closed, so the process stays
        context = people[len(owns)]
        owns.append(own)
        context.on("request", heard)
        hands = Hands(new_page(context, own), own)
        hands.settle(still=True, speed=4)
        return hands

    yield come
    pages = [page for context in people for page in context.pages[1:]]
    broken = [found for page in pages for found in page.evaluate("globalThis.broken ?? []")]
    for page in pages:
        page.close()
    for context in people[: len(owns)]:
        context.remove_listener("request", heard)
    foreign = [url for url in asked if not url.startswith((*owns, "data:"))]
    assert (broken, foreign) == ([], [])
