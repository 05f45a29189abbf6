"""Players leave, and the match ends ("Eliminación"), ruling 34."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import NotAsked, Player
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import Answer, End, Kind, Phase
from engines.magblast.state import Ending, State
from tests.games.magblast.fleets import with_blasts, with_lasting
from tests.games.magblast.positions import (
    after,
    answered,
    do,
    fire,
    launch,
    passes,
    put,
    side,
    table,
    told,
    unopposed,
    whole_box,
)

ZEUS = "dreadnought-zeus"


def doomed(seats: int = 3) -> State:
    """Return a position in which seat 1's flagship has 1 hull left, open in red."""
    sides = (
        side(
            Flagship.FREEP,
            red=(ZEUS, "carrier-woden"),
            hand=("beam-blast", "fighter-star", "direct-hit", "asteroids-star"),
        ),
        side(
            Flagship.THE_GLORP,
            yellow=("cruiser-tash", "carrier-astur"),
            hand=("spacedock", "reinforcements", "fighter-circle"),
        ),
        side(Flagship.TRI_BOT, yellow=("scout-plutt",)),
    )
    state = table(*sides[:seats])
    deck = list(state.action_deck)
    blasts = (Blast("mag-blast", 5), Blast("laser-blast", 1), Blast("laser-blast", 1))
    for blast in blasts:
        deck.remove(blast.card)
    fleets = list(state.fleets)
    fleets[1] = replace(fleets[1], blasts=blasts)
    return replace(state, fleets=tuple(fleets), action_deck=tuple(deck))


LAST_BLOW = fire("beam-blast", ZEUS, "the-glorp")


def test_a_destroyed_flagship_takes_its_player_out_at_once() -> None:
    step = do(doomed(), 0, LAST_BLOW)
    step = answered(step.state, 1, Answer.PASS)
    step = answered(step.state, 2, Answer.PASS)
    assert told(step) == ["hits", "eliminated"]
    state = step.state
    assert not state.fleets[1].alive
    assert state.fallen == (1,)
    assert state.hands[1] == ()
    assert whole_box(state)


def test_ruling_34_where_everything_goes() -> None:
    state = with_blasts(doomed(), 1, "cruiser-tash", Blast("beam-blast", 3))
    state = with_lasting(state, 1, Lasting("minefield-circle", 2))
    state = unopposed(state, 0, LAST_BLOW)
    assert set(state.ship_discard) == {"cruiser-tash", "carrier-astur"}
    assert sorted(state.action_discard) == sorted(
        (
            *("mag-blast", "laser-blast", "laser-blast", "beam-blast"),
            *("beam-blast", "minefield-circle"),
            *("spacedock", "reinforcements", "fighter-circle"),
        )
    )
    assert whole_box(state)


def test_ruling_34_attackers_squadrons_go_home_and_the_eliminateds_do_not() -> None:
    state = do(doomed(), 0, launch("fighter-star", "the-glorp")).state
    state = passes(state)
    assert not state.fleets[1].alive, "two temporary damage were enough"
    state = after(state, (0, End()))
    assert "fighter-star" in state.hands[0]


def test_ruling_34_an_own_squadron_that_is_out_is_discarded() -> None:
    state = doomed()
    state = do(state, 0, launch("fighter-star", "cruiser-tash")).state
    state = passes(answered(state, 1, Answer.INTERCEPT, "fighter-circle").state)
    state = unopposed(state, 0, LAST_BLOW)
    assert state.squadrons == ()
    assert "fighter-circle" in state.action_discard
    assert whole_box(state)


def test_ruling_34_a_chain_ends_with_its_target() -> None:
    assert unopposed(doomed(), 0, LAST_BLOW).chain is None


def test_the_eliminated_are_passed_over_and_not_asked() -> None:
    state = unopposed(doomed(), 0, LAST_BLOW)
    assert ENGINE.to_act(state) == {0}
    assert ENGINE.may_act(state) == {2}
    assert ENGINE.legal_actions(state, 1) == ()
    with pytest.raises(NotAsked):
        do(state, 1, End())
    state = do(state, 0, put("asteroids-star", "freep")).state
    assert ENGINE.to_act(state) == {2}
    assert after(passes(state), (0, End())).active == 2


def test_the_eliminated_see_no_more_than_a_spectator() -> None:
    view = ENGINE.view(unopposed(doomed(), 0, LAST_BLOW), 1)
    assert view.hand == ()


def test_the_last_flagship_wins() -> None:
    state = unopposed(doomed(2), 0, LAST_BLOW)
    assert state.phase is Phase.OVER
    assert state.ending is Ending.LAST
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.winners == {0}
    assert outcome.ranking == (frozenset({0}), frozenset({1}))
    assert outcome.reason.key == "magblast-outcome-last"
    assert outcome.reason.args["winner"] == (Player(0),)
    assert ENGINE.to_act(state) == ENGINE.may_act(state) == frozenset()


def test_who_fell_later_stands_better() -> None:
    state = replace(doomed(3), fallen=(2,))
    fleets = list(state.fleets)
    fleets[2] = replace(fleets[2], alive=False, ships=())
    ships = (*state.ship_deck, "scout-plutt")
    state = unopposed(replace(state, fleets=tuple(fleets), ship_deck=ships), 0, LAST_BLOW)
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.ranking == (frozenset({0}), frozenset({1}), frozenset({2}))


def test_ruling_30_cards_of_the_eliminated_stay_until_their_turn_would_come() -> None:
    state = with_lasting(doomed(), 2, Lasting("minefield-star", 1))
    state = unopposed(state, 0, LAST_BLOW)
    assert state.fleets[2].under(Kind.MINEFIELD)
    assert not after(state, (0, End())).fleets[2].under(Kind.MINEFIELD)
