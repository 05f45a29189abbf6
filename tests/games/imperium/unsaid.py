"""What of a view of Imperium Galáctica its words leave out, and why."""

SOMETIMES = {
    "board.bidding.amount": "nobody has bid anything yet",
}
