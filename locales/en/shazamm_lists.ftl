# What Shazamm! is played with, as /rules lists it.

shazamm-list-cards = All cards
shazamm-list-about = Each wizard has one of each, and the Decoy always in hand. A spell that was laid is gone for good.
