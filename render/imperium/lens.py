"""The map looked at for a purpose: one area, a unit's reach, a side's supply, a draft."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engines.core import Say, Seat, Trace, text
from engines.imperium.actions import Action, End
from engines.imperium.advice.moving import Consequence, Way, consequence_name, ways
from engines.imperium.board import Board, Unit, enemy_beside, engaged
from engines.imperium.maps import Sector, map_of
from engines.imperium.missions import Mission
from engines.imperium.names import id_name, kind_name, of_id, planet_name, side_name, unit_name
from engines.imperium.state import View
from engines.imperium.supply import carriers, sources, supply_range, unsupplied
from engines.imperium.units import Kind, UnitId
from render.imperium.alt import Told, counted, obstacles
from render.imperium.drafted import Plan, draw_plan, planned, tagged, traced
from render.imperium.frame import Line, Words, framed
from render.imperium.layout import (
    CYAN,
    FRESH,
    HARM,
    LIVERY,
    Layout,
    fitted,
    layout,
)
from render.imperium.marks import STOP, draw_light, draw_shade, tag
from render.imperium.planets import globe
from render.imperium.ships import silhouette
from render.imperium.strip import coin
from render.imperium.whole_board import Drafted, draw_scene
from render.imperium.words import progress
from render.kit.canvas import put
from render.kit.palette import GOLD, IVORY, SAND
from render.kit.plot import Plot, Surface

MOST_LINES = 24
_STEPS, _MINED = (0.0, 0.6), (-0.62, -0.12)
"""Where the steps to a sector stand from its middle, in sizes of a hex: between its name and that
of the system, and beside the name where the strength of mines is written below."""
_WARNINGS = frozenset(Consequence) - {Consequence.BLOCKADES, Consequence.THROUGH_GATE}


class Shown(NamedTuple):
    """A picture, what is told with it, and the board and sectors it shows."""

    image: Plot
    told: Told
    board: Board
    cells: frozenset[Sector] | None


def area_picture(view: View, cells: Iterable[Sector], say: Say) -> Shown:
    """Return some sectors large, with a list of what lies in them."""
    board = view.board
    place = _place(board.config.mission, cells)
    shown = frozenset(place.sectors)
    every = _roster(board, place, say)
    lines = _with_room(every, say)
    title = say(text("imperium-picture-area", sectors=_span(place), count=len(shown)))

    def draw(image: Plot, place: Layout) -> None:
        draw_scene(image, board, place, say)

    how_far = progress(board, say)
    image = framed(place, draw, Words(title, how_far, lines))
    told = Told((_sentence(title), _sentence(how_far)), _sentences(every))
    return Shown(image, told, board, shown)


def _sentence(words: str, note: str = "") -> str:
    """Return words with what stands at their end as a sentence."""
    told = f"{words[:1].upper()}{words[1:]}" + (f": {note}" if note else "")
    return told if told.endswith((".", "!", "?")) else f"{told}."


def _sentences(lines: Iterable[Line]) -> tuple[str, ...]:
    return tuple(_sentence(line.words, line.note) for line in lines)


def _place(mission: Mission, cells: Iterable[Sector]) -> Layout:
    wanted = frozenset(cells)
    found = tuple(s for s in map_of(mission).sectors if s in wanted)
    return fitted(mission, found) if found else layout(mission)


def _span(place: Layout) -> str:
    first, last = place.sectors[0], place.sectors[-1]
    return first if first == last else f"{first} – {last}"


def _roster(board: Board, place: Layout, say: Say) -> list[Line]:
    """List what lies in an area, units first."""
    lines: list[Line] = []
    for seat in (0, 1):
        units = ((s, board.unit(seat, s)) for s in place.sectors)
        lines += [_unit_line(board, seat, s, u, say) for s, u in units if u is not None]
    lines += [_planet_line(board, s, say) for s in place.sectors if s in board.planets]
    others = obstacles(board, frozenset(place.sectors), say)
    lines += [Line(None, words.removesuffix("."), "", SAND) for words in others]
    return lines


def _with_room(lines: list[Line], say: Say) -> list[Line]:
    """Return as many lines as a list has room for; the last says how many more there are."""
    if len(lines) <= MOST_LINES:
        return lines
    more = say(text("imperium-picture-more", count=len(lines) - MOST_LINES + 1))
    return [*lines[: MOST_LINES - 1], Line(None, more, "", SAND)]


def _unit_line(board: Board, seat: Seat, sector: Sector, unit: Unit, say: Say) -> Line:
    stats, notes, kind = unit.stats, list[str](), kind_name(unit.kind)
    if unit.damaged:
        notes.append(say(text("imperium-alt-damaged", unit=kind)))
    if engaged(board, seat, sector):
        notes.append(say(text("imperium-picture-engaged", unit=kind)))
    if unit.cargo:
        notes.append(say(text("imperium-picture-list", items=counted(unit.cargo))))
    numbers = text(
        "imperium-picture-numbers", attack=stats.attack, defence=stats.defence, move=stats.move
    )
    words = f"{sector} · {say(unit_name(unit))} · {say(numbers)}"
    colour = LIVERY[seat].pale
    return Line(silhouette(unit.kind, 38, colour, seat == 1), words, ", ".join(notes), colour)


def _planet_line(board: Board, sector: Sector, say: Say) -> Line:
    planet, notes = board.planets[sector], list[str]()
    if planet.owner is not None and enemy_beside(board, planet.owner, sector):
        notes.append(say(text("imperium-picture-blockaded")))
    if planet.tokens:
        notes.append(say(text("imperium-picture-list", items=counted(planet.tokens))))
    if planet.cannon_damaged:
        notes.append(say(text("imperium-alt-cannon-damaged")))
    owner = text("imperium-picture-neutral") if planet.owner is None else side_name(planet.owner)
    words = f"{sector} · {say(planet_name(planet.size))} (+{planet.income}) · {say(owner)}"
    colour = SAND if planet.owner is None else LIVERY[planet.owner].pale
    return Line(globe(planet.size, 34, 0), words, ", ".join(notes), colour)


def reach_picture(view: View, unit: UnitId, say: Say) -> Shown:
    """Return where the viewer's unit can move, in how many steps, and what comes of it."""
    board, seat = view.board, view.seat or 0
    start = board.where(seat, unit)
    found = sorted(ways(view, unit), key=lambda way: board.map.sectors.index(way.to))
    here = () if start is None else (start, *board.map.neighbours[start])
    wide = {n for way in found for n in (way.to, *board.map.neighbours[way.to])}
    place = _place(board.config.mission, (*here, *wide))
    dark = [s for s in place.sectors if s not in {way.to for way in found} and s != start]

    def lights(image: Surface, place: Layout) -> None:
        for way in found:
            danger = bool(_WARNINGS & {*way.consequences})
            draw_light(image, place, (way.to,), HARM if danger else FRESH)
        draw_light(image, place, () if start is None else (start,), GOLD)

    def draw(image: Plot, place: Layout) -> None:
        planned = Drafted(below=lights, dark=frozenset(dark))
        draw_scene(image, board, place, say, drafted=planned)
        draw_shade(image, place, dark)
        for way in found:
            _steps(image, way, place, mined=way.to in board.mines)

    title = say(text("imperium-picture-reach", unit=id_name(unit), count=len(found)))
    lines = _dangers(found, of_id(unit)[0], say)
    note = say(text("imperium-picture-steps", steps=max((w.allowance for w in found), default=0)))
    told = Told((_sentence(title, note), *_sentences(lines)))
    image = framed(place, draw, Words(title, note, lines), GOLD)
    return Shown(image, told, board, frozenset(place.sectors))


