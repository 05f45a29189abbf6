"""A tab of the offline Discord without a browser: it asks for what simcord's page asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any
from uuid import uuid4

from aiohttp import ClientSession

from tests.bot.limits import walk

Json = dict[str, Any]
CAPABILITY = re.compile(r'name="capability" content="([^"]+)"')


class Tab:
    """One place as one person sees it. `shown` is what stands on the page."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self._session = session
        self._address = address
        self._headers: dict[str, str] = {}
        self.page = ""
        self.shown: Json = {}

    async def open(self, path: str) -> Tab:
        """Load the page."""
        async with self._session.get(self._address + path) as answer:
            self.page = await answer.text()
        found = CAPABILITY.search(self.page)
        assert found is not None
        self._headers["X-Simcord-Capability"] = found[1]
        self.shown = await self._ask("POST", "/api/pages", {})
        self._headers["X-Simcord-Context"] = self.shown["context"]["id"]
        return self

    async def look(self) -> None:
        """Ask for what is to be seen now, as the page does twice a second."""
        self.shown = await self._ask("GET", "/api/state")

    async def click(self, label: str) -> Json:
        """Click the newest button with this label among those on the page."""
        button = next(b for b in self._buttons() if b.get("label") == label)
        target = re.match(r"message:(\d+):", button["control_key"])
        assert target is not None
        return await self._act("click", control_key=button["control_key"], target_id=target[1])

    async def commands(self) -> dict[str, Json]:
        """Return the commands that this person is offered, by what is typed for them."""
        catalogue = await self._ask("GET", "/api/commands")
        return {entry["invocation"]: entry for entry in catalogue["entries"]}

    async def run(self, command: str, **options: str) -> Json:
        """Type a command as this person's list has it."""
        entry = (await self.commands())[command]
        return await self._act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    def poll(self, message_id: int) -> Json:
        """Return a poll as it stands on the page."""
        return self.shown["messages"][str(message_id)]["poll"]

    async def vote(self, message_id: int, *answers: int) -> Json:
        """Vote in a poll, in place of what was chosen before."""
        result = await self._act(
            "set_poll_votes", target_id=str(message_id), answer_ids=list(answers)
        )
        await self.look()
        return result

    def has_button(self, label: str) -> bool:
        """Tell whether such a button stands on the page."""
        return any(button.get("label") == label for button in self._buttons())

    def _buttons(self) -> Iterator[Mapping[str, Any]]:
        for number in reversed(self.shown["timeline"]):
            components = self.shown["messages"][number]["components"]
            yield from (c for c in walk(components) if c["type"] == 2)

    async def _act(self, kind: str, **details: Any) -> Json:
        last = self.shown.get("lastAction") or {}
        envelope = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": last.get("sequence", 0) + 1,
            "request_id": str(uuid4()),
            "generation": self.shown["context"]["generation"],
            "bot_generation": self.shown["botGeneration"],
            "published_revision": self.shown["publishedRevision"],
        }
        return await self._ask("POST", "/api/action", {**envelope, **details})

    async def _ask(self, method: str, path: str, body: Json | None = None) -> Json:
        url = self._address + path
        async with self._session.request(method, url, json=body, headers=self._headers) as answer:
            answer.raise_for_status()
            return await answer.json()
