"""Standing orders: what a person wants done about cards on other people's turns.

Whether a person is asked depends on public facts and the orders alone, never on a hand:
otherwise a pause would tell who holds an answer. An order to stop a card with nothing in
hand that could simply passes. How many cards a hand has is public: whoever holds none is
not asked.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from engines.core import Seat
from engines.magblast.answers import answers
from engines.magblast.cards import BOARDINGS, LASTING, Flagship
from engines.magblast.editions import category, is_flagship
from engines.magblast.model import Answer, Category, Kind, Respond
from engines.magblast.state import Play
from engines.magblast.view import View
from engines.options import KEPT


class Situation(StrEnum):
    """What a card that one is asked about means to oneself."""

    FLAGSHIP_HIT = "flagship-hit"
    """An attack on one's flagship."""
    SHIP_LOST = "ship-lost"
    """An attack that would destroy one of one's fleet ships."""
    SHIP_HIT = "ship-hit"
    """An attack that one's fleet ship would survive."""
    DIRECT_HIT = "direct-hit"
    """A Direct Hit on something of one's own."""
    EFFECT = "effect"
    """An effect, or critical, on something of one's own."""
    FLEET_CARD = "fleet-card"
    """A Minefield or Asteroids on one's fleet."""
    OWN_CARD = "own-card"
    """An answer that would cancel one's own card."""
    OTHERS = "others"
    """Everything else: other people's business."""


class Reply(StrEnum):
    """What is to be done in a situation."""

    PASS = "pass"
    """Let it pass."""
    WEIGH = "weigh"
    """Stop it, if anything in hand can and it would cost one much (see `weighs`)."""
    STOP = "stop"
    """Stop it, if anything in hand can."""
    ASK = "ask"
    """Ask the person, whatever is in hand."""


class Quiet(StrEnum):
    """How long everything is let pass."""

    NO = "no"
    TURN = "turn"
    """For the rest of the turn in which it was ordered."""
    UNTIL_MINE = "until-mine"
    """Until one's own next turn."""


class Orders(Struct, frozen=True):
    """The standing orders of one person; as they stand from the start they let a match flow.

    `save_flux` keeps Temporal Flux from being spent on attacks on fleet ships. `since` is
    the number of the turn in which `quiet` was ordered (`View.turn`).
    """

    flagship_hit: Reply = Reply.WEIGH
    ship_lost: Reply = Reply.STOP
    ship_hit: Reply = Reply.PASS
    direct_hit: Reply = Reply.WEIGH
    effect: Reply = Reply.WEIGH
    fleet_card: Reply = Reply.PASS
    own_card: Reply = Reply.PASS
    others: Reply = Reply.PASS
    save_flux: bool = True
    quiet: Quiet = Quiet.NO
    since: Annotated[int, Meta(ge=0, le=1_000_000, extra={KEPT: True})] = 0

    def reply(self, situation: Situation) -> Reply:
        """Return what is ordered for a situation."""
        return getattr(self, situation.replace("-", "_"))

    def has_lapsed(self, view: View, seat: Seat) -> bool:
        """Tell whether the time is over for which everything was to be let pass."""
        match self.quiet:
            case Quiet.TURN:
                return view.turn != self.since
            case Quiet.UNTIL_MINE:
                return view.fleets[seat].last_turn > self.since
            case Quiet.NO:
                return False

    def is_quiet(self, view: View, seat: Seat) -> bool:
        """Tell whether everything is let pass at this moment."""
        if self.quiet is Quiet.NO or self.has_lapsed(view, seat):
            return False
        return self.quiet is Quiet.TURN or view.active != seat


def orders_now(view: View, seat: Seat, orders: Orders, given: dict[str, Any]) -> Orders:
    """Return the orders without what has lapsed, and with what is `given` on this turn."""
    if orders.has_lapsed(view, seat):
        orders = replace(orders, quiet=Quiet.NO)
    return replace(orders, **given, since=view.turn) if given else orders


GRAVE = 3
"""Hull that one would rather not lose for good: what a beam takes."""
MEANS = (Answer.INTERCEPT, Answer.ABILITY, Answer.EVADE, Answer.FLUX)
"""What an order stops a card with, the cheapest first."""


