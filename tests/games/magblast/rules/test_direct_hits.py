"""Direct Hits and what follows them ("Impactos Directos"), rulings 5, 24 to 29 and 44."""

from __future__ import annotations

import pytest

from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast
from engines.magblast.model import (
    Answer,
    Card,
    End,
    Fire,
    Hush,
    Move,
    Phase,
    Place,
    PlayCard,
    Respond,
    Scatter,
    Sound,
)
from engines.magblast.state import Asking, Chain, Link, State
from tests.games.magblast.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    after,
    answered,
    damage,
    do,
    fire,
    launch,
    passes,
    put,
    refusal,
    side,
    table,
    told,
    unopposed,
    whole_box,
    zones,
)

ZEUS, TASH = "dreadnought-zeus", "cruiser-tash"
SHOT = fire("beam-blast", ZEUS, TASH)
HIT = put("direct-hit")


def aim(*hand: Card, defence: tuple[Card, ...] = (), may_fire: bool = False) -> State:
    """Return a dreadnought in yellow facing a cruiser (hull 6) and a scout in yellow."""
    return table(
        side(Flagship.FREEP, yellow=(ZEUS, "carrier-woden"), hand=("beam-blast", *hand)),
        side(yellow=(TASH, "scout-dink"), hand=defence),
        boarded_may_fire=may_fire,
    )


def hit(*hand: Card, defence: tuple[Card, ...] = (), may_fire: bool = False) -> State:
    """Return the position after the beam has hit the cruiser."""
    return unopposed(aim(*hand, defence=defence, may_fire=may_fire), 0, SHOT)


def direct(*hand: Card, defence: tuple[Card, ...] = (), may_fire: bool = False) -> State:
    """Return the position in which a Direct Hit stands on the cruiser."""
    state = hit("direct-hit", *hand, defence=defence, may_fire=may_fire)
    return unopposed(state, 0, HIT)


def test_a_hit_on_a_survivor_may_be_followed_up() -> None:
    state = hit("direct-hit")
    assert state.chain == Chain(Link.HIT, TASH, ZEUS)
    assert PlayCard("direct-hit") in ENGINE.legal_actions(state, 0)
    state = unopposed(state, 0, HIT)
    assert state.chain == Chain(Link.DIRECT, TASH, ZEUS)


def test_ruling_24_no_direct_hit_without_a_hit() -> None:
    assert refusal(aim("direct-hit"), 0, HIT) == "no-hit"


def test_ruling_24_no_direct_hit_on_a_destroyed_ship() -> None:
    state = unopposed(aim("direct-hit"), 0, fire("beam-blast", ZEUS, "scout-dink"))
    assert state.chain is None
    assert refusal(state, 0, HIT) == "no-hit"


@pytest.mark.parametrize("answer", [Answer.EVADE, Answer.FLUX])
def test_a_cancelled_shot_cannot_be_followed_up(answer: Answer) -> None:
    """Step 1."""
    card = "evasive-action" if answer is Answer.EVADE else "temporal-flux"
    state = do(aim("direct-hit", defence=(card,)), 0, SHOT).state
    state = passes(answered(state, 1, answer).state)
    assert refusal(state, 0, HIT) == "no-hit"


def test_what_is_cancelled_besides_does_not_end_the_chain() -> None:
    """An answer to the Direct Hit, or a card of any turn that somebody else played."""
    state = hit("direct-hit", "temporal-flux", defence=("temporal-flux",))
    state = answered(do(state, 0, HIT).state, 1, Answer.FLUX).state
    state = passes(answered(state, 0, Answer.FLUX).state)
    assert state.chain == Chain(Link.DIRECT, TASH, ZEUS)
    state = hit("direct-hit", "temporal-flux", defence=("strategic-allocation",))
    state = do(state, 1, put("strategic-allocation")).state
    state = passes(answered(state, 0, Answer.FLUX).state)
    assert state.chain == Chain(Link.HIT, TASH, ZEUS)


@pytest.mark.parametrize("answer", [Answer.EVADE, Answer.FLUX])
def test_a_cancelled_direct_hit_ends_the_chain(answer: Answer) -> None:
    """Step 2: Evasive Action stops a Direct Hit too (ruling 5)."""
    card = "evasive-action" if answer is Answer.EVADE else "temporal-flux"
    state = hit("direct-hit", "direct-hit-star", "bridge-hit-star-star", defence=(card,))
    state = passes(answered(do(state, 0, HIT).state, 1, answer).state)
    assert damage(state, TASH) == 3
    assert refusal(state, 0, put("bridge-hit-star-star")) == "no-hit"
    assert refusal(state, 0, put("direct-hit-star")) == "no-hit"


