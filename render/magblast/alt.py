"""The alt texts of Mag·Blast's board and fleets: what they show, in sentences.

Discord takes few letters, and eight fleets have many ships: a text is tried from the fullest
measure of detail down to the barest, and the first that fits is taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

from engines.core import Say, Seat, text
from engines.magblast.account import headed, state_of, summed
from engines.magblast.editions import KINDS
from engines.magblast.fleet import Blast, Fleet, Ship
from engines.magblast.model import ZONES, Phase
from engines.magblast.telling import (
    KIND_NAMES,
    PHASE_NAMES,
    TURRET_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
    card_label,
    card_name,
    ship_name,
)
from engines.magblast.view import View
from render.kit.canvas import ALT_LIMIT
from render.kit.names import full_name
from render.magblast.news import news
from render.magblast.top import title
from render.magblast.words import shown_seats, spent, zone_words


class Measure(IntEnum):
    """How much is said of each ship, from all of it to nothing."""

    ALL = 0
    TYPED = 1
    NAMED = 2
    COUNTED = 3
    SUMMED = 4


_START = ((8, Measure.ALL), (14, Measure.TYPED), (30, Measure.NAMED))
"""Up to how many ships each measure is tried at all."""


def board_alt(view: View, say: Say) -> str:
    """Return the board in words, as fully as there is room for."""
    seats = shown_seats(view)
    ships = sum(len(view.fleets[seat].ships) for seat in seats)
    start = next((measure for most, measure in _START if ships <= most), Measure.COUNTED)
    frame = [*_opening(view, say), *(line.words for line in news(view, say)), *_noise(view, say)]
    frame = [_ended(words) for words in frame]
    close = [*_closing(view, say)]
    for measure in Measure:
        if measure < start:
            continue
        fleets = [fleet_words(view, seat, measure, say) for seat in seats]
        words = " ".join([*frame[:2], *fleets, *frame[2:], *close])
        if len(words) <= ALT_LIMIT:
            return words
    summed = [fleet_words(view, seat, Measure.SUMMED, say) for seat in seats]
    for told in (frame, frame[:2]):  # before a fleet says less, the piles and the news do
        words = " ".join([*told[:2], *summed, *told[2:]])
        if len(words) <= ALT_LIMIT:
            return words
    return " ".join([*frame[:2], *(_bare(view, seat, say) for seat in seats)])


def _bare(view: View, seat: Seat, say: Say) -> str:
    """Return the least that is told of a fleet."""
    return f"{say(headed(view, seat, full_name(seat, say)))}."


def fleet_alt(view: View, seat: Seat, say: Say) -> str:
    """Return one fleet in words, as fully as there is room for."""
    for measure in Measure:
        words = fleet_words(view, seat, measure, say)
        if len(words) <= ALT_LIMIT:
            return words
    return fleet_words(view, seat, Measure.SUMMED, say)


def _ended(words: str) -> str:
    return words if words.endswith((".", "!", "?")) else f"{words}."


def _opening(view: View, say: Say) -> Iterator[str]:
    yield say(text("magblast-alt-round", round=view.round))
    if view.phase in (Phase.SETUP, Phase.OVER):
        yield title(view, say, full=True)
    else:
        who = full_name(view.active, say)
        yield say(text("magblast-alt-turn", who=who, phase=PHASE_NAMES[view.phase]))


def _noise(view: View, say: Say) -> Iterator[str]:
    """Yield the noises of the attacks that wait."""
    for play in view.stack:
        if play.sound is not None:
            yield say(text("magblast-alt-noise", sound=play.sound))


def _closing(view: View, say: Say) -> Iterator[str]:
    for pile, count, discard in (
        ("actions", view.action_deck_size, view.action_discard),
        ("ships", view.ship_deck_size, view.ship_discard),
    ):
        if not discard:
            yield say(text(f"magblast-alt-{pile}-none", deck=count))
            continue
        top = card_label(discard[-1]) if pile == "actions" else ship_name(discard[-1])
        yield say(text(f"magblast-alt-{pile}", deck=count, count=len(discard), top=top))
    if view.fallen:
        players = tuple(_fallen(view, seat, say) for seat in view.fallen)
        yield say(text("magblast-alt-fallen", players=players))


def _fallen(view: View, seat: Seat, say: Say) -> str:
    return f"{full_name(seat, say)} ({say(ship_name(view.fleets[seat].flagship.value))})"


def fleet_words(view: View, seat: Seat, measure: Measure, say: Say) -> str:
    """Return a fleet in words, its ships by this measure."""
    fleet = view.fleets[seat]
    state = state_of(view, seat)
    head = headed(view, seat, full_name(seat, say))
    if not fleet.alive:
        return say(text("magblast-alt-fallen", players=_fallen(view, seat, say)))
    parts = [say(head), *((say(text(f"magblast-alt-state-{state}")),) if state else ())]
    if measure < Measure.SUMMED:
        parts += _upon(view, fleet, measure, say)
    if view.phase is not Phase.SETUP:
        parts += _ships(view, fleet, measure, say)
    return f"{'; '.join(parts)}."


def _upon(view: View, fleet: Fleet, measure: Measure, say: Say) -> Iterator[str]:
    """Yield what lies on the flagship and on the whole fleet."""
    if fleet.uses and measure < Measure.COUNTED:
        yield say(text("magblast-alt-uses", count=fleet.uses))
    if measure is Measure.ALL and fleet.blasts:
        yield say(text("magblast-alt-damage", damage=_sum(fleet.blasts)))
    if measure is Measure.ALL and fleet.sounds:
        yield say(text("magblast-alt-last-noise", sound=fleet.sounds[-1]))
    yield from _squadrons(view, fleet.flagship.value, say)
    for lasting in fleet.lasting:
        card = card_name(lasting.card)
        yield say(text("magblast-alt-lasting", card=card, who=full_name(lasting.caster, say)))


def _ships(view: View, fleet: Fleet, measure: Measure, say: Say) -> Iterator[str]:
    if measure is Measure.SUMMED:
        yield say(summed(view, fleet))
        return
    for zone in ZONES:
        ships = fleet.in_zone(zone)
        words = ", ".join(_ship(view, ship, measure, say) for ship in ships)
        yield f"{zone_words(zone, say)}: {words or say(text('magblast-alt-open'))}"


def _ship(view: View, ship: Ship, measure: Measure, say: Say) -> str:
    left = view.hull_left(ship.id)
    if measure is Measure.COUNTED:
        return str(left)
    marks = list(marks_words(view, ship, measure, say))
    words = f"{say(ship_name(ship.id))} {left}/{ship.card.hull}"
    if measure is Measure.ALL:
        marks = [*printed_words(ship, say), *marks]
    elif measure is Measure.TYPED:
        marks = [say(TYPE_NAMES[ship.card.type]), *marks]
    return f"{words} ({', '.join(marks)})" if marks else words


def printed_words(ship: Ship, say: Say) -> Iterator[str]:
    """Yield what is printed on a ship, in words."""
    card = ship.card
    yield say(TYPE_NAMES[card.type])
    yield say(text("magblast-alt-speed", speed=card.speed))
    yield "+".join(say(TURRET_NAMES[turret]) for turret in card.turrets)


def marks_words(view: View, ship: Ship, measure: Measure, say: Say) -> Iterator[str]:
    """Yield what lies on a ship and what it did."""
    if measure is Measure.ALL and ship.blasts:
        yield say(text("magblast-alt-damage", damage=_sum(ship.blasts)))
    why = spent(ship)
    if why:
        shots = "+".join(say(TURRET_NAMES[turret]) for turret in ship.shots)
        yield f"{say(text(f'magblast-picture-{why}'))} {shots}".strip()
    yield from _squadrons(view, ship.id, say)
    if measure <= Measure.TYPED:
        yield from (say(KIND_NAMES[KINDS[card]]) for card in ship.upgrades)
    if ship.origin is not None and ship.origin is not ship.zone:
        yield say(text("magblast-alt-origin", zone=ZONE_NAMES[ship.origin]))


def _squadrons(view: View, target: str, say: Say) -> Iterator[str]:
    for out in view.squadrons:
        if out.target == target and out.damage:
            yield f"{say(card_name(out.card))} −{out.damage}"


def _sum(blasts: Iterable[Blast]) -> str:
    return "+".join(str(blast.amount) for blast in blasts)
