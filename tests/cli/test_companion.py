"""One command for a table: it says where the page is, also as a QR code."""

from __future__ import annotations

import argparse

import pytest

from hotzone.cli.commands import companion, serve


def test_the_way_to_the_table_is_told_in_words_and_as_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    companion.greet("http://192.168.1.20:8000/")
    said = capsys.readouterr().out
    assert "Set the table at http://192.168.1.20:8000/table\n" in said
    assert len([line for line in said.splitlines() if "█" in line or "▀" in line or "▄" in line]) > 10


def test_phones_of_the_network_are_let_in_and_nothing_else_is_special(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[argparse.Namespace, object]] = []

    def run(args: argparse.Namespace, greet: object = None) -> int:
        asked.append((args, greet))
        return 0

    monkeypatch.setattr(serve, "run", run)
    parser = argparse.ArgumentParser()
    companion.options(parser)
    assert companion.run(parser.parse_args(["--port", "0", "--db", ":memory:"])) == 0
    [(args, greet)] = asked
    assert (args.host, args.port, args.db, greet) == ("0.0.0.0", 0, ":memory:", companion.greet)
