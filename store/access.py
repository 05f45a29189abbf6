"""The way into an open database, whatever it is: what is asked of it, and what its rows are."""

from __future__ import annotations

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

from store.changes import Statement
from store.errors import StoreClosed, StoreError, StoreGone, StoreUnwritable
from store.session import Session, Work, apply

Result = TypeVar("Result")
Row = TypeVar("Row", bound=Struct)


class Access(ABC):
    """An open database; raises what `Store` says it raises."""

    census: ClassVar[str]
    """The statement that tells what the database holds."""
    shared: ClassVar[bool] = False
    """Whether processes of several machines may use it, whose clocks differ."""

    def __init__(self) -> None:
        self.identity = secrets.token_hex(8)
        """Names this process in the leases that it holds."""
        self.ahead = 0.0
        """By how many seconds the database's clock is ahead of this process's."""
        self.unwritable = ""
        """What the database said as something found no room; empty once something was written."""
        self._lost: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._closing: asyncio.Task[None] | None = None

    @abstractmethod
    async def write(self, work: Work[Result], *, thorough: bool = False) -> Result:
        """Return what `work` returns from within one transaction; it may be called again.

        Where it is `thorough` what it removes is overwritten, if that can be said. Whoever is
        cancelled meanwhile hears of it once that is decided.
        """

    @abstractmethod
    async def read(self, *queries: tuple[str, tuple[Any, ...]]) -> list[list[Any]]:
        """Return the rows of each query, all of one moment."""

    async def look_round(self) -> int:
        """Free what the dead had claimed, and look at the database's clock; return how many posts.

        In a file that is done when it is opened, and there is one clock.
        """
        return 0

    @abstractmethod
    async def _close(self) -> None:
        """Close the database once what was asked before is done."""

    def apply(self, session: Session, statements: Iterable[Statement]) -> None:
        """Run statements in order. Raises what they say."""
        apply(session, statements)

    async def lost(self) -> str:
        """Wait until it is found that the database is not the one that was opened; return why."""
        return await asyncio.shield(self._lost)

    async def close(self) -> None:
        """Close the database once what was asked before is done. May be called again."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def all(self, kind: type[Row], text: str, *parameters: Any) -> tuple[Row, ...]:
        """Return the rows that a query finds."""
        (rows,) = await self.read((text, parameters))
        return rows_of(kind, rows)

    async def one(self, kind: type[Row], text: str, *parameters: Any) -> Row | None:
        """Return the first row that a query finds; None if there is none."""
        rows = await self.all(kind, text, *parameters)
        return rows[0] if rows else None

    async def value(self, text: str, *parameters: Any) -> Any:
        """Return the first value of the first row; None if there is none."""
        (rows,) = await self.read((text, parameters))
        return rows[0][0] if rows else None

    def _check_open(self) -> None:
        if self._closing is not None:
            raise StoreClosed("the store is closed")

    def _noted(self, error: StoreError) -> StoreError:
        """Return an error, of which note is taken if nothing can be written any more."""
        if isinstance(error, StoreUnwritable):
            self.unwritable = str(error)
        return error

    def _lose(self, gone: StoreGone) -> None:
        """Tell whoever waits for it that the database is lost."""
        if not self._lost.done():
            self._lost.set_result(str(gone))


async def settled(work: asyncio.Future[Result]) -> Result:
    """Return what `work` returns; if the caller is cancelled, let it end before saying so.

    Whoever takes the caller's place must not find the database in between.
    """
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        work.add_done_callback(_look_at)
        await asyncio.wait([work])
        raise


def _look_at(work: asyncio.Future[Any]) -> None:
    """Take note of an error that there is nobody left to tell, lest asyncio log it."""
    if not work.cancelled():
        work.exception()


def rows_of(kind: type[Row], rows: Sequence[tuple[Any, ...]]) -> tuple[Row, ...]:
    """Return rows as the structs that they are."""
    return msgspec.convert((rows,), _holding(kind)).rows


@cache
def _holding(kind: type[Struct]) -> Any:
    """Return a struct that holds rows: of structs alone msgspec remembers what it found out."""
    return msgspec.defstruct("Holding", [("rows", tuple[kind, ...])], array_like=True)
