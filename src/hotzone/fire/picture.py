"""A match as an SVG picture, for pages, reports and the README. Our own drawings; needs nothing but the table."""

from __future__ import annotations

from hotzone.fire import words as w
from hotzone.fire.match import Match
from hotzone.fire.plan import Plan

SIZE = 64  # of a space
COLOURS = ("#3b8fe4", "#2f9e6e", "#9a6be0", "#e0b22e", "#dfe3e6", "#e0662e")
STYLE = (
    ".g{fill:#232b22}.i{fill:#473a30}.o{fill:none;stroke:#ffffff14}.w{stroke:#efe3d3;stroke-width:7;stroke-linecap:round}"
    ".d{stroke:#c98a4b;stroke-width:9}.k{fill:#17120f;stroke:#ff8a4a;stroke-width:2}.f0{fill:#f2541b;stroke:#5b1503;stroke-width:3}"
    ".f1{fill:#ff9d2e}.f2{fill:#ffe58a}.m0{fill:#b9c3cc;stroke:#3f4850;stroke-width:3}.b{fill:#d43f0f;opacity:.35}"
    ".p{fill:#1d62ab;stroke:#fff;stroke-width:3}.v{fill:#12806c;stroke:#fff;stroke-width:3}.y{fill:#fff}.h{fill:#f4d03a;stroke:#2a2200;"
    "stroke-width:3}.t{fill:#7a1c02;stroke:#ffb36b;stroke-width:2}.x{fill:none;stroke:#f5ede455;stroke-width:2;stroke-dasharray:7 6}"
    "text{font:700 20px system-ui,sans-serif;text-anchor:middle;fill:#f5ede4}.s{font-size:13px;fill:#b9aa9c}"
)
SHAPES = {
    "fire": '<path class="f0" d="M1,-31C7,-19 23,-11 23,9C23,22 13,30 0,30C-13,30 -23,22 -23,9C-23,0 -17,-6 -14,-13C-11,-8 -8,-6 -6,-5'
    'C-7,-14 -4,-24 1,-31Z"/><path class="f1" d="M2,-13C6,-4 15,0 15,12C15,21 9,27 0,27C-9,27 -15,21 -15,12C-15,6 -11,3 -8,-2C-6,1 -4,3'
    ' -3,3C-3,-3 -1,-8 2,-13Z"/><path class="f2" d="M1,3C3,9 8,11 8,18C8,23 4,26 0,26C-4,26 -8,23 -8,18C-8,14 -5,13 -4,9C-3,11 -2,12 -1,12'
    'C-1,9 0,6 1,3Z"/>',
    "smoke": '<path class="m0" d="M-22,17C-35,17 -36,0 -24,-2C-26,-16 -11,-22 -4,-13C1,-25 20,-22 19,-8C32,-9 36,9 25,14C22,17 18,17 15,17Z"/>',
    "poi": '<circle class="p" r="20"/><text y="8">?</text>',
    "victim": '<path class="v" d="M0,-27C15,-27 25,-17 25,-3C25,13 11,20 0,28C-11,20 -25,13 -25,-3C-25,-17 -15,-27 0,-27Z"/>'
    '<circle class="y" cy="-9" r="7"/><path class="y" d="M-14,12C-14,1 -7,0 0,0C7,0 14,1 14,12C10,16 5,18 0,21C-5,18 -10,16 -14,12Z"/>',
    "hazmat": '<rect class="h" x="-15" y="-15" width="30" height="30" rx="4" transform="rotate(45)"/><path d="M-6,-8H6V9H-6Z"/>',
    "spot": '<rect class="t" x="-9" y="-9" width="18" height="18" transform="rotate(45)"/><circle r="4" fill="#ffb36b"/>',
}


def picture(match: Match) -> str:
    """The board and what lies on it."""
    plan = match.plan
    wide, high = plan.width * SIZE, (plan.rows + 2) * SIZE
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img"><title>{plan.title}</title>']
    parts.append(f"<style>{STYLE}</style>")
    parts.append(f'<rect class="g" width="{wide}" height="{high}" rx="18"/>')
    parts.append(f'<rect class="i" x="{SIZE}" y="{SIZE}" width="{plan.cols * SIZE}" height="{plan.rows * SIZE}"/>')
    parts += numbers(plan)
    parts += [thing for cell in plan.cells() for thing in space(match, cell)]
    parts += [line for edge in range(2, len(plan.edge_cells)) for line in side(match, edge)]
    parts += vehicles(match)
    parts += figures(match)
    return "\n".join([*parts, "</svg>"]) + "\n"


def middle(plan: Plan, cell: int) -> tuple[int, int]:
    """The middle of a space: x, y."""
    row, col = plan.place(cell)
    return col * SIZE + SIZE // 2, row * SIZE + SIZE // 2


