"""What is offered to whoever bids, lays cards face down, picks losses or gives secret orders."""

from __future__ import annotations

from typing import Any

import pytest

from engines.choosing import Number, Pick
from engines.imperium import ENGINE
from engines.imperium.actions import Attack, Bid, Commit, End, Play, Remove, Truce, Watch
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card, Rank
from engines.imperium.options import CombatCards, Config
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.imperium.ways import ImperiumWays
from engines.imperium.wording import bid_words
from tests.games.imperium.positions import Hand, act, bidding, kinds, planet, position, unit

SHOT, BLOW = Card.PRECISION_SHOT, Card.DECISIVE_BLOW


def ways(state: State, seat: int = RED) -> ImperiumWays:
    return ImperiumWays(ENGINE.view(state, seat), seat)


def verbs(state: State, seat: int = RED) -> tuple[str, ...]:
    return tuple(way.verb for way in ways(state, seat).now())


def values(state: State, verb: str, key: str, seat: int = RED, **chosen: str) -> tuple[str, ...]:
    found = ways(state, seat).ask(verb, key, {at: (value,) for at, value in chosen.items()})
    assert isinstance(found, Pick)
    return found.values


# -- Bidding -----------------------------------------------------------------------------------


def bidder(points: int, *hand: Card, amount: int = -1) -> State:
    """Red is asked; blue holds a bid of `amount`, if there is one."""
    state = position(points=(points, 50), hands=(hand, ()))
    return bidding(state, RED, amount, None if amount < 0 else BLUE)


@pytest.mark.parametrize(
    ("state", "offered"),
    [
        (bidder(10), ("least", "bid")),
        (bidder(10, amount=4), ("pass", "least", "bid")),
        (bidder(5, amount=4), ("pass", "least", "bid")),
        (bidder(4, amount=4), ("pass",)),
        (bidder(4, SHOT, amount=4), ("pass", "bid")),
        (bidder(4, Card.SUPREME_COMMAND, amount=4), ("pass", "bid", "command")),
    ],
)
def test_who_bids_stands_pat_raises_by_one_or_says_more(
    state: State, offered: tuple[str, ...]
) -> None:
    """Nobody stands pat before there is a bid; a card is worth the price of one."""
    assert verbs(state) == offered


def number(state: State, key: str, *cards: str) -> Number:
    found = ways(state).ask("bid", key, {"cards": cards} if cards else {})
    assert isinstance(found, Number)
    return found


def test_a_bid_exceeds_the_last_one_and_is_within_ones_means() -> None:
    """Each card in hand is worth the price of one."""
    state = bidder(6, SHOT, BLOW, amount=4)
    price = state.board.scenario.price
    amount, limit = number(state, "amount"), number(state, "limit")
    assert (amount.least, amount.most, amount.usual) == (5, 6 + 2 * price, 5)
    assert (limit.least, limit.most, limit.usual) == (0, 6 + 2 * price, 0)
    assert amount.likely == (5, 6), "more would take cards"
    assert max(number(state, "amount", "0/precision_shot").likely) == 6 + price
    rich = number(bidder(40, amount=4), "amount").likely
    assert rich == tuple(range(5, 11)), "five more than the least"
    poor = number(bidder(4, SHOT, amount=4), "amount")
    assert poor.likely == (5,), "the least is likely even where it takes cards"


def test_a_form_suggests_the_cards_without_which_nothing_can_be_bid() -> None:
    state = bidder(4, BLOW, SHOT, amount=4)
    cards = ways(state).ask("bid", "cards", {})
    assert isinstance(cards, Pick)
    assert len(cards.values) == 2
    assert (cards.least, cards.usual) == (1, cards.values[:1])
    enough = ways(bidder(9, BLOW, SHOT, amount=4)).ask("bid", "cards", {})
    assert isinstance(enough, Pick)
    assert (enough.least, enough.usual) == (0, ())
    high = ways(state).ask("bid", "cards", {"amount": (str(4 + 2 * state.board.scenario.price),)})
    assert isinstance(high, Pick)
    assert high.least == 2


