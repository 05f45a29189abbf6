"""How Discord refuses a request: a status, a code, and words."""

from __future__ import annotations


class Refused(Exception):
    """A request that Discord does not carry out."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


def unknown(what: str, code: int) -> Refused:
    """Return the refusal of something that does not exist (any more)."""
    return Refused(404, code, f"Unknown {what}")


UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
TOO_OLD_TO_EDIT = 30046
ACKNOWLEDGED_ALREADY = 40060
NO_ACCESS = 50001
NO_PERMISSION = 50013
CLOSED_DMS = 50007
WRONG_TOKEN = 50027
WRONG_FORM = 50035
ARCHIVED = 50083
THREAD_STANDS = 160004
