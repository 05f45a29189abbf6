"""What the choices of Mag·Blast are called: who, with what, at what, and what comes of it."""

from __future__ import annotations

from engines.core import Player, Text, text
from engines.magblast.cards import TURRETS
from engines.magblast.editions import KINDS, SHIP_CARDS, damage, is_flagship
from engines.magblast.fleet import Fleet, owner_of
from engines.magblast.imagine import imagine
from engines.magblast.model import (
    Action,
    Answer,
    Fire,
    Kind,
    Launch,
    Maneuver,
    Move,
    Place,
    PlayCard,
    Reinforce,
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


def own_fleet(view: View) -> Fleet:
    """Return the viewer's fleet."""
    assert view.seat is not None
    return view.fleets[view.seat]


def own_ship(fleet: Fleet, ship_id: ShipId) -> Text:
    """Return one of a fleet's ships with its zone."""
    ship = fleet.ship(ship_id)
    if ship is None:
        return typed_ship(ship_id)
    return text("magblast-ship-in-zone", ship=typed_ship(ship.id), zone=ZONE_NAMES[ship.zone])


def moved_ship(fleet: Fleet, ship: ShipId, moved: bool) -> Text:
    """Return one of a fleet's ships with its zone, marked if it is being moved there."""
    named = own_ship(fleet, ship)
    return text("magblast-ship-moved", ship=named) if moved else named


def zone_for(fleet: Fleet, zone: Zone) -> Text:
    """Return a zone with how many ships of a fleet are in it."""
    return text("magblast-zone-with", zone=ZONE_NAMES[zone], count=len(fleet.in_zone(zone)))


def zone_to(fleet: Fleet, ship_id: ShipId, zone: Zone) -> Text:
    """Return a zone to move to, with the ships there, or that it is the way back."""
    ship = fleet.ship(ship_id)
    if ship is not None and ship.zone is not zone and ship.origin is zone:
        return text("magblast-zone-back", zone=ZONE_NAMES[zone])
    return zone_for(fleet, zone)


def thrown_to(ship: ShipId, zone: Zone) -> Text:
    """Return a ship that is thrown about, with where it goes."""
    return text("magblast-thrown-to", ship=typed_ship(ship), zone=ZONE_NAMES[zone])


# -- Attacks -----------------------------------------------------------------------------------


def power(view: View, shot: Fire, certain: bool) -> Text:
    """Return a card with its damage; a ramming ship's is not certain before the ship is."""
    if not certain and KINDS[shot.card] not in TURRETS:
        return card_label(shot.card)
    return with_damage(card_label(shot.card), damage_of(view, shot))


def damage_of(view: View, attack: Fire | Launch) -> int:
    """Return the damage of an attack if nobody stops it."""
    if isinstance(attack, Launch):
        return strength(imagine(view), attack.card, attack.target)
    rams = KINDS[attack.card] is Kind.RAMMING_SPEED
    return SHIP_CARDS[attack.ship].speed if rams else damage(attack.card)


def outcome_of(view: View, attack: Fire | Launch) -> Text:
    """Return what an attack does if nobody stops it: the damage, and what is left.

    What squadrons do to a ship that survives is gone when they go home (ruling 21).
    """
    lasts = not isinstance(attack, Launch)
    return outcome(view, attack.target, damage_of(view, attack), lasts=lasts)


def outcome(view: View, target: ShipId, amount: int, *, lasts: bool = True) -> Text:
    """Return so much damage, and what it leaves of its target, this turn if that is raided."""
    left = max(0, view.hull_left(target) - amount)
    key = "magblast-outcome" if lasts else "magblast-outcome-this-turn"
    if lasts and left and view.raided(target):
        key = "magblast-outcome-left-this-turn"
    return text(key, damage=amount, left=left, target=place_of(view, target))


def aimed(view: View, attack: Fire | Launch) -> Text:
    """Return who attacks what, and what comes of it."""
    launched = isinstance(attack, Launch)
    return text(
        "magblast-aimed",
        attacker=card_name(attack.card) if launched else typed_ship(attack.ship),
        target=place_of(view, attack.target),
        outcome=outcome_of(view, attack),
    )


def shot_in_short(view: View, ship: ShipId, target: ShipId) -> Text:
    """Return who fires at what by their names alone, for the short label of a form."""
    at = place_of(view, target) if is_flagship(target) else ship_name(target)
    return text("magblast-shot-in-short", ship=ship_name(ship), target=at)


def with_damage(named: Text, amount: int) -> Text:
    """Return something that does damage, with how much."""
    return text("magblast-with-damage", what=named, damage=amount)


# -- Cards and abilities -----------------------------------------------------------------------


def paying(cards: tuple[str, ...]) -> Text:
    """Return the sentence that says which cards pay for a ship."""
    return text("magblast-paying", cards=labels(cards))


def payment(cards: tuple[str, ...]) -> Text:
    """Return cards that are paid together."""
    return text("magblast-payment", cards=labels(cards))


def play_words(view: View, play: PlayCard) -> Text:
    """Return a card with what it is played on, and what it takes off."""
    if play.target is None:
        return card_label(play.card)
    target = played_on(view, play.target)
    if play.blasts:
        target = text("magblast-off-ship", ship=target, blasts=labels(play.blasts))
    return text("magblast-played-on", card=card_label(play.card), target=target)


def told(view: View, action: Action) -> Text | None:
    """Return an action in a sentence of its own; None where its title and choices say it."""
    match action:
        case PlayCard():
            return play_words(view, action)
        case Move():
            ship = own_ship(own_fleet(view), action.ship)
            return text("magblast-likely-move", ship=ship, zone=ZONE_NAMES[action.zone])
        case Maneuver((move,)):
            return told(view, move)
        case Maneuver(moves) if moves:
            return text("magblast-told-moves", moves=tuple(_moved(view, one) for one in moves))
        case Place():
            ship = typed_ship(action.ship)
            return text("magblast-told-place", ship=ship, zone=ZONE_NAMES[action.zone])
        case Reinforce(ship=None):
            return text("magblast-told-reinforce", cards=labels(action.cards))
        case Reinforce(ship=str(ship)):
            return text(
                "magblast-told-reinforce-with", cards=labels(action.cards), ship=typed_ship(ship)
            )
        case _:
            return None


def _moved(view: View, move: Move) -> Text:
    ship = own_ship(own_fleet(view), move.ship)
    return text("magblast-told-move", ship=ship, zone=ZONE_NAMES[move.zone])


def played_on(view: View, target: ShipId) -> Text:
    """Return what a card is played on: a fleet, or an own ship."""
    return fleet_of(view, target) if is_flagship(target) else own_ship(own_fleet(view), target)


def fleet_of(view: View, flagship: ShipId) -> Text:
    """Return whose fleet a flagship stands for."""
    owner = owner_of(view.fleets, flagship)
    assert owner is not None, flagship
    key = "magblast-fleet-own" if owner == view.seat else "magblast-fleet-of"
    return text(key, player=Player(owner), flagship=ship_name(flagship))


def used_on(view: View, use: Use) -> Text:
    """Return whom an ability robs, or what takes the damage that it moves."""
    target = use.target or ""
    if use.ship is None:
        owner = owner_of(view.fleets, target)
        assert owner is not None, target
        return text("magblast-robbed", player=Player(owner), count=view.hand_sizes[owner])
    told = outcome(view, target, damage_moved(view, use))
    return text("magblast-target", target=place_of(view, target), outcome=told)


def moved(view: View, use: Use) -> Text:
    """Return the ship whose damage an ability moves, with how much that is if it is all."""
    ship = own_ship(own_fleet(view), use.ship or "")
    return ship if use.card else with_damage(ship, damage_moved(view, use))


def damage_moved(view: View, use: Use) -> int:
    """Return the damage that an ability moves: one card's, or all that is under a ship."""
    ship = own_fleet(view).ship(use.ship or "")
    blasts = () if ship is None else ship.blasts
    if use.card is None:
        return sum(blast.amount for blast in blasts)
    return max((blast.amount for blast in blasts if blast.card == use.card), default=0)


def answer_words(respond: Respond, *, certain: bool) -> Text:
    """Return an answer, with the cards it takes if there are no others for it."""
    name = ANSWER_NAMES[respond.answer]
    if not (certain and respond.cards):
        return name
    if respond.answer is Answer.INTERCEPT:
        return text("magblast-answer-with", answer=name, cards=labels(respond.cards))
    return text("magblast-answer-paid", cards=labels(respond.cards))