def test_bids_are_their_steps_and_their_steps_are_bids() -> None:
    """Two cards of one kind are told apart by their places in the hand."""
    state = bidder(4, SHOT, SHOT, BLOW, amount=4)
    at = ways(state)
    for bid in (Bid(5, 7, (SHOT, SHOT)), Bid(6, 0, (BLOW,)), Bid(5, 0)):
        assert at.action(*at.steps(bid)) == bid
    assert at.action("least", {}) == Bid(5)
    assert at.action("command", {}) == Play(Card.SUPREME_COMMAND)
    assert at.steps(Play(Card.SUPREME_COMMAND)) == ("command", {})
    begun = Play(Card.HYPERSPACE_JUMP, ("cruiser-1", "cruiser-2"), ("C5",))
    assert at.steps(begun)[1] == {
        "card": (Card.HYPERSPACE_JUMP,),
        "one": ("cruiser-1",),
        "there": ("C5",),
    }, "what leads nowhere is left out"


# -- Cards face down ---------------------------------------------------------------------------


def clashes(red: Hand, *commits: Commit, each: bool = False) -> State:
    """Red's cruisers attack twice; blue, who holds a card, is asked too."""
    asked = CombatCards.EACH if each else CombatCards.TOGETHER
    state = position(
        red={"G4": unit(Kind.CRUISER), "E4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.FRIGATE), "D5": unit(Kind.FRIGATE), "A3": unit(Kind.BASE)},
        hands=(red, (Card.SPIES,)),
        config=Config(combat_cards=asked),
    )
    attacks = (Attack("cruiser-1", "G5"), Attack("cruiser-2", "D5"), End(Phase.COMBAT))
    return act(state, RED, *attacks, *commits).state


def test_cards_are_laid_at_the_combats_that_are_asked_about() -> None:
    """Combats are counted from 1 where people see them; a card of which one is held lies once."""
    state = clashes((SHOT, Card.SPIES))
    assert verbs(state) == ("lay", "ready")
    assert values(state, "lay", "card") == (SHOT,), "spies are not laid at combats"
    assert values(state, "lay", "combat", card=SHOT) == ("1", "2")
    assert values(clashes((SHOT,), each=True), "lay", "combat", card=SHOT) == ("1",)
    assert values(state, "take", "card") == ()
    at = ways(state)
    chosen = {"card": (SHOT,), "combat": ("2",)}
    assert at.action("lay", chosen) == Commit(1, SHOT)
    assert at.steps(Commit(1, SHOT)) == ("lay", chosen)


def test_what_was_laid_is_taken_up_where_it_lies() -> None:
    state = clashes((SHOT, BLOW), Commit(1, SHOT), Commit(0, BLOW))
    assert verbs(state) == ("take", "ready"), "there are no more of these cards"
    assert set(values(state, "take", "card")) == {SHOT, BLOW}
    assert values(state, "take", "combat", card=SHOT) == ("2",)
    assert values(state, "take", "combat", card=BLOW) == ("1",)
    assert set(values(state, "take", "combat")) == {"1", "2"}
    at = ways(state)
    back = Commit(1, SHOT, back=True)
    assert at.steps(back) == ("take", {"card": (SHOT,), "combat": ("2",)})
    assert at.action(*at.steps(back)) == back
    assert verbs(act(state, RED, back).state) == ("lay", "take", "ready")


def test_the_last_word_says_whether_any_card_lies() -> None:
    none, some = clashes((SHOT,)), clashes((SHOT,), Commit(0, SHOT))
    titles = [ways(state).now()[-1].title.key for state in (none, some)]
    assert titles == ["imperium-ready-none", "imperium-ready"]
    assert ways(none).confirm("lay", {"card": (SHOT,), "combat": ("1",)}) is None


def test_the_combats_that_are_asked_about_are_told_with_their_numbers() -> None:
    for state, numbers in ((clashes((SHOT,)), [1, 2]), (clashes((SHOT,), each=True), [1])):
        hint, *lines = ways(state).hints(None)
        assert hint.key == "imperium-hint-commit"
        assert [line.args["number"] for line in lines] == numbers


@pytest.mark.parametrize("chance", [True, False])
def test_a_combat_that_was_fought_is_final_unless_the_game_has_no_cards(chance: bool) -> None:
    """Also where neither holds any: nobody is asked, and everybody has seen how it ended."""
    state = position(
        red={"G4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.FRIGATE), "A3": unit(Kind.BASE)},
        config=Config(chance=chance),
    )
    assert act(state, RED, Attack("cruiser-1", "G5"), End(Phase.COMBAT)).revealed is chance


# -- Losses and secret orders ------------------------------------------------------------------


def test_every_way_to_lose_cargo_is_offered_the_usual_first() -> None:
    """Ruling I-R03: two of four, by default the cheapest, which are interceptors."""
    far = {"A3": unit(Kind.FRIGATE)}
    state = position(red={"G4": unit(Kind.CRUISER)}, blue={"G5": unit(Kind.CARRIER, "IIBB"), **far})
    state = act(state, RED, Attack("cruiser-1", "G5"), End(Phase.COMBAT)).state
    assert verbs(state, BLUE) == ("remove", "usual")
    offered = values(state, "remove", "units", BLUE)
    assert offered == ("2*interceptor", "2*bomber", "bomber+interceptor")
    at = ways(state, BLUE)
    assert at.action("usual", {}) == Remove(kinds("II"))
    for one in offered:
        order = at.action("remove", {"units": (one,)})
        ENGINE.check(state, BLUE, order)
        assert at.steps(order) == ("remove", {"units": (one,)})


def secretive(*hand: Card, given: tuple[Any, ...] = ()) -> State:
    """It is red's turn; blue holds these cards, a planet besides its home, and has ordered."""
    state = position(
        Phase.MOVEMENT, planets={"H6": planet(Size.MEDIUM, BLUE, "T")}, hands=((), hand)
    )
    return act(state, BLUE, *given).state


def test_secret_orders_are_offered_to_whoever_holds_their_cards() -> None:
    watch, truce = Card.COUNTER_INTELLIGENCE, Card.FORCED_TRUCE
    assert verbs(secretive(SHOT), BLUE) == ()
    assert verbs(secretive(watch), BLUE) == ("watch",)
    assert verbs(secretive(truce, watch), BLUE) == ("watch", "truce")
    assert set(values(secretive(watch), "watch", "rank", BLUE)) == set(Rank)
    assert set(values(secretive(truce), "truce", "planet", BLUE)) == {"C6", "H6"}


def test_secret_orders_are_withdrawn_once_they_were_given() -> None:
    watch = secretive(Card.COUNTER_INTELLIGENCE, given=(Watch(Rank.ADMIRAL),))
    assert values(watch, "watch", "rank", BLUE)[-1] == "none"
    assert ways(watch, BLUE).action("watch", {"rank": ("none",)}) == Watch()
    truce = secretive(Card.FORCED_TRUCE, given=(Truce("H6"),))
    assert values(truce, "truce", "planet", BLUE)[-1] == "none"
    assert ways(truce, BLUE).action("truce", {"planet": ("none",)}) == Truce()
    both = secretive(Card.FORCED_TRUCE, Card.COUNTER_INTELLIGENCE, given=(Truce("H6"),))
    assert "none" not in values(both, "watch", "rank", BLUE)


def test_a_secret_limit_is_told_where_it_is_higher_than_the_bid() -> None:
    limits = {bid: bid_words(bid).args["limit"] for bid in (Bid(4), Bid(4, 4), Bid(4, 5))}
    assert limits == {Bid(4): 0, Bid(4, 4): 0, Bid(4, 5): 5}
