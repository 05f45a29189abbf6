"""One connection to a server, in a thread of its own, and made again when it was cut."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from typing import Any, TypeVar

from store.ending import Ending, until_decided
from store.errors import StoreClosed
from store.postgres.address import Address
from store.postgres.driver import Int8Dumper, errors, psycopg
from store.postgres.session import Connection

log = logging.getLogger(__name__)

Result = TypeVar("Result")

BETWEEN_TRIES = (0.002, 0.2)
"""Seconds between two attempts: at first, and at most."""
AWAY = 0.5
"""Seconds for which a server that stayed away is not looked for."""
STATEMENTS_KEPT = 1000
"""Each statement is prepared once per connection, and again for other kinds of parameters."""
AGAIN = (errors.SerializationFailure, errors.DeadlockDetected)
"""Others wrote what was read, and nothing was written: the same again may well succeed."""
CHANCE = Random()


class Cut(Exception):
    """The server cannot be reached, or was lost before anything was written.

    `by` is what kept us from connecting, as psycopg says it.
    """

    def __init__(self, said: str, by: psycopg.Error | None = None) -> None:
        super().__init__(said)
        self.by = by


class Link:
    """A connection that only its own thread touches.

    `greet` is done with each connection that is made, before anything else; what it raises, save
    the errors of psycopg, is told to whoever asked for something.
    """

    def __init__(
        self, address: Address, patience: float, greet: Callable[[Connection], None]
    ) -> None:
        self._address = address
        self._patience = patience
        self._greet = greet
        self._connection: Connection | None = None
        self._away_until = 0.0
        self._queue: SimpleQueue[tuple[asyncio.Future[Any], Callable[[], Any]] | None] = (
            SimpleQueue()
        )
        self._thread = threading.Thread(target=self._work, name="postgres", daemon=True)
        self._closing = threading.Event()
        self._thread.start()

    # In the event loop

    async def run(self, work: Callable[[], Result]) -> Result:
        """Return what `work` returns, or raises, when called in the thread."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queue.put((future, work))
        return await future

    async def decide(self, work: Callable[[], Result]) -> Result:
        """Do as `run` does; whoever is cancelled meanwhile hears of it once `work` has ended."""
        ending = Ending[Result](loop=asyncio.get_running_loop())
        self._queue.put((ending, work))
        return await until_decided(ending)

    async def close(self) -> None:
        """Do what was asked before, and end the thread. May be called once."""
        self._closing.set()
        try:
            await self.run(self.drop)
        finally:
            self._queue.put(None)
            self._thread.join()

    # In the thread

    def connection(self) -> Connection:
        """Return the connection, made if there is none. Raises `Cut` if there can be none."""
        if self._connection is not None and not self._connection.closed:
            return self._connection
        try:
            made: Connection = psycopg.connect(self._address.conninfo, autocommit=True)
        except psycopg.OperationalError as error:
            raise Cut(self._address.told(error), error) from None
        made.adapters.register_dumper(int, Int8Dumper)  # or each size of number is another type
        made.prepare_threshold = 0
        made.prepared_max = STATEMENTS_KEPT
        try:
            self._greet(made)
        except psycopg.OperationalError as error:
            made.close()
            raise Cut(self._address.told(error), error) from None
        except BaseException:
            made.close()
            raise
        self._connection, self._away_until = made, 0.0
        return made

    def lively(self, work: Callable[[Connection], Result]) -> Result:
        """Return what `work` returns, tried again while it is cut off or others come between.

        Raises `Cut`, or the last error, if it takes longer than the patience of this link. Whoever
        waited behind that is not as patient again.
        """
        began, (pause, most) = time.monotonic(), BETWEEN_TRIES
        if began < self._away_until:
            raise Cut("the server was away a moment ago")
        until = began + self._patience
        while True:
            try:
                return work(self.connection())
            except AGAIN:
                if time.monotonic() > until:
                    raise
            except errors.ReadOnlySqlTransaction:
                self.drop()  # a line keeps what was so for all when it was made
                raise
            except (Cut, psycopg.OperationalError) as error:
                if not isinstance(error, Cut) and not self.is_cut:
                    raise
                self._tell_of(error)
                self.drop()
                if self._away_until or time.monotonic() > until:
                    self._away_until = time.monotonic() + AWAY
                    raise Cut(self._address.told(error)) from None
            time.sleep(CHANCE.uniform(0, pause))
            pause = min(2 * pause, most)

    def _tell_of(self, error: Exception) -> None:
        """Say once that the server was lost: until there is a connection there is nothing new."""
        if self._connection is not None:
            log.warning(
                "%s was lost, connecting again: %s", self._address.shown, self._address.told(error)
            )

    def wait_until(self, work: Callable[[Connection], Result]) -> Result:
        """Return what `work` returns once it succeeds, however long that takes.

        Raises `StoreGone`, and `StoreClosed` if the link is to be closed before.
        """
        told = False
        while True:
            try:
                return work(self.connection())
            except (Cut, psycopg.Error) as error:
                if not told:
                    log.warning("%s was lost: %s", self._address.shown, self._address.told(error))
                    told = True
            self.drop()  # what a server refuses may hang on the line
            if self._closing.wait(BETWEEN_TRIES[1]):
                raise StoreClosed("the server was lost, and the store is closed")

    @property
    def is_cut(self) -> bool:
        """Whether the connection cannot be used any more."""
        return self._connection is None or self._connection.closed

    def drop(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            with suppress(psycopg.Error):
                self._connection.close()
            self._connection = None

    def _work(self) -> None:
        while (asked := self._queue.get()) is not None:
            future, work = asked
            try:
                result = work()
            except BaseException as error:
                self._answer(future, _set_exception, error)
                del error
            else:
                self._answer(future, _set_result, result)
            del future, work, asked

    @staticmethod
    def _answer(future: asyncio.Future[Any], how: Callable[..., None], what: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: there is nobody left to tell
            future.get_loop().call_soon_threadsafe(how, future, what)


def _set_result(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _set_exception(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
