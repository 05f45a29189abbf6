"""The panels of Mag·Blast, made from a view alone: what can be pressed, and what it leads to."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.games.magblast import drafts, phases, steps, ways, words
from cogs.games.magblast.base import LONGEST_SOUND
from cogs.games.magblast.codes import LENGTH, one, zone
from cogs.panels.panel import (
    ACT,
    Act,
    Answer,
    Button,
    Filled,
    Form,
    Line,
    Panel,
    Preview,
    Show,
    Style,
)
from engines.core import MalformedAction, Refusal, Text, text
from engines.magblast.cards import TURRETS
from engines.magblast.editions import KINDS, category
from engines.magblast.imagine import imagine
from engines.magblast.model import (
    Action,
    Category,
    Discard,
    Draw,
    End,
    Fire,
    Hush,
    Launch,
    Phase,
    Place,
    PlayCard,
    Respond,
    Sound,
)
from engines.magblast.orders import asked
from engines.magblast.sounds import fit_to_print, suggested
from engines.magblast.telling import ability, card_effect
from engines.magblast.view import View

CHAINED = (Category.DIRECT_HIT, Category.EFFECT)
WAITING = "s"
"""Stands for the shot that waits for its sound, where a draft names a shot."""


def panel(view: View, draft: str) -> Panel:
    """Return what the viewer, who may act, can press, with what was chosen so far."""
    if view.phase is Phase.SETUP:
        return phases.placing(view, draft)
    if view.question is not None:
        ask = phases.scattering if phases.is_scattering(view) else phases.asked_where
        return ask(view, draft)
    if asked(view) is not None:
        return (*phases.responding(view, draft), *_others(view, draft))
    if view.stack or view.seat != view.active:
        return _others(view, draft)
    return _own_turn(view, draft)


def _own_turn(view: View, draft: str) -> Panel:
    """Return the panel of the phase, with everything else that may be done in it."""
    if view.shot is not None:
        hush = Button("hush", text("magblast-hush"))
        return ((Button("sound", text("magblast-sound-now"), Style.MAIN), hush),)
    rows = (*_of_phase(view, draft), *_others(view, draft))
    last = phases.ending(view)
    return (*rows, last) if last else rows


def _of_phase(view: View, draft: str) -> Panel:
    """Return what can be done in this phase only."""
    match view.phase:
        case Phase.DISCARD:
            return (*phases.discarding(view, draft), *phases.taking(view, draft))
        case Phase.DRAW:
            return phases.taking(view, draft)
        case Phase.REINFORCE:
            return _stepwise(view, steps.payments(view), draft, "pay")
        case Phase.MANEUVER:
            return phases.moving(view, draft)
        case Phase.ATTACK:
            return _attacking(view, draft)
        case Phase.SETUP | Phase.OVER:
            return ()


def _attacking(view: View, draft: str) -> Panel:
    """Return what may follow on a hit at once, then the menus of ships that fire."""
    at_once = tuple(_follow_up(view, way) for way in _chained(view))[: phases.ABREAST]
    menus = _stepwise(view, steps.shots(view), draft, "fire")
    return (at_once, *menus) if at_once else menus


def _chained(view: View) -> tuple[steps.Way, ...]:
    """Return the ways to follow up a hit: Direct Hits and effects."""
    if view.chain is None:
        return ()
    return tuple(
        way
        for way in steps.others(view)
        if isinstance(way.action, PlayCard) and category(way.action.card) in CHAINED
    )


def _follow_up(view: View, way: steps.Way) -> Button:
    assert isinstance(way.action, PlayCard)
    return Button("do", words.follow_up(way.action.card), Style.GOOD, way.draft)


def _others(view: View, draft: str) -> Panel:
    """Return the menus of cards and abilities, those that follow up a hit aside."""
    chained = {way.draft for way in _chained(view)}
    found = tuple(way for way in steps.others(view) if way.draft not in chained)
    return _stepwise(view, found, draft, "other")


def _stepwise(view: View, found: tuple[steps.Way, ...], draft: str, group: str) -> Panel:
    if not found:
        return ()
    menus, path = phases.stepwise(found, draft, group)
    if path.action is None:
        return menus
    return (*menus, _confirm(path.action, steps.SEPARATOR.join(path.chosen)))


def _confirm(action: Action, draft: str) -> tuple[Button, ...]:
    """Return the buttons that do what was chosen."""
    do = Button("do", text(f"magblast-do-{_verb(action)}"), Style.MAIN, draft)
    if isinstance(action, Launch):
        return (do, Button("loud", text("magblast-do-loudly"), Style.PLAIN, draft))
    return (do,)


def _verb(action: Action) -> str:
    if isinstance(action, Fire):
        return "fire" if KINDS[action.card] in TURRETS else "ram"
    return type(action).__name__.lower()


def lines(view: View, draft: str) -> tuple[Text, ...]:
    """Return in words what a draft would do."""
    action = _whole(view, draft)
    match action:
        case Fire() | Launch():
            return (words.aimed(view, action),)
        case PlayCard():
            effect = card_effect(view.config.edition, action.card)
            return (words.play_words(view, action), effect)
        case _ if draft.startswith("u"):
            return (ability(ways.own_fleet(view).flagship),)
        case _:
            return ()


def hints(view: View) -> tuple[Text, ...]:
    """Return how to do what is asked, where that is not plain from the controls."""
    if view.shot is None or view.shot.seat != view.seat:
        return ()
    return (text("magblast-hint-sound", button=text("magblast-sound-now")),)


def preview(view: View, draft: str) -> Preview | None:
    """Return how a draft is shown: fleets as they would stand, anything else in words."""
    if view.phase is Phase.SETUP:
        return Preview("placed", (drafts.placed(view, draft),))
    if drafts.is_of(drafts.MOVES, draft):
        _, moved = drafts.moving(view, draft)
        refused = ways.refusal(view, drafts.maneuver(view, draft))
        told = () if refused is None else (refused,)
        return Preview("maneuvered", (moved,), told) if moved else None
    told = lines(view, draft)
    return Preview(lines=told) if told else None


def _whole(view: View, draft: str) -> Action | None:
    """Return the action of a draft all of whose steps are taken; None if some are not."""
    for found in (steps.shots(view), steps.others(view), steps.payments(view)):
        path = steps.follow(found, draft)
        if path.action is not None and path.chosen[0] == draft.partition(steps.SEPARATOR)[0]:
            return path.action
    return None


def pressed(view: View, verb: str, filled: Filled) -> Answer:
    """Return what pressing leads to. Raises `Refusal` for what is no control of this game."""
    match verb:
        case "draft":
            return _shown(view, filled.pick()[0] if filled.pick() else filled.extra)
        case "discard" | "take":
            kind = drafts.DISCARD if verb == "discard" else drafts.TAKE
            chosen = "".join(value[:LENGTH] for value in filled.pick())
            return _shown(view, f"{kind}/{chosen}")
        case "back":
            return Show(drafts.with_moves(None, {}))
        case "do" | "loud":
            return _done(view, filled.extra, loud=verb == "loud")
        case "answer":
            return Act(_answer(view, filled.extra))
        case "sound":
            return sound_form(view, WAITING)
        case "noise":
            return Act(_sounded(view, filled.extra, fit_to_print(filled.line("sound"))))
        case _ if verb == ACT:
            return _opened(view, filled.extra)
        case _:
            return Act(_simple(verb, filled.extra))


def _simple(verb: str, extra: str) -> Action:
    """Return the action of a button that needs nothing chosen before."""
    match verb:
        case "place":
            return Place(one(extra[:LENGTH]), zone(extra[LENGTH:]))
        case "end":
            return End()
        case "hush":
            return Hush()
        case _:
            raise Refusal(text("refusal-unknown-control"))


def _answer(view: View, draft: str) -> Respond:
    """Return the answer of a button, to the card that the viewer is asked about."""
    found = (one for one in ways.responses(view) if phases.answer_draft(one) == draft)
    answer = next(found, None)
    if answer is None:
        raise MalformedAction(text("refusal-malformed"))
    return answer


def _shown(view: View, draft: str) -> Show:
    """Return a draft to look at. Raises `MalformedAction` if it cannot be read."""
    panel(view, draft)
    return Show(draft)


def _opened(view: View, draft: str) -> Answer:
    """Return what everybody's button opens: the panel, or a form that was refused."""
    if draft and _shot_of(view, draft) is not None:
        return sound_form(view, draft)
    return Show()


