"""The alt texts of Imperium Galáctica's maps: all that they show, in sentences.

Where that is too long for Discord, the terrain that never changes goes (brevity 1), then
cargo, garrisons and types of planets (brevity 2), then who engages whom, which follows from
where units lie (brevity 3), then the names of units and planets: only their numbers are left
(brevity 4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from engines.core import Player, Say, Seat, Text, text
from engines.imperium.aftermath import in_the_end
from engines.imperium.board import BLUE, RED, Board, Planet, Unit
from engines.imperium.counting import mission_aim
from engines.imperium.income import income
from engines.imperium.maps import Sector
from engines.imperium.movement import MINE_STRENGTH
from engines.imperium.names import (
    card_name,
    id_short,
    kind_name,
    kind_short,
    phase_name,
    side_name,
)
from engines.imperium.state import View
from engines.imperium.systems import Terrain
from engines.imperium.units import Kind
from render.imperium.marks import blockades, engagements
from render.imperium.news import combat_words, ending, in_effect, news
from render.imperium.strip import scores, top_discard
from render.imperium.units import WEIGHTIEST, done
from render.imperium.whole_board import sums_of, to_come
from render.imperium.words import planet_letter, progress, task, title
from render.kit.canvas import ALT_LIMIT

BRIEFEST = 4
_RANKS = {kind: rank for rank, kind in enumerate(Kind)}


def board_alt(view: View, say: Say) -> str:
    """Return the board in words."""
    view = in_the_end(view)
    return fitted(
        lambda brevity: chain(match(view, say), things(view.board, None, say, brevity=brevity))
    )


class Told(NamedTuple):
    """What a look at the map says besides what it shows: what it is about, in sentences.

    `rows` list what lies in its sectors more fully than else it is told.
    """

    words: tuple[str, ...]
    rows: tuple[str, ...] = ()


def lens_alt(told: Told, board: Board, cells: frozenset[Sector] | None, say: Say) -> str:
    """Return a look at the map in words: what it is about, then what it shows."""
    between = tuple(_between(board, cells, say))
    if told.rows:
        words = _joined((*told.words, *told.rows, *between), ALT_LIMIT)
        if words is not None:
            return words
    fights = tuple(_combats(board, cells, say))
    return fitted(
        lambda brevity: chain(told.words, fights, things(board, cells, say, brevity=brevity))
    )


def fitted(told: Callable[[int], Iterable[str]]) -> str:
    """Return the first of ever briefer texts that fits; the briefest, whether it fits or not.

    What does not fit is told no further than to where that shows: most of the work is wording.
    """
    for brevity in range(BRIEFEST):
        words = _joined(told(brevity), ALT_LIMIT)
        if words is not None:
            return words
    return " ".join(told(BRIEFEST))


def _joined(parts: Iterable[str], limit: int) -> str | None:
    """Return the parts with spaces between them, or nothing if they are longer than `limit`."""
    words = ""
    for part in parts:
        words = f"{words} {part}" if words else part
        if len(words) > limit:
            return None
    return words


def match(view: View, say: Say) -> Iterator[str]:
    """Say how far the match is, what both sides have and are about, and what goes on."""
    board = view.board
    yield f"{title(board, say)}, {progress(board, say)}, {say(phase_name(board.phase))}."
    if board.result is not None:
        yield ending(board, say)
    for seat in (RED, BLUE):
        yield _side(view, seat, say)
    rows = [f"{row.words} {row.end}".strip() for row in news(board, say)]
    if rows:
        yield f"{'; '.join(rows)}."
    if board.turn == 1 and board.result is None:
        yield say(mission_aim(board))
    for words in in_effect(board, say):
        yield f"{words}."


def _side(view: View, seat: Seat, say: Say) -> str:
    board = view.board
    pile = view.pile_sizes[seat if len(view.pile_sizes) > 1 else 0]
    words = text(
        "imperium-alt-side",
        side=side_name(seat),
        player=Player(seat),
        points=board.sides[seat].points,
        income=income(board, seat),
        hand=view.hand_sizes[seat],
        pile=pile,
    )
    parts = [say(words)]
    if busy := task(board, seat, say):
        parts.append(busy)
    if board.first == seat:
        parts.append(say(text("imperium-picture-first")))
    parts += scores(board, seat, say)
    card = top_discard(board, seat)
    if card is not None:
        parts.append(say(text("imperium-picture-discard", card=card_name(card))))
    return f"{'; '.join(parts)}."


def things(
    board: Board, cells: frozenset[Sector] | None, say: Say, *, brevity: int
) -> Iterator[str]:
    """Say what lies on the map, or in some of its sectors."""
    for seat in (RED, BLUE):
        yield from _units(board, seat, cells, say, brevity=brevity)
        yield from _planets(board, seat, cells, say, brevity=brevity)
    yield from _planets(board, None, cells, say, brevity=brevity)
    if brevity < 3:
        yield from _contacts(board, cells, say)
        yield from _done(board, cells, say)
    yield from obstacles(board, cells, say, brevity=brevity)


def _between(board: Board, cells: frozenset[Sector] | None, say: Say) -> Iterator[str]:
    """Say what a list of what lies in some sectors leaves out."""
    yield from _combats(board, cells, say)
    yield from _contacts(board, cells, say)
    yield from _done(board, cells, say)


def _combats(board: Board, cells: frozenset[Sector] | None, say: Say) -> Iterator[str]:
    """Say what is attacked there, with the sums that stand on it."""
    for combat in to_come(board):
        if _in(cells, combat.target):
            sums, _ = sums_of(board, combat)
            words = combat_words(board, combat, say)
            yield f"{words}: {sums}." if sums else f"{words}."


def _in(cells: frozenset[Sector] | None, sector: Sector) -> bool:
    return cells is None or sector in cells


def _units(
    board: Board, seat: Seat, cells: frozenset[Sector] | None, say: Say, *, brevity: int
) -> Iterator[str]:
    units = [
        (s, u) for s, u in sorted(board.sides[seat].units.items(), key=_order) if _in(cells, s)
    ]
    if units and brevity < BRIEFEST:
        told = tuple(say(_unit(s, unit, brevity=brevity)) for s, unit in units)
        yield say(text("imperium-alt-units", side=side_name(seat), units=told))
    elif units:
        yield say(text("imperium-alt-units-count", side=side_name(seat), count=len(units)))


def _order(item: tuple[Sector, Unit]) -> tuple[int, str]:
    return _RANKS[item[1].kind], item[1].id


def _unit(sector: Sector, unit: Unit, *, brevity: int) -> Text:
    notes: list[Text] = []
    if unit.damaged:
        notes.append(text("imperium-alt-damaged", unit=kind_name(unit.kind)))
    if brevity < 2:
        notes += counted(unit.cargo)
    return _noted(id_short(unit.id), sector, notes)


def _noted(name: Text | str, sector: Sector, notes: list[Text]) -> Text:
    if not notes:
        return text("imperium-alt-thing", name=name, sector=sector)
    return text("imperium-alt-thing-noted", name=name, sector=sector, notes=tuple(notes))


def counted(kinds: Iterable[Kind]) -> tuple[Text, ...]:
    """Return tokens by their short names, equal ones counted: "2 inf"."""
    counts: dict[Kind, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    return tuple(text("imperium-alt-count", unit=kind_short(k), count=n) for k, n in counts.items())


def _planets(
    board: Board,
    seat: Seat | None,
    cells: frozenset[Sector] | None,
    say: Say,
    *,
    brevity: int,
) -> Iterator[str]:
    held = [(s, p) for s, p in sorted(board.planets.items()) if p.owner == seat and _in(cells, s)]
    if not held:
        return
    if brevity == BRIEFEST:
        who = "neutral" if seat is None else "held"
        side = side_name(seat or 0)
        yield say(text(f"imperium-alt-planets-{who}-count", side=side, count=len(held)))
        return
    told = tuple(_planet(s, planet, say, brevity=brevity) for s, planet in held)
    if seat is None:
        yield say(text("imperium-alt-planets-neutral", planets=told))
    else:
        yield say(text("imperium-alt-planets-held", side=side_name(seat), planets=told))


def _planet(sector: Sector, planet: Planet, say: Say, *, brevity: int) -> str:
    if brevity >= 2:
        return sector
    notes = [*counted(planet.tokens)]
    if planet.cannon_damaged:
        notes.append(text("imperium-alt-cannon-damaged"))
    return say(_noted(planet_letter(planet.size, say), sector, notes))


def _contacts(board: Board, cells: frozenset[Sector] | None, say: Say) -> Iterator[str]:
    pairs = tuple(f"{a}–{b}" for a, b in engagements(board) if _in(cells, a) or _in(cells, b))
    if pairs:
        yield say(text("imperium-alt-engaged", pairs=pairs))
    planets = tuple(dict.fromkeys(planet for planet, _ in blockades(board) if _in(cells, planet)))
    if planets:
        yield say(text("imperium-alt-blockaded", planets=planets))


def _done(board: Board, cells: frozenset[Sector] | None, say: Say) -> Iterator[str]:
    """Say which units of the side whose turn it is have moved, or were built."""
    for sign in WEIGHTIEST:
        units = tuple(
            say(id_short(unit.id))
            for sector, unit in sorted(board.sides[board.active].units.items(), key=_order)
            if _in(cells, sector) and done(unit.marks) is sign
        )
        if units:
            yield say(text(f"imperium-alt-{sign}", units=units))


def obstacles(
    board: Board, cells: frozenset[Sector] | None, say: Say, *, brevity: int = 0
) -> Iterator[str]:
    """Say what lies on the map, or in some of its sectors, besides units and planets."""
    clouds = tuple(s for s in board.clouds if _in(cells, s))
    if clouds:
        yield say(text("imperium-alt-clouds", sectors=clouds))
    for left in (2, 1):
        mines = tuple(s for s, n in sorted(board.mines.items()) if n == left and _in(cells, s))
        if mines:
            yield say(text("imperium-alt-mines", sectors=mines, strength=MINE_STRENGTH[left]))
    for sector, marker in sorted(board.radiation.items()):
        if _in(cells, sector):
            yield say(text("imperium-alt-radiation", sector=sector, turn=marker.until))
    for terrain in Terrain:
        found = tuple(s for s, t in sorted(board.terrain.items()) if t is terrain and _in(cells, s))
        if found and (brevity == 0 or terrain in (Terrain.BLACK_HOLE, Terrain.GATE)):
            yield say(text(f"imperium-alt-{terrain.replace('_', '-')}", sectors=found))