def test_ruling_25_anything_else_closes_the_chance() -> None:
    """ "Antes de jugar cualquier otra carta o realizar otra acción"."""
    for other in (
        launch("fighter-star", TASH),
        put("asteroids-star", "freep"),
        fire("laser-blast", "carrier-woden", TASH),
    ):
        state = hit("direct-hit", "fighter-star", "asteroids-star", "laser-blast")
        state = unopposed(state, 0, other)
        if isinstance(other, Fire):
            assert state.chain == Chain(Link.HIT, TASH, "carrier-woden")
        else:
            assert refusal(state, 0, HIT) == "no-hit"


def test_ruling_25_a_second_shot_from_the_same_ship_at_the_same_target() -> None:
    """Step 3: it ignores the one-shot limit."""
    state = direct("beam-blast", "mag-blast")
    second = fire("beam-blast", ZEUS, TASH, "Zzzap!")
    assert any(
        isinstance(a, Fire) and (a.card, a.ship) == ("beam-blast", ZEUS)
        for a in ENGINE.legal_actions(state, 0)
    )
    state = unopposed(state, 0, second)
    assert TASH in state.ship_discard


def test_ruling_25_a_second_shot_needs_its_turret_and_the_same_target() -> None:
    state = direct("laser-blast", "mag-blast")
    assert refusal(state, 0, fire("laser-blast", ZEUS, TASH, "Zap")) == "no-turret"
    assert refusal(state, 0, fire("mag-blast", ZEUS, "scout-dink", "Zap")) == "has-fired"


def test_ruling_9_a_second_shot_needs_a_sound() -> None:
    state = after(direct("beam-blast"), (0, fire("beam-blast", ZEUS, TASH, None)))
    assert state.shot is not None
    assert state.shot.extra
    assert after(state, (0, Hush())).chain is None
    assert TASH in unopposed(state, 0, Sound("Zzzap!")).ship_discard


def test_ruling_25_a_second_shot_may_be_followed_by_another_direct_hit() -> None:
    state = table(
        side(
            Flagship.FREEP,
            yellow=(ZEUS,),
            hand=("beam-blast", "beam-blast", "direct-hit", "direct-hit", "catastrophic-damage"),
        ),
        side(yellow=("dreadnought-hermes",)),
    )
    state = unopposed(state, 0, fire("beam-blast", ZEUS, "dreadnought-hermes", "Zap"))
    state = unopposed(state, 0, HIT)
    state = unopposed(state, 0, fire("beam-blast", ZEUS, "dreadnought-hermes", "Zip"))
    state = unopposed(state, 0, HIT)
    state = unopposed(state, 0, put("catastrophic-damage"))
    assert "dreadnought-hermes" in state.ship_discard
    assert whole_box(state)


def test_a_second_shot_does_not_use_up_the_ordinary_one() -> None:
    """A ship that has fired stays fired; the extra shot is not counted among its shots."""
    state = unopposed(direct("beam-blast"), 0, fire("beam-blast", ZEUS, TASH, "Zap"))
    assert len(state.fleets[0].ships[0].shots) == 1


def test_only_one_direct_hit_stands_at_a_time() -> None:
    assert refusal(direct("direct-hit-star"), 0, put("direct-hit-star")) == "already-direct"


@pytest.mark.parametrize(
    "card",
    ["boarding-party", "catastrophic-damage", "concussive-blast", "bridge-hit-star-star"],
)
def test_effects_need_a_direct_hit(card: Card) -> None:
    """ "Cadena de cartas": blast, Direct Hit, effect."""
    assert refusal(aim(card), 0, put(card)) == "no-hit"
    assert refusal(hit(card), 0, put(card)) == "no-direct-hit"


@pytest.mark.parametrize(
    "card",
    ["boarding-party", "catastrophic-damage", "concussive-blast", "bridge-hit-star-star"],
)
def test_ruling_5_effects_are_stopped_by_flux_but_not_evaded(card: Card) -> None:
    state = do(direct(card, defence=("evasive-action", "temporal-flux")), 0, put(card)).state
    assert state.chain is None
    assert refusal(state, 1, Respond(state.top.number, Answer.EVADE)) == "cannot-evade"
    state = passes(answered(state, 1, Answer.FLUX).state)
    assert state.question is None
    assert damage(state, TASH) == 3
    assert card in state.action_discard


def test_ruling_25_an_effect_ends_the_chain() -> None:
    state = direct("bridge-hit-star-star", "catastrophic-damage", defence=("laser-blast",))
    state = unopposed(state, 0, put("bridge-hit-star-star"), Dice("bridge", 0))
    assert refusal(state, 0, put("catastrophic-damage")) == "no-hit"


