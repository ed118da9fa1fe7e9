"""The same simulation on a Ray of this machine; in processes of their own, since Ray keeps threads and sockets."""

import json
import socket
import sys

import pytest

from tests.cli.terminal import Terminal, process

TIMES = ("seconds", "games_per_s", "ms_turn_mean", "ms_turn_max", "command")


@pytest.mark.compiled_only
def test_ray_gives_the_result_of_local_workers() -> None:
    words = ("sim", "fire", "--games", "1200", "--seed", "8", "--workers", "2", "--json")
    here, there = process(*words), process(*words, "--ray", patience=600)  # Ray starts five processes: slow on a busy machine
    assert (there.code, there.err) == (0, "")
    found = [{key: value for key, value in json.loads(said.out).items() if key not in TIMES} for said in (here, there)]
    assert found[0] == found[1]
    assert found[0]["games"] == 1200


def test_without_ray_one_error_names_the_extra(terminal: Terminal) -> None:
    terminal.monkeypatch.setitem(sys.modules, "ray", None)
    said = terminal.run("sim", "fire", "--games", "10", "--ray")
    assert (said.code, said.out) == (2, "")
    assert said.err == "hotzone: this needs Ray: pip install 'hotzone[ray]'\n"


def test_a_cluster_that_does_not_answer_is_named_at_once(terminal: Terminal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}"):
        said = terminal.run("sim", "fire", "--games", "10", "--ray", address)
        assert (said.code, said.out) == (2, "")
        assert said.err == f"hotzone: nobody answers at '{address}': is Ray running there?\n"
