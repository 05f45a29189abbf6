"""What autocomplete offers in Mag·Blast: all that is legal now, and nothing else, from a view.

What other options of the command hold so far is handed in, already read (None: nothing yet);
where that leaves nothing legal, nothing is offered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct

from cogs.chat.acting import Offers
from cogs.games.magblast import words
from cogs.games.magblast.parsing import JOINED
from cogs.games.magblast.ways import (
    blasts_to_take,
    launches,
    may_discard,
    moves,
    own_fleet,
    paying,
    places,
    plays,
    responses,
    scatters,
    shots,
    sweeps,
    uses,
    wishes,
    without,
)
from engines.magblast.cards import TURRETS
from engines.magblast.concussion import thrown
from engines.magblast.editions import KINDS
from engines.magblast.imagine import imagine
from engines.magblast.model import (
    ZONES,
    Answer,
    Card,
    Fire,
    Launch,
    Phase,
    PlayCard,
    Respond,
    ShipId,
    Sweep,
    Use,
    Zone,
)
from engines.magblast.telling import ANSWER_NAMES, card_label, card_name, place_of
from engines.magblast.view import View

Doing = TypeVar("Doing", bound=Struct)


def _fitting(actions: Iterable[Doing], **chosen: Any) -> list[Doing]:
    """Return the actions that have what was chosen; None fits everything."""
    given = {name: value for name, value in chosen.items() if value is not None}
    return [a for a in actions if all(getattr(a, name) == v for name, v in given.items())]


def keepable(view: View, others: Iterable[ShipId]) -> Offers:
    """Return the ships dealt that have no zone yet."""
    if view.phase is not Phase.SETUP or view.seat is None:
        return {}
    return {ship: words.printed(ship) for ship in view.dealt if ship not in set(others)}


def discardable(view: View, others: Iterable[Card]) -> Offers:
    """Return the cards in hand besides those that are thrown away already."""
    left = without(view.hand, *others) if may_discard(view) else ()
    return {card: card_label(card) for card in left}


def takeable(view: View, others: Iterable[Card]) -> Offers:
    """Return the discarded blasts that may be taken besides those chosen already."""
    return {card: card_label(card) for card in without(blasts_to_take(view), *others)}


def payable(view: View, ship: ShipId | None) -> Offers:
    """Return the sets of cards that pay for a ship."""
    sets = paying(view)
    if ship is not None and (not sets or ship not in wishes(view, sets[0])):
        return {}
    return {JOINED.join(cards): words.payment(cards) for cards in sets}


def wished(view: View, cards: tuple[Card, ...]) -> Offers:
    """Return the discarded ships that Tri-Bot may choose."""
    sets = [cards] if cards else paying(view)[:1]
    return {ship: words.printed(ship) for one in sets for ship in wishes(view, one)}


def places_for(view: View, ship: ShipId | None) -> Offers:
    """Return the zones for a ship that was drawn or boarded."""
    found = _fitting(places(view), ship=ship)
    return {place.zone: words.zone_for(own_fleet(view), place.zone) for place in found}


def placed(view: View, zone: Zone | None) -> Offers:
    """Return the ships that may be put into a zone."""
    return {place.ship: words.printed(place.ship) for place in _fitting(places(view), zone=zone)}


def only_ship(view: View) -> ShipId:
    """Return the ship to be placed where there is no choice; "" where there is, or none."""
    ships = dict.fromkeys(place.ship for place in places(view))
    return next(iter(ships)) if len(ships) == 1 else ""


def movers(view: View, zone: Zone | None) -> Offers:
    """Return the ships that can move (into a zone)."""
    fleet = own_fleet(view)
    found = _fitting(moves(view), zone=zone)
    return {move.ship: words.own_ship(fleet, move.ship) for move in found}


def moved_to(view: View, ship: ShipId | None) -> Offers:
    """Return the zones that a ship can move to."""
    fleet = own_fleet(view)
    found = _fitting(moves(view), ship=ship)
    named = words.zone_for if ship is None else None
    return {m.zone: named(fleet, m.zone) if named else words.move_words(fleet, m) for m in found}


def shooters(view: View, card: Card | None, target: ShipId | None) -> Offers:
    """Return the ships that can fire."""
    fleet = own_fleet(view)
    found = _fitting(shots(view), card=card, target=target)
    return {shot.ship: words.own_ship(fleet, shot.ship) for shot in found}


def fired(view: View, ship: ShipId | None, target: ShipId | None) -> Offers:
    """Return the cards that can be fired."""
    found = _fitting(shots(view), ship=ship, target=target)
    return {shot.card: _power(view, shot, certain=ship is not None) for shot in found}


def _power(view: View, attack: Fire | Launch, *, certain: bool) -> Any:
    """Return a card with its damage; a ramming ship's is known with the ship only."""
    if not certain and KINDS[attack.card] not in TURRETS:
        return card_label(attack.card)
    return words.with_damage(card_label(attack.card), words.damage_of(view, attack))


