"""What a draft of orders would do, step by step, and how it is drawn on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.core import Say, Seat, Text, Trace
from engines.imperium import actions as act
from engines.imperium.actions import Action, Build, End, Load, Move, Play, Repair, Sow, Unload
from engines.imperium.advice.draft import draft
from engines.imperium.board import Board, Phase
from engines.imperium.maps import Sector
from engines.imperium.movement import Field, reach
from engines.imperium.names import id_short, kind_short
from engines.imperium.state import View
from engines.imperium.units import BUILDINGS, TROOPS, Kind
from render.imperium.layout import CYAN, FRESH, SPARK, Layout
from render.imperium.marks import between, draw_arrow, plan_ring, tag
from render.imperium.units import look
from render.imperium.whole_board import NOWHERE, draw_scene, put_unit
from render.kit.canvas import put
from render.kit.palette import IVORY, Colour
from render.kit.plot import Surface

RESOLVING = End(Phase.COMBAT)
"""Not drawn: the picture shows the combats before they are resolved."""


class Trip(NamedTuple):
    """A unit's way from `start`; `jumps` where it does not go from sector to sector."""

    unit: str
    start: Sector
    path: tuple[Sector, ...]
    jumps: bool = False


class Label(NamedTuple):
    """Words to lay on a sector: what is taken aboard, set down, built or repaired there."""

    at: Sector
    words: tuple[Text | str, ...]
    colour: Colour


class Plan(NamedTuple):
    """What some orders lead to: the view after the first `done` of them, and what to draw."""

    view: View
    done: int
    trips: tuple[Trip, ...] = ()
    labels: tuple[Label, ...] = ()
    built: frozenset[Sector] = NOWHERE
    refusal: Text | None = None
    supposed: bool = False


def planned(view: View, orders: Sequence[Action]) -> Plan:
    """Return what the viewer's orders would do, as far as they can be followed."""
    trips, labels = list[Trip](), list[Label]()
    seen, supposed, done = view, False, 0
    for order in orders:
        if order == RESOLVING:
            done += 1
            break
        found = draft(seen, (order,))
        supposed = supposed or found.supposed
        if not found.done:
            built = _built(view, seen)
            return Plan(seen, done, tuple(trips), tuple(labels), built, found.refusal, supposed)
        ways, words = _traces(seen, found.view, order)
        trips += ways
        labels += words
        seen, done = found.view, done + 1
    return Plan(seen, done, tuple(trips), tuple(labels), _built(view, seen), None, supposed)


def _own(view: View) -> Seat:
    return view.seat or 0


def _built(before: View, after: View) -> frozenset[Sector]:
    """Return where units stand, and mines lie, that were not there before."""
    seat = _own(after)
    known = {unit.id for unit in before.board.sides[seat].units.values()}
    units = after.board.sides[seat].units
    new = {sector for sector, unit in units.items() if unit.id not in known}
    return frozenset(new | (after.board.mines.keys() - before.board.mines.keys()))


def _traces(before: View, after: View, order: Action) -> tuple[list[Trip], list[Label]]:
    """Return what is drawn of an order; declared combats are drawn with the board."""
    match order:
        case Move() | Play():
            return _trips(before, after, order), []
        case Load() | Unload() | Build() | Repair() | Sow():
            return [], _labels(before, after, order)
        case act.Attack() | act.Invade() | act.Bombard() | act.Annihilate() | act.Strike():
            return [], []
        case act.Withdraw() | act.First() | act.Save() | act.Buy() | act.Discard() | End():
            return [], []
        case act.Bid() | act.Pass() | act.Watch() | act.Truce():
            return [], []
        case act.Commit() | act.Ready() | act.Remove():
            return [], []