def _steps(image: Surface, way: Way, place: Layout, *, mined: bool) -> None:
    """Write how many steps a way has into its last sector."""
    (x, y), (right, down) = place.middle(way.to), _MINED if mined else _STEPS
    sprite = tag(str(way.steps), round(place.size * 0.36), IVORY)
    put(image, sprite, (x + place.size * right, y + place.size * down), "mm")


def _dangers(found: Sequence[Way], kind: Kind, say: Say) -> list[Line]:
    """List what comes of moving, and in which sectors."""
    free = tuple(way.to for way in found if not way.consequences)
    lines: list[Line] = []
    if free:
        listed = say(text("imperium-picture-list", items=free))
        lines.append(Line(None, say(text("imperium-picture-free")), listed, FRESH))
    for what in Consequence:
        cells = tuple(way.to for way in found if what in way.consequences)
        if cells:
            listed = say(text("imperium-picture-list", items=cells))
            colour = HARM if what in _WARNINGS else IVORY
            lines.append(Line(None, say(consequence_name(what, kind)), listed, colour))
    return lines


def supply_picture(view: View, seat: Seat, say: Say) -> Shown:
    """Return where squadrons of a side are supplied, from where, and which are not."""
    board = view.board
    place = layout(board.config.mission)
    within, lost = supply_range(board, seat), unsupplied(board, seat)
    dark = [s for s in place.sectors if s not in within]

    def lights(image: Surface, place: Layout) -> None:
        draw_light(image, place, sources(board, seat), CYAN)
        draw_light(image, place, carriers(board, seat), FRESH)
        draw_light(image, place, lost, STOP)

    def draw(image: Plot, place: Layout) -> None:
        planned = Drafted(below=lights, dark=frozenset(dark))
        draw_scene(image, board, place, say, drafted=planned)
        draw_shade(image, place, dark)
        for sector in lost:
            x, y = place.middle(sector)
            sprite = tag(say(text("imperium-picture-unsupplied")), round(place.size * 0.34), STOP)
            put(image, sprite, (x, y - place.size * 0.66), "mm")

    lines = _supply_lines(board, seat, lost, say)
    title = say(text("imperium-picture-supply", side=side_name(seat)))
    how_far = progress(board, say)
    told = Told((_sentence(title), _sentence(how_far), *_sentences(lines)))
    image = framed(place, draw, Words(title, how_far, lines))
    return Shown(image, told, board, None)


