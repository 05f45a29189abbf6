"""What can be seen of Imperium Galáctica: below units, in lists, and after the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageChops

from cogs.words.strings import LOCALES
from engines.imperium.actions import Build, End, Load, Move
from engines.imperium.board import BLUE, RED, Phase, Reason
from engines.imperium.clashes import Clash, Combat
from engines.imperium.missions import Mission
from engines.imperium.state import State, View
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import Kind
from render.imperium import area, board, board_alt, combat, draft, supply
from render.imperium.frame import SMALLEST
from render.kit.canvas import ALT_LIMIT, WIDTH
from tests.games.imperium.pictures.views import battle, full, over, seen
from tests.games.imperium.positions import changed, planet, position, unit
from tests.laws.played import FILES, read
from tests.render.covering import faults, watched, written
from tests.render.phone import PHONE, SEEN, differing
from tests.render.pictures import assert_sound, canvas_of, named

HOMES = (Reason.HOME_CONQUERED, Reason.HOME_DESTROYED)
ENDED = [path for path in FILES if path.parent.parent.name == "imperium" and read(path).outcome]
SAY = named("en")
DIMMED = 150
"""No pixel of what is in the dark has more of each colour."""


def words_of(draw: Callable[[], Any]) -> list[str]:
    with watched():
        return [one.words for one in written(draw).words]


# -- Below units -------------------------------------------------------------------------------

BELOW: tuple[dict[str, Any], ...] = (
    {"mines": {"G5": 2}},
    {"mines": {"G5": 1}},
    {"terrain": {"G5": Terrain.IONS}},
    {"terrain": {"G5": Terrain.GATE}},
)


@pytest.mark.parametrize("kind", [Kind.FRIGATE, Kind.BATTLESHIP])
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_what_lies_below_a_unit_is_seen(seat: int, kind: Kind) -> None:
    """Each looks otherwise than the others and than nothing, on a board and in a closer look."""
    stands = {"G5": unit(kind)}
    bare = position(red=stands) if seat == RED else position(blue=stands)
    views = [seen(changed(bare, **{"mines": {}, "terrain": {}, **one})) for one in ({}, *BELOW)]
    for draw in (board, lambda view, say: area(view, ("G5",), say)):
        canvases = [canvas_of(partial(draw, view, SAY)).convert("RGB") for view in views]
        for number, one in enumerate(canvases):
            assert all(differing(one, other) >= 2 * SEEN for other in canvases[number + 1 :])


def test_a_closer_look_lists_what_lies_below_a_unit() -> None:
    state = position(red={"G5": unit(Kind.FRIGATE)}, mines={"G5": 1})
    assert "Mines of strength 3: G5" in words_of(partial(area, seen(state), ("G5",), SAY))


@pytest.mark.parametrize("dark", ["E1", "F2"])
@pytest.mark.parametrize("cargo", ["TTTT", "TTTTAA"])
def test_nothing_that_a_unit_carries_shines_out_of_a_dark_sector(dark: str, cargo: str) -> None:
    """Tokens that stick out of it are as dark as the rest: none is as bright as they are."""
    there = list[int]()
    for aboard in ("", cargo):
        state = position(red={"D5": unit(Kind.FRIGATE)}, blue={dark: unit(Kind.TRANSPORT, aboard)})
        picture = canvas_of(partial(supply, seen(state), RED, SAY)).convert("RGB")
        red, green, blue = picture.split()
        least = ImageChops.darker(ImageChops.darker(red, green), blue)
        there.append(sum(least.histogram()[DIMMED:]))
    assert there[1] - there[0] < SEEN * (WIDTH / PHONE) ** 2, "at the seam alone"


# -- After the end -----------------------------------------------------------------------------


@pytest.mark.parametrize("path", ENDED, ids=lambda path: path.stem)
def test_a_board_shows_how_the_match_ended(path: Path) -> None:
    """No combat that never comes, and a home planet that has fallen is not its loser's."""
    record = read(path)
    view = record.engine.view(record.final(), None)
    told, result = board_alt(view, SAY), view.board.result
    assert told == board(view, SAY).alt
    drawn = words_of(partial(board, view, SAY))
    for fight in view.board.combats:
        assert [words for words in drawn if words.startswith(f"{fight.target} ")] == []
        assert f"→ {fight.target}" not in told
        assert combat(view, SAY).alt.count("→") == 0
    if result.reason in HOMES:
        home = view.board.map.homes[1 - result.winner]
        held = told.partition(f"{('Red', 'Blue')[1 - result.winner]} planets: ")[2].partition(".")[
            0
        ]
        taken = told.partition(f"{('Red', 'Blue')[result.winner]} planets: ")[2].partition(".")[0]
        assert home not in held
        assert (home in taken) == (result.reason is Reason.HOME_CONQUERED)


