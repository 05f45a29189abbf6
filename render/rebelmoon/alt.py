"""The alt texts of Rebel Moon Defense's pictures: all that they show, in sentences.

Where that is too long for Discord, the open cells, the beginning of the path and the
prices of upgrades go (brevity 1), and then what happened last (brevity 2), which the message
beside the picture says too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engines.core import Say, Text, text
from engines.rebelmoon.arms import EMP_DICE, weapon_name
from engines.rebelmoon.flight import equipment
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    Cell,
    Colour,
    Disc,
    Flight,
    Kind,
    Phase,
    View,
    Weapon,
)
from engines.rebelmoon.placement import open_cells
from engines.rebelmoon.preview import usable
from engines.rebelmoon.words import dice, effect, movement, weapon_on
from render.kit.canvas import ALT_LIMIT
from render.rebelmoon.fates import Fate, of_fate
from render.rebelmoon.strip import strength_of
from render.rebelmoon.ways import Way, ways
from render.rebelmoon.words import (
    direction_name,
    full_name,
    outcome,
    progress,
    quiet,
    role,
    task,
    upgrade_name,
)

_FATES = {Fate.HELD: "own-held", Fate.SPENT: "own-spent", Fate.OUT: "out"}
LAST_STEPS = 8
"""How many cells of the path are told where all of it is too long."""


def board_alt(view: View, say: Say) -> str:
    """Return the board in words."""
    return _fitted(lambda brevity: (*_match(view, say), *_board(view, say, brevity=brevity)))


def hand_alt(view: View, say: Say) -> str:
    """Return a private picture in words."""
    if view.seat == REBEL:
        return _fitted(lambda brevity: (*_arsenal(view, say), *_rest(view, say, brevity=brevity)))
    return _fitted(
        lambda brevity: (*_options(view, say, brevity=brevity), *_board(view, say, brevity=brevity))
    )


def preview_alt(view: View, words: str, say: Say) -> str:
    """Return a preview in words: what it is about first, then the board it shows."""
    return _fitted(lambda brevity: (words, *_seen(view, say, brevity=brevity)))


def _seen(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say where everything is, with the own weapons' kinds for the Rebel."""
    if view.seat == REBEL:
        yield from _own_down(view, say)
        yield from _rest(view, say, brevity=brevity)
    else:
        yield from _things(view, say, brevity=brevity)


def _fitted(told: Callable[[int], Iterable[str]]) -> str:
    """Return the first of ever briefer texts that fits."""
    words = ""
    for brevity in range(3):
        words = " ".join(told(brevity))
        if len(words) <= ALT_LIMIT:
            break
    return words


def _match(view: View, say: Say) -> Iterator[str]:
    """Say how far the match is, and what each player is about."""
    yield f"{progress(view, say)}."
    for seat in (IMPERIAL, REBEL):
        who, what = full_name(seat, say), task(view, seat, say)
        name = "rebelmoon-alt-player-task" if what else "rebelmoon-alt-player"
        args = {"task": what} if what else {}
        yield say(text(name, role=role(seat, say), player=who, **args))
    if words := quiet(view, say):
        yield f"{words}."
    if view.end is not None:
        yield outcome(view.end, say)


