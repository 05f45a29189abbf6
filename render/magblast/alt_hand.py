"""The alt text of a hand of Mag·Blast: the flagship, the cards, an answer in secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import IntEnum

from engines.core import Say, text
from engines.magblast.editions import HULLS, ICONS, KINDS, SHIP_CARDS
from engines.magblast.model import ZONES, Phase, ShipId
from engines.magblast.telling import (
    ANSWER_NAMES,
    ICON_NAMES,
    KIND_NAMES,
    TURRET_NAMES,
    TYPE_NAMES,
    ability,
    card_effect,
    card_label,
    ship_name,
)
from engines.magblast.view import View
from render.kit.canvas import ALT_LIMIT
from render.magblast.words import zone_words


class Measure(IntEnum):
    """How much is said of the cards: what they do, what is printed, or only what they are."""

    EFFECTS = 0
    LABELS = 1
    KINDS = 2


def hand_alt(view: View, say: Say) -> str:
    """Return a hand in words, as fully as there is room for."""
    if view.seat is None:
        return say(text("magblast-alt-no-hand"))
    tried = (" ".join(_hand(view, say, measure)) for measure in Measure)
    return next((words for words in tried if len(words) <= ALT_LIMIT), _bare(view, say))


def _hand(view: View, say: Say, measure: Measure) -> Iterator[str]:
    assert view.seat is not None
    fleet = view.fleets[view.seat]
    if view.answer is not None:
        answer = ANSWER_NAMES[view.answer.answer]
        yield say(text("magblast-picture-answered", answer=answer))
    name, left = ship_name(fleet.flagship.value), view.hull_left(fleet.flagship.value)
    key = "magblast-alt-own" if fleet.alive else "magblast-alt-own-lost"
    yield say(text(key, flagship=name, left=left))
    yield say(ability(fleet.flagship))
    if fleet.uses and fleet.alive:
        yield f"{say(text('magblast-picture-uses', count=fleet.uses)).capitalize()}."
    yield from _ships(view, say)
    if view.phase is not Phase.SETUP:
        yield f"{say(text('magblast-picture-hand', count=len(view.hand)))}."
        yield from _cards(view, say, measure)


def _cards(view: View, say: Say, measure: Measure) -> Iterator[str]:
    if measure is Measure.KINDS:
        yield _bare(view, say)
        return
    names = {card: _counted(say(card_label(card)), n) for card, n in Counter(view.hand).items()}
    if measure is Measure.LABELS:
        yield ", ".join(names.values())
        return
    edition = view.config.edition
    yield from (f"{name}: {say(card_effect(edition, card))}" for card, name in names.items())


def _bare(view: View, say: Say) -> str:
    """Return the kinds of the cards with their numbers, and all resources on them together."""
    kinds = Counter(KINDS[card] for card in view.hand)
    icons = Counter(icon for card in view.hand for icon in ICONS[card])
    parts = [_counted(say(KIND_NAMES[kind]), count) for kind, count in kinds.items()]
    parts += [_counted(say(ICON_NAMES[icon]), count) for icon, count in icons.items()]
    return ", ".join(parts)


def _counted(name: str, count: int) -> str:
    return f"{count} × {name}" if count > 1 else name


def _ships(view: View, say: Say) -> Iterator[str]:
    if view.kept:
        placed = zip(ZONES, view.kept, strict=True)
        words = ", ".join(f"{zone_words(zone, say)}: {_ship(ship, say)}" for zone, ship in placed)
        yield f"{say(text('magblast-picture-kept'))}: {words}."
    elif view.dealt:
        words = ", ".join(_ship(ship, say) for ship in view.dealt)
        title = text("magblast-picture-dealt", dealt=len(view.dealt))
        yield f"{say(title)}: {words}."
    if view.drawn:
        words = ", ".join(_ship(ship, say) for ship in view.drawn)
        yield f"{say(text('magblast-picture-drawn'))}: {words}."


def _ship(ship: ShipId, say: Say) -> str:
    card = SHIP_CARDS[ship]
    turrets = "+".join(say(TURRET_NAMES[turret]) for turret in card.turrets)
    facts = (
        say(TYPE_NAMES[card.type]),
        say(text("magblast-alt-hull", hull=HULLS[ship])),
        say(text("magblast-alt-speed", speed=card.speed)),
        turrets,
    )
    return f"{say(ship_name(ship))} ({', '.join(facts)})"
