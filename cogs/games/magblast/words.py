"""What the choices of Mag·Blast are called: who, with what, at what, and what comes of it."""

from __future__ import annotations

from engines.core import Player, Text, text
from engines.magblast.editions import KINDS, SHIP_CARDS, damage, is_flagship
from engines.magblast.fleet import Fleet, Ship, owner_of
from engines.magblast.imagine import imagine
from engines.magblast.model import (
    Answer,
    Card,
    Fire,
    Kind,
    Launch,
    Move,
    Place,
    PlayCard,
    Respond,
    ShipId,
    Use,
    Zone,
)
from engines.magblast.squadrons import strength
from engines.magblast.telling import (
    ANSWER_NAMES,
    TURRET_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
    card_label,
    card_name,
    labels,
    place_of,
    ship_name,
)
from engines.magblast.view import View


def typed_ship(ship: ShipId) -> Text:
    """Return the name of a ship with its type; a ship without a name has the type in it."""
    card = SHIP_CARDS.get(ship)
    if card is None or ship.removeprefix(f"{card.type}-").isdigit():
        return ship_name(ship)
    return text("magblast-typed-ship", type=TYPE_NAMES[card.type], ship=ship_name(ship))


def printed(ship: ShipId) -> Text:
    """Return a ship's name with what is printed on it."""
    return text("magblast-printed-ship", ship=typed_ship(ship), values=values(ship))


def values(ship: ShipId) -> Text:
    """Return what is printed on a ship: speed, hull and turrets."""
    card = SHIP_CARDS[ship]
    turrets = tuple(TURRET_NAMES[turret] for turret in card.turrets)
    return text(
        "magblast-ship-values",
        speed=card.speed,
        hull=card.hull,
        count=len(turrets),
        turrets=turrets,
    )


def ship_in_zone(ship: Ship) -> Text:
    """Return an own ship with the zone it is in."""
    return text("magblast-ship-in-zone", ship=typed_ship(ship.id), zone=ZONE_NAMES[ship.zone])


def own_ship(fleet: Fleet, ship_id: ShipId) -> Text:
    """Return one of a fleet's ships with its zone."""
    ship = fleet.ship(ship_id)
    return typed_ship(ship_id) if ship is None else ship_in_zone(ship)


def outcome_of(view: View, attack: Fire | Launch) -> Text:
    """Return what an attack does if nobody stops it: the damage, and what is left."""
    amount = damage_of(view, attack)
    left = max(0, view.hull_left(attack.target) - amount)
    return text("magblast-outcome", damage=amount, left=left, target=place_of(view, attack.target))


def damage_of(view: View, attack: Fire | Launch) -> int:
    """Return the damage of an attack if nobody stops it."""
    if isinstance(attack, Launch):
        return strength(imagine(view), attack.card, attack.target)
    rams = KINDS[attack.card] is Kind.RAMMING_SPEED
    return SHIP_CARDS[attack.ship].speed if rams else damage(attack.card)


def aimed(view: View, attack: Fire | Launch) -> Text:
    """Return who attacks what, and what comes of it."""
    return text(
        "magblast-aimed",
        attacker=attacker(attack),
        target=place_of(view, attack.target),
        outcome=outcome_of(view, attack),
    )


def target_of(view: View, attack: Fire | Launch) -> Text:
    """Return what is attacked, and what comes of it."""
    target = place_of(view, attack.target)
    return text("magblast-target", target=target, outcome=outcome_of(view, attack))


def attacker(attack: Fire | Launch) -> Text:
    """Return what attacks: a ship, or a squadron."""
    return card_name(attack.card) if isinstance(attack, Launch) else typed_ship(attack.ship)


def payment(cards: tuple[Card, ...]) -> Text:
    """Return cards that are paid together."""
    return text("magblast-payment", cards=labels(cards))


def play_words(view: View, play: PlayCard) -> Text:
    """Return a card with what it is played on."""
    if play.target is None:
        return card_label(play.card)
    return text("magblast-played-on", card=card_label(play.card), target=played_on(view, play))


