"""Memory of pictures that are done with, kept for the next ones.

A picture is a few megabytes, drawn in layers that come and go. glibc gives each back to the
system at once, which then clears every page before the next one may have it: that takes a
fifth of the time of drawing. Other C libraries have no such settings and need none.
"""

from __future__ import annotations

import ctypes

M_TRIM_THRESHOLD = -1
M_MMAP_THRESHOLD = -3
KEPT = 32 * 1024 * 1024
"""Bytes: above the largest single piece that drawing asks for."""


def keep_freed_memory() -> None:
    """Tell glibc to keep up to `KEPT` bytes of what is freed, for this whole process."""
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        return  # not glibc: musl and macOS lack the function, Windows has no such library
    mallopt(M_MMAP_THRESHOLD, KEPT)
    mallopt(M_TRIM_THRESHOLD, KEPT)
