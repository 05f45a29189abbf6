"""What a seat is asked, in words: the line above the buttons, and in the answering DM.

Made of views, so that nothing hidden gets in.
"""

from __future__ import annotations

from engines.core import Either, Player, Text, text
from engines.magblast.cards import LASTING
from engines.magblast.editions import SHIP_CARDS
from engines.magblast.fleet import Fleet
from engines.magblast.model import Kind, Phase
from engines.magblast.orders import asked
from engines.magblast.state import Asking, Play
from engines.magblast.telling import (
    ZONE_NAMES,
    card_name,
    place_of,
    ship_name,
    ship_names,
    whose,
)
from engines.magblast.view import View


def play_text(view: View, play: Play) -> Text:
    """Return a play that waits for answers, with what it would do, as the viewer is told it."""
    what = _played(view, play)
    if play.seat == view.seat:
        return text("magblast-play-yours", what=what)
    return text("magblast-play-by", player=Player(play.seat), what=what)


def _played(view: View, play: Play) -> Text:
    """Return what is played on what."""
    card, you, by = card_name(play.card), view.seat, play.seat
    if play.against is not None:
        return _answering(view, play)
    if play.target is None:
        return card
    if play.kind in LASTING:
        assert play.defender is not None
        key = f"magblast-play-fleet-{whose(play.defender, you, by)}"
        return text(key, card=card, player=Player(play.defender))
    target = place_of(view, play.target, you, by)
    if not play.is_attack:
        return text("magblast-play-target", card=card, target=target)
    key = "magblast-play-lethal" if play.lethal else "magblast-play-attack"
    return text(key, card=card, target=target, damage=play.damage)


def _answering(view: View, play: Play) -> Text:
    """Return an answer with the card of the stack that it is played against."""
    (below,) = (other for other in view.stack if other.number == play.against)
    return text(
        f"magblast-play-against-{whose(below.seat, view.seat, play.seat)}",
        card=card_name(play.card),
        player=Player(below.seat),
        against=card_name(below.card),
    )


def prompt(view: View) -> Text:
    """Return what the viewer is asked now, or whom everyone waits for."""
    if view.phase is Phase.OVER:
        return text("magblast-prompt-over")
    if view.phase is Phase.SETUP:
        return _setup(view)
    play = asked(view)
    if play is not None:
        return text("magblast-prompt-answer", play=play_text(view, play))
    if view.stack:
        return text("magblast-prompt-answers", play=play_text(view, view.stack[-1]))
    if view.seat != view.active:
        return text("magblast-prompt-wait", player=Player(view.active))
    return _own(view)


def _setup(view: View) -> Text:
    if view.seat is None or view.kept:
        return text("magblast-prompt-placing")
    ships = ship_names(view.dealt)
    return text("magblast-prompt-place-fleet", ships=ships, dealt=len(ships))


def _own(view: View) -> Text:
    """Return what the active player is to do."""
    question, shot = view.question, view.shot
    if question is not None and question.zone is not None:
        return text("magblast-prompt-scatter", zone=ZONE_NAMES[question.zone])
    if question is not None:
        ships = view.drawn if question.ship is None else (question.ship,)
        return text("magblast-prompt-place", ships=Either(ship_names(ships)), count=len(ships))
    if shot is not None:
        return text("magblast-prompt-sound", ship=ship_name(shot.ship or ""))
    return text(f"magblast-prompt-phase-{view.phase}")


def hint(view: View) -> Text | None:
    """Return what the viewer's question is about: why it is asked, and what comes of it."""
    if view.phase is Phase.OVER or view.seat is None:
        return None
    if view.phase is Phase.SETUP:
        return text("magblast-hint-setup")
    if asked(view) is not None:
        return text("magblast-hint-answer")
    if view.stack or view.seat != view.active:
        return None
    if view.question is not None:
        return _of_a_new_ship(view) if view.question.zone is None else text("magblast-hint-scatter")
    if view.shot is not None:
        return text("magblast-hint-sound", button=text("magblast-sound-now"))
    return _of_phase(view, view.fleets[view.seat])


def _of_phase(view: View, fleet: Fleet) -> Text:
    """Return what the phase of the viewer's turn is about."""
    if view.phase is Phase.ATTACK:
        return of_attacks(view)
    if view.phase is Phase.REINFORCE and fleet.under(Kind.MINEFIELD):
        return text("magblast-hint-reinforce-mined")
    return text(f"magblast-hint-{view.phase}")


def of_attacks(view: View) -> Text:
    """Return how a ship fires, and how often; a Secondary Cannon gives one of them more."""
    ships = view.fleets[view.active].ships
    spare = any(ship.has(Kind.SECONDARY_CANNON) for ship in ships)
    return text("magblast-hint-attack", brutal=int(view.brutal), spare=int(spare))


def _of_a_new_ship(view: View) -> Text:
    """Return where a ship is placed, and what it may still do on the turn it comes."""
    return text(f"magblast-hint-place{_still(view)}")


def _still(view: View) -> str:
    """Return what tells what a ship that is placed may still do: at most move and fire."""
    assert view.question is not None
    if view.fleets[view.active].under(Kind.MINEFIELD):
        return "-mined"
    if view.question.asking is Asking.BOARD and not view.config.boarded_may_fire:
        return "-rests"
    ships = view.drawn if view.question.ship is None else (view.question.ship,)
    moves = view.phase is not Phase.ATTACK and all(SHIP_CARDS[ship].speed for ship in ships)
    return "" if moves else "-fires"
