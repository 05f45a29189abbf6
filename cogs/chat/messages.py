"""Scenes become messages: lobby, board and hand, with pictures, texts and controls."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from itertools import accumulate, takewhile
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.chat.components import CHARACTERS, counted, framed, headed, paragraph, rows
from cogs.chat.pictures import Pictures, Undrawn
from cogs.chat.seat_pictures import own_pictures
from cogs.chat.shown import Shown, placed, standing
from cogs.panels.beneath import private_buttons, public_panel
from cogs.panels.closer import closer_button
from cogs.panels.foreseen import outright
from cogs.panels.game import GamePanels
from cogs.panels.ids import mark
from cogs.panels.kept import is_sayable
from cogs.panels.lobby import UNTOLD, Tiers, lobby_panel, lobby_texts, starting_texts
from cogs.panels.panel import Button, Panel, Preview, in_rows
from cogs.panels.playing_on import origin_lines
from cogs.panels.report import MORE, going_on, report, reported
from cogs.panels.sitting import back_panel
from cogs.panels.spoken import saying_to, spoken_to
from cogs.panels.status import (
    board_there,
    hash_of_log,
    how_it_ended,
    how_it_stands,
    own_status,
    title,
)
from cogs.panels.telling import Telling
from cogs.panels.timeless import at_any_time, then
from cogs.panels.way_out import board_link
from cogs.words.names import chat_voice, plain_voice
from engines.core import Say, Text, Verbatim, text
from engines.retelling import Ending
from tables import Scene
from tables.abroad import is_abroad
from tables.match.position import config_of
from tables.notice import (
    Old,
    question_on,
    reader,
    seat_of_absent,
    seat_of_hand,
    seat_of_offer,
)

if TYPE_CHECKING:
    from render.kit.canvas import Picture

CALLS = frozenset(
    {"table-reminder", "table-reminder-anew", "table-half", "table-nudged", "table-asked"}
)
"""Lines that call somebody to do something now."""
ROOM_FOR_LINES = CHARACTERS - 1200
"""What the lines of events may take; title, status and commitments need the rest."""


class MessageBuilder:
    """Makes messages. `games` is filled as the games' cogs are loaded."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self.games: dict[str, GamePanels] = {}

    async def lobby(
        self,
        scene: Scene,
        said: Sequence[Text],
        locale: str,
        nonce: str,
        call: str = "",
        tiers: Tiers = UNTOLD,
    ) -> Shown:
        """Return the lobby's message; once the match has begun, what is left of it.

        `call` are the mentions of those who are called to it, `tiers` how reliable people are.
        """
        say = chat_voice(scene.seats, locale)
        texts = [call] if call else []
        texts += map(say, lobby_texts(scene, locale, tiers))
        room = CHARACTERS - sum(len(line) + 1 for line in texts)
        texts += [counted(map(say, said), say, room)] if said else []
        words = ui.TextDisplay[Any]("\n".join(texts), id=mark(nonce))
        if scene.match.starting or not scene.in_lobby:
            return Shown(framed([words]), [])
        cover = await self._pictures.of_game(
            "cover", scene.match.game, config_of(scene.match), locale
        )
        files, gallery = placed(cover, "picture", say, ROOM_FOR_LINES)
        controls = rows(lobby_panel(scene, nonce), scene, plain_voice(scene.seats, locale))
        return Shown(framed([gallery, words, *controls]), files)

    async def board(
        self,
        scene: Scene,
        said: Sequence[Text],
        locale: str,
        nonce: str,
        call: str = "",
        head: Sequence[Text] = (),
        below: Sequence[Text] = (),
    ) -> Shown:
        """Return the public message of a match: picture, what happened, who is next.

        `call` are the mentions of those who are called; at the end nobody else names them.
        `head` is what whoever is called has missed, `below` what stands below who is next. Where
        nobody can say how the match stands there are but words.
        """
        if scene.match.starting:
            lines = (*starting_texts(scene), *said)
            return self.words(scene, lines, locale, nonce, call)
        if scene.view is None:
            return self._without_picture(scene, said, locale, nonce)
        picture = await self._pictures.board(scene, locale)
        say = chat_voice(scene.seats, locale)
        told = [*map(say, head), *report(said, self._telling(scene), say)]
        lines = paragraph(told, ROOM_FOR_LINES)
        files, gallery = placed(picture, "board", say, ROOM_FOR_LINES - len(lines))
        status = [say(line) for line in how_it_stands(scene, locale, said)]
        status += [say(line) for line in (*below, *hash_of_log(scene, said))]
        status += map(say, origin_lines(scene))
        if scene.over and call:
            status.append(f"-# {call}")
        words = headed(say(title(scene)), lines)
        items: list[ui.Item[Any]] = [ui.TextDisplay(words, id=mark(nonce)), gallery]
        if status:
            items.append(ui.TextDisplay("\n".join(status)))
        looks = self._looks(scene)
        controls = (*public_panel(scene), *((looks,) if looks else ()))
        items += rows(controls, scene, plain_voice(scene.seats, locale))
        return Shown(framed(items), files)

    async def ending(
        self, scene: Scene, ending: Ending | None, said: Sequence[Text], nonce: str
    ) -> Shown:
        """Return what a match is remembered by (None: no picture), and what was hidden."""
        locale = scene.match.locale
        say = chat_voice(scene.seats, locale)
        lines = paragraph([say(line) for line in said], ROOM_FOR_LINES)
        files: list[discord.File] = []
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(headed(say(title(scene)), lines), id=mark(nonce))
        ]
        if ending is not None:
            picture = await self._pictures.ending(scene, ending, locale)
            files, gallery = placed(picture, "picture", say, ROOM_FOR_LINES - len(lines))
            items.append(gallery)
        items += rows(public_panel(scene), scene, plain_voice(scene.seats, locale))
        return Shown(framed(items), files)

    async def hand(
        self,
        scene: Scene,
        public: Scene,
        said: Sequence[Text],
        locale: str,
        nonce: str,
        draft: str = "",
        *,
        looks: bool = False,
        first: Sequence[Text] = (),
        head: Sequence[Text] = (),
        direct: bool = False,
    ) -> Shown:
        """Return a seat's own message: any hand it has, the board, and what it may press now.

        The board stands there while something is to be decided by it, now or at once for later, or
        where its owner `looks` at it; with a `draft` it shows what the move would do. `head` is
        what the owner has missed, and stands between what happened `first` and what is `said`. In
        `direct` messages it leads to the match's channel. While the
        match is paused there are but words.
        """
        if scene.paused or scene.view is None:
            return self._without_picture(scene, (*first, *said), locale, nonce)
        say = chat_voice(scene.seats, locale)
        preview = self._preview(scene, draft)
        decides = preview is not None or scene.seat in scene.asked or outright(scene)
        lines, cut = self._told(scene, (first, said), head, preview, say)
        room = ROOM_FOR_LINES - len(lines)
        deciding = looks or scene.over or decides
        pictured = await self.private(scene, public, preview, locale, room, deciding=deciding)
        panel, stays = self._offered(scene, draft)
        buttons = private_buttons(scene, pictured=bool(pictured), news=cut)
        controls = (*panel, *in_rows((*buttons, *self._ways_out(scene, direct=direct))))
        there = () if pictured or not direct else (board_there(scene),)
        status = (*self._status(scene, stays, draft), *there)
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(headed(say(title(scene)), lines), id=mark(nonce)),
            *(gallery for _, gallery in pictured),
            ui.TextDisplay("\n".join(say(line) for line in status)),
        ]
        items += rows(controls, scene, plain_voice(scene.seats, locale))
        files = [file for files, _ in pictured for file in files]
        return Shown(framed(items), files, timeless=stays is not None)

    def _preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return what the move that is being chosen would do, if any can be made."""
        begun = bool(draft or scene.drafted)
        return self.games[scene.match.game].preview(scene, draft) if begun or scene.legal else None

    def _told(
        self,
        scene: Scene,
        said: tuple[Sequence[Text], Sequence[Text]],
        head: Sequence[Text],
        preview: Preview | None,
        say: Say,
    ) -> tuple[str, bool]:
        """Return the words of a hand for its owner, and whether they leave any news out.

        The head stands between the two parts of what is said.
        """
        telling, say_to = self._telling(scene), saying_to(scene.seat, say)
        parts = (reported(telling.happenings(part), telling, say_to) for part in said)
        (first, left), (news, cut) = parts
        foretold = preview.lines if preview else ()
        told = (*first, *map(say, head), *news, *map(say, foretold))
        lines = paragraph(told, ROOM_FOR_LINES)
        return lines, left or cut or any(line.key == MORE for line in head)

    def _offered(self, scene: Scene, draft: str) -> tuple[Panel, Panel | None]:
        """Return what a hand offers, and the same again if that may be pressed at any time."""
        game = self.games[scene.match.game]
        panel = back_panel(scene) if scene.sat_in else game.controls(scene, draft)
        begun = bool(draft or scene.drafted)
        stays = None if begun else at_any_time(game, scene, panel)
        return (panel if stays is None else stays), stays

    def _status(self, scene: Scene, stays: Panel | None, draft: str) -> tuple[Text, ...]:
        """Return what stands above a seat's controls: what is asked, and what for.

        `stays` is what may be pressed at any time, if that is all there is.
        """
        return (
            self.asked_next(scene) if stays is None else then(scene, stays),
            *spoken_to(scene.seat, how_it_ended(scene)),
            *(
                ()
                if scene.sat_in or scene.over or scene.gave_up
                else self.games[scene.match.game].hints(scene, draft)
            ),
        )

    def _looks(self, scene: Scene) -> tuple[Button, ...]:
        """Return the button that shows a part of the board in large, where boards are so large."""
        if scene.view is None or not self.games[scene.match.game].areas(scene):
            return ()
        return (closer_button(),)

    def _ways_out(self, scene: Scene, *, direct: bool) -> tuple[Button, ...]:
        """Return what leads from a hand to the board, and for whoever waits to a part of it."""
        away = scene.seat is not None and is_abroad(scene.match, scene.seats[scene.seat])
        seen = direct and not away
        board = (board_link(scene.match),) if seen else ()
        return (*board, *(() if scene.seat in scene.asked else self._looks(scene)))

    async def private(
        self,
        scene: Scene,
        public: Scene,
        preview: Preview | None,
        locale: str,
        room: int,
        *,
        deciding: bool,
    ) -> list[tuple[list[discord.File], ui.Item[Any]]]:
        """Return the pictures that a seat is shown in private: their files, and their places.

        Those that cannot be drawn take no more than `room` in words.
        """
        pictures = await own_pictures(
            self._pictures, scene, public, preview, locale, deciding=deciding
        )
        say = chat_voice(scene.seats, locale)
        return [placed(one, what, say, room // len(pictures)) for what, one in pictures.items()]

    def _without_picture(
        self, scene: Scene, said: Sequence[Text], locale: str, nonce: str
    ) -> Shown:
        """Return what can be said of a match at which the program fails."""
        status = (*how_it_stands(scene, locale, said), *hash_of_log(scene, said))
        lines = (title(scene), *said, *status)
        return self.words(scene, lines, locale, nonce)

    def past(self, scene: Scene, old: Old, locale: str) -> ui.LayoutView:
        """Return what stays of a superseded message: what happened then, and its board."""
        asked = (seat_of_offer(old.surface), question_on(old.surface), seat_of_absent(old.surface))
        if any(one is not None for one in asked):
            return self._asked_once(scene, old, locale)
        say, seat = chat_voice(scene.seats, locale), seat_of_hand(old.surface)
        said = [line for line in old.told.events if line.key not in CALLS]
        told = report(said, self._telling(scene), saying_to(seat, say))
        head = headed(say(title(scene)), paragraph(told, ROOM_FOR_LINES))
        items: list[ui.Item[Any]] = [ui.TextDisplay(head)]
        if seat is None:
            items += [standing(picture) for picture in old.told.pictures]
            if old.told.shown is not None:
                hash_ = text("table-log", hash=old.told.shown)
                items.append(ui.TextDisplay(say(hash_)))
        else:
            items.append(ui.TextDisplay(f"-# {say(text('hand-past'))}"))
        return framed(items)

    def _asked_once(self, scene: Scene, old: Old, locale: str) -> ui.LayoutView:
        """Return what stays of a message that asked what is asked there no more."""
        say, seat, said = chat_voice(scene.seats, locale), reader(old.surface), old.told.events
        head = () if seat is None else (title(scene),)
        over = text("table-asked-no-more")
        if seat is None and old.channel_id != scene.match.channel_id:
            over = text("table-asked-elsewhere", where=Verbatim(f"<#{scene.match.channel_id}>"))
        lines = (*head, *spoken_to(seat, said), *(() if scene.over else (over,)))
        return framed([ui.TextDisplay(paragraph([say(line) for line in lines]))])

    def _telling(self, scene: Scene) -> Telling:
        return self.games[scene.match.game].telling

    def asked_next(self, scene: Scene) -> Text:
        """Return what the viewer of a scene is asked now, or whom everyone waits for."""
        if scene.sat_in:
            return text("hand-sat-in")
        asks = None if scene.is_out or scene.gave_up else self.games[scene.match.game].asks(scene)
        return asks or own_status(scene)

    def holds(self, scene: Scene, said: Sequence[Text], locale: str) -> int:
        """Return how many of these lines, from the first, the board's message can tell."""
        say = chat_voice(scene.seats, locale)
        ends = accumulate(len(say(line)) + 1 if is_sayable(line, scene) else 0 for line in said)
        return sum(1 for _ in takewhile(lambda end: end <= ROOM_FOR_LINES, ends))

    def lasts(self, scene: Scene, said: Sequence[Text]) -> int:
        """Return how many of these lines, the last ones, a board tells on which a turn begins."""
        return going_on(said, self._telling(scene))

    def words(
        self, scene: Scene, said: Sequence[Text], locale: str, nonce: str, call: str = ""
    ) -> Shown:
        """Return a public message of nothing but words, and who is called."""
        say = chat_voice(scene.seats, locale)
        told = [*(say(line) for line in said), *([call] if call else ())]
        shown = ui.TextDisplay[Any](paragraph(told), id=mark(nonce))
        return Shown(framed([shown]), [])

    def question(
        self, scene: Scene, said: Sequence[Text], locale: str, nonce: str, agree: Button | None
    ) -> Shown:
        """Return what people are asked; the button goes once it is not asked any more.

        What is left then says what came of it, and stays true.
        """
        shown = self.asking(scene, said, locale, nonce, ((agree,),) if agree else ())
        return shown._replace(timeless=agree is None)

    def asking(
        self, scene: Scene, said: Sequence[Text], locale: str, nonce: str, panel: Panel
    ) -> Shown:
        """Return a message of words, and what can be pressed below them."""
        say = chat_voice(scene.seats, locale)
        lines = paragraph([say(line) for line in said])
        items: list[ui.Item[Any]] = [ui.TextDisplay(lines, id=mark(nonce))]
        items += rows(panel, scene, plain_voice(scene.seats, locale))
        return Shown(framed(items), [])

    def explaining(
        self, picture: Picture | Undrawn, about: Text, say: Say
    ) -> tuple[list[discord.File], tuple[ui.Item[Any], ...]]:
        """Return a picture's file, and what stands for it: what it is about, and its place."""
        words = say(about)
        if not isinstance(picture, Undrawn):
            picture = dataclasses.replace(picture, alt=f"{words} {picture.alt}")
        files, gallery = placed(picture, "picture", say, ROOM_FOR_LINES)
        caption: ui.TextDisplay[Any] = ui.TextDisplay(words)
        return files, (gallery, caption)

    def alone(self, picture: Picture | Undrawn, say: Say, *below: ui.Item[Any]) -> Shown:
        """Return a message of nothing but a picture, and what stands below it."""
        files, gallery = placed(picture, "picture", say, ROOM_FOR_LINES)
        return Shown(framed([gallery, *below]), files)

    async def moment(
        self, scene: Scene, public: Scene, told: Sequence[str], below: Panel, locale: str
    ) -> Shown:
        """Return a step of a match as a seat saw it: words, all its pictures, and controls."""
        say = chat_voice(scene.seats, locale)
        lines = paragraph(told, ROOM_FOR_LINES)
        room = ROOM_FOR_LINES - len(lines)
        if scene.seat is None:
            pictured = [placed(await self._pictures.board(scene, locale), "board", say, room)]
        else:
            pictured = await self.private(scene, public, None, locale, room, deciding=True)
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(lines),
            *(gallery for _, gallery in pictured),
            *rows(below, scene, plain_voice(scene.seats, locale)),
        ]
        return Shown(framed(items), [file for files, _ in pictured for file in files])
