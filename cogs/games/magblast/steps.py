"""Choices of several steps: who, with what, at what. Made from a view alone, no Discord.

A way is an action with the steps that lead to it. A draft holds the steps taken so far; each
menu shows what is left to choose, and a step without a choice is taken by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cogs.games.magblast import ways, words
from cogs.games.magblast.codes import code, codes
from cogs.panels.panel import MOST_CHOICES
from engines.core import Player, Seat, Text, text
from engines.magblast.fleet import owner_of
from engines.magblast.model import (
    Action,
    Agree,
    Card,
    Fire,
    Launch,
    PlayCard,
    Reinforce,
    ShipId,
    Use,
)
from engines.magblast.telling import (
    ability,
    card_effect,
    card_label,
    card_name,
    place_of,
    ship_name,
)
from engines.magblast.view import View

SEPARATOR = "/"
TURNED = "~"
"""Stands in a draft before the number of a menu's page, in place of the step to be taken."""


class Step(NamedTuple):
    """One choice: `value` in a draft, the title of its menu, its name, and what it means."""

    value: str
    title: Text
    name: Text
    about: Text | None = None


class Way(NamedTuple):
    """An action, and the steps that lead to it."""

    steps: tuple[Step, ...]
    action: Action

    @property
    def draft(self) -> str:
        """The draft in which all its steps are taken."""
        return SEPARATOR.join(step.value for step in self.steps)


class Path(NamedTuple):
    """How far a draft has come: the choices of each step, what was chosen, and where it leads.

    `action` is None until everything is chosen, and `page` that of the last level which is shown.
    """

    levels: tuple[tuple[Step, ...], ...]
    chosen: tuple[str, ...]
    action: Action | None
    page: int = 0


def follow(all_ways: tuple[Way, ...], draft: str) -> Path:
    """Return how far a draft leads among these ways; what is none of them is left out."""
    wanted = draft.split(SEPARATOR) if draft else []
    levels: list[tuple[Step, ...]] = []
    chosen: list[str] = []
    left = all_ways
    while left:
        at = len(chosen)
        if len(left[0].steps) == at:
            return Path(tuple(levels), tuple(chosen), left[0].action)
        steps = tuple({way.steps[at].value: way.steps[at] for way in left}.values())
        levels.append(steps)
        words = wanted[at] if at < len(wanted) else None
        value = _taken(steps, words, at)
        if value is None:
            return Path(tuple(levels), tuple(chosen), None, page_of(words or ""))
        chosen.append(value)
        left = tuple(way for way in left if way.steps[at].value == value)
    return Path(tuple(levels), tuple(chosen), None)


def page_of(step: str) -> int:
    """Return the page of a menu that a step of a draft turns to; 0 if it is no such step."""
    number = step.removeprefix(TURNED)
    return int(number) if step != number and number.isdecimal() and len(number) < 3 else 0


def _taken(steps: tuple[Step, ...], wanted: str | None, at: int) -> str | None:
    """Return the step that a draft takes; after the first one, the only one there is."""
    if any(step.value == wanted for step in steps):
        return wanted
    return steps[0].value if at and len(steps) == 1 else None


def action_of(all_ways: Iterable[Way], draft: str) -> Action | None:
    """Return the action that a whole draft stands for; None if it stands for none."""
    return next((way.action for way in all_ways if way.draft == draft), None)


def shots(view: View) -> tuple[Way, ...]:
    """Return the ways to fire: ship, card, target."""
    found = ways.shots(view)
    crowds = _crowds((shot.ship, shot.card) for shot in found)
    return tuple(Way(_shot_steps(view, shot, crowds), shot) for shot in found)


def _shot_steps(view: View, shot: Fire, crowds: frozenset[tuple[str, ...]]) -> tuple[Step, ...]:
    ship = words.own_ship_of(view, shot.ship)
    power = words.with_damage(card_label(shot.card), words.damage_of(view, shot))
    about = words.values(shot.ship)
    return (
        Step(f"f{code(shot.ship)}", text("magblast-choose-shooter"), ship, about),
        Step(code(shot.card), text("magblast-choose-blast"), power),
        *_aim(view, shot, (shot.ship, shot.card) in crowds),
    )


def _aim(view: View, attack: Fire | Launch, crowded: bool) -> Iterator[Step]:
    """Yield the steps that choose what is attacked."""
    if crowded:
        yield _whose(view, attack.target)
    name = place_of(view, attack.target)
    about = words.outcome_of(view, attack)
    yield Step(code(attack.target), text("magblast-choose-target"), name, about)


