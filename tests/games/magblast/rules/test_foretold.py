"""What a captain is told of the moment is so: carried out, it comes to what was said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest
from msgspec.structs import replace

from cogs.words.strings import speaker
from engines.core import Dice, Either, Player, Text, play
from engines.magblast import ENGINE
from engines.magblast.applying import follows_up
from engines.magblast.cards import Flagship
from engines.magblast.editions import category
from engines.magblast.fleet import Lasting
from engines.magblast.imagine import imagine, refusal
from engines.magblast.model import (
    Action,
    Category,
    Discard,
    Draw,
    EditionName,
    End,
    Fire,
    Move,
    Phase,
    Place,
    PlayCard,
    ShipId,
    Use,
    Zone,
)
from engines.magblast.passing import phase_of
from engines.magblast.state import Asking, Question, State
from engines.magblast.ways import MagBlastWays
from tests.games.magblast.fleets import damaged, upgraded, with_lasting
from tests.games.magblast.positions import (
    do,
    fire,
    put,
    refusal_text,
    side,
    table,
    unopposed,
)
from tests.games.magblast.random_play import random_match
from tests.sampled import sampled

CHANCE = Dice("foretold", 1)
MANY = 6
"""So many cards fill any hand."""
ORDER = (Phase.DISCARD, Phase.DRAW, Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK)
VERBS = ("move", "fire", "launch", "play", "sweep", "use")
TASH, WODEN, DINK, ZEUS = "cruiser-tash", "carrier-woden", "scout-dink", "dreadnought-zeus"
BLASTS = ("laser-blast", "beam-blast", "mag-blast")

random_matches = pytest.mark.parametrize(
    ("edition", "number"), sampled(list(product(EditionName, range(4))), 3)
)


def ways_of(state: State, seat: int = 0) -> MagBlastWays:
    return MagBlastWays(ENGINE.view(state, seat), seat)


def asks(state: State, seat: int = 0) -> Text:
    question = ways_of(state, seat).question()
    assert question is not None
    return question


def hints(state: State, seat: int = 0) -> list[str]:
    """Return the ends of the keys of what is told beside a question."""
    return [hint.key.removeprefix("magblast-hint-") for hint in ways_of(state, seat).hints(None)]


def offers(question: Text) -> list[str]:
    """Return the ends of the keys of what a question offers."""
    found = question.args.get("offers", Either(()))
    assert isinstance(found, Either)
    return [one.key.removeprefix("magblast-offer-") for one in found.items if isinstance(one, Text)]


def own_moments(edition: EditionName, number: int) -> Iterator[State]:
    """Yield positions of a random match in which whoever is at turn is asked for a deed."""
    for moment in islice(random_match(edition, number, relentless=True), 1500):
        state = moment.state
        if state.phase in ORDER and not state.stack:
            yield state


def mined(state: State, seat: int = 0) -> State:
    edition = "star" if state.config.edition is EditionName.THIRD else "a"
    return with_lasting(state, seat, Lasting(f"minefield-{edition}", 1 - seat))


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


# -- What follows a hit ------------------------------------------------------------------------

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


SECOND = EditionName.SECOND


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


# -- Phases without anything to do -------------------------------------------------------------


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


@pytest.mark.parametrize("locale", CRITICAL)
def test_it_is_not_said_of_what_belongs_to_no_phase_that_it_finishes_any(locale: str) -> None:
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
    assert {"en": "of a later phase", "es": "de una fase posterior"}[locale] in speaker(locale)(
        said
    )


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