def played_on(view: View, play: PlayCard) -> Text:
    """Return what a card is played on: a fleet, or an own ship and the blasts under it."""
    target = play.target or ""
    if is_flagship(target):
        return fleet_of(view, target)
    ship = own_ship_of(view, target)
    if not play.blasts:
        return ship
    return text("magblast-off-ship", ship=ship, blasts=labels(play.blasts))


def fleet_of(view: View, flagship: ShipId) -> Text:
    """Return whose fleet a flagship stands for."""
    owner = owner_of(view.fleets, flagship)
    assert owner is not None, flagship
    key = "magblast-fleet-own" if owner == view.seat else "magblast-fleet-of"
    return text(key, player=Player(owner), flagship=ship_name(flagship))


def own_ship_of(view: View, ship_id: ShipId) -> Text:
    """Return one of the viewer's ships with its zone."""
    return typed_ship(ship_id) if view.seat is None else own_ship(view.fleets[view.seat], ship_id)


def zone_for(fleet: Fleet, zone: Zone) -> Text:
    """Return a zone with how many ships of a fleet are in it."""
    return text("magblast-zone-with", zone=ZONE_NAMES[zone], count=len(fleet.in_zone(zone)))


def move_words(fleet: Fleet, move: Move) -> Text:
    """Return a zone to move to, with the ships there, or that it is the way back."""
    ship = fleet.ship(move.ship)
    if ship is not None and ship.origin is move.zone:
        return text("magblast-zone-back", zone=ZONE_NAMES[move.zone])
    return zone_for(fleet, move.zone)


def used_on(view: View, use: Use) -> Text:
    """Return whom an ability robs, or what takes the damage that it moves."""
    target = use.target or ""
    if use.ship is None:
        owner = owner_of(view.fleets, target)
        assert owner is not None, target
        return text("magblast-robbed", player=Player(owner), count=view.hand_sizes[owner])
    left = max(0, view.hull_left(target) - damage_moved(view, use))
    place = place_of(view, target)
    outcome = text("magblast-outcome", damage=damage_moved(view, use), left=left, target=place)
    return text("magblast-target", target=place, outcome=outcome)


def moved(view: View, use: Use) -> Text:
    """Return the ship whose damage an ability moves, and how much that is."""
    damage = damage_moved(view, use)
    ship = own_ship_of(view, use.ship or "")
    return with_damage(ship, damage)


def damage_moved(view: View, use: Use) -> int:
    """Return the damage that an ability moves: one card's, or all that is under a ship."""
    ship = None if view.seat is None else view.fleets[view.seat].ship(use.ship or "")
    blasts = () if ship is None else ship.blasts
    if use.card is None:
        return sum(blast.amount for blast in blasts)
    return max((blast.amount for blast in blasts if blast.card == use.card), default=0)


def with_damage(named: Text, amount: int) -> Text:
    """Return something that does damage, with how much."""
    return text("magblast-with-damage", what=named, damage=amount)


def thrown_to(ship: ShipId, zone: Zone) -> Text:
    """Return a ship that is thrown about, with where it goes."""
    return text("magblast-thrown-to", ship=typed_ship(ship), zone=ZONE_NAMES[zone])


def answer_words(respond: Respond) -> Text:
    """Return an answer with the cards it takes."""
    name = ANSWER_NAMES[respond.answer]
    if not respond.cards:
        return name
    if respond.answer is Answer.INTERCEPT:
        return text("magblast-answer-with", answer=name, cards=labels(respond.cards))
    return text("magblast-answer-paid", cards=labels(respond.cards))


def follow_up(card: Card) -> Text:
    """Return a card that follows up a hit, as something to be done now."""
    return text("magblast-follow-up", card=card_name(card))


def moved_ship(fleet: Fleet, ship: ShipId, moved: bool) -> Text:
    """Return one of a fleet's ships with its zone, marked if it is being moved there."""
    named = own_ship(fleet, ship)
    return text("magblast-ship-moved", ship=named) if moved else named


def placed_in(fleet: Fleet, place: Place, *, named: bool) -> Text:
    """Return a zone for a new ship, with the ship's name where there is a choice of those."""
    zone = zone_for(fleet, place.zone)
    if not named:
        return zone
    return text("magblast-place-into", ship=ship_name(place.ship), zone=zone)