def situation(play: Play, seat: Seat) -> Situation:
    """Return what a play means to a seat, by what everyone can see."""
    if play.defender != seat:
        return Situation.OTHERS
    if play.against is not None:
        return Situation.OWN_CARD
    if play.is_attack:
        return _attacked(play)
    if play.kind is Kind.DIRECT_HIT:
        return Situation.DIRECT_HIT
    if category(play.card) is Category.EFFECT:
        return Situation.EFFECT
    return Situation.FLEET_CARD if play.kind in LASTING else Situation.OTHERS


def _attacked(play: Play) -> Situation:
    if is_flagship(play.target or ""):
        return Situation.FLAGSHIP_HIT
    return Situation.SHIP_LOST if play.lethal else Situation.SHIP_HIT


def asked(view: View) -> Play | None:
    """Return the play the viewer must answer now; None if there is none."""
    if not view.stack or view.seat not in view.stack[-1].asked or view.answer is not None:
        return None
    return view.stack[-1]


def answer(view: View, seat: Seat, orders: Orders) -> Respond | None:
    """Return what the orders answer to the newest play; None where the person is asked.

    `view` is the seat's own. None also when the seat is not asked about anything.
    """
    play = asked(view)
    if play is None:
        return None
    if orders.is_quiet(view, seat) or _can_only_pass(view, seat, play):
        return Respond(play.number)
    meant = situation(play, seat)
    match orders.reply(meant):
        case Reply.ASK:
            return None
        case Reply.WEIGH if not weighs(view, play, meant):
            return Respond(play.number)
        case Reply.PASS:
            return Respond(play.number)
        case Reply.WEIGH | Reply.STOP:
            return _stop(view, seat, play, spare_flux=orders.save_flux and _minor(meant))


def _can_only_pass(view: View, seat: Seat, play: Play) -> bool:
    """Tell whether all can see that a seat has nothing to answer with, nor to take a card by."""
    fleet = view.fleets[seat]
    takes = fleet.flagship is Flagship.XXCHA and bool(fleet.uses)
    passing = answers(play, seat, fleet, ()) == (Respond(play.number),)
    return not view.hand_sizes[seat] and passing and not takes


def weighs(view: View, play: Play, meant: Situation) -> bool:
    """Tell whether a play would cost the viewer much, or its undoing would.

    It does if it destroys what it is played on, does lasting damage of `GRAVE` or more, or takes
    half of the hull that is left. What squadrons damage is whole again when the turn ends.
    """
    match meant:
        case Situation.FLAGSHIP_HIT | Situation.SHIP_LOST | Situation.SHIP_HIT:
            lasts = play.damage >= GRAVE or 2 * play.damage >= view.hull_left(play.target or "")
            return play.lethal or (play.is_blast and lasts)
        case Situation.DIRECT_HIT:
            return _is_dear(view, play)
        case Situation.EFFECT:
            takes_ship = play.lethal or play.kind in BOARDINGS
            return _is_dear(view, play) if takes_ship else play.kind is Kind.BRIDGE_HIT
        case Situation.FLEET_CARD:
            return play.kind is Kind.MINEFIELD
        case Situation.OWN_CARD:
            own = next(one for one in view.stack if one.number == play.against)
            return own.lethal or category(own.card) in (Category.DIRECT_HIT, Category.EFFECT)
        case Situation.OTHERS:
            return False


def _is_dear(view: View, play: Play) -> bool:
    """Tell whether what a play may cost is a flagship, or hull enough to be missed."""
    target = play.target or ""
    return is_flagship(target) or view.hull_left(target) >= GRAVE


def _minor(meant: Situation) -> bool:
    return meant in (Situation.SHIP_LOST, Situation.SHIP_HIT)


def _stop(view: View, seat: Seat, play: Play, *, spare_flux: bool) -> Respond:
    """Return the cheapest answer that stops a play, or a pass."""
    possible = answers(play, seat, view.fleets[seat], view.hand)
    means = MEANS[:-1] if spare_flux else MEANS
    chosen = (given for kind in means for given in possible if given.answer is kind)
    return next(chosen, Respond(play.number))
