"""In which sections of the rules of Imperium Galáctica stands what standing orders may do."""

from engines.imperium.actions import Bid, Pass, Ready, Remove

TAUGHT = {Bid: (5,), Pass: (5,), Ready: (11,), Remove: (12, 13)}
