"""A view of Mag·Blast in words: the players, what goes on, each fleet, the piles, one's own hand.

Pictures say many of these lines to those who cannot see them, as far as an alt text has room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engines.accounts import BOARD, MATCH, PLAYERS, YOURS, Part, named, part
from engines.core import Player, Seat, Text, text
from engines.magblast.editions import HULLS, SHIP_CARDS
from engines.magblast.fleet import Blast, Fleet, Ship
from engines.magblast.going_on import going_on, typed, winners
from engines.magblast.model import ZONES, Phase, ShipId
from engines.magblast.telling import (
    ANSWER_NAMES,
    PHASE_NAMES,
    TURRET_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
    ability,
    card_effect,
    card_label,
    labels,
    ship_name,
    zone_names,
)
from engines.magblast.view import View


def account(view: View) -> tuple[Part, ...]:
    """Return all that a view shows."""
    seats = range(len(view.fleets))
    return (
        *part(MATCH, _match(view)),
        *part(PLAYERS, (standing(view, seat) for seat in seats)),
        *part(text("magblast-account-now"), going_on(view)),
        *(one for seat in seats for one in part(_fleet_title(view, seat), _fleet(view, seat))),
        *part(BOARD, _piles(view)),
        *part(YOURS, _own(view)),
    )


def _match(view: View) -> Iterator[Text]:
    """Yield the round, whose turn it is, and how the match has ended."""
    yield text("magblast-alt-round", round=view.round)
    yield text("magblast-account-first", who=named(view.first, view.seat))
    if view.phase is Phase.SETUP:
        yield text("magblast-picture-setup")
    else:
        who, phase = named(view.active, view.seat), PHASE_NAMES[view.phase]
        yield text("magblast-account-turn", who=who, phase=phase)
    if view.ending is not None:
        yield text(f"magblast-picture-ending-{view.ending}")
        best = tuple(named(seat, view.seat) for seat in winners(view))
        yield text("magblast-account-best", who=best)
    if view.fallen:
        fallen = tuple(named(seat, view.seat) for seat in view.fallen)
        yield text("magblast-account-fallen", who=fallen)


def standing(view: View, seat: Seat) -> Text:
    """Return how a player stands: flagship, hand and fleet in numbers, and what it is about.

    Of whoever is out that is all there is to say.
    """
    fleet = view.fleets[seat]
    if not fleet.alive:
        return _line(_fallen(view, seat))
    state = state_of(view, seat)
    uses = (text("magblast-alt-uses", count=fleet.uses),) if fleet.uses else ()
    about = (text(f"magblast-alt-state-{state}"),) if state else ()
    head = headed(view, seat, named(seat, view.seat))
    return text("account-notes", words=head, notes=(summed(view, fleet), *uses, *about))


def _fallen(view: View, seat: Seat) -> Text:
    """Return who is out, with the flagship that they have lost."""
    who, flagship = named(seat, view.seat), ship_name(view.fleets[seat].flagship.value)
    return text("magblast-account-destroyed", who=who, flagship=flagship)


def headed(view: View, seat: Seat, who: Text | Player | str) -> Text:
    """Return who commands a fleet, its flagship with the hull left, and how many cards are held."""
    flagship = view.fleets[seat].flagship.value
    return text(
        "magblast-alt-fleet",
        who=who,
        flagship=ship_name(flagship),
        left=view.hull_left(flagship),
        cards=view.hand_sizes[seat],
    )


def summed(view: View, fleet: Fleet) -> Text:
    """Return the ships of a fleet in numbers."""
    left = sum(view.hull_left(ship.id) for ship in fleet.ships)
    whole = sum(ship.card.hull for ship in fleet.ships)
    return text("magblast-alt-sum", count=len(fleet.ships), hull=left, whole=whole)


def state_of(view: View, seat: Seat) -> str:
    """Return what a player is about, as the end of a key; nothing if it is not their turn."""
    if not view.fleets[seat].alive:
        return "fallen"
    if view.phase is Phase.OVER:
        return "winner" if seat in winners(view) else "survivor"
    if view.phase is Phase.SETUP:
        return "placed" if seat in view.placed else "placing"
    if view.stack and seat in view.stack[-1].asked:
        return "asked"
    return "active" if seat == view.active else ""


def _fleet_title(view: View, seat: Seat) -> Text:
    who, flagship = named(seat, view.seat), ship_name(view.fleets[seat].flagship.value)
    return text("magblast-account-fleet", who=who, flagship=flagship)


def _fleet(view: View, seat: Seat) -> Iterator[Text]:
    """Yield all that lies open before a player: on the flagship, on the fleet, in its zones."""
    fleet = view.fleets[seat]
    yield ability(fleet.flagship)
    on_it = tuple(_damage(view, fleet.flagship.value, fleet.blasts))
    if on_it:
        yield text("magblast-account-on-flagship", what=on_it)
    for lasting in fleet.lasting:
        caster = named(lasting.caster, view.seat)
        what = text("magblast-account-lasting", card=card_label(lasting.card), who=caster)
        yield text("account-line", words=what)
    if view.phase is not Phase.SETUP and fleet.alive:
        for zone in ZONES:
            ships = fleet.in_zone(zone)
            if not ships:
                yield text("magblast-account-open", zone=ZONE_NAMES[zone])
            yield from (_ship(view, ship) for ship in ships)
    else:
        yield from (_ship(view, ship) for ship in fleet.ships)
    if fleet.sounds:
        yield text("magblast-account-sounds", sounds=fleet.sounds)


def _ship(view: View, ship: Ship) -> Text:
    """Return a ship with its zone, what is printed on it, what lies on it and what it did."""
    words = text(
        "magblast-account-ship",
        zone=ZONE_NAMES[ship.zone],
        ship=ship_name(ship.id),
        left=view.hull_left(ship.id),
        facts=printed(ship.id),
    )
    upgrades = (text("magblast-account-upgrade", card=card) for card in labels(ship.upgrades))
    for fact in (*_did(ship), *_damage(view, ship.id, ship.blasts), *upgrades):
        words = text("magblast-account-with", words=words, fact=fact)
    return _line(words)


def printed(ship: ShipId) -> tuple[Text, ...]:
    """Return what is printed on a ship: type, hull, speed and turrets."""
    card = SHIP_CARDS[ship]
    return (
        TYPE_NAMES[card.type],
        text("magblast-alt-hull", hull=HULLS[ship]),
        text("magblast-alt-speed", speed=card.speed),
        *(TURRET_NAMES[turret] for turret in card.turrets),
    )


def _did(ship: Ship) -> Iterator[Text]:
    """Yield what a ship did this turn."""
    if ship.shots:
        shots = tuple(TURRET_NAMES[turret] for turret in ship.shots)
        yield text("magblast-account-fired", turrets=shots)
    if ship.swept:
        yield text("magblast-picture-swept")
    if ship.boarded:
        yield text("magblast-picture-boarded")
    if ship.origin is not None and ship.origin is not ship.zone:
        yield text("magblast-alt-origin", zone=ZONE_NAMES[ship.origin])


def _damage(view: View, target: ShipId, blasts: Iterable[Blast]) -> Iterator[Text]:
    """Yield the damage cards under a ship or flagship, and the squadrons that attack it."""
    for blast in blasts:
        card = card_label(blast.card)
        yield text("magblast-account-blast", card=card, damage=blast.amount)
    for out in view.squadrons:
        if out.target == target and out.damage:
            card, who = card_label(out.card), named(out.seat, view.seat)
            yield text("magblast-account-raid", card=card, who=who, damage=out.damage)


def _piles(view: View) -> Iterator[Text]:
    """Yield the piles: how many are to be drawn, and what is discarded."""
    yield text("magblast-account-actions", deck=view.action_deck_size)
    if view.action_discard:
        cards = Counter(view.action_discard)
        counted = tuple(_counted(card_label(card), n) for card, n in sorted(cards.items()))
        top = card_label(view.action_discard[-1])
        yield text("magblast-account-actions-gone", cards=counted, top=top)
    yield text("magblast-account-ships", deck=view.ship_deck_size)
    if view.ship_discard:
        gone, top = tuple(map(typed, view.ship_discard)), typed(view.ship_discard[-1])
        yield text("magblast-account-ships-gone", ships=gone, top=top)


def _own(view: View) -> Iterator[Text]:
    """Yield what only the viewer knows: an answer, ships dealt or drawn, the hand."""
    if view.seat is None:
        return
    if view.answer is not None:
        answer = ANSWER_NAMES[view.answer.answer]
        yield text("magblast-picture-answered", answer=answer)
        if view.answer.cards:
            yield text("magblast-account-answered", cards=labels(view.answer.cards))
    if view.kept:
        yield text("magblast-account-kept")
        yield from _held(view.kept)
    if view.dealt:
        yield text("magblast-account-dealt", zones=zone_names(ZONES))
        yield from _held(view.dealt)
    if view.drawn:
        yield text("magblast-account-drawn")
        yield from _held(view.drawn)
    yield _line(text("magblast-picture-hand", count=len(view.hand)))
    for card, count in Counter(view.hand).items():
        name, effect = _counted(card_label(card), count), card_effect(view.config.edition, card)
        yield text("magblast-account-card", card=name, effect=effect)


def _held(ships: Iterable[ShipId]) -> Iterator[Text]:
    """Yield ships that are not in play, with what is printed on them."""
    for zone, ship in enumerate(ships):
        facts = printed(ship)
        yield text("magblast-account-held", number=zone + 1, ship=ship_name(ship), facts=facts)


def _counted(name: Text, count: int) -> Text:
    return text("magblast-account-times", count=count, what=name) if count > 1 else name


def _line(words: Text) -> Text:
    return text("account-line", words=words)
