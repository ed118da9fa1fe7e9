"""Scripts go over the line without their comments, files of sentences in one answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hotzone
from hotzone.server.files import compact_files
from tests.server.tables import server

WEB = Path(hotzone.__file__).parent / "web"


@pytest.mark.parametrize(
    ("script", "sent"),
    [
        ("// why\nlet a = 1; // stays\n", "\nlet a = 1; // stays\n"),
        ("/** what\n * it is\n */\nlet a;\n", "\n\n\nlet a;\n"),
        ("  /** @type {A} */ (b).c();\n", "  /** @type {A} */ (b).c();\n"),  # a cast stands before code
        ("let a = `\n// text\n`;\n// note\n", "let a = `\n// text\n`;\n\n"),
        ("// `one quote\n// two\nlet a;", "\n\nlet a;"),
        ("/* one */ let a; /* two */\n", "/* one */ let a; /* two */\n"),
        ("/**\n * @license\n * Copyright of others\n */\nlet a;\n", "/**\n * @license\n * Copyright of others\n */\nlet a;\n"),
    ],
)
def test_comments_become_empty_lines(script: str, sent: str) -> None:
    assert compact_files.without_comments(script) == sent


def test_a_script_keeps_its_lines_and_loses_nothing_but_comments() -> None:
    for path in WEB.rglob("*.js"):
        before, after = path.read_text("utf-8"), compact_files.without_comments(path.read_text("utf-8"))
        assert before.count("\n") == after.count("\n")
        gone = "\n".join(a for a, b in zip(before.split("\n"), after.split("\n"), strict=True) if a != b)
        assert not re.sub(r"//[^\n]*|/\*.*?\*/", "", gone, flags=re.DOTALL).strip(), path.name


def test_what_the_server_sends() -> None:
    with server() as client:
        script = client.get("/static/lib/i18n.js")
        assert "@ts-check" not in script.text
        assert script.headers["content-type"].startswith("text/javascript")
        again = client.get("/static/lib/i18n.js", headers={"if-none-match": script.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
        assert "/**" not in client.get("/static/vendor/fluent-bundle-0.19.1/resource.js").text
        vendored = client.get("/static/vendor/signals-core-1.14.5/signals-core.mjs")
        assert vendored.headers["cache-control"].endswith("immutable")


def test_sentences_come_in_one_answer() -> None:
    with server() as client:
        both = client.get("/static/locales/en/page+story.ftl")
        one = [(WEB / "locales" / "en" / f"{name}.ftl").read_text("utf-8") for name in ("page", "story")]
        assert both.text == "\n".join(one)
        assert client.get("/static/locales/en/page+story.ftl", headers={"if-none-match": both.headers["etag"]}).status_code == 304
        for wrong in ("page+nothing", "page+..%2f..%2fapp", "page+" + "+".join(["story"] * 30), "+"):
            assert client.get(f"/static/locales/en/{wrong}.ftl").status_code == 404