def test_boarding_takes_the_ship_with_its_damage() -> None:
    state = direct("boarding-party")
    state = unopposed(state, 0, put("boarding-party"))
    assert state.question is not None
    assert state.question.asking is Asking.BOARD
    state = after(state, (0, Place(TASH, RED)))
    assert zones(state, 0)[TASH] is RED
    assert TASH not in zones(state, 1)
    assert state.fleets[0].ships[-1].blasts == (Blast("beam-blast", 3),)
    assert whole_box(state)


def test_ruling_28_a_boarded_ship_does_not_fire_this_turn() -> None:
    state = unopposed(direct("boarding-party", "beam-blast"), 0, put("boarding-party"))
    state = after(state, (0, Place(TASH, YELLOW)))
    shot = fire("beam-blast", TASH, "scout-dink", "Zap")
    assert refusal(state, 0, shot) == "just-boarded"
    assert not any(isinstance(a, Fire) and a.ship == TASH for a in ENGINE.legal_actions(state, 0))
    assert not after(state, (0, End())).fleets[0].ships[-1].boarded


def test_ruling_28_the_option_lets_a_boarded_ship_fire() -> None:
    state = direct("boarding-party", "beam-blast", may_fire=True)
    state = unopposed(state, 0, put("boarding-party"))
    state = after(state, (0, Place(TASH, YELLOW)))
    state = unopposed(state, 0, fire("beam-blast", TASH, "scout-dink", "Zap"))
    assert "scout-dink" in state.ship_discard


def test_ruling_28_a_boarded_carrier_launches() -> None:
    state = table(
        side(
            Flagship.FREEP,
            yellow=(ZEUS,),
            hand=("beam-blast", "direct-hit", "boarding-party", "fighter-star"),
        ),
        side(yellow=("carrier-woden", "scout-dink")),
    )
    state = unopposed(state, 0, fire("beam-blast", ZEUS, "carrier-woden"))
    state = unopposed(unopposed(state, 0, HIT), 0, put("boarding-party"))
    state = after(state, (0, Place("carrier-woden", BLUE)))
    state = unopposed(state, 0, launch("fighter-star", "scout-dink"))
    assert "scout-dink" in state.ship_discard


def test_ruling_23_temporary_damage_stays_on_a_boarded_ship_until_the_turn_ends() -> None:
    state = aim("fighter-star", "direct-hit", "boarding-party")
    state = unopposed(state, 0, launch("fighter-star", TASH))
    state = unopposed(unopposed(state, 0, SHOT), 0, HIT)
    state = unopposed(state, 0, put("boarding-party"))
    state = after(state, (0, Place(TASH, GREEN)))
    assert damage(state, TASH) == 4, "The Glorp took half of the fighter's damage"
    assert damage(after(state, (0, End())), TASH) == 3


def test_ruling_16_a_full_fleet_boards_nothing() -> None:
    full = side(
        Flagship.FREEP,
        yellow=(ZEUS, "scout-plutt", "scout-galha"),
        green=("scout-baxter", "scout-hundog", "scout-zinoth"),
        red=("cruiser-freya", "cruiser-troya", "cruiser-badal"),
        blue=("carrier-woden", "carrier-astur", "carrier-eroll"),
        hand=("beam-blast", "direct-hit", "boarding-party"),
    )
    state = table(full, side(yellow=(TASH,)))
    state = unopposed(unopposed(state, 0, SHOT), 0, HIT)
    assert refusal(state, 0, put("boarding-party")) == "fleet-full"


def test_catastrophic_damage_destroys_whatever_the_hull() -> None:
    step = do(direct("catastrophic-damage"), 0, put("catastrophic-damage"))
    assert step.state.top.lethal
    assert TASH in passes(step.state).ship_discard


@pytest.mark.parametrize("card", ["catastrophic-damage", "bridge-hit-star-star"])
def test_ruling_27_some_effects_work_on_flagships(card: Card) -> None:
    state = unopposed(_at_flagship(card), 0, put(card), Dice("flagship", 0))
    if card == "catastrophic-damage":
        assert not state.fleets[1].alive
    else:
        assert state.hands[1] == ()


@pytest.mark.parametrize("card", ["boarding-party", "concussive-blast"])
def test_ruling_27_others_do_not(card: Card) -> None:
    assert refusal(_at_flagship(card), 0, put(card)) == "not-on-flagships"


