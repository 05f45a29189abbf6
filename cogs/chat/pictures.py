"""Pictures are drawn in threads of their own, and the last ones are kept."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from msgspec import Struct

import engines
from cogs.words.computers import NAMES
from cogs.words.leniency import get_over
from cogs.words.names import names_of, plain_voice
from cogs.words.strings import speaker
from engines.bars import Bars
from engines.core import Refusal, Say, encode
from engines.curves import Chart
from engines.examples import Example
from engines.retelling import Ending
from tables import Scene
from tables.latest import Latest
from tables.match.position import config_of

if TYPE_CHECKING:
    from render.kit.canvas import Picture

_T = TypeVar("_T")

KEPT = 64
DRAWERS = 2
LET_PASS = 0.0001
"""Seconds that a drawing thread waits before each piece of work.

Pillow lets go of the interpreter over and over, for moments too short for another thread to wake
in, and a thread that always finds a next picture never waits for anything else: without the pause
the event loop gets in four times as late (`benchmarks.waiting`).
"""


class Undrawn(Struct, frozen=True):
    """Stands for a picture that could not be drawn; `alt` says what it shows, if that can be."""

    alt: str = ""


class _Traits(NamedTuple):
    """What a renderer says of its pictures.

    `private(view, deciding)` tells which of them a viewer is shown in private, `seen(kind, view)`
    returns the view without what a picture does not show: two such are equal if the pictures are.
    `marked` are those that also show what has happened lately.
    """

    private: Callable[[Any, bool], frozenset[str]]
    seen: Callable[[str, Any], Any]
    marked: frozenset[str]


class Pictures:
    """Draws boards and hands without holding up the event loop."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(DRAWERS, thread_name_prefix="picture")
        self._kept: Latest[bytes, Picture] = Latest(KEPT)
        self._drawing: dict[bytes, asyncio.Task[Picture]] = {}
        self._traits: dict[str, _Traits] = {}
        self.drawn = 0
        """How many pictures were drawn."""

    def close(self) -> None:
        """Stop drawing."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def wanted(self) -> bool:
        """Whether somebody waits for a picture that is still being drawn."""
        return bool(self._drawing)

    async def apart(self, work: Callable[..., _T], *args: Any) -> _T:
        """Return what some work comes to that is done where pictures are drawn."""
        return await asyncio.get_running_loop().run_in_executor(
            self._pool, _after_others, work, *args
        )

    async def board(self, scene: Scene, locale: str) -> Picture | Undrawn:
        """Return the board as the viewer of `scene` may see it."""
        return await self.draw("board", scene, locale)

    async def own(self, scene: Scene, *, deciding: bool) -> frozenset[str]:
        """Return which of "board" and "hand" the viewer of `scene` is shown in private.

        The board stands in the channel: whoever is not `deciding` anything has it there, and a
        game may say of a view what a decision takes, and what it shows of one that is none
        (`render.<key>.private`).
        """
        return (await self._traits_of(scene.match.game)).private(scene.view, deciding)

    async def of_game(self, kind: str, game: str, config: Any, locale: str) -> Picture | Undrawn:
        """Return the picture that `render/<game>/` draws of a game set up so: `kind(config, say)`.

        It is the same for everybody: a cover, or a legend. Faults are got over as those of `draw`.
        """
        key = hashlib.sha256(encode((kind, game, locale)) + encode(config)).digest()
        say = speaker(locale)
        try:
            return await self._once(key, lambda: self._run(game, kind, config, say))
        except Exception as fault:  # whatever is wrong with a renderer
            get_over(fault, f"picture {game}.{kind}", None)
            return Undrawn()

    async def example(self, game: str, shown: Example, locale: str) -> Picture | Undrawn:
        """Return the picture that a section of a game's rules is explained on.

        Those who play there bear computers' names. Faults are got over as those of `draw`.
        """
        key = hashlib.sha256(encode(("example", game, locale)) + encode(shown)).digest()
        say = speaker(locale, NAMES.__getitem__)
        try:
            return await self._once(
                key, lambda: self._run(game, shown.picture, shown.view, *shown.args, say)
            )
        except Exception as fault:  # whatever is wrong with a renderer
            get_over(fault, f"picture {game}.{shown.picture}", None)
            return Undrawn()

    async def ending(self, scene: Scene, ending: Ending, locale: str) -> Picture | Undrawn:
        """Return the picture of a match's end. Faults are got over as those of `draw`."""
        match = scene.match
        cover = await self.of_game("cover", match.game, config_of(match), locale)
        if isinstance(cover, Undrawn):
            return cover
        say = plain_voice(scene.seats, locale)
        names = names_of(scene.seats, locale)
        key = hashlib.sha256(encode(("ending", match.id, locale, names, ending)))
        try:
            return await self._once(
                key.digest(),
                lambda: self.apart(
                    _ended, match.game, cover, ending, len(scene.seats), match.id, say
                ),
            )
        except Exception as fault:  # whatever a sound or a name does to it
            get_over(fault, f"picture {match.game}.ending", match.id)
            return Undrawn()

    async def bars(self, head: str, groups: Sequence[Bars]) -> Picture | Undrawn:
        """Return a picture of figures, said already in its reader's language.

        Faults are got over as those of `draw`.
        """
        key = hashlib.sha256(encode(("bars", head, groups))).digest()
        try:
            return await self._once(key, lambda: self.apart(_barred, head, groups))
        except Exception as fault:  # whatever a name does to it
            get_over(fault, "picture bars", None)
            return Undrawn()

    async def chart(self, chart: Chart, game: str, locale: str) -> Picture | Undrawn:
        """Return a picture of curves of a game's seats, said already in its reader's language.

        Faults are got over as those of `draw`.
        """
        key = hashlib.sha256(encode(("chart", game, locale, chart))).digest()
        try:
            return await self._once(key, lambda: self.apart(_charted, chart, game, speaker(locale)))
        except Exception as fault:  # whatever a name does to it
            get_over(fault, "picture chart", None)
            return Undrawn()

    async def draw(self, kind: str, scene: Scene, locale: str, *args: Any) -> Picture | Undrawn:
        """Return the picture that `render/<key>/` draws: `kind(view, *args, say)`.

        One that is marked with what has happened lately is `kind(view, *args, say, lately)`. What
        several ask for at the same time is drawn once. Raises the `Refusal` of a renderer,
        and whatever else it raises unless faults are got over (`cogs.words.leniency`).
        """
        try:
            return await self._drawn(kind, scene, locale, *args)
        except Refusal:
            raise
        except Exception as fault:  # whatever is wrong with a renderer
            get_over(fault, f"picture {scene.match.game}.{kind}", scene.match.id)
            return Undrawn(await self.told(kind, scene, locale, *args))

    async def _drawn(self, kind: str, scene: Scene, locale: str, *args: Any) -> Picture:
        traits = await self._traits_of(scene.match.game)
        marks = (scene.lately,) if scene.lately and kind in traits.marked else ()
        key = _key(kind, scene, traits.seen(kind, scene.view), locale, (*args, *marks))
        return await self._once(
            key, lambda: self._rendered(kind, scene, locale, *args, marks=marks)
        )

    async def _once(self, key: bytes, render: Callable[[], Awaitable[Picture]]) -> Picture:
        """Return the picture of a key: one that is kept or being drawn, or else a new one."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._drawing:
            task = asyncio.create_task(self._draw(key, render), name="picture")
            task.add_done_callback(lambda _: self._drawing.pop(key))
            self._drawing[key] = task
        return await asyncio.shield(self._drawing[key])

    async def _traits_of(self, game: str) -> _Traits:
        """Return what a renderer says of its pictures; it is loaded where pictures are drawn."""
        if game not in self._traits:
            self._traits[game] = await self.apart(_traits, game)
        return self._traits[game]

    async def _draw(self, key: bytes, render: Callable[[], Awaitable[Picture]]) -> Picture:
        picture = await render()
        self.drawn += 1
        self._kept[key] = picture
        return picture

    async def told(self, kind: str, scene: Scene, locale: str, *args: Any) -> str:
        """Return in words what a picture shows; "" where its game cannot say it."""
        with suppress(Exception):  # the fault of the picture was logged, and may be this one's
            return await self._rendered(f"{kind}_alt", scene, locale, *args)
        return ""

    async def _rendered(
        self, what: str, scene: Scene, locale: str, *args: Any, marks: tuple[Any, ...] = ()
    ) -> Any:
        say = plain_voice(scene.seats, locale)
        return await self._run(scene.match.game, what, scene.view, *args, say, *marks)

    async def _run(self, game: str, what: str, *args: Any) -> Any:
        return await self.apart(rendered, game, what, *args)


def _after_others(work: Callable[..., _T], *args: Any) -> _T:
    time.sleep(LET_PASS)
    return work(*args)


def rendered(game: str, what: str, *args: Any) -> Any:
    """Draw; a game's renderer is loaded here, where nobody waits for it but its first picture."""
    return getattr(importlib.import_module(f"render.{game}"), what)(*args)


