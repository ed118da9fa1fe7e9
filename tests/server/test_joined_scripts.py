"""Scripts come joined to a few answers: each module in a function, taking and giving what it imports and exports."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotzone.server.files import script_modules, static_files
from hotzone.server.files.joined_scripts import BEGIN, JoinedScripts
from hotzone.server.files.script_modules import JoiningError
from tests.server.tables import server


def written(folder: Path, **scripts: str) -> JoinedScripts:
    """A page of a few modules."""
    for name, text in scripts.items():
        (folder / f"{name}.js").write_text(text, "utf-8")
    return JoinedScripts({"/static/": folder}, [])


def read(folder: Path, text: str) -> script_modules.Module:
    (folder / "one.js").write_text(text, "utf-8")
    return script_modules.read("/static/lib/one.js", str(folder / "one.js"), 0)


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What one test has read is not known to the next, however it ends."""
    script_modules.read.cache_clear()
    yield
    script_modules.read.cache_clear()
    static_files._scripts.cache_clear()


@pytest.mark.parametrize(
    ("text", "inside", "exports"),
    [
        ("import { a, b as c } from '../two.js';\n", "const { a, b: c } = modules['/static/two.js'];", ()),
        ("import {\n  a,\n  b,\n} from './two.js';\nb();\n", "const { a, b } = modules['/static/lib/two.js'];\n\n\n\nb();", ()),
        ("import * as two from '/games/x/two.js';\n", "const two = modules['/games/x/two.js'];", ()),
        ("export { a, b as c } from './two.js';\n", "return { a: modules['/static/lib/two.js'].a, c: modules", ("a", "c")),
        ("export function f() {}\nexport async function g() {\n  await 1;\n}\n", "return { f, g };", ("f", "g")),
        ("export class A {}\n", "class A {}", ("A",)),
        ("export const A = [1, 2],\n  B = { a: ')' },\n  C = 3;\n", "return { A, B, C };", ("A", "B", "C")),
        ("export const f = (\n  a,\n  b = '',\n) => a + b;\n", "return { f };", ("f",)),
        ("const late = () => import('./two.js');\n", "const late = () => loadModule('/static/lib/two.js');", ()),
        ("const late = (one) => import(one.place);\n", "loadModule(one.place);", ()),
    ],
)
def test_a_module_becomes_a_function(tmp_path: Path, text: str, inside: str, exports: tuple[str, ...]) -> None:
    found = read(tmp_path, text)
    assert inside in found.text
    assert found.exports == exports


@pytest.mark.parametrize(
    "text",
    [
        "export default 1;\n",
        "export let a = 1;\n",
        "export * from './two.js';\n",
        "import './two.js';\n",
        "let a=1;export{a};\n",
        "const a = await fetch('/');\n",
    ],
)
def test_what_a_function_cannot_say_exactly_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(JoiningError, match=r"^/static/lib/one\.js: not understood: "):
        read(tmp_path, text)


def test_a_circle_and_a_missing_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(JoiningError, match="in a circle"):
        written(tmp_path, app="import { a } from './a.js';", a="import { b } from './b.js';\nexport const a = 1;",
                b="import { a } from './a.js';\nexport const b = 1;")  # fmt: skip
    script_modules.read.cache_clear()
    with pytest.raises(JoiningError, match=r"/static/app\.js: /static/a\.js exports no b"):
        written(tmp_path, app="import { b } from './a.js';", a="export const a = 1;")
    script_modules.read.cache_clear()
    with pytest.raises(JoiningError, match=r"/static/gone\.js: no such file"):
        written(tmp_path, app="import { b } from './gone.js';")


def test_a_part_brings_what_is_not_there_already(tmp_path: Path) -> None:
    page = written(
        tmp_path,
        app="import { a } from './a.js';\nimport('./x.js');\nimport('./y.js');",
        a="export const a = 1;",
        x="import { a } from './a.js';\nimport { both } from './both.js';\nimport('./z.js');",
        y="import { both } from './both.js';\nimport('./z.js');",
        both="export const both = 2;",
        z="import { a } from './a.js';\nimport { both } from './both.js';\nimport { own } from './own.js';",
        own="export const own = 3;",
    )
    brought = {part: [name for name in page.modules if f"modules['{name}'] ??=" in page.answer(part)] for part in page.parts}
    assert {part: sorted(found) for part, found in brought.items()} == {
        BEGIN: ["/static/a.js", BEGIN],
        "/static/x.js": ["/static/both.js", "/static/x.js"],
        "/static/y.js": ["/static/both.js", "/static/y.js"],
        "/static/z.js": ["/static/own.js", "/static/z.js"],  # both.js came with x or with y
    }
    order = page.answer(BEGIN)
    assert order.index("modules['/static/a.js'] ??=") < order.index(f"modules['{BEGIN}'] ??=")


def test_what_the_server_sends() -> None:
    with server() as client:
        assert f'src="/joined{BEGIN}"' in client.get("/").text
        assert f'src="{BEGIN}"' in client.get("/?plain").text
        found = client.get(f"/joined{BEGIN}")
        assert found.headers["content-type"].startswith("text/javascript")
        assert found.headers["cache-control"] == "no-cache"
        assert client.get(f"/joined{BEGIN}", headers={"if-none-match": found.headers["etag"]}).status_code == 304
        for path in ("/joined/static/nothing.js", "/joined/static/lib/icons.js", "/joined/../app.py"):
            assert client.get(path).status_code == 404


def test_a_page_that_cannot_be_joined_is_served_module_by_module(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> JoinedScripts:
        raise JoiningError("/games/x/plugin.js: not understood: export default game;")

    monkeypatch.setattr(static_files, "JoinedScripts", refuse)
    static_files._scripts.cache_clear()
    with server() as client:
        assert f'src="{BEGIN}"' in client.get("/").text


def test_a_changed_file_is_read_anew(tmp_path: Path) -> None:
    assert list(static_files.changes(tmp_path)) == []
    (tmp_path / "deep").mkdir()
    path = tmp_path / "deep" / "a.js"
    found = []
    for text, changed in (("export const one = 1;\n", 1000), ("export const two = 2;\n", 2000)):
        path.write_text(text, "utf-8")
        os.utime(path, (changed, changed))
        ((name, when),) = static_files.changes(tmp_path)
        found.append((when, script_modules.read("/static/deep/a.js", name, when).exports))
    assert found == [(1000.0, ("one",)), (2000.0, ("two",))]
