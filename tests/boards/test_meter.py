"""The difficulty meter: the same matches as a simulation, rows that grow together, figures that can be kept and gone on with."""

import json
import pickle
from pathlib import Path

import pytest

from hotzone import registry
from hotzone.ai.wilson import wilson
from hotzone.core.errors import BadSetup, HotzoneError
from hotzone.sim.meter import report
from hotzone.sim.meter.measurement import Measurement
from hotzone.sim.meter.rows import MeterRow, chosen_rows, usual_rows
from hotzone.sim.meter.running import measure
from hotzone.sim.ray_backend import play_task
from hotzone.sim.runner import play_many
from hotzone.sim.tally import Tally
from hotzone.sim.task import RunSpec, Task, Worker
from hotzone.sim.watched.heat import Heat
from tests.boards.own_boards import BAKERY, forget, own_board

GAMES = ("fire", "reactor")


def board_of(game: str, folder: Path) -> str:
    """The name of a board that does not ship."""
    return str(registry.with_board(registry.game(game), {"board": own_board(game, folder)})["board"])


def measured(game: str, board: str, bot: str = "random", games: int = 6, **how: object) -> Measurement:
    """A small measurement of the usual rows."""
    plug_in = registry.game(game)
    found = Measurement(plug_in, board, usual_rows(plug_in, board)[:2], bot)
    assert measure(found, games, **how)  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize(
    ("game", "bot", "games"),
    [
        ("fire", "random", 20),
        ("reactor", "random", 20),
        pytest.param("fire", "greedy", 1, marks=pytest.mark.compiled_only),
        pytest.param("reactor", "greedy", 1, marks=pytest.mark.compiled_only),
    ],
)
def test_a_watched_match_is_the_same_match(game: str, bot: str, games: int, tmp_path: Path) -> None:
    plug_in = registry.game(game)
    setup = plug_in.setup(board=board_of(game, tmp_path))
    core = play_many(plug_in, [setup], games, seed=4, bot=bot)
    watched = Worker(RunSpec(game, bot, 4, 100_000, 0.2, core=True, heat=True), plug_in).play(Task(setup, 0, games))
    assert (watched.endings, watched.actions, watched.turns) == (core.endings, core.actions, core.turns)


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_are_those_of_the_matches(game: str, tmp_path: Path) -> None:
    found = measured(game, board_of(game, tmp_path))
    plug_in = registry.game(game)
    for row, setup in found.setups.items():
        tally = play_many(plug_in, [setup], 6, seed=found.seed, bot="random")
        (told,) = (one for one in found.rows() if (one["level"], one["crew"]) == row)
        won = sum(tally.endings[plug_in.endings.index(name)] for name in plug_in.victories)
        assert (told["games"], told["won"], told["turns"]) == (6, won, round(tally.turns / 6, 2))
        assert (told["low"], told["high"]) == tuple(round(bound, 4) for bound in wilson(won, 6))


@pytest.mark.parametrize("game", GAMES)
def test_heat_says_where_things_lie_and_happen(game: str, tmp_path: Path) -> None:
    found = measured(game, board_of(game, tmp_path))
    heat = found.heat()
    lies, ends, breaks = ("fire", "lost", "damage") if game == "fire" else ("open", "died", "removed")
    assert list(heat) == [lies, ends, breaks]
    assert all(0 < share <= 1 for places in heat.values() for share in places.values())
    assert heat[lies]
    assert heat[breaks]
    assert list(heat[lies].values()) == sorted(heat[lies].values(), reverse=True)


def test_the_printed_fires_burn_from_the_first_turn_on() -> None:
    game = registry.game("fire")
    setup = game.setup(**registry.with_board(game, {"board": BAKERY}))
    tally = Worker(RunSpec("fire", "random", 1, 100_000, 0.2, core=True, heat=True), game).play(Task(setup, 0, 3))
    assert tally.heat is not None
    counts, table = tally.heat.data(), game.new(setup)
    assert all(counts["fire"][table.plan.write_cell(cell)] >= 3 for cell in table.plan.fires)
    assert sum(counts["damage"].values()) >= 3