def _done(view: View, draft: str, *, loud: bool) -> Answer:
    """Return the action of a whole draft, or the form that asks for its sound."""
    action = _laid_out(view, draft) or _whole(view, draft)
    if action is None:
        raise MalformedAction(text("refusal-malformed"))
    return sound_form(view, draft) if loud or isinstance(action, Fire) else Act(action)


def _laid_out(view: View, draft: str) -> Action | None:
    """Return the action of a draft that lays something out; None for one of steps."""
    kind = draft.partition(steps.SEPARATOR)[0]
    match kind:
        case drafts.KEEP:
            return drafts.keep(view, draft)
        case drafts.DISCARD:
            return Discard(drafts.cards(kind, draft))
        case drafts.TAKE:
            return Draw(drafts.cards(kind, draft))
        case drafts.MOVES:
            return drafts.maneuver(view, draft)
        case drafts.SCATTER if phases.is_scattering(view):
            return drafts.scatter(view, draft)
        case _:
            return None


def sound_form(view: View, draft: str) -> Form:
    """Return the form that asks for the sound of an attack."""
    shot = _shot_of(view, draft)
    if shot is None:
        raise MalformedAction(text("refusal-malformed"))
    must = not isinstance(shot, Launch)
    example = suggested(imagine(view), view.seat or 0)
    about = text("magblast-form-sound-about", example=example)
    line = Line("sound", text("magblast-form-sound"), about, longest=LONGEST_SOUND, required=must)
    return Form("noise", text("magblast-form-title"), (line,), draft)


def _shot_of(view: View, draft: str) -> Fire | Launch | Sound | None:
    """Return the attack of a draft that can be heard."""
    if draft == WAITING:
        return Sound("") if view.shot is not None else None
    action = _whole(view, draft)
    return action if isinstance(action, Fire | Launch) else None


def _sounded(view: View, draft: str, words_: str) -> Action:
    """Return an attack with its sound."""
    shot = _shot_of(view, draft)
    if shot is None:
        raise MalformedAction(text("refusal-malformed"))
    if isinstance(shot, Sound):
        return Sound(words_)
    return (
        replace(shot, sound=words_ or None)
        if isinstance(shot, Launch)
        else replace(shot, sound=words_)
    )
