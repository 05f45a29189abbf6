# What Mag·Blast is played with, as /rules lists it.

magblast-list-cards = All cards
magblast-list-cards-about = { $count } cards in one deck. Behind each number stand the resources on so many of them.
magblast-list-no-icons = without
magblast-list-ships = All fleet ships
magblast-list-ships-about = { $count } ships, each of them once.
magblast-list-flagships = All flagships
magblast-list-flagships-about = { $count } flagships, each with a hull of { $hull }; which of them play lies open. Using an ability is not playing a card: Temporal Flux does not stop it.