def test_rows_grow_together_and_any_order_gives_the_same(tmp_path: Path) -> None:
    game, board = registry.game("fire"), board_of("fire", tmp_path)
    found = Measurement(game, board, usual_rows(game, board)[:3], "random")
    first = [task.setup for task in found.work(8, piece=2)][:6]
    assert first == [*found.setups.values()] * 2
    one, two = measured("fire", board), measured("fire", board, workers=2)
    assert one.rows() == two.rows()
    assert one.heat() == two.heat()


def test_a_measurement_goes_on_from_its_folder_with_more_matches(tmp_path: Path) -> None:
    board, folder = board_of("fire", tmp_path), str(tmp_path / "kept")
    measured("fire", board, games=5, folder=folder)
    before = {place.name: place.read_bytes() for place in Path(folder).iterdir()}
    assert len(before) == 2
    found = measured("fire", board, games=9, folder=folder)
    assert all((Path(folder) / name).read_bytes().startswith(kept) for name, kept in before.items())
    assert found.rows() == measured("fire", board, games=9).rows()
    assert found.heat() == measured("fire", board, games=9).heat()


def test_what_is_kept_as_data_goes_on_as_well(tmp_path: Path) -> None:
    board = board_of("reactor", tmp_path)
    kept = json.loads(json.dumps(measured("reactor", board, games=4).kept()))
    game = registry.game("reactor")
    found = Measurement(game, board, usual_rows(game, board)[:2], "random")
    found.go_on(kept)
    assert [task.first for task in found.work(6)] == [4, 4]
    assert measure(found, 6)
    assert found.rows() == measured("reactor", board).rows()
    with pytest.raises(ValueError, match="not figures"):
        found.go_on({"3 4": [1, 2]})
    with pytest.raises(ValueError, match="not counts"):
        Heat().read({"fire": {"1,1": -1}})


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    game, board = registry.game("fire"), board_of("fire", tmp_path)
    found = Measurement(game, board, usual_rows(game, board), "random")

    def stop(done: int, seconds: float) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    assert not measure(found, 100, watch=stop, folder=str(tmp_path / "kept"))
    assert 4 <= found.played < 600


def test_levels_and_crews_are_chosen_or_refused() -> None:
    game = registry.game("fire")
    assert usual_rows(game, "base-front")[:2] == [MeterRow("family", 4), MeterRow("recruit", 4)]
    assert chosen_rows(game, "base-front", ["heroic", "family"], [3]) == [MeterRow("family", 3), MeterRow("heroic", 3)]
    assert all(row.level != "family" for row in usual_rows(game, "high-rise"))  # its engine is needed
    with pytest.raises(BadSetup, match="no level 'easy'; it has family, recruit"):
        chosen_rows(game, "base-front", ["easy"], [])
    with pytest.raises(BadSetup, match="not 9"):
        chosen_rows(game, "base-front", [], [9])
    with pytest.raises(HotzoneError, match="cannot be watched"):
        measure(Measurement(game, "base-front", [MeterRow("family", 2)], "tests/boards/own_boards.py:Nobody"), 1)


def test_the_report_has_a_bar_for_every_row(tmp_path: Path) -> None:
    lines = report.lines(measured("reactor", board_of("reactor", tmp_path)))
    assert lines[0].startswith("Reactor: the active zone (reactor, w-")
    assert lines[3].split()[:2] == ["3", "4"]
    assert report.bar(0.5, 0.25, 0.75) == "#" * 10 + ":" * 20 + " " * 10


def test_a_piece_is_played_wherever_it_is_sent(tmp_path: Path) -> None:
    """What a task of Ray does: order and piece go there pickled, figures with heat maps come back as plain data."""
    game, board = registry.game("fire"), board_of("fire", tmp_path)
    found = Measurement(game, board, usual_rows(game, board)[:1], "random")
    (task,) = found.work(3)
    sent = pickle.dumps((found.spec(), task))
    here = Worker(found.spec(), game).play(task)
    forget("fire")
    there = Tally().read(json.loads(json.dumps(play_task(*pickle.loads(sent)))))
    assert there.heat is not None
    assert here.heat is not None
    assert (there.endings, there.turns, there.heat.data()) == (here.endings, here.turns, here.heat.data())
