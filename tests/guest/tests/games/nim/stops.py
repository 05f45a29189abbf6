"""Stops of Nim at which all see that there is one thing to do, and that are meant."""

from tests.laws.meant import Meant

MEANT = (Meant(lambda view, _: sum(view.heaps) == 1, "whoever takes the last loses by their own"),)
