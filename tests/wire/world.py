"""What there is in the fake Discord: a server, its channels, people, messages and deeds.

Nothing here knows of requests or sessions; whatever is refused raises `Refused`, as Discord's
API would answer. `tell` gets every event that the gateway has to pass on.
"""

from __future__ import annotations

import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from tests.wire import messages, places, polls, refused
from tests.wire.ids import Ids
from tests.wire.interactions import IN_TIME, TOKEN_HOLDS, Answer, Deed, Interaction
from tests.wire.messages import EPHEMERAL, LOADING, Json, Message
from tests.wire.places import ALLOWED, APPLICATION, GUILD, Channel, Kind, Person, Server
from tests.wire.refused import Refused, unknown

NONCE_HOLDS = 180.0
"""Seconds for which Discord knows a nonce again."""
EDITABLE = 3600.0
"""Seconds after which few edits of a message are taken."""
FEW = 10
"""How many edits of old messages are taken."""

Tell = Callable[[str, dict[str, Any]], None]


class World:
    """Everything there is. `now` is the real time: the bot's own clock cannot be turned.

    `in_time` is within how many seconds a deed must be acknowledged.
    """

    def __init__(self, locale: str = "en-US", in_time: float = IN_TIME) -> None:
        self.in_time = in_time
        self.ids = Ids()
        self.locale = locale
        self.me = Person(APPLICATION, "Broadside", bot=True)
        self.people: dict[int, Person] = {self.me.id: self.me}
        self.servers: dict[int, Server] = {GUILD: Server(GUILD, "The club")}
        self.channels: dict[int, Channel] = {}
        self.deeds: dict[int, Interaction] = {}
        self.commands: list[dict[str, Any]] = []
        self.nonces: dict[tuple[int, str], tuple[float, Message]] = {}
        self.saved_by_nonce = 0
        self.permissions = ALLOWED
        self.tell: Tell = lambda event, told: None
        self._by_token: dict[str, Interaction] = {}
        self._dms: dict[int, Channel] = {}
        self._of_server: dict[int, list[Channel]] = defaultdict(list)

    @staticmethod
    def now() -> float:
        """Return the time."""
        return time.time()

    def new_id(self) -> int:
        """Return an id for something that is made now."""
        return self.ids.new(self.now())

    # -- People and places -------------------------------------------------------------------

    def add_person(self, name: str, locale: str = "en-US") -> Person:
        """Let somebody come to the server."""
        person = Person(self.new_id(), name, locale)
        self.people[person.id] = person
        return person

    def add_server(self, name: str) -> Server:
        """Let the bot be invited to one more server: the first is of the number 1."""
        server = Server(places.server_id(len(self.servers)), name)
        self.servers[server.id] = server
        self.tell("GUILD_CREATE", self.guild_payload(server.id))
        return server

    def add_channel(self, name: str, parent_id: int = 0, guild: int = GUILD) -> Channel:
        """Make a channel on a server, or a thread in one."""
        if parent_id:
            guild = self.channel(parent_id).guild
        kind = Kind.THREAD if parent_id else Kind.TEXT
        return self._standing(Channel(self.new_id(), kind, name, parent_id=parent_id, guild=guild))

    def add_thread(self, name: str, channel_id: int, message_id: int) -> Channel:
        """Open a thread at a message, with its id. Raises `Refused`, also where one stands."""
        self.message(self._open(channel_id).id, message_id)
        if message_id in self.channels:
            told = "A thread has already been created for this message"
            raise Refused(400, refused.THREAD_STANDS, told)
        guild = self.channel(channel_id).guild
        return self._standing(
            Channel(message_id, Kind.THREAD, name, parent_id=channel_id, guild=guild)
        )

    def _standing(self, channel: Channel) -> Channel:
        """Let there be a channel of a server."""
        self.channels[channel.id] = channel
        self._of_server[channel.guild].append(channel)
        event = "THREAD_CREATE" if channel.kind is Kind.THREAD else "CHANNEL_CREATE"
        self.tell(event, self.channel_payload(channel))
        return channel

    def threads(self, channel: Channel) -> list[Channel]:
        """Return the threads of a channel, the oldest first."""
        return [one for one in self.channels.values() if one.parent_id == channel.id]

    def dm(self, person_id: int) -> Channel:
        """Return the direct messages of somebody with the bot."""
        if person_id not in self._dms:
            if person_id not in self.people:
                raise unknown("User", refused.UNKNOWN_USER)
            channel = Channel(self.new_id(), Kind.DM, with_=person_id)
            self._dms[person_id] = self.channels[channel.id] = channel
        return self._dms[person_id]

    def channel(self, channel_id: int) -> Channel:
        """Return a channel. Raises `Refused`."""
        found = self.channels.get(channel_id)
        if found is None or found.gone:
            raise unknown("Channel", refused.UNKNOWN_CHANNEL)
        return found

    def person(self, person_id: int) -> Person:
        """Return a person. Raises `Refused`."""
        if person_id not in self.people:
            raise unknown("User", refused.UNKNOWN_USER)
        return self.people[person_id]

    def member(self, person_id: int) -> Person:
        """Return a person, who is on every server. Raises `Refused`."""
        if person_id not in self.people:
            raise unknown("Member", refused.UNKNOWN_MEMBER)
        return self.people[person_id]

    def channel_payload(self, channel: Channel) -> dict[str, Any]:
        """Return a channel as Discord tells of it."""
        return places.channel_payload(channel, self.people, self.me, self.now())

    def guild_payload(self, guild: int = GUILD) -> dict[str, Any]:
        """Return a server as Discord tells of it when a session begins."""
        standing = [c for c in self._of_server[guild] if not c.gone]
        server, people = self.servers[guild], len(self.people)
        return {
            **places.guild_payload(server, self.locale, people, self.permissions, self.now()),
            "channels": [self.channel_payload(c) for c in standing if c.kind is Kind.TEXT],
            "threads": [self.channel_payload(c) for c in standing if c.kind is Kind.THREAD],
            "members": [self.member_payload(self.me)],
        }

    def server(self, guild: int) -> dict[str, Any]:
        """Return a server as whoever asks for it is told of it. Raises `Refused`."""
        if guild not in self.servers:
            raise unknown("Guild", refused.UNKNOWN_GUILD)
        told = self.guild_payload(guild)
        return {name: said for name, said in told.items() if name not in ("channels", "threads")}

    def member_payload(self, person: Person) -> dict[str, Any]:
        """Return somebody as a member of the server."""
        return places.member_payload(person, self.permissions, self.now())

    # -- Messages ----------------------------------------------------------------------------

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return a message that everyone in its channel sees. Raises `Refused`."""
        found = self.channel(channel_id).messages.get(message_id)
        if found is None or found.deleted or found.viewer:
            raise unknown("Message", refused.UNKNOWN_MESSAGE)
        return found

    def sent_again(self) -> list[str]:
        """Return the files that were sent to messages that had them already."""
        places = self.channels.values()
        return [one for place in places for m in place.messages.values() for one in m.sent_again]

    def message_payload(self, message: Message) -> dict[str, Any]:
        """Return a message as Discord tells of it."""
        return messages.payload(message, self.people[message.author_id].payload())

    def post(self, channel_id: int, body: Json, files: Mapping[int, Any]) -> Message:
        """Let the bot post a message; a nonce that is known gives the message it made."""
        channel = self._open(channel_id)
        nonce = str(body.get("nonce") or "") if body.get("enforce_nonce") else ""
        known = self.nonces.get((channel_id, nonce))
        if nonce and known is not None and self.now() - known[0] < NONCE_HOLDS:
            if known[1].deleted:
                raise unknown("Message", refused.UNKNOWN_MESSAGE)
            self.saved_by_nonce += 1
            return known[1]
        message = self._new_message(channel, self.me.id, nonce)
        if body.get("poll"):
            message.poll = polls.made(body["poll"], self.now())
        messages.fill(message, body, files, self.ids, self.now())
        channel.messages[message.id] = message
        channel.archived = False
        if nonce:
            self.nonces[channel_id, nonce] = (self.now(), message)
        self._tell_of("MESSAGE_CREATE", message)
        return message

    def edit(
        self, channel_id: int, message_id: int, body: Json, files: Mapping[int, Any]
    ) -> Message:
        """Let the bot change one of its messages."""
        channel = self._open(channel_id, editing=True)
        message = self.message(channel_id, message_id)
        if self.now() - message.posted_at > EDITABLE:
            channel.old_edits += 1
            if channel.old_edits > FEW:
                raise Refused(
                    429,
                    refused.TOO_OLD_TO_EDIT,
                    "Maximum number of edits to messages older than 1 hour reached",
                )
        self._change(message, body, files)
        self._tell_of("MESSAGE_UPDATE", message)
        return message

    def delete(self, channel_id: int, message_id: int) -> None:
        """Let somebody delete a message; what it said is remembered for whoever looks back."""
        message, channel = self.message(channel_id, message_id), self.channels[channel_id]
        message.deleted = True
        told: dict[str, Any] = {"id": str(message.id), "channel_id": str(channel_id)}
        if channel.kind is not Kind.DM:
            told["guild_id"] = str(channel.guild)
        self.tell("MESSAGE_DELETE", told)

    def write(self, channel_id: int, person: Person, words: str) -> Message:
        """Let a person write a message."""
        channel = self.channel(channel_id)
        message = self._new_message(channel, person.id, "")
        message.content = words
        channel.messages[message.id] = message
        self._tell_of("MESSAGE_CREATE", message)
        return message

    def forget_nonces(self) -> None:
        """Forget which nonces were used, as Discord does after a few minutes."""
        self.nonces.clear()

    def _open(self, channel_id: int, *, editing: bool = False) -> Channel:
        channel = self.channel(channel_id)
        if channel.shut is not None:
            raise channel.shut
        if channel.archived and editing:
            raise Refused(400, refused.ARCHIVED, "Thread is archived")
        return channel

    def _new_message(self, channel: Channel, author_id: int, nonce: str) -> Message:
        return Message(self.new_id(), channel.id, author_id, self.now(), nonce)

    def _change(self, message: Message, body: Json, files: Mapping[int, Any]) -> None:
        messages.fill(message, body, files, self.ids, self.now())
        message.edited_at = self.now()
        message.edits += 1

    def _tell_of(self, event: str, message: Message) -> None:
        told = self.message_payload(message)
        channel = self.channels[message.channel_id]
        if channel.kind is not Kind.DM:
            told["guild_id"] = str(channel.guild)
        author = self.people[message.author_id]
        if not author.bot and f"<@{self.me.id}>" in message.content:
            told["mentions"] = [self.me.payload()]
        elif not author.bot:
            told["content"] = ""  # the bot has no privileged intent
        self.tell(event, told)

    # -- Deeds -------------------------------------------------------------------------------

    def do(
        self, person: Person, deed: Deed, channel_id: int, data: Json, source: Message | None = None
    ) -> Interaction:
        """Let somebody do something; what it becomes is told to the bot by the gateway."""
        token = secrets.token_hex(24)
        made = Interaction(
            self.new_id(), token, deed, person.id, channel_id, dict(data), self.now(), source
        )
        self.deeds[made.id] = self._by_token[token] = made
        self.deliver(made)
        return made

    def deliver(self, made: Interaction) -> None:
        """Tell the bot of a deed, which Discord may do twice."""
        made.delivered += 1
        self.tell("INTERACTION_CREATE", self._deed_payload(made))

    def _deed_payload(self, made: Interaction) -> dict[str, Any]:
        person, channel = self.people[made.person_id], self.channels[made.channel_id]
        told: dict[str, Any] = {
            "id": str(made.id),
            "application_id": str(APPLICATION),
            "type": int(made.deed),
            "token": made.token,
            "version": 1,
            "data": made.data,
            "channel_id": str(channel.id),
            "channel": self.channel_payload(channel),
            "locale": person.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(channel.guild)},
            "attachment_size_limit": 10 * 1024 * 1024,
            "app_permissions": str(self.permissions),
        }
        if made.source is not None:
            told["message"] = self.message_payload(made.source)
        if channel.kind is Kind.DM:
            return {**told, "user": person.payload(), "context": 1}
        guild = {"id": str(channel.guild), "locale": self.locale, "features": []}
        told |= {"guild_id": str(channel.guild), "guild": guild, "guild_locale": self.locale}
        return {**told, "member": self.member_payload(person), "context": 0}

    def by_token(self, token: str) -> Interaction:
        """Return the deed whose token this is. Raises `Refused`."""
        made = self._by_token.get(token)
        if made is None:
            raise unknown("Webhook", refused.UNKNOWN_WEBHOOK)
        return made

    def hear_of(self, token: str) -> None:
        """Note that the bot asks something about a deed that it has acknowledged."""
        made = self._by_token.get(token)
        if made is not None and made.acknowledged:
            made.tried += 1

    def answer(self, made: Interaction, body: Json, files: Mapping[int, Any]) -> Message | None:
        """Let the bot answer a deed, once and in time; return the message it made or changed."""
        if made.answer is not None:
            raise Refused(
                400, refused.ACKNOWLEDGED_ALREADY, "Interaction has already been acknowledged."
            )
        if self.now() - made.at > self.in_time:
            raise unknown("interaction", refused.UNKNOWN_INTERACTION)
        kind, data = Answer(body["type"]), body.get("data") or {}
        message = self._carry_out(made, kind, data, files)
        made.answer = kind
        made.decided.set()
        return message

    def _carry_out(
        self, made: Interaction, kind: Answer, data: Json, files: Mapping[int, Any]
    ) -> Message | None:
        match kind:
            case Answer.MESSAGE | Answer.THINKING:
                made.original = self._reply(made, data, files, loading=kind is Answer.THINKING)
            case Answer.NOTED:
                made.original = made.source
                return None
            case Answer.EDIT:
                made.original = made.source
                self._edit_answer(made, data, files)
            case Answer.SUGGESTIONS:
                made.suggestions = list(data["choices"])
                return None
            case Answer.MODAL:
                made.modal = dict(data)
                return None
        return made.original

    def _reply(
        self, made: Interaction, data: Json, files: Mapping[int, Any], *, loading: bool = False
    ) -> Message:
        channel = self.channels[made.channel_id]
        message = self._new_message(channel, self.me.id, "")
        private = bool(int(data.get("flags") or 0) & EPHEMERAL)
        message.viewer = made.person_id if private else 0
        message.flags = EPHEMERAL if private else 0
        if loading:
            message.flags |= LOADING
        else:
            messages.fill(message, data, files, self.ids, self.now())
            made.told.append(message.text)
        channel.messages[message.id] = message
        return message

    def follow_up(self, made: Interaction, body: Json, files: Mapping[int, Any]) -> Message:
        """Let the bot say more, or say what it was thinking about."""
        self._still(made)
        if made.original is not None and made.original.flags & LOADING:
            return self.edit_original(made, body, files)
        return self._reply(made, body, files)

    def edit_original(self, made: Interaction, body: Json, files: Mapping[int, Any]) -> Message:
        """Let the bot change its answer, or the message that was pressed."""
        self._still(made)
        return self._edit_answer(made, body, files)

    def original(self, made: Interaction) -> Message:
        """Return the answer of a deed. Raises `Refused`."""
        self._still(made)
        if made.original is None or made.original.deleted:
            raise unknown("Message", refused.UNKNOWN_MESSAGE)
        return made.original

    def delete_original(self, made: Interaction) -> None:
        """Let the bot take its answer back. Raises `Refused`."""
        self.original(made).deleted = True

    def _still(self, made: Interaction) -> None:
        if self.now() - made.at > TOKEN_HOLDS:
            raise Refused(401, refused.WRONG_TOKEN, "Invalid Webhook Token")
        if made.answer is None:
            raise unknown("Webhook", refused.UNKNOWN_WEBHOOK)

    def _edit_answer(self, made: Interaction, body: Json, files: Mapping[int, Any]) -> Message:
        message = made.original
        if message is None or message.deleted:
            raise unknown("Message", refused.UNKNOWN_MESSAGE)
        before = set(message.texts)
        self._change(message, body, files)
        made.told.append("\n".join(words for words in message.texts if words not in before))
        return message
