"""What Shazamm! draws small that is no sign, and why; the legend need not explain it."""

NO_SIGNS = {
    "bridge._pier": "a part of the bridge",
    "bridge._standing": "a slab, as the bridge is made of",
    "bridge._weathered": "the stone of a slab",
    "bridge._wreck": "what is left of a slab that broke, as its gap shows",
    "emblems.emblem": "the picture of a spell, beside its name",
    "sides.mana_gauge(mirrored=True)": "the gauge of the other player",
    "span._small": "a wizard as on the board, smaller",
    "strips.label": "words",
}
