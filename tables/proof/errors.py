"""What is wrong with a file that is not confirmed."""

from __future__ import annotations


class Mismatch(Exception):
    """The file does not hold together; the message says where."""
