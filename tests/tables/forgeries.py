"""Exported matches as somebody would like them to be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

import engines
from engines.core import Refusal
from engines.versions import UnknownRules
from store import Entry
from tables.fairness import Chances, chance, table_hash
from tables.match.log import effective
from tables.options import TableOptions
from tables.proof.checking import agreed_in
from tables.proof.export import digest, played
from tables.proof.form import Proof

Told = dict[str, Any]


def _swap_the_winner(told: Told) -> None:
    told["outcome"]["ranking"].reverse()


def _swap_the_winner_who_resigned(told: Told) -> None:
    _swap_the_winner(told)
    line = {"kind": "resign", "seat": 0, "action": None, "state": None}
    last = told["log"][-1]
    told["log"].append({**line, "number": last["number"] + 1, "ply": last["ply"]})


def _cut_off(told: Told) -> None:
    told["log"] = told["log"][: len(told["log"]) // 2]
    told["outcome"] = None


def _shift_plies(told: Told) -> None:
    for line in told["log"][1:]:
        line["ply"] += 1000


def _stretch_plies(told: Told) -> None:
    for line in told["log"]:
        line["ply"] *= 7


def _same_plies(told: Told) -> None:
    for line in told["log"][1:]:
        line["ply"] = 1


def _salt_seats_otherwise(told: Told) -> None:
    first, second = told["seats"][:2]
    first["salt"], second["salt"] = second["salt"], first["salt"]


def _options(told: Told) -> None:
    told["options"]["clock"] = "week" if told["options"]["clock"] != "week" else "day"


def _kind(told: Told) -> None:
    told["log"][1]["kind"] = "clock"


def _drop(told: Told) -> None:
    del told["log"][2]
    for number, line in enumerate(told["log"], 1):
        line["number"] = number


FORGERIES: dict[str, Callable[[Told], object]] = {
    "names": lambda told: told.update(players=["Mallory", "Bob"]),
    "any field": lambda told: told.update(note="fair"),
    "a field of a seat": lambda told: told["seats"][0].update(name="Mallory"),
    "the order of the seats": lambda told: told["seats"].reverse(),
    "the salts swapped": _salt_seats_otherwise,
    "another salt": lambda told: told["seats"][0].update(salt="1:2"),
    "another salt of the start": lambda told: told["seats"][0].update(
        salt=told["seats"][0]["salt"] + "1"
    ),
    "one seat more": lambda told: told["seats"].append({"level": None, "salt": "5:6"}),
    "a computer": lambda told: told["seats"][1].update(level="easy", salt=""),
    "no outcome": lambda told: told.update(outcome=None),
    "another winner": _swap_the_winner,
    "another winner who resigned": _swap_the_winner_who_resigned,
    "cut off": _cut_off,
    "no plies": lambda told: told.update(log=told["log"][:1], outcome=None),
    "nothing": lambda told: told.update(log=[], outcome=None),
    "plies shifted": _shift_plies,
    "plies stretched": _stretch_plies,
    "one ply for all": _same_plies,
    "a step left out": _drop,
    "who played by the clock": _kind,
    "another clock": _options,
    "another secret": lambda told: told.update(secret="0" * 64),
    "another start": lambda told: told["log"][0]["action"].update(message=42),
    "sent more often": lambda told: told["log"][0]["action"].update(sent=9),
    "other rules": lambda told: told.update(rules_version=told["rules_version"] + 1),
    "another game": lambda told: told.update(game="magblast"),
}
"""What is changed, by what it claims."""


def as_it_is(told: Told) -> bytes:
    """Return the file as somebody wrote it."""
    return msgspec.json.encode(told)


def again(told: Told) -> bytes | None:
    """Return the file played again, with digests of its own; None if that cannot be."""
    try:
        return msgspec.json.encode(_digested(told))
    except (Refusal, UnknownRules, msgspec.DecodeError, IndexError, KeyError, ValueError):
        return None


FORMS = (as_it_is, again)


def _digested(told: Told) -> Any:
    proof = msgspec.json.decode(msgspec.json.encode(told), type=Proof)
    engine = engines.load(proof.game, proof.rules_version)
    agreed = agreed_in(proof)
    deal = msgspec.json.decode(proof.log[0].action)
    deal["table"] = table_hash(agreed)
    seed = chance(proof.secret, agreed, proof.seats, deal["message"])
    chances = Chances(seed, msgspec.json.decode(proof.options, type=TableOptions).origin)
    config = msgspec.json.decode(proof.config, type=engine.meta.config)
    entries = [
        Entry(0, n.number, n.kind, n.seat, bytes(n.action), None, None, n.ply, 0.0)
        for n in proof.log
    ]
    line = effective(entries)
    actions = [(entry.ply, entry.seat or 0, entry.action) for entry in line]
    first, *others = map(digest, played(engine, config, len(proof.seats), chances, actions))
    made = msgspec.json.decode(msgspec.json.encode(proof)) | {"start": first}
    made["log"][0]["action"] = deal
    by_number = {entry.number: state for entry, state in zip(line, others, strict=True)}
    for entry in made["log"]:
        entry["state"] = by_number.get(entry["number"])
    return made


def mutated(data: bytes, dice: Random) -> bytes:
    """Return a file in which a few bytes were changed, left out or added."""
    made = bytearray(data)
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(made))
        what = dice.randrange(3)
        if what == 0:
            made[at] = dice.choice(b'0123456789abcdef",:{}[] -.eltrufasn')
        elif what == 1:
            del made[at]
        else:
            made.insert(at, dice.choice(b'0123456789abcdef",:{}[] -'))
    return bytes(made)
