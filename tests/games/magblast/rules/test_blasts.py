"""Firing blasts ("Realizar disparos"), rulings 6, 19, 20, 31 and 32."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Either
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.editions import EDITIONS, SHIP_CARDS
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import (
    Answer,
    EditionName,
    Fire,
    Kind,
    Phase,
    ShipType,
    Turret,
)
from engines.magblast.state import State
from engines.magblast.telling import ship_names
from tests.games.magblast.fleets import AMOUNTS, damaged
from tests.games.magblast.positions import (
    after,
    answered,
    damage,
    do,
    fire,
    passes,
    refusal,
    refusal_text,
    side,
    table,
    told,
    unopposed,
    whole_box,
)

CARDS = {Turret.LASER: "laser-blast", Turret.BEAM: "beam-blast", Turret.MAG: "mag-blast"}
ALL = tuple(CARDS.values())


def duel(
    shooter: str, *targets: str, hand: tuple[str, ...] = ALL, edition: EditionName | None = None
) -> State:
    """Return a position in which one ship in yellow faces ships in yellow."""
    return table(
        side(Flagship.FREEP, yellow=(shooter,), hand=hand),
        side(Flagship.ALPHA_MAZONS, yellow=targets),
        edition=edition or EditionName.THIRD,
    )


@pytest.mark.parametrize("ship", SHIP_CARDS)
@pytest.mark.parametrize("turret", Turret)
def test_each_ship_fires_what_its_turrets_allow(ship: str, turret: Turret) -> None:
    """Each of the 54 and 50 ships, and each blast: step 1, the turret."""
    target, edition = _gunner(ship, ShipType.DREADNOUGHT)
    state = duel(ship, target, edition=edition)
    shot = fire(CARDS[turret], ship, target)
    if turret in SHIP_CARDS[ship].turrets:
        assert damage(unopposed(state, 0, shot), target) == AMOUNTS[CARDS[turret]]
    else:
        assert refusal(state, 0, shot) == "no-turret"


@pytest.mark.parametrize("ship", SHIP_CARDS)
def test_each_ship_is_destroyed_when_damage_reaches_its_hull(ship: str) -> None:
    """Step 3 and ruling 20: one point less leaves it, the last destroys it at once."""
    shooter, edition = _gunner(ship, ShipType.SCOUT)
    state = duel(shooter, ship, hand=("laser-blast",), edition=edition)
    state = damaged(state, 1, ship, *_worth(SHIP_CARDS[ship].hull - 1))
    assert state.hull_left(ship) == 1
    state = unopposed(state, 0, fire("laser-blast", shooter, ship))
    assert state.fleets[1].ships == ()
    assert state.ship_discard == (ship,)
    assert "laser-blast" in state.action_discard
    assert whole_box(state)


def _gunner(target: str, kind: ShipType) -> tuple[str, EditionName]:
    """Return another ship of this type from the box that the target is in."""
    name, box = next((n, e) for n, e in EDITIONS.items() if SHIP_CARDS[target] in e.ships)
    return next(s.id for s in box.ships if s.type is kind and s.id != target), name


def _worth(amount: int) -> tuple[str, ...]:
    """Return blasts of the deck that do this much damage together."""
    threes, ones = divmod(amount, 3)
    return ("beam-blast",) * threes + ("laser-blast",) * ones


def test_the_types_have_their_turrets() -> None:
    turrets = {s.type: s.turrets for s in EDITIONS[EditionName.THIRD].ships}
    assert turrets[ShipType.SCOUT] == (Turret.LASER,)
    assert turrets[ShipType.CRUISER] == (Turret.BEAM,)
    assert turrets[ShipType.DESTROYER] == (Turret.LASER, Turret.BEAM)
    assert turrets[ShipType.DREADNOUGHT] == (Turret.BEAM, Turret.MAG)
    assert turrets[ShipType.GUNSHIP] == tuple(Turret)


def test_a_hit_says_what_it_did() -> None:
    shot = fire("beam-blast", "dreadnought-zeus", "scout-dink", "PIUM!")
    step = do(duel("dreadnought-zeus", "scout-dink"), 0, shot)
    assert told(step) == ["fires"]
    step = answered(step.state, 1, Answer.PASS)
    hit = step.events[0].text
    assert hit.key == "magblast-event-hits"
    assert (hit.args["noise"], hit.args["damage"], hit.args["left"]) == ("PIUM!", 3, 0)


def test_a_ship_fires_once_a_turn() -> None:
    state = duel("destroyer-vlero", "dreadnought-zeus")
    state = unopposed(state, 0, fire("laser-blast", "destroyer-vlero", "dreadnought-zeus"))
    again = fire("beam-blast", "destroyer-vlero", "dreadnought-zeus")
    assert refusal(state, 0, again) == "has-fired"
    assert refusal_text(state, 0, again).args["count"] == 0


def test_the_refusal_names_the_ships_that_can_fire_the_card() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink", "cruiser-tash"), hand=ALL),
        side(yellow=("dreadnought-zeus",)),
    )
    text = refusal_text(state, 0, fire("beam-blast", "scout-dink", "dreadnought-zeus"))
    assert text.args["count"] == 1
    assert text.args["ships"] == Either(ship_names(("cruiser-tash",)))


def test_a_ship_fires_only_at_ships_of_its_zone() -> None:
    """Step 2."""
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",), hand=ALL),
        side(green=("cruiser-tash",), yellow=("cruiser-troya",)),
    )
    text = refusal_text(state, 0, fire("laser-blast", "scout-dink", "cruiser-tash"))
    assert text.key == "magblast-refusal-other-zone"
    assert text.args["count"] == 1


def test_a_flagship_is_hit_only_through_its_empty_zone() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",), red=("scout-plutt",), hand=ALL),
        side(red=("cruiser-tash",)),
    )
    assert refusal(state, 0, fire("laser-blast", "scout-plutt", "the-glorp")) == "shielded"
    state = unopposed(state, 0, fire("laser-blast", "scout-dink", "the-glorp"))
    assert damage(state, "the-glorp") == 1
    assert state.fleets[1].blasts == (Blast("laser-blast", 1),)


@pytest.mark.parametrize("flagship", Flagship)
def test_every_flagship_has_a_hull_of_eight(flagship: Flagship) -> None:
    name, box = next((n, e) for n, e in EDITIONS.items() if flagship in e.flagships)
    other = next(f for f in box.flagships if f is not flagship)
    ship = next(s.id for s in box.ships if s.type is ShipType.DREADNOUGHT)
    hand = ("beam-blast", "mag-blast")
    state = table(side(other, yellow=(ship,), hand=hand), side(flagship), edition=name)
    state = _flagship_hit(state, "beam-blast", "beam-blast", "laser-blast")
    assert state.hull_left(flagship) == 1
    state = unopposed(state, 0, fire("beam-blast", ship, flagship.value))
    assert not state.fleets[1].alive
    assert state.phase is Phase.OVER


def _flagship_hit(state: State, *cards: str) -> State:
    deck = list(state.action_deck)
    for card in cards:
        deck.remove(card)
    fleets = list(state.fleets)
    blasts = tuple(Blast(card, AMOUNTS[card]) for card in cards)
    fleets[1] = replace(fleets[1], blasts=blasts)
    return replace(state, fleets=tuple(fleets), action_deck=tuple(deck))


def test_flagships_never_fire() -> None:
    state = duel("scout-dink", "cruiser-tash")
    assert refusal(state, 0, fire("laser-blast", "freep", "cruiser-tash")) == "no-such-ship"


def test_one_does_not_fire_at_oneself_or_at_nothing() -> None:
    state = duel("scout-dink", "cruiser-tash")
    assert refusal(state, 0, fire("laser-blast", "scout-dink", "freep")) == "own-target"
    assert refusal(state, 0, fire("laser-blast", "scout-dink", "cruiser-troya")) == (
        "no-such-target"
    )
    assert refusal(state, 0, fire("laser-blast", "scout-dink", "no ship")) == "no-such-target"
    assert refusal(state, 0, fire("laser-blast", "cruiser-tash", "scout-dink")) == "not-your-ship"


def test_only_blasts_are_fired() -> None:
    state = duel("scout-dink", "cruiser-tash", hand=("fighter-star", "spacedock"))
    assert refusal(state, 0, fire("spacedock", "scout-dink", "cruiser-tash")) == "not-a-blast"
    assert refusal(state, 0, fire("laser-blast", "scout-dink", "cruiser-tash")) == "not-in-hand"


def test_one_fires_only_in_the_attack_phase() -> None:
    state = replace(duel("scout-dink", "cruiser-tash"), phase=Phase.DISCARD)
    assert refusal(state, 0, fire("laser-blast", "scout-dink", "cruiser-tash")) == "phase"


def test_ruling_6_a_cancelled_shot_was_fired() -> None:
    state = duel("scout-dink", "cruiser-tash", hand=("laser-blast", "laser-blast"))
    fleets = state.hands[0], ("evasive-action",)
    deck = list(state.action_deck)
    deck.remove("evasive-action")
    state = replace(state, hands=fleets, action_deck=tuple(deck))
    state = do(state, 0, fire("laser-blast", "scout-dink", "cruiser-tash")).state
    state = passes(answered(state, 1, Answer.EVADE).state)
    assert damage(state, "cruiser-tash") == 0
    assert set(state.action_discard) == {"laser-blast", "evasive-action"}
    again = fire("laser-blast", "scout-dink", "cruiser-tash", "Zzzap!")
    assert refusal(state, 0, again) == "has-fired"


def test_under_a_minefield_nothing_is_fired() -> None:
    """Ruling 31."""
    state = duel("scout-dink", "cruiser-tash")
    fleets = (replace(state.fleets[0], lasting=(Lasting("minefield-star", 1),)), state.fleets[1])
    state = replace(state, fleets=fleets)
    assert refusal(state, 0, fire("laser-blast", "scout-dink", "cruiser-tash")) == "minefield"
    assert not any(isinstance(a, Fire) for a in ENGINE.legal_actions(state, 0))


@pytest.mark.parametrize("target", ["cruiser-tash", "recyclons-v40k"])
def test_ruling_32_asteroids_shield_ships_and_flagship(target: str) -> None:
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",), red=("scout-plutt",), hand=ALL),
        side(Flagship.RECYCLONS_V40K, yellow=("cruiser-tash",)),
    )
    fleets = (state.fleets[0], replace(state.fleets[1], lasting=(Lasting("asteroids-star", 1),)))
    state = replace(state, fleets=fleets)
    shooter = "scout-dink" if target == "cruiser-tash" else "scout-plutt"
    assert refusal(state, 0, fire("laser-blast", shooter, target)) == "asteroids"


def test_every_offered_shot_is_legal_and_every_target_is_offered() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("gunship-nylev",), red=("scout-dink",), hand=ALL),
        side(yellow=("cruiser-tash",), green=("cruiser-troya",)),
        side(Flagship.TRI_BOT, red=("scout-plutt",), green=("scout-galha",)),
    )
    shots = [a for a in ENGINE.legal_actions(state, 0) if isinstance(a, Fire) and a.sound]
    aims = {(a.ship, a.target) for a in shots}
    assert aims == {
        ("gunship-nylev", "cruiser-tash"),
        ("gunship-nylev", "tri-bot"),
        ("scout-dink", "the-glorp"),
        ("scout-dink", "scout-plutt"),
    }
    assert {Kind(a.card) for a in shots if a.ship == "gunship-nylev"} == {*map(Kind, ALL)}


def test_cards_with_few_icons_are_offered_first() -> None:
    """What pays for ships later is not wasted on a shot."""
    state = duel("scout-dink", "cruiser-tash", hand=("laser-blast", "laser-blast-star"))
    shots = {a.card for a in ENGINE.legal_actions(state, 0) if isinstance(a, Fire)}
    assert shots == {"laser-blast"}
    assert after(state, (0, fire("laser-blast-star", "scout-dink", "cruiser-tash"))).stack