def _whose(view: View, target: ShipId) -> Step:
    """Return the step that chooses whose fleet a target is in."""
    owner = _owner(view, target)
    return Step(f"@{owner}", text("magblast-choose-fleet"), text("player-name", who=Player(owner)))


def _owner(view: View, ship: ShipId) -> Seat:
    owner = owner_of(view.fleets, ship)
    assert owner is not None, ship
    return owner


def _crowds(chosen: Iterable[tuple[str, ...]]) -> frozenset[tuple[str, ...]]:
    """Return what is chosen so often that one menu would not hold what is left.

    Of these the owner of the target is chosen first.
    """
    counted: dict[tuple[str, ...], int] = {}
    for one in chosen:
        counted[one] = counted.get(one, 0) + 1
    return frozenset(one for one, count in counted.items() if count > MOST_CHOICES)


def others(view: View) -> tuple[Way, ...]:
    """Return the ways to do anything else with cards, ships and the flagship."""
    return (
        *_launches(view),
        *(Way(_play_steps(view, play), play) for play in ways.plays(view)),
        *_sweeps(view),
        *_uses(view),
        *_assault(view),
    )


def _launches(view: View) -> Iterator[Way]:
    found = ways.launches(view)
    crowds = _crowds((launch.card,) for launch in found)
    title = text("magblast-choose-other")
    for one in found:
        about = card_effect(view.config.edition, one.card)
        launch = text("magblast-launch-it", card=card_label(one.card))
        first = Step(f"l{code(one.card)}", title, launch, about)
        yield Way((first, *_aim(view, one, (one.card,) in crowds)), one)


def _play_steps(view: View, play: PlayCard) -> tuple[Step, ...]:
    title, about = text("magblast-choose-other"), card_effect(view.config.edition, play.card)
    name = text("magblast-play-it", card=card_label(play.card))
    first = Step(f"p{code(play.card)}", title, name, about)
    if play.target is None:
        return (first,)
    value = code(play.target) + codes(play.blasts)
    on = Step(value, text("magblast-choose-on"), words.played_on(view, play))
    return (first, on)


def _sweeps(view: View) -> Iterator[Way]:
    title = text("magblast-choose-other")
    for one in ways.sweeps(view):
        ship = text("magblast-sweep-with", ship=words.own_ship_of(view, one.ship))
        off = text(
            "magblast-sweep-off",
            card=card_name(one.card),
            fleet=words.fleet_of(view, one.fleet),
        )
        last = Step(code(one.fleet) + code(one.card), text("magblast-choose-sweep"), off)
        yield Way((Step(f"w{code(one.ship)}", title, ship), last), one)


def _uses(view: View) -> Iterator[Way]:
    found = ways.uses(view)
    crowds = _crowds((str(use.ship), str(use.card)) for use in found)
    for use in found:
        crowded = (str(use.ship), str(use.card)) in crowds
        yield Way(tuple(_use_steps(view, use, crowded)), use)


def _use_steps(view: View, use: Use, crowded: bool) -> Iterator[Step]:
    flagship = ways.own_fleet(view).flagship
    name = text("magblast-use-it", flagship=ship_name(flagship))
    yield Step("u", text("magblast-choose-other"), name, ability(flagship))
    if use.ship is not None:
        value = code(use.ship) + codes([use.card] if use.card else ())
        yield Step(value, text("magblast-choose-moved"), words.moved(view, use))
    if use.target is not None:
        if crowded:
            yield _whose(view, use.target)
        key = "magblast-choose-victim" if use.ship is None else "magblast-choose-target"
        yield Step(code(use.target), text(key), words.used_on(view, use))


def _assault(view: View) -> Iterator[Way]:
    if ways.may_agree(view):
        name, about = text("magblast-assault"), text("magblast-assault-about")
        yield Way((Step("b", text("magblast-choose-other"), name, about),), Agree())


def payments(view: View) -> tuple[Way, ...]:
    """Return the ways to pay for a ship: the cards, and for Tri-Bot which ship."""
    return tuple(way for cards in ways.paying(view) for way in _payment_ways(view, cards))


def _payment_ways(view: View, cards: tuple[Card, ...]) -> Iterator[Way]:
    paid = Step(f"r{codes(cards)}", text("magblast-choose-payment"), words.payment(cards))
    wished = ways.wishes(view, cards)
    title = text("magblast-choose-wish")
    if not wished:
        yield Way((paid,), Reinforce(cards))
        return
    yield Way((paid, Step("-", title, text("magblast-from-the-deck"))), Reinforce(cards))
    for ship in wished:
        step = Step(code(ship), title, words.typed_ship(ship), words.values(ship))
        yield Way((paid, step), Reinforce(cards, ship))