def numbers(plan: Plan) -> list[str]:
    """The dice along the rim."""
    across = [f'<text class="s" x="{middle(plan, col)[0]}" y="16">{col}</text>' for col in range(1, plan.cols + 1)]
    down = [f'<text class="s" x="12" y="{row * SIZE + 37}">{row}</text>' for row in range(1, plan.rows + 1)]
    return across + down


def put(name: str, x: int, y: int, scale: float = 1) -> str:
    """A drawing at a place."""
    return f'<g transform="translate({x} {y}) scale({scale})">{SHAPES[name]}</g>'


def space(match: Match, cell: int) -> list[str]:
    """What lies on a space, from the ground up."""
    x, y = middle(match.plan, cell)
    corner = f'x="{x - SIZE // 2}" y="{y - SIZE // 2}" width="{SIZE}" height="{SIZE}"'
    parts = [f'<rect class="o" {corner}/>'] if match.board.get("inside", cell) else []
    threat = match.get("threat", cell)
    if threat == w.FIRE:
        parts += [f'<rect class="b" {corner}/>', put("fire", x, y, 0.85)]
    elif threat == w.SMOKE:
        parts.append(put("smoke", x, y, 0.8))
    if match.get("spot", cell):
        parts.append(put("spot", x + 20, y + 20, 0.8))
    if match.get("hazmat", cell):
        parts.append(put("hazmat", x - 14, y - 12, 0.75))
    for slot in range(w.SLOTS):
        if match.get("poi", slot) and match.get("poi_at", slot) == cell:
            parts.append(put("poi" if match.get("poi", slot) == w.HIDDEN else "victim", x + 6 * slot - 6, y, 0.8))
    return parts


def side(match: Match, edge: int) -> list[str]:
    """A wall, door or what is left of it."""
    kind = match.get("edge", edge)
    (x1, y1), (x2, y2) = (middle(match.plan, cell) for cell in match.plan.edge_cells[edge])
    x, y, level = (x1 + x2) // 2, (y1 + y2) // 2, y2 > y1
    dx, dy = (SIZE // 2, 0) if level else (0, SIZE // 2)
    wall = f'<path class="w" d="M{x - dx},{y - dy}L{x + dx},{y + dy}"/>'
    cube = f'<rect class="k" x="{x - 6}" y="{y - 6}" width="12" height="12" rx="2"/>'
    if kind == w.WALL or kind == w.THIN or kind == w.PARTY:
        return [wall]
    if kind in (w.DAMAGED, w.PARTY_DAMAGED):
        return [wall, cube]
    if kind in (w.DESTROYED, w.PARTY_DESTROYED):
        return [cube, cube.replace(f'x="{x - 6}"', f'x="{x - 6 + dx // 3}"').replace(f'y="{y - 6}"', f'y="{y - 6 + dy // 3}"')]
    if kind in (w.DOOR, w.WINDOW):
        return [wall, f'<path class="d" d="M{x - dx * 0.6},{y - dy * 0.6}L{x + dx * 0.6},{y + dy * 0.6}"/>']
    if kind in (w.DOOR_OPEN, w.WINDOW_OPEN):
        return [f'<path class="d" d="M{x - dx},{y - dy}l{dy * 0.8},{dx * 0.8}"/>']
    return []


def vehicles(match: Match) -> list[str]:
    """Engine and ambulance on their places."""
    parts = []
    for name, place, colour in (("engine", match.engine, "#c8321f"), ("ambulance", match.ambulance, "#fbf7f1")):
        if place >= 0:
            spots = [middle(match.plan, match.board.get(name, 2 * place + i)) for i in range(2)]
            x, y = min(p[0] for p in spots) - 24, min(p[1] for p in spots) - 24
            wide, high = max(p[0] for p in spots) - x + 24, max(p[1] for p in spots) - y + 24
            parts.append(
                f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="10" fill="{colour}" stroke="#5d130b" stroke-width="3"/>'
            )
    return parts


def figures(match: Match) -> list[str]:
    """The firefighters as helmets with their numbers, side by side where they share a space."""
    parts = []
    seen: dict[int, int] = {}
    for i in range(match.options.crew):
        cell = match.get("at", i)
        if cell in match.plan.cells():
            seen[cell] = seen.get(cell, 0) + 1
            x, y = middle(match.plan, cell)
            parts.append(
                f'<g transform="translate({x - 10 + 10 * seen[cell]} {y + 8}) scale(.62)"><path d="M-35,17C-35,11 -31,9 -27,8C-27,-16 -16,-31 0,-31'
                f'C16,-31 27,-16 27,8C31,9 35,11 35,17C35,23 18,26 0,26C-18,26 -35,23 -35,17Z" fill="{COLOURS[i]}" stroke="#0d0a08" '
                f'stroke-width="4"/><circle r="14" cy="-3" fill="#fffaf2"/><text y="5" style="fill:#17120f">{i + 1}</text></g>'
            )
    return parts