def _ended(game: str, cover: Picture, *args: Any) -> Picture:
    return engines.loaded("render.kit.endings").ended(cover, *args, _seating(game))


def _barred(head: str, groups: Sequence[Bars]) -> Picture:
    return engines.loaded("render.kit.bars").barred(head, groups)


def _charted(chart: Chart, game: str, say: Say) -> Picture:
    return engines.loaded("render.kit.curves").charted(chart, say, _seating(game))


def _seating(game: str) -> Any:
    """Return how a game shows its seats (`render.kit.seating`)."""
    usual = engines.loaded("render.kit.seating").USUAL
    return getattr(importlib.import_module(f"render.{game}"), "SEATING", usual)


def _traits(game: str) -> _Traits:
    """Return what a renderer says; without a word from it a view is decided by all pictures."""
    renderer: Any = None
    every = frozenset(("board", "hand"))
    with suppress(Exception):  # whoever draws the hand meets the same fault, and tells it
        renderer = importlib.import_module(f"render.{game}")
        every = frozenset(kind for kind in every if hasattr(renderer, kind))

    def private(_view: Any, deciding: bool) -> frozenset[str]:
        return every if deciding or "hand" not in every else frozenset(("hand",))

    def seen(_kind: str, view: Any) -> Any:
        return view

    return _Traits(
        getattr(renderer, "private", private),
        getattr(renderer, "seen", seen),
        getattr(renderer, "MARKED", frozenset()),
    )


def _key(kind: str, scene: Scene, seen: Any, locale: str, args: tuple[Any, ...]) -> bytes:
    names = names_of(scene.seats, locale)
    parts = (kind, scene.match.game, locale, names, args)
    return hashlib.sha256(encode(parts) + encode(seen)).digest()
