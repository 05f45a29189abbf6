"""What Mag·Blast draws small that is no sign, and why; the legend need not explain it."""

NO_SIGNS = {
    "emblems.emblem(kind=": "the picture of a card, beside its name",
    "flagships.flagship": "a flagship, over its name",
    "hazards.sprite_of": "a mine or an asteroid, which are explained",
    "hazards.warning": "a mine or an asteroid with its name",
    "hulls.silhouette": "a ship, beside its name and type",
    "icons.icon(name=crown)": "over whoever has won",
    "piles._gap": "a pile without cards",
    "piles.action_face": "a card with its name",
    "piles.ship_face": "a card with its name",
    "ships.came_from(zone=": "the colour shows which zone",
    "ships.large_tile": "a ship with all that lies on it",
    "ships.sized_tile": "a ship with all that lies on it",
    "ships.small_tile": "a ship with all that lies on it",
    "ships.tiny_tile": "a ship with all that lies on it",
    "ships.wide_tile": "a ship with all that lies on it",
    "top._step": "the name of a phase",
}
