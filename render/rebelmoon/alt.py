"""The alt texts of Rebel Moon Defense's pictures: lines of the account, as far as there is room.

Where that is too long for Discord, the open cells, the beginning of the path and the
prices of upgrades go (brevity 1), and then what happened last (brevity 2), which the message
beside the picture says too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engines.core import Say, text
from engines.rebelmoon import account
from engines.rebelmoon.arms import weapon_name
from engines.rebelmoon.courses import ways
from engines.rebelmoon.fates import Fate
from engines.rebelmoon.model import IMPERIAL, REBEL, Phase, View
from render.kit.canvas import ALT_LIMIT
from render.kit.names import full_name
from render.rebelmoon.words import outcome, progress, quiet, role, task

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
        yield from map(say, account.own_down(view))
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
        yield from map(say, account.still_to_place(view))
        if not brevity:
            yield from map(say, account.open_now(view))
    elif view.phase is Phase.OVER:
        yield from map(say, account.of_the_fate(view, Fate.OUT))


def _things(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say where everything is, as everyone sees it, and what happened last."""
    yield from _bomb(view, say, brevity=brevity)
    yield from map(say, account.face_down(view))
    yield from _open(view, say, brevity=brevity)


def _rest(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say where everything is but the weapons that are face down, and what happened last."""
    yield from _bomb(view, say, brevity=brevity)
    yield from _open(view, say, brevity=brevity)


def _open(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say where asteroids and face-up weapons are, and what happened last."""
    yield from map(say, account.where_asteroids(view))
    yield from map(say, account.face_up(view))
    if brevity < 2:
        yield from map(say, account.last(view))


def _bomb(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    yield from map(say, account.where_bomb(view.bomb))
    path = view.path[:-1]
    if path and brevity and len(path) > LAST_STEPS:
        yield say(text("rebelmoon-alt-path-last", cells=path[-LAST_STEPS:]))
    elif path:
        yield say(text("rebelmoon-alt-path", cells=path))


def _arsenal(view: View, say: Say) -> Iterator[str]:
    """Say where the Rebel's weapons are that only the Rebel knows."""
    yield from map(say, account.own_down(view))
    for fate in (Fate.HELD, Fate.SPENT, Fate.OUT):
        yield from map(say, account.of_the_fate(view, fate))


def _options(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    """Say what the bomb could do, and what became of the weapons that everyone has seen."""
    yield f"{progress(view, say)}."
    if view.phase in (Phase.FLIGHT, Phase.DEFENCE):
        yield from (say(account.course(way)) for way in ways(view))
    if view.end is not None:
        yield outcome(view.end, say)
    else:
        yield from map(say, account.upgrades(view, brief=bool(brevity)))
    if view.spent:
        spent = tuple(weapon_name(one) for _, one in sorted(view.spent.items()))
        yield say(text("rebelmoon-alt-spent", weapons=spent))