def _at_flagship(card: Card) -> State:
    state = table(
        side(Flagship.FREEP, red=(ZEUS,), hand=("beam-blast", "direct-hit", card)),
        side(yellow=(TASH,), hand=("laser-blast",)),
        side(Flagship.TRI_BOT),
    )
    state = unopposed(state, 0, fire("beam-blast", ZEUS, "the-glorp"))
    return unopposed(state, 0, HIT)


@pytest.mark.parametrize(("held", "taken"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_a_bridge_hit_takes_up_to_three_cards_of_chance(held: int, taken: int) -> None:
    """Ruling 13 where there are fewer."""
    defence = ("laser-blast", "mag-blast", "spacedock", "minefield-star", "direct-hit-circle")
    state = direct("bridge-hit-star-star", defence=defence[:held])
    state = do(state, 0, put("bridge-hit-star-star")).state
    step = answered(state, 1, Answer.PASS, dice=Dice("bridge", 1))
    assert len(step.state.hands[0]) == taken
    assert len(step.state.hands[1]) == held - taken
    assert told(step) == ["steals"]
    private = [event.audience for event in step.events if event.audience is not None]
    assert private == ([frozenset({0}), frozenset({1})] if taken else [])
    for seat in (0, 1):
        assert sum(event.kept_by(seat) for event in step.events) == 1, "it is told once"


def scattering(*more: str) -> State:
    state = table(
        side(
            Flagship.FREEP,
            yellow=(ZEUS,),
            hand=("beam-blast", "direct-hit", "concussive-blast"),
        ),
        side(yellow=(TASH, "dreadnought-hermes"), green=more),
    )
    state = unopposed(unopposed(state, 0, SHOT), 0, HIT)
    return unopposed(state, 0, put("concussive-blast"))


def test_a_concussive_blast_moves_the_ships_of_the_zone_at_will() -> None:
    """Ruling 29: speed does not matter."""
    state = scattering()
    assert state.question is not None
    assert state.question.zone is YELLOW
    state = after(state, (0, Scatter((RED, GREEN))))
    assert zones(state, 1) == {TASH: RED, "dreadnought-hermes": GREEN}
    assert state.question is None


def test_ruling_29_the_layout_is_checked_as_a_whole() -> None:
    state = scattering("scout-dink", "scout-plutt")
    assert refusal(state, 0, Scatter((GREEN, GREEN))) == "scatter-crowded"
    assert after(state, (0, Scatter((GREEN, BLUE)))).question is None
    assert refusal(state, 0, Scatter((GREEN,))) == "scatter-each"
    assert refusal(state, 0, End()) == "scatter-first"
    assert Scatter((GREEN, GREEN)) not in ENGINE.legal_actions(state, 0)


def test_a_concussive_blast_may_leave_the_ships_where_they_are() -> None:
    step = do(scattering(), 0, Scatter((YELLOW, YELLOW)))
    assert told(step) == ["thrown-nowhere"]
    assert ENGINE.default_action(scattering(), 0) == Scatter((YELLOW, YELLOW))


def test_ruling_26_after_ramming_a_direct_hit_with_an_effect_only() -> None:
    state = table(
        side(
            Flagship.FREEP,
            yellow=("cruiser-freya", ZEUS),
            hand=("ramming-speed", "direct-hit", "beam-blast", "boarding-party"),
        ),
        side(yellow=(TASH,)),
    )
    state = unopposed(state, 0, fire("ramming-speed", "cruiser-freya", TASH))
    assert state.chain == Chain(Link.HIT, TASH, None)
    state = unopposed(state, 0, HIT)
    assert refusal(state, 0, fire("beam-blast", "cruiser-freya", TASH, "Zap")) == "not-your-ship"
    assert unopposed(state, 0, put("boarding-party")).question is not None


def test_ruling_26_no_direct_hit_after_squadrons() -> None:
    state = unopposed(aim("fighter-star", "direct-hit"), 0, launch("fighter-star", TASH))
    assert refusal(state, 0, HIT) == "no-hit"


def test_ruling_25_the_others_cards_do_not_close_the_chance() -> None:
    state = hit("direct-hit", defence=("strategic-allocation",))
    state = unopposed(state, 1, put("strategic-allocation"))
    assert unopposed(state, 0, HIT).chain == Chain(Link.DIRECT, TASH, ZEUS)


def test_effects_need_no_target_named() -> None:
    assert refusal(direct("boarding-party"), 0, put("boarding-party", TASH)) == (
        "no-target-to-name"
    )


def test_a_chain_does_not_outlast_the_turn() -> None:
    state = hit("direct-hit")
    assert state.phase is Phase.ATTACK
    assert after(state, (0, End())).chain is None
    assert refusal(state, 0, Move(ZEUS, RED)) == "phase"
