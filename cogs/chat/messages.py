"""Scenes become messages: lobby, board and hand, with pictures, texts and controls."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Sequence
from io import BytesIO
from itertools import accumulate, takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import ui
from msgspec.structs import replace

from cogs.chat.components import CHARACTERS, cut, framed, paragraph, rows
from cogs.chat.pictures import Pictures, Undrawn
from cogs.panels.chronicle import news_button
from cogs.panels.closer import closer_button
from cogs.panels.game import GamePanels
from cogs.panels.ids import mark
from cogs.panels.in_words import words_button
from cogs.panels.lobby import UNTOLD, Tiers, lobby_panel, lobby_texts, starting_texts
from cogs.panels.orders import has_orders, orders_button
from cogs.panels.panel import ACT, Button, Panel, Preview, Style
from cogs.panels.replay import replay_button
from cogs.panels.report import MORE, report
from cogs.panels.sitting import back_panel
from cogs.panels.taking_back import taking_back
from cogs.panels.telling import Telling
from cogs.panels.timeless import at_any_time, then
from cogs.panels.way_out import board_link, with_ways_out
from cogs.words.names import chat_voice, literal, mention, plain_voice
from engines.core import Say, Text, Verbatim, text
from engines.retelling import Ending
from tables import Scene
from tables.match.position import config_of
from tables.notice import Attached, Old, seat_of_hand
from tables.resting import moment
from tables.rows import Status

if TYPE_CHECKING:
    from render.kit.canvas import Picture

ALT = 1024
NAMED = 24
"""How many letters of its hash a picture is named by."""
CALLS = frozenset({"table-reminder", "table-half", "table-nudged", "table-asked"})
"""Lines that call somebody to do something now."""
CALLED_OFF = frozenset({"table-called-off-by", "table-called-off-together", "lobby-called-off-by"})
ROOM_FOR_LINES = CHARACTERS - 1200
"""What the lines of events may take; title, status and commitments need the rest."""


class Shown(NamedTuple):
    """A message ready to be sent or to replace another's contents.

    Nothing ceases to be true of one that is `timeless`.
    """

    view: ui.LayoutView
    files: list[discord.File]
    timeless: bool = False

    @property
    def pictures(self) -> tuple[Attached, ...]:
        """What its files are called, and what they show in words."""
        return tuple(Attached(file.filename, file.description or "") for file in self.files)


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
        texts += [say(line) for line in (*lobby_texts(scene, locale, tiers), *said)]
        words = ui.TextDisplay[Any]("\n".join(texts), id=mark(nonce))
        if scene.match.starting or not scene.in_lobby:
            return Shown(framed([words]), [])
        cover = await self._pictures.of_game(
            "cover", scene.match.game, config_of(scene.match), locale
        )
        files, gallery = _pictured(cover, "picture", say, ROOM_FOR_LINES)
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
        files, gallery = _pictured(picture, "board", say, ROOM_FOR_LINES - len(lines))
        status = [say(line) for line in _status(scene, locale, said)]
        status += [say(line) for line in (*below, *_hash_of_log(scene, said))]
        if scene.over and call:
            status.append(f"-# {call}")
        words = f"### {say(_title(scene))}\n{lines}"
        items: list[ui.Item[Any]] = [ui.TextDisplay(words, id=mark(nonce)), gallery]
        if status:
            items.append(ui.TextDisplay("\n".join(status)))
        looks = self._looks(scene)
        controls = (*_public_panel(scene), *((looks,) if looks else ()))
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
            ui.TextDisplay(f"### {say(_title(scene))}\n{lines}".strip(), id=mark(nonce))
        ]
        if ending is not None:
            picture = await self._pictures.ending(scene, ending, locale)
            files, gallery = _pictured(picture, "picture", say, ROOM_FOR_LINES - len(lines))
            items.append(gallery)
        items += rows(_public_panel(scene), scene, plain_voice(scene.seats, locale))
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
        head: Sequence[Text] = (),
        direct: bool = False,
    ) -> Shown:
        """Return a seat's own message: any hand it has, the board, and what it may press now.

        The board stands there while something is to be decided by it, or where its owner `looks`
        at it; with a `draft` it shows what the move would do. `head` is what the owner has
        missed. In `direct` messages it leads to the match's channel. While the match is paused
        there are but words.
        """
        if scene.paused or scene.view is None:
            return self._without_picture(scene, said, locale, nonce)
        game = self.games[scene.match.game]
        begun = bool(draft or scene.drafted)
        preview = game.preview(scene, draft) if begun else None
        deciding = looks or scene.over or preview is not None or scene.seat in scene.asked
        say = chat_voice(scene.seats, locale)
        foretold = preview.lines if preview else ()
        told = (*map(say, head), *report(said, game.telling, say), *map(say, foretold))
        lines = paragraph(told, ROOM_FOR_LINES)
        room = ROOM_FOR_LINES - len(lines)
        pictured = await self.private(scene, public, preview, locale, room, deciding=deciding)
        panel = back_panel(scene) if scene.sat_in else game.controls(scene, draft)
        stays = None if begun else at_any_time(game, scene, panel)
        status = (
            self.asked_next(scene) if stays is None else then(scene),
            *(() if scene.sat_in else game.hints(scene, draft)),
            *(() if pictured else (_board_there(scene),)),
        )
        more = any(line.key == MORE for line in head)
        buttons = _private_buttons(scene, pictured=bool(pictured), news=more)
        offered = panel if stays is None else stays
        controls = with_ways_out(offered, buttons, self._ways_out(scene, direct=direct))
        if controls is None:
            status = (
                *status,
                text("hand-board-in", where=Verbatim(f"<#{scene.match.channel_id}>")),
            )
            controls = (*offered, buttons)
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(f"### {say(_title(scene))}\n{lines}", id=mark(nonce)),
            *(gallery for _, gallery in pictured),
            ui.TextDisplay("\n".join(say(line) for line in status)),
        ]
        items += rows(controls, scene, plain_voice(scene.seats, locale))
        files = [file for files, _ in pictured for file in files]
        return Shown(framed(items), files, timeless=stays is not None)

    def _looks(self, scene: Scene) -> tuple[Button, ...]:
        """Return the button that shows a part of the board in large, where boards are so large."""
        if scene.view is None or not self.games[scene.match.game].areas(scene):
            return ()
        return (closer_button(),)

    def _ways_out(self, scene: Scene, *, direct: bool) -> tuple[Button, ...]:
        """Return what leads from a hand to the board, and for whoever waits to a part of it."""
        board = (board_link(scene.match),) if direct else ()
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
        own = await self._pictures.own(scene, deciding=deciding)
        pictures = await self._own_pictures(own, scene, public, preview, locale)
        say = chat_voice(scene.seats, locale)
        each = room // max(len(pictures), 1)
        return [_pictured(one, what, say, each) for what, one in pictures.items()]

    def _without_picture(
        self, scene: Scene, said: Sequence[Text], locale: str, nonce: str
    ) -> Shown:
        """Return what can be said of a match at which the program fails."""
        status = (*_status(scene, locale, said), *_hash_of_log(scene, said))
        lines = (_title(scene), *said, *status)
        return self.words(scene, lines, locale, nonce)

    def past(self, scene: Scene, old: Old, locale: str) -> ui.LayoutView:
        """Return what stays of a superseded message: what happened then, and its board."""
        say = chat_voice(scene.seats, locale)
        said = [line for line in old.told.events if line.key not in CALLS]
        told = report(said, self._telling(scene), say)
        head = f"### {say(_title(scene))}\n{paragraph(told, ROOM_FOR_LINES)}"
        items: list[ui.Item[Any]] = [ui.TextDisplay(head.strip())]
        if seat_of_hand(old.surface) is None:
            items += [_shown(picture) for picture in old.told.pictures]
            if old.told.shown is not None:
                hash_ = text("table-log", hash=old.told.shown)
                items.append(ui.TextDisplay(say(hash_)))
        else:
            items.append(ui.TextDisplay(f"-# {say(text('hand-past'))}"))
        return framed(items)

    def _telling(self, scene: Scene) -> Telling:
        return self.games[scene.match.game].telling

    def asked_next(self, scene: Scene) -> Text:
        """Return what the viewer of a scene is asked now, or whom everyone waits for."""
        if scene.sat_in:
            return text("hand-sat-in")
        return self.games[scene.match.game].asks(scene) or _own_status(scene)

    def holds(self, scene: Scene, said: Sequence[Text], locale: str) -> int:
        """Return how many of these lines, from the first, the board's message can tell."""
        say = chat_voice(scene.seats, locale)
        ends = accumulate(len(say(line)) + 1 for line in said)
        return sum(1 for _ in takewhile(lambda end: end <= ROOM_FOR_LINES, ends))

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
        """Return what all are asked to agree to; the button goes once it is not asked any more."""
        say = chat_voice(scene.seats, locale)
        lines = paragraph([say(line) for line in said])
        items: list[ui.Item[Any]] = [ui.TextDisplay(lines, id=mark(nonce))]
        if agree is not None:
            items += rows(((agree,),), scene, plain_voice(scene.seats, locale))
        return Shown(framed(items), [])

    def explaining(
        self, picture: Picture | Undrawn, about: Text, say: Say
    ) -> tuple[list[discord.File], tuple[ui.Item[Any], ...]]:
        """Return a picture's file, and what stands for it: what it is about, and its place."""
        words = say(about)
        if not isinstance(picture, Undrawn):
            picture = dataclasses.replace(picture, alt=f"{words} {picture.alt}")
        files, gallery = _pictured(picture, "picture", say, ROOM_FOR_LINES)
        caption: ui.TextDisplay[Any] = ui.TextDisplay(words)
        return files, (gallery, caption)

    def alone(self, picture: Picture | Undrawn, say: Say, *below: ui.Item[Any]) -> Shown:
        """Return a message of nothing but a picture, and what stands below it."""
        files, gallery = _pictured(picture, "picture", say, ROOM_FOR_LINES)
        return Shown(framed([gallery, *below]), files)

    async def moment(
        self, scene: Scene, public: Scene, told: Sequence[str], below: Panel, locale: str
    ) -> Shown:
        """Return a step of a match as a seat saw it: words, all its pictures, and controls."""
        say = chat_voice(scene.seats, locale)
        lines = paragraph(told, ROOM_FOR_LINES)
        room = ROOM_FOR_LINES - len(lines)
        if scene.seat is None:
            pictured = [_pictured(await self._pictures.board(scene, locale), "board", say, room)]
        else:
            pictured = await self.private(scene, public, None, locale, room, deciding=True)
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(lines),
            *(gallery for _, gallery in pictured),
            *rows(below, scene, plain_voice(scene.seats, locale)),
        ]
        return Shown(framed(items), [file for files, _ in pictured for file in files])

    async def _own_pictures(
        self,
        own: frozenset[str],
        scene: Scene,
        public: Scene,
        preview: Preview | None,
        locale: str,
    ) -> dict[str, Picture | Undrawn]:
        """Return the pictures that a seat is shown in private, by what they are.

        `own` are those of its view; a preview may bring a board with it.
        """
        found: dict[str, Picture | Undrawn] = {}
        if "board" in own or (preview is not None and preview.picture):
            found["board"] = await self._board_or_preview(scene, public, preview, locale)
        if "hand" in own:
            found["hand"] = await self._pictures.draw("hand", scene, locale)
        return found

    async def _board_or_preview(
        self, scene: Scene, public: Scene, preview: Preview | None, locale: str
    ) -> Picture | Undrawn:
        if preview is None or not preview.picture:
            return await self._pictures.board(replace(public, lately=scene.lately), locale)
        drawn = scene if preview.view is None else replace(scene, view=preview.view)
        return await self._pictures.draw(preview.picture, drawn, locale, *preview.args)


