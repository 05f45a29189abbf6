"""What is said to follow a hit follows it, and nothing else."""

from __future__ import annotations

import pytest

from cogs.words.strings import speaker
from engines.magblast import ENGINE
from engines.magblast.applying import follows_up
from engines.magblast.cards import Flagship
from engines.magblast.editions import category
from engines.magblast.imagine import imagine
from engines.magblast.model import (
    Category,
    EditionName,
    Fire,
    PlayCard,
)
from engines.magblast.state import State
from tests.games.magblast.fleets import damaged
from tests.games.magblast.positions import (
    fire,
    put,
    refusal_text,
    side,
    table,
    unopposed,
)
from tests.games.magblast.rules.foretold import (
    DINK,
    SECOND,
    TASH,
    WODEN,
    asks,
    hints,
    offers,
    own_moments,
    random_matches,
    ways_of,
)

FOLLOWS = {Category.DIRECT_HIT: "card-direct-hit", Category.EFFECT: "effect"}
CRITICAL = {"en": ("effect", "critical"), "es": ("efecto", "crítico")}
"""What follows upon a Direct Hit, as the third edition calls it and the second."""


def can_follow(state: State, seat: int) -> set[str]:
    """Return what legal actions go on with a chain, by what each of them is."""
    found: set[str] = set()
    for verb in ("follow", "fire", "use"):
        for action in ways_of(state, seat).listed(verb):
            if not follows_up(imagine(ENGINE.view(state, seat)), seat, action):
                continue
            match action:
                case PlayCard(card=card):
                    found.add(FOLLOWS[category(card)])
                case Fire():
                    found.add("again")
                case _:
                    found.add("use")
    return found


def assert_follows_as_told(state: State) -> None:
    """Whatever is offered after a hit can be done, and goes on with it; and nothing is left out."""
    seat = state.active
    asked, told = asks(state, seat), hints(state, seat)
    can = can_follow(state, seat)
    chained = "-chain-" in asked.key
    assert chained == bool(can)
    assert ("chain-none" in told) == (not can)
    second = state.config.edition is SECOND
    said = {one.removeprefix("magblast-").removesuffix("-early") for one in offers(asked)}
    named = {"critical" if second and one == "effect" else one for one in can}
    assert not chained or said == named
    for locale, names in CRITICAL.items():
        words = " ".join(map(speaker(locale), (asked, *ways_of(state, seat).hints(None))))
        assert names[not second] not in words.replace("-effect", "")
    assert state.chain is not None
    if state.chain.ship is None:
        assert "again" not in said
        assert not {"chain-hit"} & set(told)


@random_matches
def test_what_is_offered_after_a_hit_follows_it(edition: EditionName, number: int) -> None:
    looked_at = 0
    for state in own_moments(edition, number):
        if state.chain is not None and state.question is None and state.shot is None:
            assert_follows_as_told(state)
            looked_at += 1
    assert looked_at


def hit(flagship: Flagship, *hand: str, edition: EditionName = EditionName.THIRD) -> State:
    """Return the position after a cruiser's beam has hit."""
    second = edition is EditionName.SECOND
    cruiser, scout, prey = ("cruiser-1", "scout-1", "carrier-1") if second else (TASH, DINK, WODEN)
    guns = side(flagship, yellow=(cruiser, scout), hand=("beam-blast", *hand))
    other = side(Flagship.HACAN if second else None, yellow=(prey,), hand=("laser-blast",))
    state = table(guns, other, edition=edition)
    return unopposed(state, 0, fire("beam-blast", cruiser, prey))


@pytest.mark.parametrize(
    "flagship", [Flagship.LETNEV, Flagship.SOL, Flagship.XXCHA, Flagship.NAALU]
)
def test_an_ability_that_ends_a_chain_does_not_follow_it(flagship: Flagship) -> None:
    state = hit(flagship, "spacedock-1", edition=SECOND)
    state = damaged(state, 0, "scout-1", "laser-blast")
    assert_follows_as_told(state)
    assert "chain-none" in hints(state)


def test_a_shot_from_another_ship_does_not_follow_a_direct_hit() -> None:
    state = hit(Flagship.LETNEV, "direct-hit", "laser-blast", edition=SECOND)
    state = unopposed(state, 0, put("direct-hit"))
    assert_follows_as_told(state)
    assert "chain-none" in hints(state)


def test_mentak_is_told_of_its_own_way_on() -> None:
    state = hit(Flagship.MENTAK_COALITION, "direct-hit", edition=SECOND)
    state = unopposed(state, 0, put("direct-hit"))
    assert_follows_as_told(state)
    assert offers(asks(state)) == ["use"]


@pytest.mark.parametrize("locale", CRITICAL)
@pytest.mark.parametrize("edition", EditionName)
def test_what_follows_a_direct_hit_is_called_as_the_edition_does(
    edition: EditionName, locale: str
) -> None:
    effect = "catastrophic-damage" if edition is SECOND else "bridge-hit-star-star"
    state = hit(Flagship.LETNEV if edition is SECOND else Flagship.FREEP, "direct-hit", effect,
                "direct-hit", edition=edition)  # fmt: skip
    assert_follows_as_told(state)
    state = unopposed(state, 0, put("direct-hit"))
    assert_follows_as_told(state)
    own, other = CRITICAL[locale][:: -1 if edition is SECOND else 1]
    say = speaker(locale)
    for said in (asks(state), refusal_text(state, 0, put("direct-hit"))):
        assert own in say(said) and other not in say(said)


def test_alpha_mazons_are_told_of_effects_that_need_no_direct_hit() -> None:
    state = hit(Flagship.ALPHA_MAZONS, "bridge-hit-star-star")
    assert_follows_as_told(state)
    assert "chain-effect" in hints(state)
    assert_follows_as_told(hit(Flagship.ALPHA_MAZONS, "bridge-hit-star-star", "direct-hit"))


def test_a_ship_that_rammed_does_not_fire_again() -> None:
    hand = ("ramming-speed", "direct-hit", "direct-hit", "bridge-hit-star-star", "laser-blast")
    guns = side(Flagship.FREEP, yellow=(TASH, "scout-plutt"), hand=hand)
    state = table(guns, side(yellow=(WODEN,)))
    state = unopposed(state, 0, fire("ramming-speed", "scout-plutt", WODEN))
    assert_follows_as_told(state)
    assert "chain-rammed" in hints(state)
    state = unopposed(state, 0, put("direct-hit"))
    assert_follows_as_told(state)
    assert offers(asks(state)) == ["effect"]
    refused = refusal_text(state, 0, put("direct-hit"))
    assert refused.key == "magblast-refusal-already-direct-rammed"
