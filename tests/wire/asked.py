"""What the bot asks of Discord: one request, read from the wire."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from offline.simcord_inside import Request, Upload

_BOUNDARY = re.compile(r'boundary="?([^";]+)')
_NAMED = re.compile(r'\b(name|filename)="([^"]*)"')
_INDEX = re.compile(r"files\[(\d+)\]")
_NUMBERS = re.compile(r"/(\d+|[^/]{40,})(?=/|$)")
CALLBACKS = {
    4: "answer, a new message",
    5: "answer, one will follow",
    6: "answer, a change will follow",
    7: "answer, a change",
    8: "answer, suggestions",
    9: "answer, a form",
}
"""What the first answers to deeds are, by Discord's numbers for them."""


@dataclass(frozen=True)
class Asked:
    """A request. `files` are the uploads by their number in the form; `token` who asks."""

    method: str
    path: str
    query: dict[str, str]
    json: Any
    files: dict[int, Upload] = field(default_factory=dict[int, Upload])
    token: str = ""
    length: int = 0

    @property
    def request(self) -> Request:
        """The same as `tests.bot.limits` reads it."""
        return Request(self.method, self.path, self.json, tuple(self.files.values()))

    @property
    def is_answer(self) -> bool:
        """Whether it answers a deed, by whose token it is allowed."""
        return self.path.startswith(("/interactions/", "/webhooks/"))

    @property
    def kind(self) -> str:
        """What it asks for, in a word or two, whomever it is about."""
        if self.path.endswith("/callback"):
            return CALLBACKS.get(self.json.get("type"), "another answer")
        return _NUMBERS.sub("/…", str(self))

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


async def read(request: web.Request, base: str) -> Asked:
    """Read a request below `base` to its end."""
    payload, sizes = None, dict[int, tuple[str, int]]()
    body = await request.read()
    if request.content_type.startswith("multipart/"):
        boundary = _BOUNDARY.search(request.headers["Content-Type"])
        assert boundary is not None
        payload, sizes = _parts(boundary[1], body)
    elif body:
        payload = json.loads(body)
    return Asked(
        method=request.method,
        path=request.path.removeprefix(base),
        query=dict(request.query),
        json=payload,
        files=_described(payload, sizes),
        token=request.headers.get("Authorization", "").removeprefix("Bot "),
        length=request.content_length or 0,
    )


def _parts(boundary: str, form: bytes) -> tuple[Any, dict[int, tuple[str, int]]]:
    """Return the JSON of a form, and the name and size of each file by its number."""
    payload, sizes = None, dict[int, tuple[str, int]]()
    for part in form.split(b"--" + boundary.encode())[1:-1]:
        head, _, body = part[2:-2].partition(b"\r\n\r\n")
        named = dict(_NAMED.findall(head.decode()))
        if named["name"] == "payload_json":
            payload = json.loads(body)
        elif found := _INDEX.fullmatch(named["name"]):
            sizes[int(found[1])] = (named.get("filename", ""), len(body))
    return payload, sizes


def _described(payload: Any, sizes: dict[int, tuple[str, int]]) -> dict[int, Upload]:
    """Return the uploads, each with the alt text that the payload gives it."""
    body = payload.get("data", payload) if isinstance(payload, dict) else {}
    listed = body.get("attachments") or ()
    told = {int(one["id"]): one.get("description") for one in listed}
    return {number: Upload(name, size, told.get(number)) for number, (name, size) in sizes.items()}
