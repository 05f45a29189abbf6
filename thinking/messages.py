"""What the bot and a process that thinks tell each other: frames of bytes, each with its length."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import BinaryIO, TypeAlias

import msgspec
from msgspec import Struct

from thinking.question import Question


class Think(Struct, frozen=True, tag=True):
    """Answer a question within so many seconds from now on."""

    number: int
    question: Question
    seconds: float


class Hurry(Struct, frozen=True, tag=True):
    """Answer a question that is being thought about so many seconds after its beginning."""

    number: int
    seconds: float


class Ready(Struct, frozen=True, tag=True):
    """A process has started and can think."""


class Thought(Struct, frozen=True, tag=True):
    """What a thought led to: a line of encoded actions, or what it failed with."""

    number: int
    line: list[bytes]
    error: str = ""


Order: TypeAlias = Think | Hurry
Report: TypeAlias = Ready | Thought

_LENGTH = struct.Struct(">I")
_encoder = msgspec.msgpack.Encoder()
_orders = msgspec.msgpack.Decoder(Order)
_reports = msgspec.msgpack.Decoder(Report)


def framed(message: Order | Report) -> bytes:
    """Return a message as it is sent."""
    data = _encoder.encode(message)
    return _LENGTH.pack(len(data)) + data


def orders(source: BinaryIO) -> Iterator[Order]:
    """Give what is read from a pipe until it ends."""
    while len(head := source.read(_LENGTH.size)) == _LENGTH.size:
        yield _orders.decode(source.read(_LENGTH.unpack(head)[0]))


class Reports:
    """Puts together the reports that arrive in pieces."""

    def __init__(self) -> None:
        self._held = b""

    def feed(self, data: bytes) -> Iterator[Report]:
        """Give the reports that are complete now."""
        self._held += data
        while len(self._held) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(self._held)[0]
            if len(self._held) < end:
                return
            report, self._held = self._held[_LENGTH.size : end], self._held[end:]
            yield _reports.decode(report)
