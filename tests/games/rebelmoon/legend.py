"""What Rebel Moon Defense draws small that is no sign, and why; the legend need not explain it."""

NO_SIGNS = {
    "arsenal.entry(fate=Fate.HELD)": "has its words beside it",
    "arsenal.entry(fate=Fate.OPEN)": "has its cell beside it",
    "arsenal.entry(fate=Fate.UNKNOWN)": "as one that is out, with a question mark",
    "pieces.bomb(facing=": "the prow shows where it faces",
    "pieces.bomb(shield=": "the emblem shows which shield is active",
    "space._lit_cell": "a cell of the board with its light, which is explained",
    "space.tile(filled=False)": "an empty cell's rim",
    "strip.side_sign": "stands for a side, beside the name",
    "traces._faded": "a weapon used up, as among the fifteen",
    "whole_board._weapon": "one of the weapons, which are explained",
}
