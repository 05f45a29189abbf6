"""Looks at the map of Imperium Galáctica: an area, a reach, supply, a draft."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.words.strings import LOCALES
from engines.core import text
from engines.imperium.actions import Action, Attack, Build, End, Load, Move, Repair, Sow, Unload
from engines.imperium.advice.moving import ways
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.maps import map_of
from engines.imperium.missions import Mission
from engines.imperium.names import id_name
from engines.imperium.state import View
from engines.imperium.supply import unsupplied
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from render.imperium import area, combat, draft, reach, supply
from render.imperium.drafted import planned
from render.imperium.layout import fitted, layout
from tests.games.imperium.pictures.views import asked, battle, full, seen
from tests.games.imperium.positions import planet, position, unit
from tests.render.likeness import must_look_alike
from tests.render.pictures import assert_sound, canvas_of, named, opened, seen_of
from tests.sampled import sampled

every_locale = pytest.mark.parametrize("locale", LOCALES)
some_missions = pytest.mark.parametrize("mission", sampled(Mission, 3))


def test_an_area_shows_its_sectors_large_and_tells_of_nothing_else() -> None:
    say, view = named("en"), seen(battle())
    picture = area(view, ("G4", "F4", "F3"), say)
    assert_sound(picture)
    assert fitted(Mission.DEFEAT, ("F3", "F4", "G4")).size > 1.5 * layout(Mission.DEFEAT).size
    assert f"G4 · {say(id_name('destroyer-1'))}" in picture.alt
    assert "C5" not in picture.alt
    other = area(view, ("F3", "G4", "F4"), say)
    assert seen_of(picture) == seen_of(other), "the order of the sectors matters"
    whole = area(view, (), say)
    assert_sound(whole)
    assert "C5" in whole.alt


@some_missions
def test_an_area_can_be_one_sector_or_the_fullest_map(mission: Mission) -> None:
    view, sectors = seen(full(mission)), map_of(mission).sectors
    for cells in (sectors[:1], sectors[-1:], sectors[20:40], sectors):
        assert_sound(area(view, cells, named("es")))


@every_locale
def test_a_reach_tells_every_way_and_what_comes_of_it(locale: str) -> None:
    """Rulebook, phase 7B; the sectors are those that the rules allow."""
    say = named(locale)
    state = position(
        Phase.MOVEMENT,
        red={"G4": unit(Kind.CORVETTE)},
        blue={"F5": unit(Kind.FRIGATE)},
        mines={"G5": 2},
    )
    view = seen(state, RED)
    picture, found = reach(view, "corvette-1", say), ways(view, "corvette-1")
    assert_sound(picture)
    assert len(found) > 3
    told = picture.alt.split(say(text("imperium-alt-units", side="x", units="y"))[:4])[0]
    assert [way.to for way in found if way.to not in told] == []
    assert say(text("imperium-consequence-hit-by-mines")) in told.casefold()


def test_a_unit_that_cannot_move_has_a_reach_of_nothing() -> None:
    view = seen(position(Phase.MOVEMENT, red={"G4": unit(Kind.BASE)}), RED)
    for name in ("base-1", "frigate-6"):
        assert_sound(reach(view, name, named("en")))


@every_locale
def test_supply_tells_its_sources_and_who_is_without(locale: str) -> None:
    """Ruling I-R10: planets and bases supply all within three, ships as many as they have room."""
    say = named(locale)
    state = position(Phase.SUPPLY, red={"D2": unit(Kind.BOMBER), "I3": unit(Kind.CARRIER, "I")})
    assert unsupplied(state.board, RED) == ("D2",)
    picture = supply(seen(state), RED, say)
    assert_sound(picture)
    assert "J3" in picture.alt
    assert "I3 (3)" in picture.alt
    assert f"{say(text('imperium-picture-supply-lost'))}: D2" in picture.alt
    assert seen_of(picture) != seen_of(supply(seen(state), BLUE, say))


ORDERS: tuple[Action, ...] = (
    Repair("J4"),
    Build(Kind.FRIGATE, "I3"),
    Build(Kind.INFANTRY, "J3"),
    Sow("minelayer-1", "K4"),
    Load("corvette-1", "J3", (Kind.INFANTRY,)),
    Move("transport-1", "I4"),
    Unload("transport-1", "H4", (Kind.INFANTRY,)),
    Move("destroyer-1", "F4"),
    Attack("destroyer-1", "F5"),
    End(Phase.COMBAT),
)


def drafted() -> View:
    """Return what red sees at the start of a turn in which all of `ORDERS` are legal."""
    state = position(
        Phase.REPAIR,
        red={
            "J4": unit(Kind.CRUISER, damaged=True),
            "K3": unit(Kind.MINELAYER),
            "I2": unit(Kind.TRANSPORT, "T"),
            "J2": unit(Kind.CORVETTE),
            "G4": unit(Kind.DESTROYER),
        },
        blue={"F5": unit(Kind.CORVETTE)},
        planets={"J3": planet(Size.HOME, RED, "TT")},
    )
    return seen(state, RED)


def test_a_draft_is_followed_to_its_combats() -> None:
    """Ways start where the unit stood when it was ordered; combats wait to be resolved."""
    plan = planned(drafted(), ORDERS)
    assert plan.refusal is None
    assert plan.done == len(ORDERS)
    assert [(trip.start, trip.path[-1]) for trip in plan.trips] == [("I2", "I4"), ("G4", "F4")]
    assert plan.built == {"I3", "K4"}
    assert [combat.target for combat in plan.view.board.combats] == ["F5"]
    assert {label.at for label in plan.labels} == {"J4", "I3", "J3", "K4", "H4"}


@every_locale
def test_every_order_of_a_draft_changes_its_picture(locale: str) -> None:
    say, view = named(locale), drafted()
    pictures = {str(count): draft(view, ORDERS[:count], (), say) for count in range(len(ORDERS))}
    for picture in pictures.values():
        assert_sound(picture)
    assert len({seen_of(picture).rows for picture in pictures.values()}) == len(ORDERS)
    assert_sound(draft(view, ORDERS, ("I3", "I4", "H4"), say))


@every_locale
def test_a_refused_order_is_told_and_leaves_the_rest_as_drawn(locale: str) -> None:
    say, view = named(locale), drafted()
    wrong = Build(Kind.ANNIHILATOR, "F4")
    picture = draft(view, (*ORDERS[:2], wrong), (), say)
    plan = planned(view, (*ORDERS[:2], wrong))
    assert plan.done == 2
    assert plan.refusal is not None
    assert say(plan.refusal) in picture.alt


def test_a_spectator_drafts_nothing() -> None:
    assert planned(seen(battle()), ORDERS).done == 0
    assert_sound(draft(seen(battle()), ORDERS, (), named("en")))


def test_looks_and_combats_have_the_colours_of_boards() -> None:
    """They bear what a board bears, so its colours tell them nearly as they are drawn."""
    say, view, cells = named("en"), seen(asked(battle()), RED), ("G4", "F4", "F3")
    for draw in (
        partial(area, view, cells, say),
        partial(supply, view, RED, say),
        partial(combat, view, say),
        partial(reach, drafted(), "destroyer-1", say),
        partial(draft, drafted(), ORDERS, (), say),
    ):
        must_look_alike(canvas_of(draw), opened(draw()))
