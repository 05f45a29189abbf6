"""The file in which a whole bot is moved: blocks of rows, and at the end what they must come to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from store.errors import StoreUnusable
from store.moving.layout import Layout

MAGIC = b"Broadside moves\n"
ROWS = 200
"""How many rows are in a block."""
_LENGTH = 4
_encode = msgspec.msgpack.Encoder().encode

Row = tuple[Any, ...]


class Head(Struct, frozen=True):
    """What comes first: how many rows each table has, and the last ids that were given."""

    layout: Layout
    rows: dict[str, int]
    last_ids: dict[str, int]

    @property
    def all_rows(self) -> int:
        """How many rows there are."""
        return sum(self.rows.values())


class Block(Struct, frozen=True, array_like=True):
    """Rows of a table, in the order of its key."""

    table: str
    rows: list[Row]


class Digest:
    """What a database holds comes to: the same in a file and on a server."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, table: str, row: Row) -> None:
        """Take in a row."""
        self._hash.update(_encode((table, row)))

    def __str__(self) -> str:
        return self._hash.hexdigest()


class Writer:
    """Writes an archive: its head, its rows, its end."""

    def __init__(self, file: BinaryIO, head: Head) -> None:
        self._file = file
        self.digest = Digest()
        file.write(MAGIC)
        self._block(_encode(head))

    def rows(self, table: str, rows: Iterable[Row]) -> Iterator[int]:
        """Write the rows of a table; give after each block how many there were in it."""
        block: list[Row] = []
        for row in rows:
            self.digest.add(table, row)
            block.append(row)
            if len(block) == ROWS:
                yield self._rows(table, block)
                block = []
        if block:
            yield self._rows(table, block)

    def end(self) -> str:
        """Write the end, and return what all comes to."""
        self._block(b"")
        self._file.write(str(self.digest).encode())
        return str(self.digest)

    def _rows(self, table: str, block: list[Row]) -> int:
        self._block(_encode(Block(table, block)))
        return len(block)

    def _block(self, data: bytes) -> None:
        self._file.write(len(data).to_bytes(_LENGTH, "big"))
        self._file.write(data)


class Reader:
    """Reads an archive. Raises `StoreUnusable` if the file is none, or not whole."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path = path
        self._file = file
        if file.read(len(MAGIC)) != MAGIC:
            raise StoreUnusable(f"{path} is not what `export --all` writes")
        self.head = self._decoded(self._block(), Head)

    def blocks(self) -> Iterator[Block]:
        """Give the rows in the order in which they were written, and then check what they are."""
        digest = Digest()
        while data := self._block():
            block = self._decoded(data, Block)
            for row in block.rows:
                digest.add(block.table, row)
            yield block
        self.digest = self._file.read().decode("ascii", "replace")
        if self.digest != str(digest):
            raise self._broken()

    def _block(self) -> bytes:
        length = self._read(_LENGTH)
        return self._read(int.from_bytes(length, "big"))

    def _read(self, length: int) -> bytes:
        data = self._file.read(length)
        if len(data) < length:
            raise self._broken()
        return data

    def _decoded(self, data: bytes, kind: type[Any]) -> Any:
        try:
            return msgspec.msgpack.decode(data, type=kind)
        except msgspec.MsgspecError as error:
            raise self._broken() from error

    def _broken(self) -> StoreUnusable:
        return StoreUnusable(f"{self._path} is not whole: export it again")
