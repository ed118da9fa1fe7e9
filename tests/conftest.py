"""What all tests share: hypothesis draws the same examples every time, and no deadline makes a slow machine fail.

The slowest tests begin first, so that no worker is left with one at the end. The uncompiled run leaves out the tests in which
no compiled module takes part (once.txt), and the folders of rooms that know games by the contract alone (once_folders.txt).
"""

import gc
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests.volume import volume

if TYPE_CHECKING:
    from tests.postgres import Postgres

hypothesis.settings.register_profile("same", derandomize=True, deadline=None, database=None, max_examples=volume(40, 15))
hypothesis.settings.register_profile(
    "search", deadline=None, max_examples=300, print_blob=True
)  # pytest --hypothesis-profile search
hypothesis.settings.load_profile("same")

TESTS = Path(__file__).parent
ONCE, FOLDERS, SLOW = (TESTS / name for name in ("once.txt", "once_folders.txt", "slow.txt"))
LONG = 4.0  # seconds of a test that is worth a line in slow.txt

gc.disable()  # until the tests are read: all that comes before stays, and looking through it again and again finds nothing

# tests of the page drive a browser whose loop stays in the main thread: they have a call of their own, `pytest tests/web`
collect_ignore = [] if any("tests/web" in word for word in sys.argv) else ["web"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="uncompiled, run also the tests that cannot differ")
    parser.addoption("--note-slow", action="store_true", help="write the slowest tests of this run into tests/slow.txt")


def listed(path: Path) -> list[str]:
    """The lines of a list without its remarks, each up to its first blank."""
    return [line.split()[0] for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]


def function(node: str) -> str:
    """The name of a test without its file, so that files can move, and without the values it is given."""
    return node.partition("[")[0].rpartition("::")[2]


def once_folders() -> dict[str, set[Path]]:
    """Every folder that runs once, with the files of it that run twice."""
    lines = [line.split() for line in FOLDERS.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {folder: {TESTS / folder / name for name in names} for folder, *names in lines}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files of such folders are not even read uncompiled, unless `--all` asks for them."""
    if not os.environ.get("HOTZONE_PURE") or config.getoption("--all") or not collection_path.name.startswith("test_"):
        return None
    twice = once_folders().get(collection_path.relative_to(TESTS).parts[0])
    return True if twice is not None and collection_path not in twice else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("HOTZONE_PURE") and not config.getoption("--all"):
        once = set(listed(ONCE))
        left_out = [item for item in items if function(item.nodeid) in once]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if function(item.nodeid) not in once]
    slow = {name: place for place, name in enumerate(listed(SLOW))}
    items.sort(key=lambda item: slow.get(function(item.nodeid), len(slow)))


def pytest_collection_finish() -> None:
    """From here on only what tests leave behind is looked through."""
    gc.freeze()
    gc.enable()


took: Counter[str] = Counter()  # seconds of the slowest run of each test


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    took[function(report.nodeid)] = max(took[function(report.nodeid)], report.duration)  # type: ignore[assignment]


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--note-slow") and not hasattr(session.config, "workerinput"):
        kept = [line for line in SLOW.read_text("utf-8").splitlines() if line.startswith("#") or line.split()[0] not in took]
        before = {line.split()[0]: float(line.split()[1]) for line in kept if not line.startswith("#")}
        found = Counter({**before, **{name: seconds for name, seconds in took.items() if seconds >= LONG}})
        head = [line for line in kept if line.startswith("#")]
        SLOW.write_text("\n".join([*head, *(f"{name} {seconds:.0f}" for name, seconds in found.most_common())]) + "\n", "utf-8")


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    """A running PostgreSQL; `make` installs it where it is missing, as it does with chromium."""
    pytest.importorskip("asyncpg")
    from tests.postgres import running

    with running() as found:
        if found is None:
            pytest.skip("no PostgreSQL here: `make postgresql` installs it")
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where matches can be kept on a disk: a file, and an empty database."""
    return str(tmp_path / "m.sqlite") if request.param == "sqlite" else str(request.getfixturevalue("postgres").database())