def _supply_lines(board: Board, seat: Seat, lost: tuple[Sector, ...], say: Say) -> list[Line]:
    spare = tuple(
        text("imperium-picture-spare", sector=sector, count=count)
        for sector, count in sorted(carriers(board, seat).items())
    )
    rows = (
        ("sources", tuple(sorted(sources(board, seat))), CYAN),
        ("carriers", spare, FRESH),
        ("lost", tuple(sorted(lost)), STOP),
    )
    lines: list[Line] = []
    for key, items, colour in rows:
        if items:
            listed = say(text("imperium-picture-list", items=items))
            lines.append(Line(None, say(text(f"imperium-picture-supply-{key}")), listed, colour))
    return lines


def draft_picture(
    view: View,
    orders: Sequence[Action],
    cells: Iterable[Sector],
    say: Say,
    lately: Sequence[Trace] = (),
) -> Shown:
    """Return the map, or an area, as the viewer's orders would leave it, `lately` marked on it."""
    plan = planned(view, orders)
    place = _place(view.board.config.mission, cells)
    given = sum(not isinstance(order, End) for order in orders[: plan.done])
    lines = _plan_lines(view, plan, given, say, whole=plan.done == len(orders))
    title = say(text("imperium-picture-draft", count=given))
    how_far = progress(view.board, say)
    told = (_sentence(title), _sentence(how_far), *_sentences(lines), *traced(plan, place, say))
    for sector, short in tagged(plan, place, say).items():
        if short.told not in short.words:
            lines.append(Line(None, sector, short.told, SAND))
    shown = None if place == layout(view.board.config.mission) else frozenset(place.sectors)

    def draw(image: Plot, place: Layout) -> None:
        draw_plan(image, plan, view, place, say, lately)

    image = framed(place, draw, Words(title, how_far, lines), GOLD)
    return Shown(image, Told(told), plan.view.board, shown)


def _plan_lines(view: View, plan: Plan, given: int, say: Say, *, whole: bool) -> list[Line]:
    """Tell the points, and what follows the `given` orders (ends of phases not counted)."""
    seat = view.seat or 0
    had, left = (v.board.sides[seat].points for v in (view, plan.view))
    words = say(text("imperium-picture-draft-points"))
    lines = [Line(coin(36), words, f"{had} → {left}" if had != left else str(left))]
    if plan.supposed:
        lines.append(Line(None, say(text("imperium-picture-draft-supposed")), "", SAND))
    if not whole:
        words = say(text("imperium-picture-draft-waits", number=given + 1))
        if plan.refusal is not None:
            words = f"{given + 1}. {say(plan.refusal)}"
        lines.append(Line(None, words, "", HARM))
    return lines
