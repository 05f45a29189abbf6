"""The rules of Mag·Blast (Anders M. Petersen and Christian T. Petersen), in two editions."""

from engines.magblast.engine import MagBlast

ENGINE = MagBlast()
