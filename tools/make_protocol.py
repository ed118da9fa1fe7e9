"""Writes the types of the page's code from the server's structs and the games' view types, or checks that they are up to date.

tools/make_protocol.py           write them
tools/make_protocol.py --check   say which are not up to date
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as look

from hotzone import registry
from hotzone.server.protocol import incoming, outgoing

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "hotzone" / "web"
HEAD = "// Made by tools/make_protocol.py from {source}: do not edit.\n\n"
PLAIN = {
    look.AnyType: "unknown",
    look.NoneType: "null",
    look.BoolType: "boolean",
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.RawType: "unknown",
}


class Writer:
    """Types as declarations, each once, in the order in which they are met."""

    def __init__(self, sent: bool = False) -> None:
        self.sent = sent  # by a page, which may leave out whatever has a default
        self.found: dict[str, str] = {}

    def write(self, kind: Any) -> str:
        """A type as it is written where it is used."""
        if isinstance(kind, look.Metadata):
            return str((kind.extra_json_schema or {}).get("page") or self.write(kind.type))
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case look.LiteralType(values=values):
                return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
            case look.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.write(one) for one in types))
            case look.ListType(item_type=item) | look.VarTupleType(item_type=item):
                text = self.write(item)
                return f"({text})[]" if "|" in text else f"{text}[]"
            case look.TupleType(item_types=items):
                return f"[{', '.join(self.write(item) for item in items)}]"
            case look.DictType(key_type=key, value_type=value):
                return f"Record<{self.write(key)}, {self.write(value)}>"
            case look.StructType() | look.TypedDictType():
                return self.declare(kind)
        raise TypeError(f"{kind}: no such type on the page")

    def declare(self, kind: Any) -> str:
        """A type with a name."""
        name = str(kind.cls.__name__)
        if name not in self.found:
            self.found[name] = ""  # it may name itself
            asked = self.sent and getattr(kind, "tag", None)
            lines = [f"  {kind.tag_field}: '{kind.tag}';"] if getattr(kind, "tag", None) and not asked else []
            above = kind.cls.__mro__[1]
            inherits = issubclass(above, msgspec.Struct) and not asked and bool(above.__struct_fields__)
            if inherits:
                self.declare(look.type_info(above))
            order = list(get_type_hints(kind.cls))  # as they are written, which a TypedDict forgets
            for field in sorted(kind.fields, key=lambda field: order.index(field.name)):
                if asked and field.name in incoming.PageMessage.__struct_fields__:
                    continue  # every message of a page has it
                if inherits and field.name in above.__struct_fields__:
                    continue
                told = getattr(field, "encode_name", field.name)
                # one with a default is always sent by the server, and may be left out by a page; one without is UNSET there
                defaults = [getattr(field, name, msgspec.NODEFAULT) for name in ("default", "default_factory")]
                has_default = any(found is not msgspec.NODEFAULT for found in defaults)
                optional = not field.required and (self.sent or not has_default)
                lines.append(f"  {told}{'?' if optional else ''}: {self.write(field.type)};")
            says = str(kind.cls.__doc__ or "").strip().splitlines()
            doc = f"/** {says[0]} */\n" if says and "TypedDict" not in says[0] and "dict()" not in says[0] else ""
            base = (
                f" extends PageMessage<'{kind.tag}'>" if asked else f" extends Omit<{above.__name__}, 'type'>" if inherits else ""
            )
            self.found[name] = f"{doc}export interface {name}{base} {{\n" + "\n".join(lines) + "\n}\n"
            if not lines:
                self.found[name] = f"{doc}export type {name} = PageMessage<'{kind.tag}'>;\n"
        return name

    def text(self) -> str:
        return "\n".join(self.found.values())


def union(name: str, doc: str, kinds: Iterable[str]) -> str:
    return f"\n/** {doc} */\nexport type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"


def protocol() -> str:
    """All messages both ways; those of the page are in a name space of their own."""
    sent, got = Writer(sent=True), Writer()
    got_names = [got.write(look.type_info(kind)) for kind in get_args(outgoing.Message)]
    got.write(look.type_info(outgoing.MatchAbout))
    sent_names = [sent.write(look.type_info(kind)) for kind in get_args(incoming.Message)]
    base = "export interface PageMessage<T> {\n  type: T;\n  id?: number | string | null;\n}\n\n"
    asked = (
        "/** What every message of a page has. */\n"
        + base
        + sent.text()
        + union("Message", "Anything that a page may say.", sent_names)
    )
    inner = "".join(f"  {line}\n" if line else "\n" for line in asked.splitlines())
    uses = "import type { Because, Board, DebriefFound, HintFound, RiskFound, Unit, View, Ways } from './game.d.ts';\n\n"
    tags = [kind.__struct_config__.tag for kind in get_args(outgoing.Message)]
    by_tag = "".join(f"  {tag}: {name};\n" for tag, name in zip(tags, got_names, strict=True))
    said = got.text() + f"\n/** What the server may say, by type. */\nexport interface Messages {{\n{by_tag}}}\n"
    said += "\n/** Anything that the server may say. */\nexport type Message = Messages[keyof Messages];\n"
    return HEAD.format(source="hotzone/server") + uses + said + f"\nexport namespace Asked {{\n{inner}}}\n"


def schema_of(game: str) -> ModuleType | None:
    """The module of a game that says what a page gets, if it has one."""
    package = type(registry.game(game)).__module__.rpartition(".")[0]
    for name in (f"{package}.schema", f"{package}.page.schema"):
        if importlib.util.find_spec(name.rpartition(".")[0]) and importlib.util.find_spec(name):
            return importlib.import_module(name)
    return None


def view_types(game: str) -> str:
    """The types of a game's view, board, ways and chances."""
    module = schema_of(game)
    assert module is not None
    writer = Writer()
    for name in module.TYPES:
        writer.write(look.type_info(getattr(module, name)))
    return HEAD.format(source=f"{module.__name__.replace('.', '/')}.py") + writer.text()


def files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    found = {WEB / "lib" / "protocol.d.ts": protocol()}
    for game in registry.game_names():
        if schema_of(game):
            found[Path(registry.folder(game)) / "web" / "view.d.ts"] = view_types(game)
    return found


def main(words: list[str]) -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if words == ["--check"]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not up to date: run python tools/make_protocol.py")
        return 1 if stale else 0
    for path in stale:
        path.write_text(files()[path], "utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
