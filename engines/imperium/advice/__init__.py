"""What a person who plans a turn wants to know, read off a view.

Everything here takes a `View` (or its board) and changes nothing: where a unit can go and
what comes of it, what can be built for how much, what an attack will do without cards, and
how the board looks once one's own orders are carried out.
"""
