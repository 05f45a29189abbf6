"""What came with the second version of the rules, and that older matches keep the first."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines import load
from engines.core import Dice, Seat
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast
from engines.magblast.imagine import imagine
from engines.magblast.model import Agree, Card, Config, EditionName, Place, Use
from engines.magblast.prompts import prompt
from engines.magblast.state import Chain, Link, State
from engines.versions import version
from tests.games.magblast.fleets import with_blasts, wounded
from tests.games.magblast.invariants import faults
from tests.games.magblast.positions import (
    RED,
    YELLOW,
    after,
    do,
    fire,
    launch,
    put,
    refusal,
    side,
    table,
    unopposed,
)

FIRST, SECOND = 1, 2
HUNTER, PREY, CARRIER, SCOUT = "cruiser-1", "cruiser-2", "carrier-woden", "scout-plutt"

both = pytest.mark.parametrize("rules", [FIRST, SECOND])


def hit(flagship: Flagship, *hand: Card, rules: int = SECOND) -> State:
    """Return the position after a cruiser with damage of its own has hit another."""
    state = table(
        side(flagship, yellow=(HUNTER,), hand=("beam-blast", "direct-hit", *hand)),
        side(Flagship.HACAN, yellow=(PREY,), red=("scout-1",), hand=("fighter-a",)),
        edition=EditionName.SECOND,
        rules=rules,
    )
    state = with_blasts(state, 0, HUNTER, Blast("beam-blast", 3))
    return unopposed(state, 0, fire("beam-blast", HUNTER, PREY))


@both
@pytest.mark.parametrize("link", Link)
def test_ruling_24_a_chain_ends_with_its_target(rules: int, link: Link) -> None:
    """Whatever destroys it: Naalu moves blasts onto what was just hit."""
    state = hit(Flagship.NAALU, rules=rules)
    state = unopposed(state, 0, put("direct-hit")) if link is Link.DIRECT else state
    assert state.chain == Chain(link, PREY, HUNTER)
    state = do(state, 0, Use(HUNTER, None, PREY)).state
    assert state.owner(PREY) is None
    assert state.chain is None
    for seat in (0, 1, None):
        assert prompt(ENGINE.view(state, seat))
    assert refusal(hit_again(state), 0, put("direct-hit")) == "no-hit"


def hit_again(state: State) -> State:
    """Return the position with a Direct Hit in the active hand."""
    held = tuple(sorted({*state.hands[0], "direct-hit"}))
    return replace(state, hands=(held, *state.hands[1:]))


ABILITIES = {
    Flagship.NAALU: Use(HUNTER, None, "scout-1"),
    Flagship.SOL: Use(),
    Flagship.XXCHA: Use(target=Flagship.HACAN.value),
}


@pytest.mark.parametrize("flagship", ABILITIES)
def test_ruling_25_an_ability_closes_the_chance(flagship: Flagship) -> None:
    state = do(hit(flagship), 0, ABILITIES[flagship], Dice("ability", 0)).state
    assert state.chain is None
    state = state if state.question is None else _placed(state)
    assert refusal(state, 0, put("direct-hit")) == "no-hit"


@pytest.mark.parametrize("flagship", ABILITIES)
def test_under_the_first_rules_an_ability_left_it_open(flagship: Flagship) -> None:
    state = do(hit(flagship, rules=FIRST), 0, ABILITIES[flagship], Dice("ability", 0)).state
    state = state if state.question is None else _placed(state)
    assert unopposed(state, 0, put("direct-hit")).chain == Chain(Link.DIRECT, PREY, HUNTER)


def _placed(state: State) -> State:
    return after(state, (0, Place(state.drawn[0], RED)))


@both
def test_ruling_25_mentak_uses_its_ability_upon_the_direct_hit(rules: int) -> None:
    state = unopposed(hit(Flagship.MENTAK_COALITION, rules=rules), 0, put("direct-hit"))
    state = after(state, (0, Use()), (0, Place(PREY, YELLOW)))
    assert state.owner(PREY) == 0


@both
def test_ruling_25_calling_for_an_assault_closes_nothing(rules: int) -> None:
    state = hit(Flagship.SOL, rules=rules)
    state = replace(state, config=replace(state.config, brutal_assault=True))
    assert after(state, (0, Agree()), (1, Agree())).chain == state.chain


def swarmed(rules: int) -> State:
    """Return the position after a fighter destroyed a scout, and the scout was drawn anew.

    The box is empty but for it.
    """
    state = table(
        side(Flagship.FREEP, yellow=(CARRIER,), hand=("fighter-star", "reinforcements")),
        side(Flagship.TRI_BOT, yellow=(SCOUT, "cruiser-tash")),
        rules=rules,
    )
    state = replace(state, ship_deck=())
    state = unopposed(state, 0, launch("fighter-star", SCOUT))
    state = unopposed(state, 0, put("reinforcements"), Dice("deck", 0))
    return after(state, (0, Place(SCOUT, RED)))


def test_ruling_20_a_ship_that_comes_back_is_unhurt() -> None:
    state = swarmed(SECOND)
    assert state.hull_left(SCOUT) == 2
    assert [squadron.card for squadron in state.squadrons] == ["fighter-star"]
    assert not [fault for fault in faults(state) if "hull" in fault]


def test_under_the_first_rules_the_squadron_was_still_upon_it() -> None:
    assert swarmed(FIRST).hull_left(SCOUT) == 0


@both
def test_ruling_34_squadrons_let_go_of_all_that_goes_with_a_flagship(rules: int) -> None:
    """They go home when the turn ends all the same."""
    state = table(
        side(
            Flagship.FREEP,
            yellow=(CARRIER, "dreadnought-zeus"),
            hand=("fighter-star", "fighter-circle", "mag-blast"),
        ),
        side(Flagship.TRI_BOT, red=("cruiser-tash",)),
        side(Flagship.THE_GLORP, red=("cruiser-freya",)),
        rules=rules,
    )
    state = wounded(state, 1)
    state = unopposed(state, 0, launch("fighter-star", "cruiser-tash"))
    state = unopposed(state, 0, launch("fighter-circle", Flagship.TRI_BOT.value))
    state = unopposed(state, 0, fire("mag-blast", "dreadnought-zeus", Flagship.TRI_BOT.value))
    assert not state.fleets[1].alive
    held = {squadron.target for squadron in state.squadrons}
    assert held == ({None} if rules >= SECOND else {"cruiser-tash", Flagship.TRI_BOT.value})
    assert sum(squadron.damage for squadron in state.squadrons) == (0 if rules >= SECOND else 4)


def facing(rules: int, flagship_damage: int) -> State:
    """Return the last two: whose fleet is lighter by one, and whose flagship is hurt."""
    state = table(
        side(Flagship.FREEP, yellow=("cruiser-freya",)),
        side(Flagship.TRI_BOT, yellow=("cruiser-tash", "scout-dink")),
        brutal_assault=True,
        rules=rules,
    )
    return wounded(state, flagship_damage)


@pytest.mark.parametrize(("rules", "beginner"), [(FIRST, 0), (SECOND, 1)])
def test_ruling_37_the_flagship_counts_in_the_total(rules: int, beginner: Seat) -> None:
    state = facing(rules, 6)
    assert after(state, (0, Agree()), (1, Agree())).brutal_from == beginner
    assert after(facing(rules, 0), (0, Agree()), (1, Agree())).brutal_from == 0


@both
def test_ruling_37_the_lobby_need_not_have_allowed_it(rules: int) -> None:
    state = replace(facing(rules, 0), config=Config())
    if rules == FIRST:
        assert refusal(state, 0, Agree()) == "no-brutal-assault"
        assert ENGINE.may_act(replace(state, config=Config(edition=EditionName.SECOND))) == set()
    else:
        assert after(state, (1, Agree()), (0, Agree())).brutal_from == 0


@both
def test_a_match_keeps_the_rules_it_began_with(rules: int) -> None:
    """Also in positions that are made of a view, or imagined."""
    state = load("magblast", rules).start(Config(), 2, Dice("versions", 0)).state
    assert version(state.rules) == rules
    assert imagine(ENGINE.view(state, 0)).rules == state.rules
    assert ENGINE.resample(state, 0, Dice("imagined", 0)).rules == state.rules
