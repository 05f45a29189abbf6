"""What may be typed: orders of any phase of the turn, with every step of their ways."""

from __future__ import annotations

import pytest

from engines.choosing import Pick
from engines.core import IllegalAction, MalformedAction
from engines.imperium import ENGINE
from engines.imperium.actions import Action, Build, Buy, End, Move, Play
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.questions import Stage
from engines.imperium.state import View
from engines.imperium.units import Kind
from engines.imperium.ways.look import Look
from engines.imperium.ways.made import made
from engines.imperium.ways.typed import LinedWays, TypedWays, ahead
from tests.games.imperium.positions import position, unit

FRIGATE, MOVE = Build(Kind.FRIGATE, "I3"), Move("corvette-1", "F5")
CARDED, BUILT = End(Phase.CARDS), End(Phase.CONSTRUCTION)


def view(seat: int = RED, phase: Phase = Phase.CARDS) -> View:
    """Red has a corvette beside a unit of blue's, a carrier at home, and two cards."""
    state = position(
        phase,
        red={"G4": unit(Kind.CORVETTE), "J2": unit(Kind.CARRIER)},
        blue={"F4": unit(Kind.FRIGATE)},
        hands=((Card.SMUGGLING, Card.OVERCHARGED_ENGINES), ()),
    )
    return ENGINE.view(state, seat)


def stages(drafted: tuple[Action, ...], done: tuple[Action, ...] = ()) -> list[Stage]:
    return [ways.plan.stage for ways in ahead(view(), RED, drafted, done)]


def test_a_line_may_order_for_where_the_draft_stands_then_later_then_earlier() -> None:
    """Phases in which there is nothing to do are left out: supply and repair here."""
    cards, build, move, fight = Stage.CARDS, Stage.CONSTRUCTION, Stage.MOVEMENT, Stage.COMBAT
    assert stages(()) == [cards, cards, build, move, fight]
    assert stages((FRIGATE,)) == [build, build, move, fight, cards]
    assert stages((FRIGATE, BUILT, MOVE)) == [move, move, fight, cards, build]
    assert stages((), (FRIGATE,)) == [build, build, move, fight, cards], "after what was typed"


def test_nothing_is_ordered_after_what_nobody_can_foretell() -> None:
    with pytest.raises(IllegalAction) as raised:
        list(ahead(view(), RED, (), (Buy(1),)))
    assert raised.value.text.key == "imperium-draft-waits"


def test_who_is_not_on_turn_types_only_what_can_be_answered_now() -> None:
    assert len(list(ahead(view(BLUE), BLUE, (), ()))) == 1


def test_in_a_line_all_steps_can_be_said_and_later_ones_end_no_phase() -> None:
    seen = view(phase=Phase.CONSTRUCTION)
    keys = {way.verb: way.keys for way in LinedWays(seen, RED).now()}
    assert keys["build"] == ("kind", "at", "count")
    assert "end" in keys
    assert "end" not in {way.verb for way in LinedWays(seen, RED, later=True).now()}


def test_a_command_is_of_its_own_phase_wherever_the_draft_stands() -> None:
    drafted = (FRIGATE, BUILT, MOVE)
    build = TypedWays(view(), RED, drafted, "build")
    assert build.plan.stage is Stage.CONSTRUCTION
    (way,) = build.now()
    assert (way.verb, way.keys) == ("build", ("kind", "at", "count"))
    chosen = {"kind": ("transport",), "at": ("J4",), "count": ("2",)}
    assert build.orders("build", chosen) == (Build(Kind.TRANSPORT, "J4"),) * 2
    assert TypedWays(view(), RED, (), "nonsense").now() == ()
    assert TypedWays(view(), RED, (), "bid").now() == (), "nobody bids now"


@pytest.mark.parametrize(
    ("card", "stage"),
    [(Card.SMUGGLING, Stage.CARDS), (Card.OVERCHARGED_ENGINES, Stage.MOVEMENT)],
)
def test_a_card_is_played_in_the_phase_that_it_is_for(card: Card, stage: Stage) -> None:
    played = TypedWays(view(), RED, (), "play", card)
    assert played.plan.stage is stage
    cards = played.ask("play", "card", {})
    assert isinstance(cards, Pick)
    assert card in cards.values
    (way,) = played.now()
    assert way.verb == "play"
    needless = played.ask("play", "building", {"card": (card,)})
    assert isinstance(needless, Pick)
    assert (needless.values, needless.least) == ((), 0), "the rules say why it is none"
    unit = {"card": (card,), "units": ("carrier-1",)}
    assert played.action("play", unit) == Play(card, ("carrier-1",))


def test_orders_of_a_turn_are_refused_to_who_is_not_on_turn() -> None:
    waits = TypedWays(view(BLUE), BLUE, (), "build")
    assert waits.now() == ()
    with pytest.raises(IllegalAction) as raised:
        waits.orders("build", {"kind": ("frigate",), "at": ("B6",)})
    assert raised.value.text.key == "imperium-refusal-not-your-turn"


def test_as_many_are_built_at_once_as_the_way_offers() -> None:
    look = Look(ENGINE.view(position(Phase.CONSTRUCTION), RED))
    chosen = {"kind": (str(Kind.INFANTRY),), "at": ("J3",)}
    assert len(made(look, "build", {**chosen, "count": ("6",)})) == 6
    for count in ("0", "7"):
        with pytest.raises(MalformedAction):
            made(look, "build", {**chosen, "count": (count,)})
