"""A match in words: who is asked and what, all that the viewer's pictures show, and the news.

It is cut into pages that a message can hold. Nothing of it is left out: whoever turns them over
has read everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.panels.game import GamePanels
from cogs.panels.panel import Button
from cogs.panels.since import ALL_HEARD, missed
from cogs.panels.spoken import spoken_to
from cogs.panels.status import how_it_ended
from engines.accounts import Part, part
from engines.core import Say, Text, text
from tables import Scene
from tables.rows import Status

WORDS = "words"
"""The verb of the button, and of those that turn the pages, which carry the number of one."""


def words_button() -> Button:
    """Return the button that tells a match in words."""
    return Button(WORDS, text("button-words"), anyone=True)


def parts(
    scene: Scene, game: GamePanels, asked: Text, told: Sequence[Part], heard: Sequence[Text]
) -> tuple[Part, ...]:
    """Return all that there is to be read of a scene, in the order of reading.

    `asked` is what its viewer is asked, `told` what its game tells of the view, and `heard` what
    the viewer has heard since the own last action.
    """
    since = "account-heard-all" if scene.seat is None else "account-heard"
    news = (line for line in missed(heard, scene.seat) if line != ALL_HEARD)
    return (
        *part(text("account-now"), _now(scene, game, asked)),
        *told,
        *part(text(since), news),
    )


def _now(scene: Scene, game: GamePanels, asked: Text) -> Iterator[Text]:
    """Yield how the match has ended, or who is asked what; a draft is told to its owner."""
    if scene.match.status is Status.CANCELLED:
        yield text("table-called-off")
    elif scene.paused:
        yield text("table-stands-still")
    elif scene.outcome is not None:
        yield from spoken_to(scene.seat, how_it_ended(scene))
    elif scene.seat is None:
        yield text("table-waiting", who=scene.who(scene.asked))
    else:
        yield asked
        yield from _besides(scene, game)


def _besides(scene: Scene, game: GamePanels) -> Iterator[Text]:
    """Yield who else is waited for, what a draft would do, and what there is to do."""
    others = scene.asked - {scene.seat}
    if scene.seat in scene.asked and others:
        yield text("account-asked-too", who=scene.who(others))
    if scene.view is None:
        return
    preview = game.preview(scene, "") if scene.drafted else None
    yield from preview.lines if preview else ()
    does = scene.legal or (scene.is_out and not scene.gave_up)
    yield from game.hints(scene, "") if does else ()


def pages(told: Sequence[Part], say: Say, room: int) -> tuple[str, ...]:
    """Return parts as pages of at most `room` characters; a part that goes on has its title again.

    Lines stand whole on a page unless one alone is longer, which is cut between words.
    """
    found = [""]
    for one in told:
        title = f"### {say(one.title)}"
        left = room - len(title) - 1
        lines = [piece for line in one.lines for piece in _pieces(say(line), left)]
        for number, line in enumerate(lines):
            new = f"{title}\n{line}" if number == 0 else line
            if len(found[-1]) + 1 + len(new) <= room:
                found[-1] += f"\n{new}" if found[-1] else new
            else:
                found.append(f"{title}\n{line}")
    return tuple(found)


def _pieces(line: str, room: int) -> Iterator[str]:
    """Yield a line in pieces that a page can hold."""
    while len(line) > room:
        cut = line.rfind(" ", 1, room + 1)
        end = room if cut < 1 else cut
        yield line[:end]
        line = line[end:].lstrip()
    yield line


def turning(number: int, count: int) -> tuple[Button, ...]:
    """Return the buttons that lead from one of so many pages to the one before and the next."""
    return tuple(
        Button(WORDS, text("button-page", page=other), extra=str(other), anyone=True)
        for other in (number - 1, number + 1)
        if 1 <= other <= count
    )
