"""What a wizard is offered step by step: bets, cards to lay, and the answers that spells ask."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.choosing import Number, Pick
from engines.core import Dice, text
from engines.shazamm import ENGINE
from engines.shazamm.model import (
    DECOY,
    SPELLS,
    Action,
    Arrange,
    Cast,
    Clone,
    Config,
    Deal,
    Recycle,
    Spell,
    Steal,
)
from engines.shazamm.state import State
from engines.shazamm.telling import NAMES
from engines.shazamm.ways import ShazammWays
from tests.games.shazamm.positions import committed, position

CLONE, THEFT, RECYCLE = 2, 3, 6


def ways(state: State, seat: int = 0) -> ShazammWays:
    return ShazammWays(ENGINE.view(state, seat), seat)


def pick(state: State, verb: str, key: str, seat: int = 0) -> Pick:
    found = ways(state, seat).ask(verb, key, {})
    assert isinstance(found, Pick)
    return found


def bet(state: State, seat: int = 0) -> Number:
    found = ways(state, seat).ask("cast", "bet", {})
    assert isinstance(found, Number)
    return found


def cast(state: State, seat: int, action: Cast) -> State:
    """Return the position after one wizard has committed."""
    ENGINE.check(state, seat, action)
    return ENGINE.apply(state, seat, action, Dice("cast", 0)).state


# -- Bets and cards to lay ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mana", "suggested"),
    [
        (1, (1,)),
        (2, (1, 2)),
        (9, (*range(1, 10),)),
        (30, (*range(1, 16), 18, 20, 22, 25, 28, 30)),
        (50, (*range(1, 16), 18, 20, 22, 25, 28, 30, 35, 40, 45, 50)),
        (63, (*range(1, 16), 18, 20, 22, 25, 28, 30, 35, 40, 45, 63)),
    ],
)
def test_any_bet_from_one_to_all_mana_is_possible_and_some_are_suggested(
    mana: int, suggested: tuple[int, ...]
) -> None:
    """Close together where they are small, and all that is left at the end."""
    asked = bet(position(mana=(mana, 50)))
    assert (asked.least, asked.most, asked.usual) == (1, mana, None)
    assert asked.likely == suggested


def test_who_has_committed_changes_it_from_what_was_chosen() -> None:
    """Until both have, a bet and its spells can be chosen anew."""
    state = position(hand=(7, 8, 9))
    cards = pick(state, "cast", "spells")
    assert (cards.values, cards.usual) == ((str(DECOY), "7", "8", "9"), ())
    assert (cards.least, cards.most) == (0, 4)
    assert titles(state) == ("shazamm-cast", "shazamm-cast")
    anew = cast(state, 0, Cast(5, (8, 7)))
    assert bet(anew).usual == 5
    assert pick(anew, "cast", "spells").usual == ("8", "7")
    assert titles(anew) == ("shazamm-cast-again", "shazamm-cast")
    assert bet(anew, 1).usual is None


def titles(state: State) -> tuple[str, ...]:
    return tuple(way.title.key for seat in (0, 1) for way in ways(state, seat).now())


def test_cards_are_typed_by_name_and_bets_are_not() -> None:
    at = ways(position())
    cards = at.named("cast", "spells")
    assert set(cards) == {str(spell) for spell in (DECOY, *SPELLS)}
    assert at.named("clone", "spell") == at.named("arrange", "stock") == cards
    assert at.named("cast", "bet") == at.named("recycle", "change") == {}


def test_who_is_silenced_is_told_that_spells_do_nothing() -> None:
    abouts = [
        pick(position(silenced=silenced), "cast", "spells").about for silenced in (False, True)
    ]
    assert [about.key for about in abouts if about] == [
        "shazamm-form-spells-about",
        "shazamm-form-spells-silenced",
    ]


def test_a_bet_is_explained_at_length_until_the_first_is_made() -> None:
    def hinted(state: State) -> list[str]:
        return [hint.key for hint in ways(state).hints(None)]

    state = position()
    assert hinted(state) == ["shazamm-hint-bet"]
    assert hinted(replace(state, turn=2)) == ["shazamm-hint-cast"]


@pytest.mark.parametrize("laid", [(), (CLONE, RECYCLE)])
def test_a_bet_that_was_made_is_named_where_it_can_be_changed(laid: tuple[Spell, ...]) -> None:
    state = cast(position(), 0, Cast(5, laid))
    (hint,) = ways(state).hints(None)
    named = tuple(text("shazamm-numbered", number=n, spell=NAMES[n]) for n in laid)
    assert hint == text("shazamm-hint-laid", bet=5, spells=named, count=len(laid))


# -- What spells ask ---------------------------------------------------------------------------


def verbs(state: State) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(way.verb for way in ways(state, seat).now()) for seat in (0, 1))


def test_clone_takes_a_card_of_the_others_last_turn_or_nothing() -> None:
    state = committed(position(played=((), (9, 7))), Cast(3, (CLONE,)), Cast(5))
    assert verbs(state) == (("clone",), ())
    cloned = pick(state, "clone", "spell")
    assert (cloned.values, cloned.least, cloned.most) == (("7", "9", "none"), 1, 1)


def test_theft_takes_any_of_the_others_spells_or_none_of_them() -> None:
    state = committed(position(), Cast(3, (THEFT,)), Cast(5, (9, 12)))
    assert verbs(state) == (("steal",), ())
    stolen = pick(state, "steal", "spells")
    assert (set(stolen.values), stolen.least, stolen.most) == ({"9", "12"}, 0, 2)
    assert stolen.none is not None


def test_recycling_changes_a_bet_by_up_to_five_within_the_mana() -> None:
    """Greater bets are offered first; a bet stays between 1 and all one has."""
    assert changes(bet=10, mana=50) == tuple(str(by) for by in range(5, -6, -1))
    assert changes(bet=3, mana=50) == ("5", "4", "3", "2", "1", "0", "-1", "-2")
    assert changes(bet=10, mana=12) == ("2", "1", "0", "-1", "-2", "-3", "-4", "-5")


def changes(bet: int, mana: int) -> tuple[str, ...]:
    state = committed(position(mana=(mana, 50)), Cast(bet, (RECYCLE,)), Cast(5))
    assert verbs(state) == (("recycle",), ())
    offered = pick(state, "recycle", "change").choices
    for choice in offered:
        by = int(choice.value)
        assert choice.label.args == {"change": f"{by:+d}", "bet": bet + by}
    return tuple(choice.value for choice in offered)


def test_a_stock_is_put_in_any_order_whole() -> None:
    start = ENGINE.start(Config(deal=Deal.ARRANGED), 2, Dice("ways", 0)).state
    stock = ENGINE.view(start, 0).stock
    assert verbs(start) == (("arrange",), ("arrange",))
    order = pick(start, "arrange", "stock")
    assert order.least == order.most == len(stock)
    assert order.usual == tuple(map(str, stock))
    assert set(order.values) == {str(spell) for spell in stock}
    assert order.typed


@pytest.mark.parametrize(
    ("action", "verb", "steps"),
    [
        (Cast(5, (8, DECOY)), "cast", {"bet": ("5",), "spells": ("8", str(DECOY))}),
        (Cast(5), "cast", {"bet": ("5",), "spells": ()}),
        (Clone(9), "clone", {"spell": ("9",)}),
        (Clone(), "clone", {"spell": ("none",)}),
        (Steal((9, 9)), "steal", {"spells": ("9", "9.1")}),
        (Recycle(-3), "recycle", {"change": ("-3",)}),
        (Arrange((3, 1, 2)), "arrange", {"stock": ("3", "1", "2")}),
    ],
)
def test_an_answer_is_its_steps_and_its_steps_are_the_answer(
    action: Action, verb: str, steps: dict[str, tuple[str, ...]]
) -> None:
    at = ways(position())
    assert at.steps(action) == (verb, steps)
    assert at.action(verb, steps) == action
