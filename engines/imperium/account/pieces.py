"""What lies on the map, in words: each unit, each planet, and what stands in space."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Seat, Text, text
from engines.imperium.board import BLUE, RED, Board, Unit, enemy_beside
from engines.imperium.maps import Sector
from engines.imperium.movement import MINE_STRENGTH
from engines.imperium.names import kind_names, side_name
from engines.imperium.systems import Terrain
from engines.imperium.ways.look import fleet
from engines.imperium.wording import condition, planet_words, unit_words


def units(board: Board, seat: Seat) -> Iterator[Text]:
    """Yield the units of a side, each with its sector, its strength and what it carries."""
    for sector, unit in fleet(board, seat).items():
        words = text(
            "imperium-account-unit",
            unit=unit_words(unit, sector),
            how=condition(board, seat, sector),
        )
        marks = _marks(unit)
        yield (
            text("account-notes", words=words, notes=marks)
            if marks
            else text("account-line", words=words)
        )


def _marks(unit: Unit) -> tuple[Text, ...]:
    return tuple(text(f"imperium-account-{mark}") for mark in sorted(unit.marks))


def planets(board: Board) -> Iterator[Text]:
    """Yield the planets of both sides, then the neutral ones: what they pay and who holds them."""
    for owner in (RED, BLUE, None):
        for sector in sorted(s for s, planet in board.planets.items() if planet.owner == owner):
            yield _planet(board, owner, sector)


def _planet(board: Board, owner: Seat | None, sector: Sector) -> Text:
    planet, notes = board.planets[sector], list[Text]()
    notes += kind_names(planet.tokens)
    if planet.cannon_damaged:
        notes.append(text("imperium-alt-cannon-damaged"))
    if owner is not None and enemy_beside(board, owner, sector):
        notes.append(text("imperium-picture-blockaded"))
    words = text(
        "imperium-account-planet",
        planet=planet_words(board, sector),
        side=text("imperium-picture-neutral") if owner is None else side_name(owner),
        income=planet.income,
    )
    if not notes:
        return text("account-line", words=words)
    return text("account-notes", words=words, notes=tuple(notes))


def space(board: Board) -> Iterator[Text]:
    """Yield how the map is numbered, and what else lies in its sectors."""
    yield text("imperium-account-grid", first=board.map.sectors[0], last=board.map.sectors[-1])
    if board.clouds:
        yield text("imperium-alt-clouds", sectors=board.clouds)
    for left, strength in sorted(MINE_STRENGTH.items(), reverse=True):
        mines = tuple(sector for sector, n in sorted(board.mines.items()) if n == left)
        if mines:
            yield text("imperium-alt-mines", sectors=mines, strength=strength)
    for sector, marker in sorted(board.radiation.items()):
        yield text(
            "imperium-account-radiation",
            sector=sector,
            turn=marker.until,
            side=side_name(marker.owner),
        )
    for terrain in Terrain:
        found = tuple(s for s, lies in sorted(board.terrain.items()) if lies is terrain)
        if found:
            yield text(f"imperium-alt-{terrain.replace('_', '-')}", sectors=found)
