"""A phase without anything to do offers what can be done, and leaves nothing out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.words.strings import speaker
from engines.magblast.cards import Flagship
from engines.magblast.model import (
    Action,
    EditionName,
    Phase,
    PlayCard,
    Use,
)
from engines.magblast.passing import phase_of
from engines.magblast.state import State
from tests.games.magblast.fleets import damaged
from tests.games.magblast.positions import (
    do,
    side,
    table,
)
from tests.games.magblast.rules.foretold import (
    CHANCE,
    ORDER,
    SECOND,
    TASH,
    ZEUS,
    asks,
    mined,
    offers,
    own_moments,
    random_matches,
    ways_of,
)

VERBS = ("move", "fire", "launch", "play", "sweep", "use")


def is_later(state: State, seat: int, action: Action) -> bool:
    phase = phase_of(state, seat, action)
    return phase is not None and ORDER.index(phase) > ORDER.index(state.phase)


def assert_offers_as_told(state: State) -> None:
    """What is offered where a phase has nothing is there to be done; and nothing is left out."""
    seat, asked = state.active, asks(state, state.active)
    if "-idle-" not in asked.key and "-mined-" not in asked.key:
        return
    ways, seen = ways_of(state, seat), set(offers(asked))
    listed = [action for verb in VERBS for action in ways.listed(verb)]
    later = {action for action in listed if is_later(state, seat, action)}
    now = [action for action in listed if action not in later]
    assert ("later" in seen) == bool(later)
    assert ("use" in seen) == any(isinstance(action, Use) for action in now)
    assert ("play" in seen) == any(isinstance(action, PlayCard) for action in now)
    assert ("assault" in seen) == bool(ways.listed("agree"))


def assert_pays_as_told(state: State) -> None:
    """Whoever is asked to pay for ships can; other cards that bring one are named as they are."""
    pays = bool(ways_of(state, state.active).listed("reinforce"))
    if state.phase is Phase.REINFORCE and state.question is None and not state.stack:
        key = asks(state, state.active).key
        assert (key == "magblast-prompt-phase-reinforce") == pays
        assert ("idle-reinforce" in key) == (not pays)


@random_matches
def test_what_a_phase_without_anything_to_do_offers_can_be_done(
    edition: EditionName, number: int
) -> None:
    for state in own_moments(edition, number):
        assert_offers_as_told(state)
        assert_pays_as_told(state)


@pytest.mark.parametrize(
    ("card", "edition", "offered"),
    [
        ("strategic-allocation", EditionName.THIRD, ["play", "assault", "on"]),
        ("reinforcements", EditionName.THIRD, ["later", "assault", "on"]),
        ("reinforcements", EditionName.SECOND, ["play", "assault", "on"]),
    ],
)
def test_a_card_that_may_bring_a_ship_pays_for_none(
    card: str, edition: EditionName, offered: list[str]
) -> None:
    state = with_hand(idle(Flagship.TRI_BOT, Phase.REINFORCE, edition), card)
    assert_pays_as_told(state)
    assert_offers_as_told(state)
    assert offers(asks(state)) == offered


def with_hand(state: State, *hand: str) -> State:
    return replace(state, hands=(hand, *state.hands[1:]))


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "of a later phase"), ("es", "de una fase posterior")]
)
def test_it_is_not_said_of_what_belongs_to_no_phase_that_it_finishes_any(
    locale: str, words: str
) -> None:
    """Neither Strategic Allocation nor the call for a Brutal Assault does."""
    hand = ("bomber-diamond-diamond", "fighter-star-diamond", "strategic-allocation")
    state = with_hand(idle(Flagship.TRI_BOT, Phase.REINFORCE), *hand)
    ways = ways_of(state)
    (said,) = (one for one in ways.hints(None) if one.key == "magblast-hint-passing")
    besides = (PlayCard("strategic-allocation"), *ways.listed("agree"))
    assert len(besides) == 2
    for action in besides:
        assert phase_of(state, 0, action) is None
        assert do(state, 0, action, CHANCE).state.phase is Phase.REINFORCE
    assert words in speaker(locale)(said)


def idle(flagship: Flagship, phase: Phase, edition: EditionName = EditionName.THIRD) -> State:
    """Return a duel in which somebody with a slow ship and an empty hand has an ability."""
    slow, other = (ZEUS, TASH) if edition is EditionName.THIRD else ("dreadnought-1", "cruiser-1")
    rival = Flagship.THE_GLORP if edition is EditionName.THIRD else Flagship.HACAN
    state = table(
        side(flagship, yellow=(slow,)),
        side(rival, yellow=(other,), hand=("laser-blast",)),
        edition=edition,
        phase=phase,
    )
    return damaged(state, 0, slow, "laser-blast")


@pytest.mark.parametrize(
    ("state", "offered"),
    [
        (idle(Flagship.FREEP, Phase.MANEUVER), ["use", "assault", "on"]),
        (mined(idle(Flagship.FREEP, Phase.MANEUVER)), ["use", "assault", "on"]),
        (idle(Flagship.FREEP, Phase.REINFORCE), ["later", "assault", "on"]),
        (idle(Flagship.BROTHERHOOD_OF_PEACE, Phase.DISCARD), ["use", "assault", "draw"]),
        (idle(Flagship.XXCHA, Phase.ATTACK, SECOND), ["use", "assault", "end"]),
        (idle(Flagship.TRI_BOT, Phase.REINFORCE), ["assault", "on"]),
    ],
    ids=["freep", "freep-mined", "freep-early", "brotherhood", "xxcha", "any"],
)
def test_abilities_and_the_assault_are_named_where_they_are_all(
    state: State, offered: list[str]
) -> None:
    assert offers(asks(state)) == offered
    assert_offers_as_told(state)
