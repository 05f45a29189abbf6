"""Standing orders: answers by public facts, so that nobody waits (rulings 2 and 7)."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from cogs.panels.orders import orders_page, page_of
from cogs.words.strings import LOCALES, speaker
from engines.core import Dice, Seat, decode, encode
from engines.magblast import ENGINE
from engines.magblast.answers import answers
from engines.magblast.cards import Flagship
from engines.magblast.editions import HULLS
from engines.magblast.fleet import Blast
from engines.magblast.model import Action, Answer, Card, Config, EditionName, End, Respond
from engines.magblast.orders import (
    Orders,
    Quiet,
    Reply,
    Situation,
    answer,
    asked,
    situation,
)
from engines.magblast.state import State
from engines.magblast.telling import card_label, card_name
from tests.games.magblast.positions import (
    after,
    answered,
    damage,
    do,
    fire,
    launch,
    passes,
    put,
    side,
    table,
    unopposed,
)

TASH, DINK, ZEUS = "cruiser-tash", "scout-dink", "dreadnought-zeus"
SECOND_SHIPS = ("cruiser-1", "carrier-1")
STANDARD = Orders()


def threatened(*hand: Card, mine: tuple[Card, ...] = (), flagship: Flagship | None = None) -> State:
    """Return a dreadnought and a carrier in yellow facing a cruiser and a scout."""
    return table(
        side(
            Flagship.FREEP,
            yellow=(ZEUS, "carrier-woden"),
            red=("cruiser-freya",),
            hand=("beam-blast", "laser-blast", "fighter-star", "minefield-star", *mine),
        ),
        side(flagship, yellow=(TASH, DINK), hand=hand),
        side(Flagship.TRI_BOT),
    )


def by_orders(state: State, seat: Seat, orders: Orders = STANDARD) -> Respond | None:
    return answer(ENGINE.view(state, seat), seat, orders)


CASES: dict[Situation, Action] = {
    Situation.FLAGSHIP_HIT: fire("beam-blast", "cruiser-freya", "the-glorp"),
    Situation.SHIP_LOST: fire("beam-blast", ZEUS, DINK),
    Situation.SHIP_HIT: fire("beam-blast", ZEUS, TASH),
    Situation.FLEET_CARD: put("minefield-star", "the-glorp"),
    Situation.OTHERS: put("minefield-star", "tri-bot"),
}


@pytest.mark.parametrize("meant", CASES)
def test_what_a_card_means_is_told_by_what_everyone_sees(meant: Situation) -> None:
    state = do(threatened(), 0, CASES[meant]).state
    assert situation(state.top, 1) is meant


def test_direct_hits_effects_and_cancelled_cards_are_situations_of_their_own() -> None:
    state = threatened("evasive-action", mine=("direct-hit", "bridge-hit-star-star"))
    state = unopposed(state, 0, CASES[Situation.SHIP_HIT])
    state = do(state, 0, put("direct-hit")).state
    assert situation(state.top, 1) is Situation.DIRECT_HIT
    state = do(passes(state), 0, put("bridge-hit-star-star")).state
    assert situation(state.top, 1) is Situation.EFFECT
    state = do(threatened("evasive-action"), 0, CASES[Situation.SHIP_HIT]).state
    state = answered(answered(state, 1, Answer.EVADE).state, 2, Answer.PASS).state
    assert situation(state.top, 0) is Situation.OWN_CARD
    assert situation(state.top, 2) is Situation.OTHERS


@pytest.mark.parametrize(
    ("meant", "expected"),
    [
        (Situation.FLAGSHIP_HIT, Answer.EVADE),
        (Situation.SHIP_LOST, Answer.EVADE),
        (Situation.SHIP_HIT, Answer.PASS),
        (Situation.FLEET_CARD, Answer.PASS),
        (Situation.OTHERS, Answer.PASS),
    ],
)
def test_the_orders_that_stand_from_the_start(meant: Situation, expected: Answer) -> None:
    """Evade when a ship would be destroyed or the flagship is hit; otherwise pass."""
    state = do(threatened("evasive-action", "temporal-flux"), 0, CASES[meant]).state
    given = by_orders(state, 1)
    assert given is not None
    assert given.answer is expected


@pytest.mark.parametrize("meant", CASES)
def test_without_anything_in_hand_an_order_to_stop_passes(meant: Situation) -> None:
    state = do(threatened("laser-blast"), 0, CASES[meant]).state
    stopping = replace(STANDARD, **{field.replace("-", "_"): Reply.STOP for field in Situation})
    assert by_orders(state, 1, stopping) == Respond(state.top.number)


HANDS: tuple[tuple[Card, ...], ...] = (
    (),
    ("evasive-action",),
    ("temporal-flux",),
    ("fighter-circle", "bomber-diamond-diamond"),
)


@pytest.mark.parametrize("reply", Reply)
@pytest.mark.parametrize("meant", CASES)
def test_whether_one_is_asked_never_depends_on_the_hand(reply: Reply, meant: Situation) -> None:
    orders = replace(STANDARD, **{field.replace("-", "_"): reply for field in Situation})
    held = [hand or ("laser-blast",) for hand in HANDS]
    given = [by_orders(do(threatened(*hand), 0, CASES[meant]).state, 1, orders) for hand in held]
    assert {one is None for one in given} == {reply is Reply.ASK}


@pytest.mark.parametrize(
    ("edition", "flagship", "asked"),
    [
        (EditionName.THIRD, Flagship.FREEP, False),
        (EditionName.THIRD, Flagship.CRANIUM_CONSORTIUM, False),
        (EditionName.SECOND, Flagship.YSSARIL_TRIBES, True),
        (EditionName.SECOND, Flagship.XXCHA, True),
    ],
)
@pytest.mark.parametrize("uses", [0, 3])
def test_whoever_holds_no_card_is_asked_only_with_an_ability(
    edition: EditionName, flagship: Flagship, asked: bool, uses: int
) -> None:
    """Everybody sees that they can only let it pass; Yssaril shields, Xxcha may take a card."""
    ships = ("cruiser-tash", "scout-dink") if edition is EditionName.THIRD else SECOND_SHIPS
    shooter = side(Flagship.TRI_BOT, yellow=ships[:1], hand=("beam-blast",))
    if edition is EditionName.SECOND:
        shooter = side(Flagship.SOL, yellow=ships[:1], hand=("beam-blast",))
    state = table(shooter, side(flagship, yellow=ships[1:]), edition=edition)
    fleets = (state.fleets[0], replace(state.fleets[1], uses=uses))
    state = do(replace(state, fleets=fleets), 0, fire("beam-blast", ships[0], ships[1])).state
    orders = replace(STANDARD, **{field.replace("-", "_"): Reply.ASK for field in Situation})
    given = by_orders(state, 1, orders)
    assert given == (None if asked and uses else Respond(state.top.number))


def test_every_answer_by_order_is_legal() -> None:
    for meant, hand, flagship in product(CASES, HANDS, (None, Flagship.CRANIUM_CONSORTIUM)):
        if flagship is not None and meant is Situation.FLAGSHIP_HIT:
            continue
        action = CASES[meant]
        if flagship is not None and meant is Situation.FLEET_CARD:
            action = put("minefield-star", "cranium-consortium")
        state = do(threatened(*hand, flagship=flagship), 0, action).state
        given = by_orders(state, 1)
        assert given in ENGINE.legal_actions(state, 1)


def test_the_cheapest_means_comes_first() -> None:
    """Fighters come home, an ability takes what pays for ships, and Flux stops anything."""
    state = table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=("fighter-star", "laser-blast")),
        side(
            Flagship.CRANIUM_CONSORTIUM,
            yellow=("carrier-astur", DINK),
            hand=("fighter-circle", "bomber-diamond-diamond", "evasive-action", "temporal-flux"),
        ),
    )
    given = by_orders(do(state, 0, launch("fighter-star", DINK)).state, 1)
    assert given is not None
    assert given.answer is Answer.INTERCEPT
    given = by_orders(do(state, 0, fire("laser-blast", "carrier-woden", DINK)).state, 1)
    assert given is not None
    assert (given.answer, given.cards) == (Answer.ABILITY, ("bomber-diamond-diamond",))


def weighed(state: State, hand: tuple[Card, ...], orders: Orders = STANDARD) -> Answer:
    """Return what seat 1, holding this hand, answers to the newest card by its orders."""
    held = tuple(sorted(hand))
    state = replace(state, hands=(state.hands[0], held, *state.hands[2:]))
    given = by_orders(state, 1, orders)
    assert given is not None
    return given.answer


def against_the_flagship(action: Action, *, damage: int = 0) -> State:
    """Return the position in which a hurt flagship is attacked through its empty zones."""
    state = table(
        side(
            Flagship.FREEP,
            yellow=(ZEUS, "carrier-woden"),
            red=("cruiser-freya", DINK),
            hand=("beam-blast", "laser-blast", "fighter-star", "ramming-speed"),
        ),
        side(yellow=(TASH,)),
        side(Flagship.TRI_BOT),
    )
    fleet = replace(state.fleets[1], blasts=(Blast("mag-blast", damage),) if damage else ())
    state = replace(state, fleets=(state.fleets[0], fleet, state.fleets[2]))
    return do(state, 0, action).state


LASER = fire("laser-blast", DINK, "the-glorp")
BEAM = fire("beam-blast", "cruiser-freya", "the-glorp")
RAM = fire("ramming-speed", "cruiser-freya", "the-glorp")
FIGHTER = launch("fighter-star", "the-glorp")


@pytest.mark.parametrize(
    ("action", "before", "stopped"),
    [
        (LASER, 0, False),
        (LASER, 5, False),
        (LASER, 6, True),
        (LASER, 7, True),
        (BEAM, 0, True),
        (RAM, 5, False),
        (RAM, 6, True),
        (FIGHTER, 0, False),
        (FIGHTER, 5, False),
        (FIGHTER, 6, True),
    ],
)
@pytest.mark.parametrize("card", ["evasive-action", "temporal-flux"])
def test_the_usual_orders_weigh_what_an_attack_on_the_flagship_costs(
    action: Action, before: int, stopped: bool, card: Card
) -> None:
    """Lethal, 3 or more that lasts, or half of what is left; never a squadron that kills not."""
    given = weighed(against_the_flagship(action, damage=before), (card,))
    assert (given is not Answer.PASS) is stopped


def test_what_somebody_ordered_before_is_done_as_it_was() -> None:
    """Orders that were stored before there was weighing mean what they meant."""
    stored = (
        b'{"flagship_hit":"stop","ship_lost":"stop","ship_hit":"pass","direct_hit":"stop",'
        b'"effect":"stop","fleet_card":"pass","own_card":"pass","others":"ask",'
        b'"save_flux":true,"quiet":"no","since":0}'
    )
    orders = decode(stored, Orders)
    assert orders.others is Reply.ASK
    state = against_the_flagship(FIGHTER)
    assert weighed(state, ("temporal-flux",), orders) is Answer.FLUX
    assert weighed(state, ("temporal-flux",)) is Answer.PASS


@pytest.mark.parametrize(("left", "stopped"), [(2, False), (3, True)])
def test_a_direct_hit_is_weighed_by_the_hull_that_is_left(left: int, stopped: bool) -> None:
    state = threatened(mine=("direct-hit",))
    state = _hurt(unopposed(state, 0, CASES[Situation.SHIP_HIT]), left)
    state = do(state, 0, put("direct-hit")).state
    for card, answer_ in (("evasive-action", Answer.EVADE), ("temporal-flux", Answer.FLUX)):
        assert weighed(state, (card,)) is (answer_ if stopped else Answer.PASS)


def test_a_direct_hit_on_a_flagship_is_stopped_whatever_is_left_of_it() -> None:
    state = threatened("evasive-action", mine=("direct-hit",))
    fleet = replace(state.fleets[1], blasts=(Blast("beam-blast", 4),))
    state = replace(state, fleets=(state.fleets[0], fleet, state.fleets[2]))
    state = passes(do(state, 0, CASES[Situation.FLAGSHIP_HIT]).state)
    state = do(state, 0, put("direct-hit")).state
    assert weighed(state, ("evasive-action",)) is Answer.EVADE


def _hurt(state: State, left: int) -> State:
    """Return the position with this much hull left of the cruiser that was hit."""
    fleet = state.fleets[1]
    damage = Blast("beam-blast", HULLS[TASH] - left)
    ships = tuple(replace(s, blasts=(damage,)) if s.id == TASH else s for s in fleet.ships)
    return replace(state, fleets=(state.fleets[0], replace(fleet, ships=ships), state.fleets[2]))


@pytest.mark.parametrize(
    ("card", "left", "stopped"),
    [
        ("catastrophic-damage", 2, False),
        ("catastrophic-damage", 3, True),
        ("boarding-party", 2, False),
        ("boarding-party", 3, True),
        ("bridge-hit-star-star", 1, True),
        ("concussive-blast", 3, False),
    ],
)
def test_effects_are_weighed_by_what_they_take(card: Card, left: int, stopped: bool) -> None:
    state = threatened(mine=("direct-hit", card))
    state = unopposed(unopposed(state, 0, CASES[Situation.SHIP_HIT]), 0, put("direct-hit"))
    state = do(_hurt(state, left), 0, put(card)).state
    assert weighed(state, ("temporal-flux",)) is (Answer.FLUX if stopped else Answer.PASS)


WEIGHING = replace(STANDARD, **{field.replace("-", "_"): Reply.WEIGH for field in Situation})


def test_minefields_ones_own_cards_and_others_are_weighed_if_one_orders_it() -> None:
    flux = ("temporal-flux",)
    state = do(threatened(), 0, CASES[Situation.FLEET_CARD]).state
    assert weighed(state, flux, WEIGHING) is Answer.FLUX
    state = do(threatened(), 0, CASES[Situation.OTHERS]).state
    assert weighed(state, flux, WEIGHING) is Answer.PASS
    for shot, answer_ in ((Situation.SHIP_LOST, Answer.FLUX), (Situation.SHIP_HIT, Answer.PASS)):
        state = do(threatened("evasive-action", mine=flux), 0, CASES[shot]).state
        state = answered(answered(state, 1, Answer.EVADE).state, 2, Answer.PASS).state
        given = by_orders(state, 0, WEIGHING)
        assert given is not None
        assert given.answer is answer_


@pytest.mark.parametrize("hand", [("evasive-action",), ("temporal-flux",)])
def test_whoever_spent_a_card_is_told_in_private(hand: tuple[Card, ...]) -> None:
    """And only once it was spent: an answer that another forestalls returns unseen."""
    state = do(threatened(*hand), 0, CASES[Situation.SHIP_LOST]).state
    answer_ = Answer.EVADE if hand == ("evasive-action",) else Answer.FLUX
    step = answered(state, 1, answer_)
    assert not [event for event in step.events if event.audience is not None]
    step = answered(step.state, 2, Answer.PASS)
    (told,) = (event for event in step.events if event.audience is not None)
    assert told.audience == {1}
    assert told.text.key == "magblast-event-own-answer"
    assert told.text.args["cards"] == (card_label(hand[0]),)


def test_whoever_paid_for_an_ability_is_told_in_private() -> None:
    state = threatened("bomber-diamond-diamond", flagship=Flagship.CRANIUM_CONSORTIUM)
    state = do(state, 0, CASES[Situation.SHIP_LOST]).state
    state = answered(state, 2, Answer.PASS).state
    step = answered(state, 1, Answer.ABILITY, "bomber-diamond-diamond")
    (told,) = (event for event in step.events if event.audience is not None)
    assert (told.audience, told.text.key) == ({1}, "magblast-event-own-answer")


def test_flux_is_saved_for_more_than_fleet_ships() -> None:
    state = do(threatened("temporal-flux"), 0, CASES[Situation.SHIP_LOST]).state
    given = by_orders(state, 1)
    assert given is not None
    assert given.answer is Answer.PASS
    given = by_orders(state, 1, replace(STANDARD, save_flux=False))
    assert given is not None
    assert given.answer is Answer.FLUX
    state = do(threatened("temporal-flux"), 0, CASES[Situation.FLAGSHIP_HIT]).state
    given = by_orders(state, 1)
    assert given is not None
    assert given.answer is Answer.FLUX


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kept_back", [True, False])
@pytest.mark.parametrize("meant", CASES)
@pytest.mark.parametrize("card", ["evasive-action", "temporal-flux"])
def test_what_would_stop_a_card_is_spent_or_named_on_the_page_as_kept_back(
    card: Card, meant: Situation, kept_back: bool, locale: str
) -> None:
    """Wherever an order says to stop it, and the hand can."""
    say, field = speaker(locale), meant.replace("-", "_")
    orders = replace(STANDARD, save_flux=kept_back, **{field: Reply.STOP})
    state = do(threatened(card), 0, CASES[meant]).state
    _, *stopping = answers(state.top, 1, state.fleets[1], (card,))
    page = orders_page("magblast", orders, page_of("magblast", field))
    named = [line for line in map(say, page.about[2:]) if say(card_name(card)) in line]
    assert by_orders(state, 1, orders) in stopping or named or not stopping


def test_let_everything_pass_this_turn() -> None:
    state = do(threatened("evasive-action"), 0, CASES[Situation.FLAGSHIP_HIT]).state
    quiet = replace(STANDARD, flagship_hit=Reply.ASK, quiet=Quiet.TURN, since=state.turn)
    assert by_orders(state, 1, quiet) == Respond(state.top.number)
    assert by_orders(state, 1, replace(quiet, since=state.turn - 1)) is None


def test_let_everything_pass_until_my_turn() -> None:
    """It ends when the own next turn begins, whenever that is."""
    state = do(threatened("evasive-action"), 0, CASES[Situation.FLAGSHIP_HIT]).state
    quiet = replace(STANDARD, flagship_hit=Reply.ASK, quiet=Quiet.UNTIL_MINE, since=state.turn)
    assert by_orders(state, 1, quiet) == Respond(state.top.number)
    played = replace(state.fleets[1], last_turn=state.turn + 1)
    later = replace(state, turn=state.turn + 3, fleets=(state.fleets[0], played, state.fleets[2]))
    assert by_orders(later, 1, quiet) is None


def test_quiet_lapses_once_its_time_is_over_and_not_before() -> None:
    """Whatever else is ordered then."""
    view = ENGINE.view(threatened(), 1)
    quiet = replace(STANDARD, quiet=Quiet.TURN, since=view.turn)
    later = {"others": Reply.ASK}
    assert ENGINE.orders_now(view, 1, quiet) == quiet
    assert ENGINE.orders_now(view, 1, quiet, **later).quiet is Quiet.TURN
    lapsed = ENGINE.orders_now(view, 1, replace(quiet, since=view.turn - 1), **later)
    assert lapsed == replace(STANDARD, others=Reply.ASK, since=view.turn)


def test_quiet_ordered_on_ones_own_turn_begins_when_it_is_over() -> None:
    state = threatened()
    mine = replace(state.fleets[0], last_turn=state.turn)
    state = replace(state, fleets=(mine, *state.fleets[1:]))
    quiet = replace(STANDARD, quiet=Quiet.UNTIL_MINE, since=state.turn)
    assert not quiet.is_quiet(ENGINE.view(state, 0), 0)
    assert quiet.is_quiet(ENGINE.view(after(state, (0, End())), 0), 0)


def test_orders_answer_only_when_the_seat_is_asked() -> None:
    state = threatened()
    assert by_orders(state, 1) is None
    state = do(state, 0, CASES[Situation.SHIP_HIT]).state
    assert by_orders(state, 0) is None
    assert asked(ENGINE.view(state, 1)) == state.top
    state = answered(state, 1, Answer.PASS).state
    assert by_orders(state, 1) is None
    assert asked(ENGINE.view(state, None)) is None


def test_orders_survive_being_stored() -> None:
    orders = replace(STANDARD, others=Reply.ASK, quiet=Quiet.TURN, since=7)
    assert decode(encode(orders), Orders) == orders


def followed(state: State, orders: Orders = STANDARD) -> State:
    """Let orders answer for everybody who is asked, as the table does."""
    while state.stack:
        seat = min(ENGINE.to_act(state))
        given = by_orders(state, seat, orders)
        assert given is not None, "somebody was waited for"
        state = do(state, seat, given, Dice("orders", state.plays)).state
    return state


@pytest.mark.parametrize("hands", [((), ()), (("evasive-action",), ("temporal-flux",))])
def test_an_attack_phase_of_six_shots_runs_through_without_anybody_waiting(
    hands: tuple[tuple[Card, ...], tuple[Card, ...]],
) -> None:
    """A normal attack phase against opponents with standing orders."""
    ships = ("scout-plutt", "cruiser-freya", "cruiser-badal", "destroyer-vlero", "gunship-nylev")
    state = table(
        side(
            Flagship.FREEP,
            yellow=ships[:3],
            green=(*ships[3:], ZEUS),
            hand=("laser-blast", "laser-blast", *["beam-blast"] * 3, "mag-blast"),
        ),
        side(Flagship.TRI_BOT, yellow=("dreadnought-hermes",), hand=hands[0]),
        side(Flagship.ALPHA_MAZONS, green=("dreadnought-pyrox", DINK), hand=hands[1]),
    )
    shots = (
        fire("laser-blast", "scout-plutt", "dreadnought-hermes"),
        fire("beam-blast", "cruiser-freya", "dreadnought-hermes"),
        fire("beam-blast", "cruiser-badal", "dreadnought-hermes"),
        fire("laser-blast", "destroyer-vlero", DINK),
        fire("beam-blast", "gunship-nylev", "dreadnought-pyrox"),
        fire("mag-blast", ZEUS, "tri-bot"),
    )
    for shot in shots:
        state = followed(do(state, 0, shot).state)
        assert ENGINE.to_act(state) == {0}
    assert damage(state, "dreadnought-hermes") == 7
    assert damage(state, "tri-bot") == (0 if hands[0] else 5)
    assert after(state, (0, End())).active == 1


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_whole_matches_run_on_standing_orders(seats: int) -> None:
    """Only the active player decides anything: nobody else is ever waited for."""
    dice = Dice(f"orders-{seats}", 0)
    state = ENGINE.start(Config(), seats, dice).state
    while ENGINE.outcome(state) is None:
        seat = min(ENGINE.to_act(state))
        if state.stack:
            given = by_orders(state, seat)
            assert given is not None
            action: Action = given
        else:
            action = dice.choice(ENGINE.legal_actions(state, seat))
        state = do(state, seat, action, dice).state
    assert state.plays > 10
