"""What a captain is offered in the midst of a phase, and what the last word of a way says."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.choosing import Words
from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import (
    Answer,
    Config,
    Keep,
    Phase,
    Place,
    Reinforce,
    Respond,
    Scatter,
    Zone,
)
from engines.magblast.state import State
from tests.games.magblast.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    answered,
    do,
    fire,
    put,
    side,
    table,
    told,
    unopposed,
)
from tests.games.magblast.stepped import pick, ways

TASH, HERMES = "cruiser-tash", "dreadnought-hermes"


def scattering() -> State:
    hand = ("beam-blast", "direct-hit", "concussive-blast")
    state = table(
        side(Flagship.FREEP, yellow=("dreadnought-zeus",), hand=hand),
        side(yellow=(TASH, HERMES), green=("scout-dink", "scout-plutt")),
    )
    shot = fire("beam-blast", "dreadnought-zeus", HERMES)
    return unopposed(unopposed(unopposed(state, 0, shot), 0, put("direct-hit")), 0, put(hand[2]))


def test_each_ship_that_is_thrown_about_has_a_zone_its_own_if_nobody_says_so() -> None:
    """Ruling 29: the enemy puts them anywhere, three to a zone."""
    state = scattering()
    first = pick(state, "scatter", "ship1")
    assert (first.values, first.usual) == (("yellow", "green", "red", "blue"), ("yellow",))
    second = pick(state, "scatter", "ship2", {"ship1": "green"})
    assert (second.values, second.usual) == (("yellow", "red", "blue"), ("yellow",))
    way = next(way for way in ways(state).now() if way.verb == "scatter")
    assert way.keys == ("ship1", "ship2")
    spread = Scatter((GREEN, BLUE))
    assert ways(state).steps(spread) == ("scatter", {"ship1": ("green",), "ship2": ("blue",)})
    assert ways(state).action("scatter", {"ship1": ("green",), "ship2": ("blue",)}) == spread


@pytest.mark.parametrize(
    ("layout", "events"),
    [
        ((YELLOW, YELLOW), ["thrown-nowhere"]),
        ((YELLOW, RED), ["thrown"]),
        ((RED, RED), ["thrown", "thrown"]),
    ],
)
def test_of_ships_that_are_thrown_about_only_those_are_told_that_moved(
    layout: tuple[Zone, ...], events: list[str]
) -> None:
    assert told(do(scattering(), 0, Scatter(layout))) == events


def test_an_answer_is_to_the_newest_card() -> None:
    """A card that answers is answered itself; the one below it waits."""
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",), hand=("laser-blast", "temporal-flux")),
        side(Flagship.TRI_BOT, hand=("temporal-flux",)),
        side(Flagship.ALPHA_MAZONS, yellow=(TASH,), hand=("evasive-action",)),
    )
    state = do(state, 0, fire("laser-blast", "scout-dink", TASH)).state
    below = state.top.number
    state = answered(state, 1, Answer.PASS).state
    state = answered(state, 2, Answer.EVADE).state
    newest = state.top.number
    assert newest > below
    answer = ways(state, 0).action("respond", {"answer": ("flux",)})
    assert answer == Respond(newest, Answer.FLUX)
    assert ways(state, 0).steps(answer) == ("respond", {"answer": ("flux",), "cards": ()})


def test_of_two_ships_that_were_drawn_the_first_is_placed_unless_another_is_named() -> None:
    """The flagship of Mhee Yow-Meex draws two and keeps one."""
    state = replace(placing(), drawn=(TASH, HERMES))
    assert set(pick(state, "place", "ship").values) == {TASH, HERMES}
    at = ways(state)
    assert at.action("place", {"zone": ("red",)}) == Place(TASH, RED)
    assert at.action("place", {"zone": ("red",), "ship": (HERMES,)}) == Place(HERMES, RED)


PAYMENT = ("laser-blast-star", "beam-blast-star", "mag-blast-star")


def placing() -> State:
    state = table(side(hand=PAYMENT), side(), phase=Phase.REINFORCE, ship_draws=(TASH, HERMES))
    return do(state, 0, Reinforce(PAYMENT)).state


# -- Last words --------------------------------------------------------------------------------


def test_the_last_word_says_what_is_done_and_whether_it_is_done_anew() -> None:
    state = ENGINE.start(Config(), 2, Dice("ways", 0)).state
    assert last_word(state, "keep") == "magblast-keep"
    anew = do(state, 0, Keep(state.dealt[0][:4])).state
    assert last_word(anew, "keep") == "magblast-keep-anew"
    same = dict(zip(("yellow", "green", "red", "blue"), anew.kept[0], strict=True))
    assert last_word(anew, "keep", **same) == "magblast-keep-standing"
    assert [e.text.key for e in do(anew, 0, Keep(anew.kept[0])).events] == [
        "magblast-event-placed-same"
    ]
    facing = table(
        side(yellow=("scout-dink",), hand=("laser-blast", "ramming-speed")), side(yellow=(TASH,))
    )
    assert last_word(facing, "fire", card="ramming-speed") == "magblast-do-ram"
    assert last_word(facing, "fire", card="laser-blast") == "magblast-do-fire"
    assert last_word(facing, "respond", answer="pass") is None


def last_word(state: State, verb: str, **chosen: str) -> str | None:
    words = ways(state).confirm(verb, {key: (value,) for key, value in chosen.items()})
    return None if words is None else words.key


def test_a_shot_may_wait_for_its_sound_and_a_squadron_does_without() -> None:
    state = table(side(yellow=("scout-dink",), hand=("laser-blast",)), side(yellow=(TASH,)))
    fired, launched = (ways(state).ask(verb, "sound", {}) for verb in ("fire", "launch"))
    assert isinstance(fired, Words) and isinstance(launched, Words)
    assert (fired.required, fired.later) == (True, True)
    assert (launched.required, launched.later) == (False, False)
