"""Why a server lets nobody in: is that for whoever runs the bot to mend, or may it pass?

Whoever is not let in is told in words, which every server has in its own language. So it is asked
again for what has no language.
"""

from __future__ import annotations

import os
import re
from select import select

from store.errors import StoreAway, StoreUnusable
from store.postgres.address import Address
from store.postgres.driver import conninfo, errors, psycopg

PASSES = ("08", "40", "57", "532", "533", "55P03")
"""How the codes begin of what may pass: lost, stopping, starting, too full, locked by others."""
PASSED = "57P03"
"""The code of a server that could let nobody in yet."""
ASKS_FOR_LITTLE = {
    "sslmode": "disable",
    "gssencmode": "disable",
    "channel_binding": "disable",
    "require_auth": "",
    "sslnegotiation": "postgres",
    "connect_timeout": "3",
}
"""What in an address lets every server answer that is there."""
OF_LATER = ("require_auth", "sslnegotiation")
"""What libraries do not know that are a few years old."""
_CODE = re.compile(rb'\tErrorResponse\t.* C "(\w{5})"')


def unusable(address: Address, error: psycopg.Error, what: str = "opened") -> StoreUnusable:
    """Return what to tell of a server that lets nobody in, or lets nobody go on."""
    kind = StoreAway if _may_pass(address, error) else StoreUnusable
    said = error.diag.message_primary or address.told(error)
    return kind(f"{address.shown} cannot be {what}: {said}")


def _may_pass(address: Address, error: psycopg.Error) -> bool:
    """Tell whether the next attempt may succeed without anybody's doing."""
    if not isinstance(error, psycopg.OperationalError):
        return False
    if error.sqlstate is not None:
        return error.sqlstate.startswith(PASSES)
    asked = error.pgconn
    if asked is None or isinstance(error, errors.ConnectionTimeout):
        return True  # no server was found
    return not asked.needs_password and _may_be_let_in(address)


def _may_be_let_in(address: Address) -> bool:
    ping, answers = psycopg.pq.PGconn.ping, psycopg.pq.Ping
    match ping(address.conninfo.encode()):
        case answers.OK:
            code = _code_of_refusal(address.conninfo)
            return code is not None and code.startswith(PASSES)
        case answers.NO_RESPONSE:  # or it has answered, and we will have none of it
            return ping(_asking_for_little(address.conninfo).encode()) == answers.NO_RESPONSE
        case answer:
            return answer == answers.REJECT


def _asking_for_little(address: str) -> str:
    parts = conninfo.conninfo_to_dict(address)
    little = {k: v for k, v in ASKS_FOR_LITTLE.items() if k in parts or k not in OF_LATER}
    return conninfo.make_conninfo("", **{**parts, **little})


def _code_of_refusal(address: str) -> str | None:
    """Return the code with which a server that runs refuses us; None if nothing tells it.

    Whoever is let in now was kept out by what has passed.
    """
    if not hasattr(os, "memfd_create"):  # on Linux alone one can listen to what is said
        return PASSED if _connects(address) else None
    memory = os.memfd_create("refusal")  # and nowhere else: passwords are said there
    try:
        if _connects(address, memory):
            return PASSED
        found = _CODE.search(os.pread(memory, 1 << 16, 0))
    finally:
        os.close(memory)
    return found[1].decode() if found else None


def _connects(address: str, memory: int | None = None) -> bool:
    """Tell whether we are let in; all that is said meanwhile is written to a file in memory."""
    pq = psycopg.pq
    connection = pq.PGconn.connect_start(address.encode())
    try:
        if memory is not None:
            connection.trace(memory)
        while (now := connection.connect_poll()) in (
            pq.PollingStatus.READING,
            pq.PollingStatus.WRITING,
        ):
            reads = [connection.socket] if now == pq.PollingStatus.READING else []
            writes = [] if reads else [connection.socket]
            if not any(select(reads, writes, [], 3.0)):
                break
        if memory is not None:
            connection.untrace()
    except psycopg.Error:
        return False
    else:
        return now == pq.PollingStatus.OK
    finally:
        connection.finish()
