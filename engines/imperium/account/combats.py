"""The combats of a turn in words: declared ones, cards face down, losses still to be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.accounts import named
from engines.core import Text, text
from engines.imperium.actions import MOST_TROOPS
from engines.imperium.clashes import Battle, Combat, Landing
from engines.imperium.names import card_name, kind_names, side_name
from engines.imperium.state import View
from engines.imperium.wording import combat_words, short, staying


def combats(view: View) -> Iterator[Text]:
    """Yield the combats still to come, and where the resolution of them stands."""
    board = view.board
    for number, combat in enumerate(board.combats):
        if number < (board.current or 0):
            continue
        words = combat_words(board, combat)
        yield text("imperium-account-combat", number=number + 1, combat=words)
        yield from _details(combat)
        laid = [one.card for one in view.own.commits if one.combat == number] if view.own else []
        if laid:
            yield text("imperium-alt-laid", cards=tuple(map(card_name, laid)))
    if board.current is not None:
        begun = board.battle is not None or board.choice is not None
        yield text("imperium-account-current", number=board.current + int(not begun))
    yield from _window(view)
    yield from _choice(view)
    if board.battle is not None:
        yield from _battle(board.battle)


def _details(combat: Combat) -> Iterator[Text]:
    """Yield what a combat's own line leaves out."""
    yield from _landings(combat.landings)
    if combat.landings and combat.stay != MOST_TROOPS:
        yield text("account-line", words=staying(combat.stay))
    if combat.second:
        yield text("imperium-account-second")


def _landings(landings: Iterable[Landing]) -> Iterator[Text]:
    for one in landings:
        ship = short(one.unit)
        yield text("imperium-account-landing", unit=ship, cargo=kind_names(one.cargo))


def _window(view: View) -> Iterator[Text]:
    """Yield at which combats both may lay cards now, and who is done with it."""
    window = view.board.window
    if window is None:
        return
    numbers = tuple(number + 1 for number in window.combats)
    yield text("imperium-account-window", numbers=numbers)
    if window.ready:
        ready = tuple(named(seat, view.seat) for seat in sorted(window.ready))
        yield text("imperium-account-ready", who=ready)


def _choice(view: View) -> Iterator[Text]:
    """Yield which losses are still to be chosen, and by whom."""
    choice = view.board.choice
    if choice is not None:
        yield text(
            "imperium-account-choice",
            who=named(choice.seat, view.seat),
            loss=text(f"imperium-account-loss-{choice.loss}"),
            at=choice.at,
            count=choice.count,
            pool=kind_names(choice.pool),
        )


def _battle(battle: Battle) -> Iterator[Text]:
    """Yield what is settled of an invasion."""
    yield text(
        "imperium-account-battle",
        planet=battle.planet,
        side=side_name(battle.attacker),
        defenders=battle.defenders_fall,
        attackers=battle.attackers_fall,
        cannon=int(battle.cannon_stands),
    )
    yield from _landings(battle.landings)
    if battle.stay != MOST_TROOPS:
        yield text("account-line", words=staying(battle.stay))
    for who, fallen in (
        ("defenders", battle.fallen_defenders),
        ("attackers", battle.fallen_attackers),
    ):
        if fallen is not None:
            none = text("imperium-account-none")
            yield text(f"imperium-account-fallen-{who}", units=kind_names(fallen) or none)