def _pictured(
    picture: Picture | Undrawn, what: str, say: Say, room: int
) -> tuple[list[discord.File], ui.Item[Any]]:
    """Return a picture's file and its place in a message; one that could not be drawn, in words.

    `what` is "board", "hand" or "picture"; `room` is how long its words may be. Pictures that
    are the same have the same name: so it is known which of them stand in a message already.
    """
    if isinstance(picture, Undrawn):
        told = cut(literal(picture.alt), max(room, 1)) if picture.alt else ""
        words = "\n".join(filter(None, (say(text(f"{what}-undrawn")), told)))
        return [], ui.TextDisplay(words)
    name = f"{what}-{hashlib.sha256(picture.png).hexdigest()[:NAMED]}.png"
    alt = cut(picture.alt, ALT)
    file = discord.File(BytesIO(picture.png), filename=name, description=alt)
    return [file], _shown(Attached(name, alt))


def _shown(picture: Attached) -> ui.MediaGallery[Any]:
    """Return a picture that is sent with a message, or stands in it already."""
    url = f"attachment://{picture.name}"
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=picture.words))


def _title(scene: Scene) -> Text:
    return text("table-title", game=text(f"{scene.match.game}-name"), number=scene.match.id)


def _status(scene: Scene, locale: str, said: Sequence[Text]) -> list[Text]:
    """Return how a match stands, unless what is `said` tells that it was called off."""
    if scene.match.status is Status.CANCELLED:
        told = any(line.key in CALLED_OFF for line in said)
        return [] if told else [text("table-called-off")]
    if scene.paused:
        return [text("table-stands-still")]
    outcome = scene.outcome
    if outcome is None:
        rows_ = (scene.seats[seat] for seat in sorted(scene.asked))
        who = tuple(mention(row, locale, scene.seats) for row in rows_)
        until = scene.match.rests_until
        resting = () if until is None else (text("table-resting", when=moment(until)),)
        return [text("table-waiting", who=who), *resting]
    result = outcome.undecided
    if outcome.winners:
        result = text("table-won", who=scene.who(outcome.winners), many=len(outcome.winners))
    return [outcome.reason, result, text("table-secret", secret=scene.match.seed)]


