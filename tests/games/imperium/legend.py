"""What Imperium Galáctica draws small that is no sign, and why; the legend need not explain it."""

NO_SIGNS = {
    "art._drawn": "a part of a card's picture",
    "art.art": "the picture of a card, beside its name",
    "emblems.sign": "a part of a card's picture",
    "icons.icon(name=crown)": "beside whoever has won",
    "ships.silhouette(kind=": "a unit, in its list beside its name",
    "space._tile": "an empty sector",
    "stock._sprite": "a unit, in its list beside its name",
    "terrain.mines(strength=None)": "a part of a card's picture",
    "top._step": "the number of a phase",
}