def shot_at(view: View, ship: ShipId | None, card: Card | None) -> Offers:
    """Return what can be fired at, with what comes of it once ship and card are chosen."""
    found = _fitting(shots(view), ship=ship, card=card)
    if ship is None or card is None:
        return {shot.target: place_of(view, shot.target) for shot in found}
    return {shot.target: words.aimed(view, shot) for shot in found}


def launched(view: View, target: ShipId | None) -> Offers:
    """Return the squadrons that can be launched."""
    found = _fitting(launches(view), target=target)
    return {one.card: card_label(one.card) for one in found}


def launched_at(view: View, card: Card | None) -> Offers:
    """Return what squadrons can attack, with what comes of it once one is chosen."""
    found = _fitting(launches(view), card=card)
    if card is None:
        return {one.target: place_of(view, one.target) for one in found}
    return {one.target: words.aimed(view, one) for one in found}


def playable(view: View, target: ShipId | None, blasts: tuple[Card, ...] | None) -> Offers:
    """Return the cards that can be played."""
    found = _fitting(plays(view), target=target, blasts=blasts)
    return {play.card: card_label(play.card) for play in found}


def played_on(view: View, card: Card | None, blasts: tuple[Card, ...] | None) -> Offers:
    """Return the ships and fleets on which a card can be played."""
    found = _fitting(plays(view), card=card, blasts=blasts)
    bare = [PlayCard(play.card, play.target) for play in found if play.target]
    return {play.target: words.played_on(view, play) for play in bare if play.target}


def repaired(view: View, card: Card | None, target: ShipId | None) -> Offers:
    """Return the blasts that a Spacedock can take off."""
    found = _fitting(plays(view), card=card, target=target)
    chosen = dict.fromkeys(play.blasts for play in found if play.blasts)
    return {JOINED.join(blasts): words.payment(blasts) for blasts in chosen}


def sweepers(view: View, fleet: ShipId | None, card: Card | None) -> Offers:
    """Return the ships that can clear something."""
    own = own_fleet(view)
    found = _fitting(sweeps(view), fleet=fleet, card=card)
    return {one.ship: words.own_ship(own, one.ship) for one in found}


def swept(view: View, ship: ShipId | None, card: Card | None) -> Offers:
    """Return the fleets off which something can be cleared."""
    found = _fitting(sweeps(view), ship=ship, card=card)
    return {one.fleet: words.fleet_of(view, one.fleet) for one in found}


def swept_off(view: View, ship: ShipId | None, fleet: ShipId | None) -> Offers:
    """Return the cards that can be cleared."""
    found: list[Sweep] = _fitting(sweeps(view), ship=ship, fleet=fleet)
    return {one.card: card_name(one.card) for one in found}


def used_by(view: View, card: Card | None, target: ShipId | None) -> Offers:
    """Return the own ships whose damage an ability moves."""
    own = own_fleet(view)
    found = _fitting(uses(view), card=card, target=target)
    return {use.ship: words.own_ship(own, use.ship) for use in found if use.ship}


def used_card(view: View, ship: ShipId | None, target: ShipId | None) -> Offers:
    """Return the damage cards that an ability moves."""
    found = _fitting(uses(view), ship=ship, target=target)
    return {use.card: card_label(use.card) for use in found if use.card}


def used_on(view: View, ship: ShipId | None, card: Card | None) -> Offers:
    """Return whom or what an ability can be used on."""
    found: list[Use] = _fitting(uses(view), ship=ship, card=card)
    return {use.target: words.used_on(view, use) for use in found if use.target}


def answerable(view: View, cards: tuple[Card, ...] | None) -> Offers:
    """Return the answers to the card one is asked about."""
    found = _fitting(responses(view), cards=cards)
    return {one.answer: ANSWER_NAMES[one.answer] for one in found}


def answered_with(view: View, answer: Answer | None) -> Offers:
    """Return the cards that an answer takes."""
    found: list[Respond] = [r for r in _fitting(responses(view), answer=answer) if r.cards]
    return {JOINED.join(one.cards): words.payment(one.cards) for one in found}


def scattered(view: View, at: int, chosen: tuple[Zone | None, ...]) -> Offers:
    """Return the zones for ship number `at` of those thrown about, beside those chosen."""
    layouts = [
        one.zones
        for one in scatters(view)
        if len(one.zones) > at and _agrees(one.zones, chosen, at)
    ]
    found = {zones[at] for zones in layouts}
    if not found:
        return {}
    _, ships = thrown(imagine(view))
    return {z: words.thrown_to(ships[at].id, z) for z in ZONES if z in found}


def _agrees(zones: tuple[Zone, ...], chosen: tuple[Zone | None, ...], at: int) -> bool:
    pairs = zip(zones, chosen, strict=False)
    return all(one is None or n == at or one is zone for n, (zone, one) in enumerate(pairs))


def fleets(view: View) -> Offers:
    """Return the fleets in play by seat."""
    living = (seat for seat, fleet in enumerate(view.fleets) if fleet.alive)
    return {str(seat): words.fleet_of(view, view.fleets[seat].flagship) for seat in living}
