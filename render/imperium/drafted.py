"""What a draft of orders would do, step by step, and how it is drawn on the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engines.core import Say, Seat, Text, Trace
from engines.imperium import actions as act
from engines.imperium.actions import Action, Build, End, Load, Move, Play, Repair, Sow, Unload
from engines.imperium.advice.draft import draft
from engines.imperium.board import Board, Phase
from engines.imperium.hexes import Direction
from engines.imperium.maps import Sector
from engines.imperium.movement import Field, reach
from engines.imperium.names import id_short, kind_short
from engines.imperium.state import View
from engines.imperium.units import BUILDINGS, TROOPS, Kind
from render.imperium.layout import CYAN, FRESH, SPARK, Layout
from render.imperium.marks import between, draw_arrow, plan_ring, tag
from render.imperium.units import Look, look
from render.imperium.whole_board import NOWHERE, TAGGED, Drafted, draw_scene, to_come
from render.kit.canvas import WIDTH, put
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


def traced(plan: Plan, place: Layout, say: Say) -> Iterator[str]:
    """Say what arrows and labels show of a draft: from where to where, and what is done where."""
    shown = frozenset(place.sectors)
    ways = [
        f"{say(id_short(trip.unit))} {trip.start} → {trip.path[-1]}"
        for trip in plan.trips
        if shown.issuperset((trip.start, *trip.path))
    ]
    done = [f"{label.at} {_worded(label, say)}" for label in plan.labels if label.at in shown]
    if ways or done:
        yield f"{'; '.join((*ways, *done))}."


def _worded(label: Label, say: Say) -> str:
    return " ".join(word if isinstance(word, str) else say(word) for word in label.words)


def draw_plan(
    image: Surface, plan: Plan, before: View, place: Layout, say: Say, lately: Sequence[Trace] = ()
) -> None:
    """Draw the map after a draft: ways as arrows, what is built as ghosts, labels."""
    trips = _shown_trips(plan, place)
    tags = tagged(plan, place, say)

    def below(image: Surface, place: Layout) -> None:
        for sector in plan.built.intersection(place.sectors):
            put(image, plan_ring(round(place.size * 1.98)), place.middle(sector), "mm")
        for trip in trips:
            _trip(image, trip, place)

    drafted = Drafted(
        plan.built,
        dict(_left(plan, trips, before, say)),
        frozenset(sector for trip in trips for sector in trip.path),
        frozenset(tags),
        below,
    )
    draw_scene(image, plan.view.board, place, say, drafted=drafted, lately=lately)
    for sector, (words, _, size, colour) in tags.items():
        x, y = place.middle(sector)
        put(image, tag(words, size, colour), (x, y - place.size * TAGGED), "mm")


def _shown_trips(plan: Plan, place: Layout) -> tuple[Trip, ...]:
    shown = frozenset(place.sectors)
    return tuple(trip for trip in plan.trips if shown.issuperset((trip.start, *trip.path)))


def _left(
    plan: Plan, trips: Iterable[Trip], before: View, say: Say
) -> Iterator[tuple[Sector, Look]]:
    """Yield what units looked like where they started, unless another stands there now."""
    seat, sides = _own(before), plan.view.board.sides
    for trip in trips:
        was = before.board.unit(seat, trip.start)
        free = all(trip.start not in side.units for side in sides)
        if was is not None and free and was.id == trip.unit:
            yield trip.start, look(was, seat, say(id_short(was.id)), active=False)


def _trip(image: Surface, trip: Trip, place: Layout) -> None:
    """Draw a way, to lie below units and names: its head shows before what stands at its end."""
    points = [place.middle(sector) for sector in (trip.start, *trip.path)]
    points[0] = between(points[0], points[1], 0.3)
    points[-1] = between(points[-2], points[-1], 0.5)
    draw_arrow(image, points, place.size * 0.15, IVORY, dashed=trip.jumps)


class Tag(NamedTuple):
    """What is laid on a sector: its name, and all that is done there or only how much it is."""

    words: str
    told: str
    size: int
    colour: Colour


def tagged(plan: Plan, place: Layout, say: Say) -> dict[Sector, Tag]:
    """Return the tags of sectors, which keep clear of what is written beside them."""
    attacked = frozenset(combat.target for combat in to_come(plan.view.board))
    labels = dict[Sector, list[Label]]()
    for label in plan.labels:
        if label.at in place.sectors and label.at not in attacked:
            labels.setdefault(label.at, []).append(label)
    others, size = attacked.union(labels), max(round(place.size * 0.36), 16)
    found = dict[Sector, Tag]()
    for sector, ours in labels.items():
        told, colour = " ".join(_worded(label, say) for label in ours), ours[0].colour
        words = f"{sector} {told}"
        if tag(words, size, colour).width > _room(plan.view.board, place, sector, others):
            words = f"{sector} ({len(ours)})"
        found[sector] = Tag(words, told, size, colour)
    return found


def _room(board: Board, place: Layout, sector: Sector, tags: frozenset[Sector]) -> float:
    """Return how wide a tag can be between those of the neighbours, their names and the edges."""
    x, _ = place.middle(sector)
    sides = (board.map.towards(sector, side) for side in (Direction.W, Direction.E))
    beside = any(side in tags for side in sides)
    return 2 * min(x, WIDTH - x, place.apart / 2 if beside else place.apart - place.size * 0.4)
