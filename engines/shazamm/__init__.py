"""The rules of Shazamm! (Philippe des Pallières and François Bruel)."""

from engines.shazamm.engine import Shazamm

ENGINE = Shazamm()
