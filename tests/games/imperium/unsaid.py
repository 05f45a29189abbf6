"""What of a view of Imperium Galáctica its words leave out, and why."""

SOMETIMES = {
    "board.active": "while the two bid nobody has the turn",
    "board.bidding.amount": "nobody has bid anything yet",
}