@pytest.mark.parametrize("reason", HOMES)
def test_a_home_planet_falls_on_the_picture_alone(reason: Reason) -> None:
    """It is drawn otherwise than before, and what the engine keeps stays as it was."""
    home = seen(battle()).board.map.homes[BLUE]
    bases = {home: planet(Size.HOME, BLUE, "TT")}
    fallen, whole = (
        seen(changed(over(why, RED), planets=bases)) for why in (reason, Reason.WEAPON)
    )
    one, other = (canvas_of(partial(area, view, (home,), SAY)) for view in (fallen, whole))
    assert one.tobytes() != other.tobytes()
    assert fallen.board.planets == whole.board.planets


# -- Lists -------------------------------------------------------------------------------------


def crowded() -> State:
    """Return a position whose closer look has much to list in few sectors."""
    cells = ("F3", "F4", "F5", "G4", "G5", "E4", "E5")
    kinds = (Kind.ANNIHILATOR, Kind.TRANSPORT, Kind.BATTLESHIP, Kind.CARRIER, Kind.MINELAYER)
    red = {cell: unit(kind, damaged=True) for cell, kind in zip(cells, kinds, strict=False)}
    red["F4"] = unit(Kind.TRANSPORT, "ATT", damaged=True)
    return position(
        red=red,
        blue={"E4": unit(Kind.FRIGATE)},
        planets={"E5": planet(Size.MEDIUM, BLUE, "AT", Kind.CANNON, cannon_damaged=True)},
        combats=(Combat(Clash.ATTACK, "E4", ("transport-1",)),),
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_list_is_cut_nowhere_and_can_be_read(locale: str) -> None:
    cells = ("F3", "F4", "F5", "G4", "G5", "E4", "E5")
    draw = partial(area, seen(crowded()), cells, named(locale))
    with watched():
        found = written(draw)
    assert list(faults(found)) == []
    listed = [one for one in found.words if "·" in one.words]
    assert len(listed) > 6
    assert [one.words for one in found.words if "…" in one.words] == []
    assert all(one.size >= SMALLEST for one in listed)
    assert SMALLEST * 400 / WIDTH > 8


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_is_listed_is_told(locale: str) -> None:
    """Where there is room for it, and so are the sums on what is attacked."""
    say = named(locale)
    for view, cells in (
        (seen(battle()), ("F4", "E4", "F5")),
        (seen(crowded()), ("F3", "F4", "F5", "G4", "E4", "E5")),
    ):
        picture = area(view, cells, say)
        assert_sound(picture)
        with watched():
            found = written(partial(area, view, cells, say)).words
        top = min(one.box[1] for one in found if "·" in one.words)
        lines = [one.words for one in found if one.box[1] >= top]
        assert sum(map(len, lines)) < ALT_LIMIT
        for word in " ".join(lines).split():
            assert word in picture.alt, word
        for one in found:
            assert ":" not in one.words or one.words.split()[-1] in picture.alt


def test_the_fullest_map_is_still_told() -> None:
    view = seen(full(Mission.TOTAL_WAR))
    assert_sound(area(view, (), named("es")))


def test_a_draft_says_what_its_arrows_and_tags_show() -> None:
    state = position(
        Phase.CONSTRUCTION,
        red={"I3": unit(Kind.TRANSPORT)},
        planets={"J3": planet(Size.HOME, RED, "TT")},
    )
    orders = (
        Build(Kind.INFANTRY, "J3"),
        Build(Kind.ARMOUR, "J3"),
        End(Phase.CONSTRUCTION),
        Load("transport-1", "J3", (Kind.INFANTRY,)),
        Move("transport-1", "I4"),
    )
    view: View = seen(state, RED)
    picture = draft(view, orders, (), SAY)
    for told in ("TR1 I3 → I4", "J3 + inf", "J3 + arm", "J3 − 1 inf → TR1"):
        assert told in picture.alt
    with watched():
        found = written(partial(draft, view, orders, (), SAY))
    assert list(faults(found)) == []
    words = [one.words for one in found.words]
    assert "J3 (3)" in words
    assert "+ inf + arm − 1 inf → TR1" in words


def test_five_attackers_stand_beside_each_other() -> None:
    cells = ("F3", "E4", "E5", "F5", "G4")
    kinds = (Kind.CRUISER, Kind.BATTLESHIP, Kind.DESTROYER, Kind.FRIGATE, Kind.CORVETTE)
    for attackers in range(1, len(cells) + 1):
        red = {cell: unit(kind) for cell, kind in zip(cells[:attackers], kinds, strict=False)}
        state = position(red=red, blue={"F4": unit(Kind.BATTLESHIP)})
        ids = tuple(one.id for one in state.board.sides[RED].units.values())
        state = changed(state, combats=(Combat(Clash.ATTACK, "F4", ids),))
        with watched():
            assert list(faults(written(partial(combat, seen(state), SAY)))) == []


@pytest.mark.parametrize("path", ENDED[::4], ids=lambda path: path.stem)
def test_words_of_the_whole_map_name_every_sector_in_which_something_lies(path: Path) -> None:
    """However little of it the list beside the map has room for."""
    states = read(path).states()
    view = read(path).engine.view(states[len(states) // 2], None)
    told, there = area(view, (), SAY).alt, view.board
    lying = {sector for side in there.sides for sector in side.units} | {*there.planets}
    assert [sector for sector in sorted(lying) if not re.search(rf"\b{sector}\b", told)] == []
