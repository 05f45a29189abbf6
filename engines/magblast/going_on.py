"""What is going on in Mag·Blast, in words: plays that wait, what they ask, and what holds."""

from __future__ import annotations

from collections.abc import Iterator

from engines.accounts import named
from engines.core import Seat, Text, text
from engines.magblast.editions import SHIP_CARDS
from engines.magblast.model import Phase, ShipId
from engines.magblast.prompts import play_text
from engines.magblast.state import Asking, Play
from engines.magblast.telling import TYPE_NAMES, ZONE_NAMES, card_label, labels, place_of, ship_name
from engines.magblast.turn import standing
from engines.magblast.view import View


def typed(ship: ShipId) -> Text:
    """Return the name of a fleet ship with its type: two may bear the same name."""
    kind = TYPE_NAMES[SHIP_CARDS[ship].type]
    return text("magblast-account-typed", ship=ship_name(ship), type=kind)


def winners(view: View) -> tuple[Seat, ...]:
    """Return who has won a match that is over; several where the best stand alike."""
    living = tuple(seat for seat, fleet in enumerate(view.fleets) if fleet.alive)
    best = max(standing(view.fleets[seat]) for seat in living)
    return tuple(seat for seat in living if standing(view.fleets[seat]) == best)


def going_on(view: View) -> Iterator[Text]:
    """Yield what goes on, the newest first."""
    for play in reversed(view.stack):
        yield from _play(view, play)
    if view.shot is not None:
        yield from _play(view, view.shot)
        yield text("magblast-account-silent")
    if view.chain is not None:
        target = place_of(view, view.chain.target, view.seat)
        yield text(f"magblast-picture-chain-{view.chain.link}", target=target)
        if view.chain.ship is not None:
            yield text("magblast-account-chain", ship=typed(view.chain.ship))
    yield from _question(view)
    yield from _out(view)
    yield from _brutal(view)


def _play(view: View, play: Play) -> Iterator[Text]:
    """Yield a play that waits, with where it comes from, its sound, and who is asked about it."""
    yield text("account-line", words=play_text(view, play))
    if play.ship is not None:
        yield text("magblast-account-shooter", ship=typed(play.ship))
    if play.zone is not None:
        yield text("magblast-account-from", zone=ZONE_NAMES[play.zone])
    if play.sound is not None:
        yield text("magblast-alt-noise", sound=play.sound)
    if play.blasts:
        yield text("magblast-account-taken-off", cards=labels(play.blasts))
    if play.extra:
        yield text("magblast-account-extra")
    if play.asked:
        asked = tuple(named(seat, view.seat) for seat in play.asked)
        yield text("magblast-account-asked", who=asked)


def _question(view: View) -> Iterator[Text]:
    """Yield what the active player must settle first."""
    question, who = view.question, named(view.active, view.seat)
    if question is None:
        return
    if question.zone is not None:
        yield text("magblast-account-scatter", who=who, zone=ZONE_NAMES[question.zone])
    if question.ship is not None:
        boards = question.asking is Asking.BOARD
        key = "magblast-account-boards" if boards else "magblast-account-places"
        yield text(key, who=who, ship=typed(question.ship))
    if question.drawn:
        yield text("magblast-account-drew", who=who, count=question.drawn)


def _out(view: View) -> Iterator[Text]:
    """Yield the squadrons that are out and upon nothing: evaded, intercepting, or done."""
    for out in view.squadrons:
        if not out.damage or out.target is None:
            card, who = card_label(out.card), named(out.seat, view.seat)
            yield text("magblast-account-out", card=card, who=who)


def _brutal(view: View) -> Iterator[Text]:
    """Yield whether a Brutal Assault goes on, begins, or is wished for."""
    if view.brutal and view.phase is not Phase.OVER:
        yield text("account-line", words=text("magblast-picture-brutal"))
    if view.brutal_from is not None:
        who = named(view.brutal_from, view.seat)
        yield text("magblast-account-brutal-from", who=who)
    if view.agreed:
        players = tuple(named(seat, view.seat) for seat in sorted(view.agreed))
        yield text("magblast-account-brutal-called", who=players)
