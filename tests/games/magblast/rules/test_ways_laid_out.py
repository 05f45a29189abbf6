"""What a captain is offered to lay out whole: fleets, cards and maneuvers."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import (
    Config,
    Discard,
    Draw,
    EditionName,
    Keep,
    Maneuver,
    Move,
    Phase,
    PlayCard,
    Use,
)
from engines.magblast.setup import keeps
from engines.magblast.state import State
from engines.magblast.telling import ship_name
from tests.games.magblast.fleets import damaged
from tests.games.magblast.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    do,
    put,
    refusal_text,
    side,
    table,
)
from tests.games.magblast.stepped import pick, ways

TASH, HERMES = "cruiser-tash", "dreadnought-hermes"


# -- Fleets ------------------------------------------------------------------------------------


def dealt() -> State:
    return ENGINE.start(Config(), 2, Dice("ways", 0)).state


def test_each_zone_takes_one_of_the_ships_that_stand_in_no_other() -> None:
    """Step 3: four of six are kept, the first four unless others are chosen."""
    state = dealt()
    ships = state.dealt[0]
    usual = [pick(state, "keep", zone).usual for zone in (YELLOW, GREEN, RED, BLUE)]
    assert usual == [(ship,) for ship in ships[:4]]
    assert pick(state, "keep", GREEN).values == ships
    others = pick(state, "keep", GREEN, {"yellow": ships[1]})
    assert others.values == (ships[0], *ships[2:])
    assert others.usual == (ships[0],), "it changes places with the one that is there"
    anew = do(state, 0, Keep(ships[2:])).state
    assert pick(anew, "keep", YELLOW).usual == (ships[2],)
    chosen = {"yellow": (ships[5],), "green": (ships[1],), "red": (ships[2],), "blue": (ships[0],)}
    assert ways(state).action("keep", chosen) == Keep((ships[5], ships[1], ships[2], ships[0]))
    assert ways(state).steps(Keep((ships[5], ships[1], ships[2], ships[0]))) == ("keep", chosen)


def test_computers_are_offered_every_fleet_of_four_and_some_of_six() -> None:
    """Who is dealt just four ships can only place them: in 24 ways."""
    four, six = ("a", "b", "c", "d"), ("a", "b", "c", "d", "e", "f")
    assert [keep.ships for keep in keeps(four)] == list(permutations(four))
    some = [keep.ships for keep in keeps(six)]
    assert some[0] == four, "as they were dealt comes first"
    assert 24 < len(set(some)) == len(some) < 360
    assert all({ships[place] for ships in some} == set(six) for place in range(4))


# -- Cards -------------------------------------------------------------------------------------


def test_any_number_of_cards_is_thrown_away_and_twins_are_told_apart() -> None:
    """Phase 1: none, some or all of the hand."""
    hand = ("mag-blast", "spacedock", "mag-blast", "laser-blast-star")
    state = table(side(hand=hand), side(), phase=Phase.DISCARD)
    cards = pick(state, "discard", "cards")
    assert sorted(cards.values) == ["laser-blast-star", "mag-blast", "mag-blast.1", "spacedock"]
    assert (cards.least, cards.most, cards.usual) == (0, 4, None)
    both = ways(state).action("discard", {"cards": ("mag-blast.1", "mag-blast")})
    assert both == Discard(("mag-blast", "mag-blast"))
    assert ways(state).action("discard", {"cards": ()}) == Discard()


def test_overseers_take_up_to_three_discarded_blasts() -> None:
    """Of one kind no more than three are shown: nobody could take a fourth."""
    discards = (*("mag-blast",) * 4, "laser-blast", "spacedock")
    state = table(side(Flagship.OVERSEERS_OF_KALGON), side(), phase=Phase.DRAW, discards=discards)
    blasts = pick(state, "draw", "blasts")
    assert set(blasts.values) == {"laser-blast", "mag-blast", "mag-blast.1", "mag-blast.2"}
    assert (blasts.least, blasts.most) == (0, 3)
    taken = ways(state).action("draw", {"blasts": ("mag-blast", "mag-blast.2")})
    assert taken == Draw(("mag-blast", "mag-blast"))
    few = table(
        side(Flagship.OVERSEERS_OF_KALGON), side(), phase=Phase.DRAW, discards=("mag-blast",)
    )
    assert pick(few, "draw", "blasts").most == 1


@pytest.mark.parametrize("phase", [Phase.DISCARD, Phase.DRAW])
def test_overseers_who_take_nothing_draw(phase: Phase) -> None:
    """In either phase, for both offer the blasts."""
    overseers = side(Flagship.OVERSEERS_OF_KALGON, hand=("laser-blast",))
    state = table(overseers, side(), phase=phase, discards=("mag-blast",))
    after = do(state, 0, ways(state).action("end", {})).state
    assert (after.phase, len(after.hands[0])) == (Phase.REINFORCE, 5)


LASER, BEAM, MAG = "laser-blast", "beam-blast", "mag-blast"


@pytest.mark.parametrize(
    ("card", "blasts", "computers", "people"),
    [
        ("spacedock", (), [], []),
        ("spacedock", (LASER,), [(LASER,)], []),
        ("spacedock", (LASER, MAG), [(LASER,), (MAG,)], []),
        ("spacedock-2", (), [], []),
        ("spacedock-2", (MAG,), [(MAG,)], []),
        ("spacedock-2", (LASER, MAG), [(LASER, MAG)], [(LASER,), (MAG,)]),
        (
            "spacedock-2",
            (LASER, BEAM, BEAM),
            [(BEAM, BEAM), (BEAM, LASER)],
            [(BEAM,), (LASER,)],
        ),
    ],
)
def test_a_spacedock_takes_blasts_from_one_damaged_ship(
    card: str,
    blasts: tuple[str, ...],
    computers: list[tuple[str, ...]],
    people: list[tuple[str, ...]],
) -> None:
    """One of the third edition, up to two of the second; computers take what they can."""
    second = card == "spacedock-2"
    edition = EditionName.SECOND if second else EditionName.THIRD
    ship, sound = ("cruiser-9", "cruiser-1") if second else (TASH, "cruiser-freya")
    fleet = side(yellow=(ship, sound), hand=(card,))
    state = damaged(table(fleet, side(), edition=edition), 0, ship, *blasts)
    offered = [one for one in ENGINE.legal_actions(state, 0) if isinstance(one, PlayCard)]
    assert offered == [put(card, ship, *some) for some in computers]
    able = {one for one in ways(state).listed("play") if isinstance(one, PlayCard)}
    assert able == {put(card, ship, *some) for some in (*computers, *people)}


def test_the_only_card_of_a_hand_that_is_stolen_is_not_given_back() -> None:
    """No chance is in it, and still somebody has learned something."""
    state = table(side(Flagship.FREEP), side(hand=("spacedock",)), phase=Phase.MANEUVER)
    theft = do(state, 0, Use(target="the-glorp"))
    assert theft.state.hands[0] == ("spacedock",)
    assert theft.revealed


# -- Maneuvers ---------------------------------------------------------------------------------


def afloat(*yellow: str, green: tuple[str, ...] = ()) -> State:
    fleet = side(Flagship.FREEP, yellow=yellow, green=green)
    return table(fleet, side(), phase=Phase.MANEUVER)


FULL = ("scout-dink", "scout-plutt", "scout-galha")


def test_a_maneuver_may_end_where_something_moved_and_no_zone_is_too_full() -> None:
    """Ruling 15: three ships a zone, counted when all have moved."""
    state = afloat(*FULL, green=(TASH,))
    assert layout(state) == ()
    assert layout(state, **{TASH: "y"}) == ()
    assert layout(state, **{TASH: "y", "scout-dink": "r"}) == ("ok",)
    assert layout(state, **{"scout-dink": "r"}) == ("ok",)
    assert layout(state, **{"scout-dink": "y"}) == (), "it stays where it is"


def layout(state: State, **chosen: str) -> tuple[str, ...]:
    return pick(state, "maneuver", "layout", chosen).values


def test_a_ship_may_go_where_its_speed_takes_it_and_stays_if_nobody_says_so() -> None:
    state = afloat("scout-dink", green=(TASH,))
    scout, cruiser = (pick(state, "maneuver", ship) for ship in ("scout-dink", TASH))
    assert (set(scout.values), scout.usual) == ({"y", "g", "r", "b"}, ("y",))
    assert (set(cruiser.values), cruiser.usual) == ({"g", "y", "r"}, ("g",))
    moved = {"scout-dink": ("r",), TASH: ("g",)}
    assert ways(state).action("maneuver", moved) == Maneuver((Move("scout-dink", RED),))


def test_who_crowds_a_zone_is_told_which_ships_came_there() -> None:
    state = afloat(*FULL, green=(TASH, HERMES))
    crowded = refusal_text(state, 0, Maneuver((Move(TASH, YELLOW),)))
    assert crowded.key == "magblast-refusal-zone-crowded"
    assert crowded.args["count"] == 4
    assert crowded.args["ships"] == (ship_name(TASH),)