def _board(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    yield from _things(view, say, brevity=brevity)
    if view.phase is Phase.PLACEMENT:
        yield from _placement(view, say, brevity=brevity)
    elif view.phase is Phase.OVER:
        yield from _of_fate(view, Fate.OUT, say)


def _things(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say where everything is, as everyone sees it, and what happened last."""
    yield from _bomb(view, say, brevity=brevity)
    yield from _face_down(view, say)
    yield from _open(view, say, brevity=brevity)


def _rest(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say where everything is but the weapons that are face down, and what happened last."""
    yield from _bomb(view, say, brevity=brevity)
    yield from _open(view, say, brevity=brevity)


def _open(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say where asteroids and face-up weapons are, and what happened last."""
    if view.asteroids:
        yield say(text("rebelmoon-alt-asteroids", cells=tuple(sorted(view.asteroids))))
    up = [(cell, disc) for cell, disc in sorted(view.weapons.items()) if disc.face_up]
    if up:
        yield say(text("rebelmoon-alt-up", weapons=tuple(_on(c, d) for c, d in up)))
    if brevity < 2:
        yield from _last(view, say)


def _bomb(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    flown = view.bomb
    yield say(text("rebelmoon-alt-bomb", cell=flown.cell, facing=direction_name(flown.facing)))
    yield say(
        text(
            "rebelmoon-alt-shields",
            red=strength_of(flown, Colour.RED),
            orange=strength_of(flown, Colour.ORANGE),
            yellow=strength_of(flown, Colour.YELLOW),
        )
    )
    path = view.path[:-1]
    if path and brevity and len(path) > LAST_STEPS:
        yield say(text("rebelmoon-alt-path-last", cells=path[-LAST_STEPS:]))
    elif path:
        yield say(text("rebelmoon-alt-path", cells=path))


def _face_down(view: View, say: Say) -> Iterator[str]:
    for colour in Colour:
        cells = [c for c, d in view.weapons.items() if d.colour is colour and not d.face_up]
        if cells:
            yield say(text(f"rebelmoon-alt-down-{colour}", cells=tuple(sorted(cells))))


def _on(cell: Cell, disc: Disc) -> Text:
    """Return a weapon whose kind is known, and its cell."""
    one = Weapon(disc.kind or Kind.LASER, disc.colour)
    if disc.kind is not Kind.EMP:
        return weapon_on(cell, one)
    left = len(EMP_DICE) - disc.shots
    return text("rebelmoon-alt-emp", weapon=weapon_name(one), cell=cell, shots=left)


def _last(view: View, say: Say) -> Iterator[str]:
    if view.flight is not None:
        yield from (say(one) for one in (*movement(view.flight), *_upgrade(view.flight)))
    if view.shot is not None:
        shot = view.shot
        yield say(text("rebelmoon-alt-shot", weapon=weapon_name(shot.weapon), cell=shot.cell))
        if shot.dice:
            yield say(dice(shot))
        yield say(effect(shot))


def _upgrade(flight: Flight) -> Iterator[Text]:
    if flight.upgrade is not None:
        name = flight.upgrade.replace("_", "-")
        cell = flight.target or flight.bomb.cell
        yield text(f"rebelmoon-alt-used-{name}", cost=flight.paid, cell=cell)


def _placement(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    left = {str(colour): count for colour, count in view.weapons_left.items()}
    yield say(text("rebelmoon-alt-left", asteroids=view.asteroids_left, **left))
    if view.to_act is not None and not brevity:
        cells = tuple(open_cells(view, view.to_act))
        yield say(text("rebelmoon-alt-open", count=len(cells), cells=cells))


def _arsenal(view: View, say: Say) -> Iterator[str]:
    """Say where the Rebel's weapons are that only the Rebel knows."""
    yield from _own_down(view, say)
    for fate in (Fate.HELD, Fate.SPENT, Fate.OUT):
        yield from _of_fate(view, fate, say)


def _of_fate(view: View, fate: Fate, say: Say) -> Iterator[str]:
    """Say of which weapons the viewer knows that this became of them."""
    if those := tuple(map(weapon_name, of_fate(view, fate))):
        yield say(text(f"rebelmoon-alt-{_FATES[fate]}", weapons=those))


def _boost(way: Way, say: Say) -> str:
    if way.boosted is None:
        return ""
    return f" ({say(text('rebelmoon-picture-boost', way=way.boosted))})"


def _own_down(view: View, say: Say) -> Iterator[str]:
    down = [(cell, disc) for cell, disc in sorted(view.weapons.items()) if not disc.face_up]
    if down:
        yield say(text("rebelmoon-alt-own-down", weapons=tuple(_on(c, d) for c, d in down)))


def _options(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say what the bomb could do, and what became of the weapons that everyone has seen."""
    yield f"{progress(view, say)}."
    if view.phase in (Phase.FLIGHT, Phase.DEFENCE):
        for way in ways(view):
            turn = say(text(f"rebelmoon-turn-{way.side}"))
            yield f"{turn}: {say(way.what)}{_boost(way, say)}."
    if view.end is not None:
        yield outcome(view.end, say)
    else:
        yield from _offers(view, say, brevity=brevity)
    if view.spent:
        spent = tuple(weapon_name(one) for _, one in sorted(view.spent.items()))
        yield say(text("rebelmoon-alt-spent", weapons=spent))


def _offers(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say which upgrades the bomb has, what they cost, and which it cannot use now."""
    possible = usable(view)
    for upgrade in equipment(view.config):
        name = upgrade_name(upgrade, say)
        if upgrade not in possible:
            yield say(text("rebelmoon-alt-upgrade-out", name=name))
        elif brevity:
            yield f"{name}."
        else:
            what = text(f"rebelmoon-cost-{upgrade.replace('_', '-')}")
            yield say(text("rebelmoon-alt-upgrade", name=name, what=what))
