"""What is known of messages that stand: their files, and by which answer they may be changed.

It is kept in memory alone and may be wrong: whoever relies on it does without where it fails.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import PurePosixPath
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlsplit

import discord

from cogs.chat.components import nodes
from tables.latest import Latest

MOST = 4096
"""Of how many messages the files are remembered, the latest."""
MOST_ANSWERS = 256
"""Of how many messages, a hundred times as large, it is remembered who pressed them."""
TOO_LONG = 1.0
"""Seconds that a first answer may take; Discord waits for three."""
SLOW = 900.0
"""Seconds for which a line is taken to be slow after one answer that took too long."""
CROWD, TOGETHER = 8, 1.0
"""How many people press within how many seconds where many do at the same time."""
REFUSED = 400
OTHER_REASONS = frozenset({40060, 50083, 30046})
"""Discord's codes for what is refused with 400, though nothing is wrong with a file: that there
is an answer already, a thread in the archive, too many edits."""

ANSWERED = 40060
"""Discord's code for an interaction that has its first answer."""
NO_ANSWER = frozenset({401, 403, 404})
"""How Discord refuses what cannot be, or can no longer be, changed as an answer. Whether the
message itself is gone says only the request that names it."""

Attached = list[Any]
"""What is attached in a request: files, and those that are kept."""
Change = Callable[[Attached], Awaitable[Any]]
"""Asks for a change of a message with these files; returns what Discord says of it then."""


class AnsweredOtherwise(Exception):
    """A message cannot be changed as the answer to its press: another message is that answer."""


class Answering(Protocol):
    """An answer by which the message that was pressed can be changed."""

    def is_open(self) -> bool:
        """Tell whether Discord may still take changes by it."""
        ...

    async def change(self, **parts: Any) -> object:
        """Change the message. Raises what Discord answers, and `AnsweredOtherwise`."""
        ...


class Picture(NamedTuple):
    """A picture that a message shows: the number and name of its file, and its words."""

    id: int
    name: str
    words: str


class Kept(NamedTuple):
    """A file that stays with its message."""

    id: int

    def to_dict(self) -> dict[str, int]:
        """Return what Discord is told of it."""
        return {"id": self.id}


class Standings:
    """Remembers of the latest messages which files they show, and who pressed them last."""

    def __init__(self) -> None:
        self._files = Latest[int, dict[str, int]](MOST)
        self._answers = Latest[int, Answering](MOST_ANSWERS)
        self._keeps: bool | None = None
        self._slow_until = 0.0
        self._pressed = Latest[int, float](CROWD)

    def note(self, message: object) -> None:
        """Remember which files a message shows, if that is what Discord has returned."""
        if isinstance(message, discord.Message):
            self._files[message.id] = {one.name: one.id for one in pictures(message)}

    def knows(self, message_id: int) -> bool:
        """Tell whether anything is remembered of a message's files."""
        return message_id in self._files

    def note_answer(self, message_id: int, answer: Answering) -> None:
        """Remember by which answer a message that was pressed can be changed."""
        self._answers[message_id] = answer

    def _answer(self, message_id: int) -> Answering | None:
        """Return the answer by which a message can be changed, if there is one."""
        found = self._answers.get(message_id)
        return found if found is not None and found.is_open() else None

    @property
    def is_slow(self) -> bool:
        """Whether pictures might take longer to arrive than Discord waits for a first answer."""
        return time.monotonic() < self._slow_until

    def is_crowded(self, person: int) -> bool:
        """Note that somebody waits for an answer that is being made; tell whether many do."""
        now = time.monotonic()
        self._pressed[person] = now
        return len(self._pressed) == CROWD and now - next(iter(self._pressed.values())) < TOGETHER

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Note how long a first answer takes that is given meanwhile."""
        began = time.monotonic()
        try:
            yield
        finally:
            if time.monotonic() - began > TOO_LONG:
                self._slow_until = time.monotonic() + SLOW

    async def edit(self, message: discord.PartialMessage, **parts: Any) -> Any:
        """Change a message as the answer to whoever pressed it lately, or else by itself.

        Answers do not count among the requests that Discord takes in a second.
        """
        parts["allowed_mentions"] = discord.AllowedMentions.none()
        answer = self._answer(message.id)
        if answer is not None:
            try:
                return await answer.change(**parts)
            except AnsweredOtherwise:
                pass
            except discord.HTTPException as error:
                if error.status not in NO_ANSWER and error.code != ANSWERED:
                    raise
            self._answers.pop(message.id, None)
            parts = all_afresh(parts)
        return await message.edit(**parts)

    async def change(
        self, message_id: int, files: Sequence[discord.File], change: Change, *, again: bool = False
    ) -> Any:
        """Change a message so that it has these files; those that it has already are not sent.

        Where Discord refuses that, all are sent, and it is not tried again unless it has ever
        been taken. With `again` the files were sent before. Raises what `change` raises.
        """
        attached = self._attached(message_id, files)
        if any(isinstance(one, Kept) for one in attached):
            try:
                changed = await change(_afresh(attached) if again else attached)
            except discord.HTTPException as error:
                if error.status != REFUSED or error.code in OTHER_REASONS:
                    raise
                self._keeps = self._keeps or False
                again = True
            else:
                self._keeps = True
                self.note(changed)
                return changed
        changed = await change(_afresh(files) if again else list(files))
        self.note(changed)
        return changed

    def _attached(self, message_id: int, files: Sequence[discord.File]) -> Attached:
        known = self._files.get(message_id, {}) if self._keeps is not False else {}
        return [Kept(known[file.filename]) if file.filename in known else file for file in files]


def pictures(message: discord.Message) -> list[Picture]:
    """Return the pictures of a message's galleries, which alone tell of its files."""
    return [
        Picture(int(path.parent.name), path.name, item.description or "")
        for component in nodes(message)
        if isinstance(component, discord.MediaGalleryComponent)
        for item in component.items
        if (path := PurePosixPath(urlsplit(item.media.url).path)).parent.name.isdecimal()
    ]


def _afresh(files: Sequence[Any]) -> Attached:
    """Return files that were sent before, to be sent once more."""
    return [afresh(file) if isinstance(file, discord.File) else file for file in files]


def all_afresh(parts: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of a message that were sent before, to be sent once more."""
    if "attachments" not in parts:
        return parts
    return {**parts, "attachments": _afresh(parts["attachments"])}


def afresh(file: discord.File) -> discord.File:
    """Return a file that was sent before, to be sent once more."""
    file.reset()
    return discord.File(file.fp, file.filename, description=file.description)
