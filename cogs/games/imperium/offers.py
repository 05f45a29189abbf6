"""What autocomplete offers in Imperium Galáctica: what is legal now, given the draft."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from cogs.games.imperium import aims, choices, fights
from cogs.games.imperium.choices import Choices
from cogs.games.imperium.codec import cargo_part
from cogs.games.imperium.parsing import named_card, named_kind, named_sector, named_unit
from cogs.games.imperium.plan import follow, in_turn, seen_in
from cogs.panels.panel import Choice
from engines.core import text
from engines.imperium.actions import Commit
from engines.imperium.cards import RANKS, Card
from engines.imperium.names import card_name, kind_name, rank_name
from engines.imperium.plays import OPEN
from engines.imperium.questions import Stage, stage, to_act
from engines.imperium.secret_orders import protectable
from engines.imperium.state import View
from tables import Scene

Filled: TypeAlias = Callable[[str], str]
"""Gives what another option of the command holds so far; "" if nothing yet."""
Offer: TypeAlias = Callable[[Scene, Filled], Choices]
NONE: Choices = ()


def _in(moment: Stage, scene: Scene) -> View | None:
    """Return the board in a phase that the draft can still reach, or has orders for."""
    if not in_turn(scene.view):
        return None
    view = seen_in(scene.view, scene.drafted, moment)
    return view if in_turn(view) and stage(view.board) is moment else None


def _phase(moment: Stage, offered: Callable[[View, Filled], Choices]) -> Offer:
    def offer(scene: Scene, filled: Filled) -> Choices:
        view = _in(moment, scene)
        return NONE if view is None else offered(view, filled)

    return offer


def _sites(view: View, filled: Filled) -> Choices:
    return choices.sites(view, named_kind(filled("kind"))) if filled("kind") else NONE


def _fields(view: View, filled: Filled) -> Choices:
    return choices.fields(view, named_unit(view, filled("unit"))) if filled("unit") else NONE


def _destinations(view: View, filled: Filled) -> Choices:
    if not filled("unit"):
        return NONE
    return choices.destinations(view, named_unit(view, filled("unit")))


def _places(aboard: bool) -> Callable[[View, Filled], Choices]:
    def offered(view: View, filled: Filled) -> Choices:
        if not filled("unit"):
            return NONE
        return choices.cargo_places(view, named_unit(view, filled("unit")), aboard=aboard)

    return offered


def _cargoes(aboard: bool) -> Callable[[View, Filled], Choices]:
    def offered(view: View, filled: Filled) -> Choices:
        if not filled("unit") or not filled("at"):
            return NONE
        unit, at = named_unit(view, filled("unit")), named_sector(view, filled("at"))
        return choices.cargoes(view, unit, at, aboard=aboard)

    return offered


kinds = _phase(Stage.CONSTRUCTION, lambda view, _: choices.kinds(view))
sites = _phase(Stage.CONSTRUCTION, _sites)
layers = _phase(Stage.CONSTRUCTION, lambda view, _: choices.layers(view))
fields = _phase(Stage.CONSTRUCTION, _fields)
movers = _phase(Stage.MOVEMENT, lambda view, _: choices.flyers(view))
destinations = _phase(Stage.MOVEMENT, _destinations)
loaders = _phase(Stage.MOVEMENT, lambda view, _: choices.loaders(view))
load_places = _phase(Stage.MOVEMENT, _places(aboard=True))
load_cargoes = _phase(Stage.MOVEMENT, _cargoes(aboard=True))
unloaders = _phase(Stage.MOVEMENT, lambda view, _: choices.unloaders(view))
unload_places = _phase(Stage.MOVEMENT, _places(aboard=False))
unload_cargoes = _phase(Stage.MOVEMENT, _cargoes(aboard=False))
repairs = _phase(Stage.REPAIR, lambda view, _: choices.repairs(view))
savings = _phase(Stage.SUPPLY, lambda view, _: choices.savings(view))
discards = _phase(Stage.CARDS, lambda view, _: choices.discards(view))
declared = _phase(Stage.COMBAT, lambda view, _: fights.declared(view))


def targets(tag: str) -> Offer:
    """Return what offers the sectors that can be attacked, invaded, … (`tag`)."""

    def offered(view: View, filled: Filled) -> Choices:
        found = (choice for choice in fights.targets(view) if choice.value.startswith(f"{tag}/"))
        return tuple(Choice(c.value.partition("/")[2], c.label, c.about) for c in found)

    return _phase(Stage.COMBAT, offered)


def fighters(tag: str, option: str) -> Offer:
    """Return what offers the units that can do so to the sector that `option` holds."""

    def offered(view: View, filled: Filled) -> Choices:
        if not filled(option):
            return NONE
        return fights.fighters(view, f"{tag}/{named_sector(view, filled(option))}")

    return _phase(Stage.COMBAT, offered)


def cards(scene: Scene, filled: Filled) -> Choices:
    """Return the cards that can be played in the phase that the draft has come to."""
    view = _planned(scene)
    return NONE if view is None else tuple(map(choices.card_choice, aims.playable(view)))


def _planned(scene: Scene) -> View | None:
    view: View = scene.view
    if in_turn(view):
        return follow(view, scene.drafted).view
    return view if _asked(view, Stage.INITIATIVE) else None


def _asked(view: View, moment: Stage) -> bool:
    """Tell whether the viewer is asked for what belongs to a moment."""
    return stage(view.board) is moment and view.seat in to_act(view.board)


def card_units(scene: Scene, filled: Filled) -> Choices:
    """Return the units that a card can be aimed at."""
    view = _planned(scene)
    if view is None or not filled("card"):
        return NONE
    plays = aims.aims(view, named_card(filled("card")))
    found = dict.fromkeys(unit for play in plays for unit in play.units)
    return tuple(choices.own(view, view.board.where(view.seat or 0, unit) or "") for unit in found)


def card_sectors(scene: Scene, filled: Filled) -> Choices:
    """Return the sectors that a card can be aimed at, for the unit that was named."""
    view = _planned(scene)
    if view is None or not filled("card"):
        return NONE
    card = named_card(filled("card"))
    if OPEN[card].units and not filled("units"):
        return NONE
    if OPEN[card].units:
        unit = named_unit(view, filled("units").split(",")[-1])
        plays = aims.jumps(view, card, unit)
    else:
        plays = aims.aims(view, card)
    found = dict.fromkeys(sector for play in plays for sector in play.sectors)
    return tuple(Choice(sector, text("imperium-space", sector=sector)) for sector in found)


def card_buildings(scene: Scene, filled: Filled) -> Choices:
    """Return the buildings that Sabotage can destroy."""
    view = _planned(scene)
    if view is None or not filled("card"):
        return NONE
    plays = (p for p in aims.aims(view, named_card(filled("card"))) if p.building is not None)
    found = (p for p in plays if not filled("sectors") or filled("sectors").upper() in p.sectors)
    return tuple(
        Choice(kind, kind_name(kind))
        for kind in dict.fromkeys(p.building for p in found if p.building is not None)
    )


def pledges(scene: Scene, filled: Filled) -> Choices:
    """Return the cards that a bid can pledge."""
    view: View = scene.view
    if not _asked(view, Stage.INITIATIVE) or view.own is None:
        return NONE
    return tuple(map(choices.card_choice, dict.fromkeys(view.own.hand)))


def lays(scene: Scene, filled: Filled) -> Choices:
    """Return the cards that can be laid at a combat."""
    found = (order.card for order, _ in _commitments(scene, filled))
    return tuple(map(choices.card_choice, dict.fromkeys(found)))


def lay_combats(scene: Scene, filled: Filled) -> Choices:
    """Return the combats at which a card can be laid, by number."""
    card = named_card(filled("card")) if filled("card") else None
    fitting = {o.combat for o, _ in _commitments(scene, filled) if card in (None, o.card)}
    return _combats(scene, fitting)


def _combats(scene: Scene, numbers: set[int]) -> Choices:
    lines = fights.combat_lines(scene.view.board, tuple(sorted(numbers)))
    return tuple(Choice(str(n + 1), line) for n, line in zip(sorted(numbers), lines, strict=True))


def _commitments(scene: Scene, filled: Filled) -> tuple[tuple[Commit, Choice], ...]:
    return fights.commitments(scene.view) if _asked(scene.view, Stage.COMMIT) else ()


def _laid(scene: Scene) -> tuple[tuple[Commit, Choice], ...]:
    return fights.laid(scene.view) if _asked(scene.view, Stage.COMMIT) else ()


def laid(scene: Scene, filled: Filled) -> Choices:
    """Return the cards that lie at combats and can be taken up again."""
    found = dict.fromkeys(order.card for order, _ in _laid(scene))
    return tuple(Choice(card, card_name(card)) for card in found)


def laid_combats(scene: Scene, filled: Filled) -> Choices:
    """Return the combats at which a card lies."""
    card = named_card(filled("card")) if filled("card") else None
    return _combats(scene, {o.combat for o, _ in _laid(scene) if card in (None, o.card)})


def losses(scene: Scene, filled: Filled) -> Choices:
    """Return the ways to pick losses."""
    board = scene.view.board
    if board.choice is None or board.choice.seat != scene.view.seat:
        return NONE
    return tuple(Choice(cargo_part(order.kinds), words) for order, words in fights.losses(board))


def ranks(scene: Scene, filled: Filled) -> Choices:
    """Return the ranks that Counter-intelligence can wait for."""
    own = scene.view.own
    if own is None or Card.COUNTER_INTELLIGENCE not in own.hand:
        return NONE
    return tuple(Choice(rank, rank_name(rank)) for rank in RANKS)


def truces(scene: Scene, filled: Filled) -> Choices:
    """Return the planets that a Forced Truce can protect."""
    view: View = scene.view
    if view.own is None or view.seat is None or Card.FORCED_TRUCE not in view.own.hand:
        return NONE
    return tuple(choices.planet_choice(view, at) for at in protectable(view.board, view.seat))


def drafted(scene: Scene, filled: Filled) -> Choices:
    """Return the drafted orders by number, the newest first."""
    orders = follow(scene.view, scene.drafted).orders
    numbered = enumerate(orders, start=1)
    return tuple(Choice(str(number), order.words) for number, order in reversed(list(numbered)))


def sectors(scene: Scene, filled: Filled) -> Choices:
    """Return the sectors of the map, those with something in them first."""
    view: View = scene.view
    return tuple(choices.place_choice(view, sector) for sector in choices.notable(view))
