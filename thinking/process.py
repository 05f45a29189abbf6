"""A process that thinks, as the bot sees it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from thinking.apart import environment
from thinking.messages import Order, Report, Reports, framed


class Process(asyncio.SubprocessProtocol):
    """One process. `hear` is called with each of its reports, and `ended` once.

    `chooser` is what it chooses by, as `MODULE:NAME`. It is in a session of its own, so that
    what a terminal sends to the bot does not reach it. `gone` is done when nothing is left of it.
    """

    def __init__(
        self,
        chooser: str,
        hear: Callable[[Process, Report], None],
        ended: Callable[[Process], None],
    ) -> None:
        self._chooser = chooser
        self._hear = hear
        self._ended = ended
        self._over = False
        self._reports = Reports()
        self._transport: asyncio.SubprocessTransport | None = None
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._starting = asyncio.create_task(self._start(), name="thinking begins")

    @property
    def pid(self) -> int | None:
        """The system's number of it; None before it has one."""
        return None if self._transport is None else self._transport.get_pid()

    async def _start(self) -> None:
        command = (sys.executable, "-m", "thinking.worker", self._chooser)
        try:
            await asyncio.get_running_loop().subprocess_exec(
                lambda: self,
                *command,
                stderr=None,
                env=environment(),
                start_new_session=True,
            )
        except OSError:
            self.gone.set_result(None)
            self._is_over()

    def tell(self, order: Order) -> None:
        """Send an order; a process that has ended hears nothing."""
        if self._transport is not None:
            pipe = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
            if not pipe.is_closing():
                pipe.write(framed(order))

    def kill(self) -> None:
        """End it, whatever it does."""
        if self._transport is not None:
            self._transport.close()

    async def end(self) -> None:
        """End it, and wait until it is gone."""
        with suppress(OSError):
            await self._starting
        self.kill()
        await self.gone

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the transport: called by asyncio, as are the following."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Hear what it has written, for which there is one pipe."""
        for report in self._reports.feed(data):
            self._hear(self, report)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """Its end begins with that of a pipe."""
        self.kill()
        self._is_over()

    def process_exited(self) -> None:
        """It has ended."""
        self._is_over()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is left of it."""
        if not self.gone.done():
            self.gone.set_result(None)

    def _is_over(self) -> None:
        if not self._over:
            self._over = True
            self._ended(self)