def _trips(before: View, after: View, order: Move | Play) -> list[Trip]:
    seat = _own(before)
    match order:
        case Move(unit, to):
            start = before.board.where(seat, unit)
            if start is None:
                return []
            found = reach(before.board.sides[seat].units[start], start, Field(before.board, seat))
            return [Trip(unit, start, found[to].path)]
        case Play(_, units):
            moved = ((u, before.board.where(seat, u), after.board.where(seat, u)) for u in units)
            return [Trip(u, a, (b,), jumps=True) for u, a, b in moved if a and b and a != b]


def _labels(before: View, after: View, order: Load | Unload | Build | Repair | Sow) -> list[Label]:
    seat = _own(before)
    match order:
        case Load(unit, at, cargo):
            return [Label(at, ("−", *_counted(cargo), "→", id_short(unit)), CYAN)]
        case Unload(_, at, cargo):
            lands = at in before.board.planets
            return [Label(at, ("+", *_counted(cargo)), FRESH)] if lands else []
        case Build(kind, at) if kind in TROOPS | BUILDINGS:
            return [Label(at, ("+", kind_short(kind)), FRESH)]
        case Build(_, at):
            spent = before.board.sides[seat].points - after.board.sides[seat].points
            return [Label(at, (f"−{spent}",), SPARK)]
        case Repair(at):
            return [Label(at, (_repaired(before.board, seat, at), "✓"), FRESH)]
        case Sow(_, at):
            spent = before.board.sides[seat].points - after.board.sides[seat].points
            return [Label(at, (f"−{spent}",), SPARK)]


def _repaired(board: Board, seat: Seat, at: Sector) -> Text:
    unit = board.unit(seat, at)
    return kind_short(Kind.CANNON) if unit is None else id_short(unit.id)


def _counted(cargo: tuple[Kind, ...]) -> tuple[Text | str, ...]:
    parts: list[Text | str] = []
    for kind in dict.fromkeys(cargo):
        parts += [str(cargo.count(kind)), kind_short(kind)]
    return tuple(parts)


def draw_plan(
    image: Surface, plan: Plan, before: View, place: Layout, say: Say, lately: Sequence[Trace] = ()
) -> None:
    """Draw the map after a draft: ways as arrows, what is built as ghosts, labels."""
    shown = frozenset(place.sectors)
    draw_scene(image, plan.view.board, place, say, ghosts=plan.built, lately=lately)
    for sector in plan.built & shown:
        put(image, plan_ring(round(place.size * 1.98)), place.middle(sector), "mm")
    for trip in plan.trips:
        if shown.issuperset((trip.start, *trip.path)):
            _trip(image, plan, trip, before, place, say)
    _write_labels(image, plan, place, say)


def _trip(image: Surface, plan: Plan, trip: Trip, before: View, place: Layout, say: Say) -> None:
    """Draw a way; where the unit started a pale copy stays, unless another stands there now."""
    seat, board = _own(before), plan.view.board
    was = before.board.unit(seat, trip.start)
    free = all(trip.start not in side.units for side in board.sides)
    if was is not None and free and was.id == trip.unit:
        shown = look(was, seat, say(id_short(was.id)), active=False)
        put_unit(image, place, trip.start, shown, pale=True)
    points = [place.middle(sector) for sector in (trip.start, *trip.path)]
    points[0] = between(points[0], points[1], 0.3)
    points[-1] = between(points[-2], points[-1], 0.62 if len(points) > 2 else 0.5)
    draw_arrow(image, points, place.size * 0.15, IVORY, dashed=trip.jumps)


def _write_labels(image: Surface, plan: Plan, place: Layout, say: Say) -> None:
    """Lay the labels on their sectors, several of one sector below each other."""
    counts: dict[Sector, int] = {}
    size = max(round(place.size * 0.36), 16)
    for label in plan.labels:
        if label.at not in place.sectors:
            continue
        words = " ".join(w if isinstance(w, str) else say(w) for w in label.words)
        n = counts[label.at] = counts.get(label.at, 0) + 1
        x, y = place.middle(label.at)
        sprite = tag(words, size, label.colour)
        put(image, sprite, (x, y - place.size * 0.75 + (n - 1) * sprite.height * 0.92), "mm")