def _hash_of_log(scene: Scene, said: Sequence[Text]) -> list[Text]:
    """Return the log's hash as it stands with each board; a match of before has none.

    A moderator may call a match off after what not all could notice: that is in no hash.
    """
    if scene.shown is None or scene.seat is not None:
        return []
    together = any(line.key == "table-called-off-together" for line in said)
    whole = scene.match.status is Status.ENDED or together
    return [text("table-log-whole" if whole else "table-log", hash=scene.shown)]


def _own_status(scene: Scene) -> Text:
    if scene.over:
        return text("hand-over")
    if scene.seat in scene.asked:
        return text("hand-respond" if scene.seat in scene.responding else "hand-your-turn")
    if scene.legal:
        return text("hand-may-act")
    return text("hand-waiting", who=scene.who(scene.asked))


def _public_panel(scene: Scene) -> Panel:
    rules = Button("rules", text("button-rules"), extra=scene.match.game, anyone=True)
    if scene.over:
        again = Button("again", text("button-again"), Style.MAIN, anyone=True)
        return ((again, replay_button(), news_button(), rules, words_button()),)
    act = Button(ACT, text("button-act"), Style.MAIN, anyone=True)
    hand = Button("hand", text("button-hand"), anyone=True)
    return ((act, hand, news_button(), rules, words_button()), *back_panel(scene))


def _board_there(scene: Scene) -> Text:
    return text("hand-board-there", where=Verbatim(f"<#{scene.match.channel_id}>"))


def _private_buttons(scene: Scene, *, pictured: bool, news: bool) -> tuple[Button, ...]:
    """Return what stands under every hand: at most five buttons, as a row holds.

    One without a picture has a button that shows it, in place of that which explains its signs, and
    one that tells only a part of the `news` a button that tells all. Otherwise there is room for
    the one that takes back what one did last.
    """
    seen = "legend" if pictured else "hand"
    look = Button(seen, text(f"button-{seen}"), anyone=True)
    rules = Button("rules", text("button-rules"), extra=scene.match.game, anyone=True)
    ordered = has_orders(scene.match.game) and not scene.over
    told = (news_button(),) if news else ()
    orders = (orders_button(),) if ordered else ()
    plays = scene.seat is not None and not (scene.over or scene.paused or scene.sat_in)
    undo = (taking_back(),) if plays and not news else ()
    return (*told, *orders, rules, look, words_button(), *undo)
