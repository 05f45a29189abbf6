"""The menus, buttons and forms of Rebel Moon Defense, made from a view alone."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.games.rebelmoon import drafts
from cogs.games.rebelmoon.parsing import weapon_id
from cogs.panels.panel import (
    Button,
    Choice,
    Form,
    Line,
    Menu,
    Panel,
    Pick,
    Style,
)
from engines.core import Text, text
from engines.rebelmoon.arms import weapon_name
from engines.rebelmoon.model import (
    REBEL,
    Activate,
    Cell,
    Fly,
    Kind,
    Upgrade,
    View,
)

_SIDES = ((-1, "left"), (0, "none"), (1, "right"))


def place_form(view: View) -> Form:
    """Return the form that places a piece: where, and for the Rebel which weapon."""
    role = "rebel" if view.seat == REBEL else "imperial"
    about = text(f"rebelmoon-form-cell-{role}")
    where = Line("cell", text("rebelmoon-form-cell"), about, longest=10)
    if view.seat != REBEL:
        return Form("place-form", text("rebelmoon-form-asteroid"), (where,))
    choices = tuple(
        Choice(weapon_id(weapon), weapon_name(weapon), _does(weapon.kind))
        for weapon in view.reserve
    )
    about = text("rebelmoon-form-weapon-about")
    which = Pick("weapon", text("rebelmoon-form-weapon"), choices, about, least=1)
    return Form("place-form", text("rebelmoon-form-place-weapon"), (which, where))


def flight_panel(view: View, move: Fly) -> Panel:
    """Return the bomb's panel: course, advance, upgrade, and the last word."""
    ways = tuple(_course(view, move, turn, side) for turn, side in _SIDES)
    key = "rebelmoon-stay" if drafts.idle(move) else "rebelmoon-fly"
    fly = Button("confirm", text(key), Style.MAIN, drafts.written(move))
    last = (_advance(view, move), fly) if drafts.can_advance(view, move.turn) else (fly,)
    equipped = drafts.with_upgrades(view, move)
    if len(equipped) == 1:
        return (ways, last)
    return (ways, _upgrade_menu(equipped, move), last)


def _course(view: View, move: Fly, turn: int, side: str) -> Button:
    """Return the button that turns so, and advances where that is possible."""
    draft = drafts.with_movement(view, move, turn=turn, advance=drafts.can_advance(view, turn))
    label = _leading(view, draft, text(f"rebelmoon-turn-{side}"))
    extra = _marked(draft, side)
    if turn != move.turn:
        return Button("steer", label, Style.PLAIN, extra)
    return Button("steer", text("rebelmoon-chosen", choice=label), Style.GOOD, extra)


def _leading(view: View, draft: Fly, course: Text) -> Text:
    """Return a course with the cell that it leads to, or that it leads nowhere."""
    if not draft.advance:
        return text("rebelmoon-course-blocked", course=course)
    cell = drafts.lands_on(view, Fly(draft.turn, True))
    return text("rebelmoon-course-to", course=course, cell=cell)


def _advance(view: View, move: Fly) -> Button:
    draft = drafts.with_movement(view, move, turn=move.turn, advance=not move.advance)
    key = "rebelmoon-advance-on" if move.advance else "rebelmoon-advance-off"
    style = Style.GOOD if move.advance else Style.PLAIN
    return Button("steer", text(key), style, _marked(draft, "advance"))


def _marked(draft: Fly, mark: str) -> str:
    """Return a draft for a button; two buttons of one message may lead to the same draft."""
    return f"{drafts.written(draft)}/{mark}"


def unmarked(extra: str) -> str:
    """Return the draft that a marked button carries."""
    return extra.rsplit("/", 1)[0]


def _upgrade_menu(moves: tuple[Fly, ...], chosen: Fly) -> Menu:
    choices = tuple(
        Choice(drafts.written(move), _upgrade_name(move), _cost(move), move == chosen)
        for move in moves
    )
    return Menu("equip", text("rebelmoon-choose-upgrade"), choices)


def _upgrade_name(move: Fly) -> Text:
    if move.upgrade is None:
        return text("rebelmoon-no-upgrade")
    name = text(f"rebelmoon-upgrade-{move.upgrade.value.replace('_', '-')}")
    if move.upgrade is Upgrade.SCANNER and move.target:
        return text("rebelmoon-upgrade-at", upgrade=name, cell=move.target)
    return name


def _cost(move: Fly) -> Text | None:
    if move.upgrade is None:
        return None
    return text(f"rebelmoon-cost-{move.upgrade.value.replace('_', '-')}")


def activation_menu(view: View, shot: Activate | None) -> Menu:
    """Return the menu of the Rebel's weapons on the board."""
    choices = tuple(
        Choice(
            drafts.written(Activate(cell)),
            drafts.weapon_at(cell, disc),
            None if disc.kind is None else _does(disc.kind),
            shot is not None and shot.weapon == cell,
        )
        for cell, disc in drafts.own_weapons(view).items()
    )
    return Menu("aim", text("rebelmoon-choose-activation"), choices)


def target_menu(targets: tuple[Cell, ...], shot: Activate) -> Menu:
    """Return the menu of the asteroids that a destroyer has in sight."""
    choices = tuple(
        Choice(
            drafts.written(replace(shot, target=cell)),
            text("rebelmoon-piece-asteroid", cell=cell),
            chosen=cell == shot.target,
        )
        for cell in targets
    )
    return Menu("aim", text("rebelmoon-choose-asteroid"), choices, extra="target")


def _does(kind: Kind) -> Text:
    return text(f"rebelmoon-does-{kind.value.replace('_', '-')}")
