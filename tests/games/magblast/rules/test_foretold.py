"""What a captain is told of the moment is so: carried out, it comes to what was said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from engines.core import Player, play
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Lasting
from engines.magblast.imagine import refusal
from engines.magblast.model import (
    Action,
    Discard,
    Draw,
    EditionName,
    End,
    Fire,
    Move,
    Phase,
    Place,
    ShipId,
    Zone,
)
from engines.magblast.state import Asking, Question, State
from tests.games.magblast.fleets import upgraded, with_lasting
from tests.games.magblast.positions import (
    do,
    fire,
    put,
    refusal_text,
    side,
    table,
    unopposed,
)
from tests.games.magblast.rules.foretold import (
    CHANCE,
    DINK,
    ORDER,
    SECOND,
    TASH,
    WODEN,
    ZEUS,
    asks,
    hints,
    mined,
    own_moments,
    random_matches,
    ways_of,
)

MANY = 6
"""So many cards fill any hand."""
BLASTS = ("laser-blast", "beam-blast", "mag-blast")


# -- Drawing -----------------------------------------------------------------------------------


def drawn(state: State, action: Action) -> int:
    """Return how many cards the active player has drawn by an action."""
    thrown = len(action.cards) if isinstance(action, Discard) else 0
    held = len(state.hands[state.active])
    step = play(ENGINE, state, state.active, action, CHANCE)
    return len(step.state.hands[state.active]) - held + thrown


def assert_draws_as_told(state: State) -> None:
    seat, hand = state.active, state.hands[state.active]
    if len(state.action_deck) + len(state.action_discard) < MANY:
        return
    ways, told = ways_of(state, seat), hints(state, seat)
    (end,) = (way for way in ways.now() if way.verb == "end")
    chooses = state.fleets[seat].flagship is Flagship.OVERSEERS_OF_KALGON
    by_itself = drawn(state, Draw())
    assert end.title.key.endswith("-full") == (by_itself == 0)
    assert asks(state, seat).key.endswith("-full") == (by_itself == 0 and bool(hand))
    if state.phase is Phase.DRAW or chooses:
        return
    for thrown in range(1, len(hand) + 1):
        found = drawn(state, Discard(hand[:thrown]))
        label = ways.confirm("discard", {"cards": hand[:thrown]})
        assert label is not None
        assert label.key.endswith("-only") == (found == 0)
        assert "discard-full" not in told or found == thrown
        assert "discard-over" not in told or found < thrown
        limit = 6 if state.fleets[seat].flagship is Flagship.HACAN else 5
        assert "discard" not in told or len(hand) - thrown + found == limit


@random_matches
def test_what_is_foretold_of_a_draw_is_drawn(edition: EditionName, number: int) -> None:
    looked_at = 0
    for state in own_moments(edition, number):
        if state.phase in (Phase.DISCARD, Phase.DRAW):
            assert_draws_as_told(state)
            looked_at += 1
    assert looked_at


@pytest.mark.parametrize("cards", [0, 3, 5, 6, 8])
@pytest.mark.parametrize("flagship", [Flagship.FREEP, Flagship.OVERSEERS_OF_KALGON])
def test_hands_of_any_size_are_told_what_they_draw(cards: int, flagship: Flagship) -> None:
    guns = side(flagship, yellow=(TASH,), hand=("beam-blast",) * cards)
    state = table(guns, side(yellow=(WODEN,)), phase=Phase.DISCARD)
    assert_draws_as_told(state)


@pytest.mark.parametrize("cards", [3, 5, 7])
def test_overseers_are_told_what_they_draw_if_they_take_nothing(cards: int) -> None:
    guns = side(Flagship.OVERSEERS_OF_KALGON, yellow=(TASH,), hand=("beam-blast",) * cards)
    state = table(guns, side(yellow=(WODEN,)), phase=Phase.DRAW, discards=("mag-blast",))
    assert_draws_as_told(state)
    assert ("draw-full" in hints(state)) == (cards >= 5)


# -- New ships ---------------------------------------------------------------------------------


def arrivals() -> Iterator[State]:
    """Yield positions in which a ship is to be placed: paid for, drawn by a card, boarded."""
    third = side(
        Flagship.FREEP, green=(TASH,), hand=("reinforcements", *BLASTS, "bomber-diamond-diamond")
    )
    preys = side(yellow=(WODEN,), green=(DINK,), red=("scout-galha",), blue=("scout-plutt",))
    for ship, may_fire in product(("scout-byzakh", ZEUS), (True, False)):
        state = table(third, preys, boarded_may_fire=may_fire, ship_draws=(ship,))
        yield unopposed(state, 0, put("reinforcements"))
        question = Question(Asking.PLACE, drawn=1)
        for phase in ORDER[2:4]:
            begun = table(third, preys, phase=phase, boarded_may_fire=may_fire)
            deck = tuple(one for one in begun.ship_deck if one != ship)
            yield replace(begun, ship_deck=deck, drawn=(ship,), question=question)
        board = Question(Asking.BOARD, ship=WODEN)
        yield replace(table(third, preys, boarded_may_fire=may_fire), question=board)


def placed(state: State) -> tuple[ShipId, State]:
    """Return the new ship, and the position in which it is placed into yellow."""
    (place, *_) = (a for a in ENGINE.legal_actions(state, 0) if isinstance(a, Place))
    done = do(state, 0, Place(place.ship, Zone.YELLOW)).state
    return place.ship, done


def does(state: State, ship: ShipId) -> set[str]:
    """Return whether a ship can move and fire, as far as the rules go."""
    moves = (Move(ship, zone) for zone in Zone if zone is not Zone.YELLOW)
    aims = (one.id for one in state.fleets[1].ships)
    shots = (Fire(card, ship, target, "Pfff") for card, target in product(BLASTS, aims))
    can = {"moves": any(refusal(state, 0, move) is None for move in moves)}
    can["fires"] = any(refusal(state, 0, shot) is None for shot in shots)
    return {verb for verb, possible in can.items() if possible}


SAID = {
    "place": {"moves", "fires"},
    "place-fires": {"fires"},
    "place-rests": set[str](),
    "place-mined": set[str](),
}


@pytest.mark.parametrize("under_mines", [False, True])
def test_a_new_ship_can_do_what_is_said_of_it(under_mines: bool) -> None:
    seen: set[str] = set()
    for clear in arrivals():
        state = mined(clear) if under_mines else clear
        (told,) = (hint for hint in hints(state) if hint.startswith("place"))
        ship, done = placed(state)
        if ship == WODEN:  # what lay beside it is gone from the zone with it
            prey = table(side(), side(yellow=("cruiser-freya",))).fleets[1]
            done = replace(done, fleets=(done.fleets[0], prey))
        assert does(done, ship) == SAID[told], (told, ship, state.phase)
        seen.add(told)
    assert seen == ({"place-mined"} if under_mines else SAID.keys() - {"place-mined"})


def test_who_pays_under_a_minefield_is_told_that_the_ship_stays_put() -> None:
    hand = ("bomber-diamond-diamond", "fighter-star-diamond", "laser-blast")
    guns = side(Flagship.FREEP, yellow=(TASH,), hand=hand)
    state = table(guns, side(yellow=("cruiser-freya",)), phase=Phase.REINFORCE)
    assert "reinforce" in hints(state)
    assert "reinforce-mined" in hints(mined(state))


# -- Shots -------------------------------------------------------------------------------------


@pytest.mark.parametrize("brutal", [False, True])
@pytest.mark.parametrize("cannon", [False, True])
def test_how_often_a_ship_fires_is_told_as_it_is(brutal: bool, cannon: bool) -> None:
    hand = ("beam-blast", "beam-blast", "mag-blast")
    guns = side(Flagship.LETNEV, yellow=("dreadnought-1",), hand=hand)
    state = table(guns, side(Flagship.HACAN, yellow=("carrier-1",)), edition=SECOND)
    state = replace(state, brutal=brutal)
    if cannon:
        state = upgraded(state, 0, "dreadnought-1", "secondary-cannon")
    (told,) = (hint for hint in ways_of(state).hints(None) if hint.key.endswith("attack"))
    shots = 0
    while True:
        listed = [one for one in ways_of(state).listed("fire") if isinstance(one, Fire)]
        if not listed:
            break
        shot = replace(listed[0], target="carrier-1", sound=f"Ba{'m' * (shots + 1)}")
        healed = replace(state.fleets[1].ships[0], blasts=())
        state = replace(
            state, fleets=(state.fleets[0], replace(state.fleets[1], ships=(healed,))), chain=None
        )
        state = unopposed(state, 0, shot)
        shots += 1
    assert told.args == {"brutal": int(brutal), "spare": int(cannon)}
    assert shots == (2 if brutal else 1) + cannon


def test_a_minefield_of_somebody_who_is_out_is_gone_when_it_is_said_to_be() -> None:
    """With the next turn of whoever comes after its player, who has no next turn."""
    state = table(
        side(Flagship.FREEP),
        side(Flagship.TRI_BOT, yellow=(DINK,)),
        side(yellow=(TASH,), hand=("beam-blast",)),
        active=2,
    )
    state = with_lasting(state, 2, Lasting("minefield-star", 0))
    out = replace(state.fleets[0], alive=False)
    state = replace(state, fleets=(out, *state.fleets[1:]), fallen=(0,))
    refused = refusal_text(state, 2, fire("beam-blast", TASH, DINK))
    assert refused.args["players"] == (Player(1),)
    state = do(state, 2, End(), CHANCE).state
    assert (state.active, state.fleets[2].lasting) == (1, ())
