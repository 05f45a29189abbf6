"""What can go wrong between the bot and Discord, beyond an answer that says so."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from fnmatch import fnmatch

import aiohttp
from simcord.backend.errors import BackendError

from offline.simcord_inside import Request


class PowerCut(BaseException):
    """The bot's machine has no power any more: nothing that it asks for reaches Discord."""


@dataclass(frozen=True)
class _Plan:
    method: str
    path: str
    arrives: bool
    error: type[PowerCut] | Exception
    holding: str = ""
    times: int = 1

    def concerns(self, request: Request) -> bool:
        if not fnmatch(request.method, self.method) or not fnmatch(request.path, self.path):
            return False
        return self.holding in json.dumps(request.json)


class Trouble:
    """Waits for a certain request, and lets it go wrong before or after it is carried out."""

    def __init__(self) -> None:
        self._plan: _Plan | None = None
        self._dark = False

    def cut_power(self, method: str, path: str, *, arrives: bool, holding: str = "") -> None:
        """Let the bot's power fail at the next request like this, which may still arrive.

        `holding` is what stands in the JSON of the request.
        """
        self._plan = _Plan(method, path, arrives, PowerCut, holding)

    def lose_answer(self, method: str, path: str) -> None:
        """Let the next request like this be carried out, and answered with an error."""
        self._plan = _Plan(method, path, True, BackendError(500, 0, "as the test wants it"))

    def drop_line(self, method: str, path: str, *, arrives: bool, times: int = 1) -> None:
        """Let the connection break at the next requests like this, which may still arrive."""
        self._plan = _Plan(method, path, arrives, aiohttp.ServerDisconnectedError(), "", times)

    def refuse(self, method: str, path: str) -> None:
        """Let Discord not take the next request like this, as one that is malformed."""
        self._plan = _Plan(method, path, False, BackendError(400, 50035, "as the test wants it"))

    @property
    def waits(self) -> bool:
        """True until all that was to go wrong has."""
        return self._plan is not None

    def end(self) -> None:
        """Let all be well again."""
        self._plan, self._dark = None, False

    def before(self, request: Request) -> None:
        """Raise what happens before a request is carried out."""
        if self._dark:
            raise PowerCut
        if self._plan and not self._plan.arrives:
            self._happen(request)

    def after(self, request: Request) -> None:
        """Raise what happens after a request was carried out."""
        if self._plan and self._plan.arrives:
            self._happen(request)

    def _happen(self, request: Request) -> None:
        plan = self._plan
        if plan is not None and plan.concerns(request):
            self._plan = replace(plan, times=plan.times - 1) if plan.times > 1 else None
            self._dark = plan.error is PowerCut
            raise plan.error
