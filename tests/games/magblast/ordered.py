"""In which sections of the rules of Mag·Blast stands what standing orders may do."""

from engines.magblast.model import Respond

TAUGHT = {Respond: (11,)}
