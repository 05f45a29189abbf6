"""A lesson as its pupil sees it: the scene of a match that is none, what is pressed, what follows.

The panel is the game's own. Each of its controls is brought under one verb, and names the lesson
and the verb that it has in the game; its question is the number of the prompts that are behind.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import engines
from cogs.panels.chooser import TICK
from cogs.panels.drafts import TURNED, Draft, before
from cogs.panels.game import GamePanels
from cogs.panels.given import AHEAD
from cogs.panels.hint import leads, words_of
from cogs.panels.panel import (
    Button,
    Menu,
    Panel,
    Row,
    Style,
)
from cogs.panels.rulebook import Book, edition_of, standard
from cogs.panels.spoken import spoken_to
from engines.choosing import Ways, follow
from engines.core import Arg, Refusal, Seat, Text, encode, text
from engines.lessons import Lesson, Moment, Prompt, game_of, lesson, moment
from tables import Scene
from tables.people import Progress
from tables.rows import Match, Status
from tables.rows import Seat as SeatRow

LEARN, TURN_TO, BEGIN_AGAIN, PRESSED = "learn", "learn-other", "learn-again", "learn-do"
"""The verbs: open a lesson or the list of them from elsewhere, turn to one or the list, begin one
anew, press a control in one."""
LESSON_HINT = "learn-hint"
"""The verb: name the action that a prompt asks for, or leads to."""
OPEN_LOBBY = "learned"
"""The verb: open a lobby of what one has learned."""
SEPARATOR = "|"
"""Between the lesson, the verb and the rest in what a control of a lesson carries."""
COACH = -1
"""Stands where the id of a person stands: whoever teaches is no computer with a number."""


class Page(Struct, frozen=True, dict=True):
    """A lesson at one moment, as the pupil sees it; `public` is what a spectator would see.

    `hosts` tells whether a lobby can be opened where it is shown.
    """

    game: GamePanels
    progress: Progress
    moment: Moment
    scene: Scene
    public: Scene
    hosts: bool = True

    @property
    def key(self) -> str:
        """The key of the lesson."""
        return self.progress.lesson

    @property
    def lesson(self) -> Lesson:
        """The script."""
        return lesson(self.key)

    @cached_property
    def ways(self) -> Ways[Any, Any]:
        """What the pupil may do."""
        return self.game.ways(self.scene)

    @property
    def prompt(self) -> Prompt | None:
        """What is to be pressed; None at the end."""
        prompts = self.lesson.prompts
        return prompts[self.progress.done] if self.progress.done < len(prompts) else None

    @cached_property
    def draft(self) -> str:
        """What is chosen already of the next action."""
        return _draft(self.ways, self.moment)


def page(
    game: GamePanels, progress: Progress, pupil: str, coach: str, *, hosts: bool = True
) -> Page:
    """Return a lesson as it is seen by whoever has come so far; so are pupil and coach called.

    It plays the whole script so far, so it is no work for an event loop.
    """
    key, script = progress.lesson, lesson(progress.lesson)
    done = min(progress.done, len(script.prompts))
    progress = replace(progress, done=done)
    now = moment(key, done, progress.said)
    rows = tuple(_row(seat, script, pupil, coach) for seat in range(script.seats))
    own = _scene(key, now, rows, script.pupil, done)
    return Page(game, progress, now, own, _scene(key, now, rows, None, done), hosts)


def _row(seat: Seat, script: Lesson, pupil: str, coach: str) -> SeatRow:
    mine = seat == script.pupil
    return SeatRow(0, seat, COACH, pupil if mine else coach, None, "", None, b"")


def _scene(key: str, now: Moment, rows: tuple[SeatRow, ...], seat: Seat | None, done: int) -> Scene:
    """Return what a seat (None: a spectator) sees; its question is known by what is `done`."""
    game = game_of(key)
    engine, outcome = engines.load(game), engines.load(game).outcome(now.state)
    asked = engine.to_act(now.state)
    return Scene(
        match=_match(game, lesson(key)),
        seats=rows,
        seat=seat,
        view=engine.view(now.state, seat),
        asked=asked,
        legal=seat is not None and seat in asked | engine.may_act(now.state),
        question=done,
        outcome=outcome,
        responding=engine.responding(now.state),
        drafted=() if seat is None else now.drafted,
    )


def _match(game: str, script: Lesson) -> Match:
    """Return the row of a match that stands nowhere, and is gone through however it stands."""
    return Match(
        id=0,
        game=game,
        rules_version=engines.load(game).rules,
        status=Status.PLAYING,
        guild_id=None,
        channel_id=0,
        host_id=COACH,
        locale="",
        config=encode(script.config),
        options=b"",
        seed="",
        created_at=0.0,
        started_at=0.0,
        ended_at=None,
        outcome=None,
    )


def heard(shown: Page) -> tuple[Text, ...]:
    """Return what has just happened, as it is told to the pupil."""
    return spoken_to(shown.scene.seat, shown.game.telling.lasting(shown.moment.heard))


# -- What can be pressed ------------------------------------------------------------------------


def panel(shown: Page, draft: str) -> Panel:
    """Return the game's own panel, and what every lesson has below it.

    Actions are done one by one: what would choose several ahead is left out. Of buttons that only
    the game would have shine, that one does which the prompt names.
    """
    if shown.prompt is None:
        return (_after(shown),)
    named = _named(shown)
    controls = (_lit(row, named) for row in shown.game.controls(shown.scene, draft))
    rows = (_within(shown.key, row) for row in controls)
    return (*filter(None, rows), (_hint(shown), _others(), _again(shown)))


def _lit(row: Row, named: Arg) -> Row:
    """Return a row in which the button of this name shines, and none that only could be meant."""
    if isinstance(row, Menu):
        return row
    return tuple(replace(button, style=_style(button, named)) for button in row)


def _style(button: Button, named: Arg) -> Style:
    if button.label == named:
        return Style.MAIN
    shines = button.style in (Style.MAIN, Style.GOOD) and button.label.key != TICK
    return Style.PLAIN if shines else button.style


def _within(key: str, row: Row) -> Row:
    """Return a row whose controls are pressed in a lesson."""
    if isinstance(row, Menu):
        return replace(row, verb=PRESSED, extra=packed(key, row.verb, row.extra), anyone=False)
    return tuple(
        replace(one, verb=PRESSED, extra=packed(key, one.verb, one.extra), anyone=False)
        for one in row
        if not one.verb.startswith(AHEAD)
    )


def _after(shown: Page) -> tuple[Button, ...]:
    """Return what can be done once a lesson is over."""
    lobby = Button(OPEN_LOBBY, text("button-learned-play"), Style.GOOD, shown.key, anyone=True)
    rules = Button("rules", text("button-rules"), extra=_book(shown).mark, anyone=True)
    return (*((lobby,) if shown.hosts else ()), rules, _others(), _again(shown))


def _book(shown: Page) -> Book:
    """Return the rules that were learned: in the edition of which the lesson is played."""
    game = shown.scene.match.game
    return standard(game, edition_of(game, shown.lesson.config))


def hint(shown: Page) -> tuple[Text, ...]:
    """Return what a pupil is to do, in the words of the game, and what it leads to.

    It is what the script does next, and no computer's choice: anything else does not go on. Where
    that is to do all that is drafted, or a button of that name leads a draft on, it is the button.
    """
    if _is_drafted(shown) or _leads_on(shown):
        return (text("hint-lesson", what=_named(shown)),)
    found = words_of(shown.ways, _next_action(shown))
    lines = (text("hint-lesson", what=found.words), *leads(found))
    return spoken_to(shown.scene.seat, lines)


def _is_drafted(shown: Page) -> bool:
    """Tell whether a prompt does what is drafted already."""
    drafted = shown.scene.drafted
    does = () if shown.prompt is None else shown.prompt.does
    return bool(drafted) and does[: len(drafted)] == drafted


def _leads_on(shown: Page) -> bool:
    """Tell whether a prompt drafts more by a button that stands there as the prompt names it."""
    if shown.prompt is None or not shown.prompt.keeps:
        return False
    rows = (
        row for row in shown.game.controls(shown.scene, shown.draft) if not isinstance(row, Menu)
    )
    return any(button.label == _named(shown) for row in rows for button in row)


def _named(shown: Page) -> Arg:
    """Return what a prompt names that is to be pressed; nothing where it names none."""
    return "" if shown.prompt is None else shown.prompt.says.args.get("press", "")


def _next_action(shown: Page) -> Any:
    """Return the action that a prompt asks for, or the one that its step leads to."""
    for prompt in shown.lesson.prompts[shown.progress.done :]:
        if prompt.does or prompt.keeps:
            return (*prompt.does[:1], *prompt.keeps[-1:])[0]
    raise Refusal(text("refusal-not-asked"))


def _hint(shown: Page) -> Button:
    return Button(LESSON_HINT, text("button-hint"), extra=shown.key, anyone=True)


def _others() -> Button:
    return Button(TURN_TO, text("button-learn-others"), anyone=True)


def _again(shown: Page) -> Button:
    return Button(BEGIN_AGAIN, text("button-learn-again"), extra=shown.key, anyone=True)


def packed(key: str, verb: str, extra: str) -> str:
    """Return what a control carries in a lesson that has this verb and carries that in the game."""
    return SEPARATOR.join((key, verb, extra))


def unpacked(extra: str) -> tuple[str, str, str]:
    """Return the lesson that a control is of, its verb in the game, and what it carries there.

    Raises `Refusal` where it says no such thing.
    """
    parts = extra.split(SEPARATOR, 2)
    if len(parts) != 3:
        raise Refusal(text("refusal-unknown-control"))
    return parts[0], parts[1], parts[2]


def _draft(ways: Ways[Any, Any], now: Moment) -> str:
    """Return the draft of what is chosen already of the next action."""
    way = next((way for way in ways.now() if way.verb == now.way), None)
    if way is None:
        return ""
    path = follow(ways, way, lambda key, _: now.chosen.get(key) or None)
    if way.folded is None:
        return str(before(path, max(map(way.keys.index, now.chosen)) + 1))
    parts = before(path, len(path.chosen)).parts
    rest = ("",) * (len(way.keys) - len(parts))
    turned = (f"{TURNED}{way.keys.index(k) + 1}" for k, values in now.chosen.items() if not values)
    return str(Draft(way.verb, (*parts, *rest, *turned)))
