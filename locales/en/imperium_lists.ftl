# What Imperium Galáctica is played with, as /rules lists it.

imperium-list-units = All units
imperium-list-units-about = Before each name: how many tokens a side has. Damaged units have half of everything, rounded down, and none of their abilities.
imperium-list-cost = { $points } PC
imperium-list-strength = attack { $attack }, defence { $defence }
imperium-list-move = moves { $steps }
imperium-list-squadrons =
    { $count ->
        [one] carries a squadron
       *[other] carries { $count } squadrons
    }
imperium-list-troops =
    { $count ->
        [one] carries a ground unit
       *[other] carries { $count } ground units
    }
imperium-list-can-bombard = bombards planets
imperium-list-can-lay-mines = lays mines
imperium-list-can-destroy-planet = destroys planets
imperium-list-can-repair = repairs what lies beside it
imperium-list-damaged = damaged: { $left }
imperium-list-together = the same tokens as { $units }
imperium-list-both = from one stock for both sides
imperium-list-forbidden = not in this mission
imperium-list-forbidden-one = in this mission not for { $side }
imperium-list-from = from Game Turn { $turn } on
imperium-list-mines = strikes whoever enters with { $full }, half cleared with { $half }
imperium-list-does-missile = Strikes a unit or planet beside it: the unit, or all that is on the planet, is destroyed, and the sector becomes radioactive.
imperium-list-does-cannon = In an invasion it absorbs damage first.
imperium-list-does-ion-cannon = In its owner’s combat phase it fires at an enemy unit beside the planet.
imperium-list-does-shield = No bombardment, and no squadrons against the planet in an invasion.
imperium-list-captain = Captain cards
imperium-list-commander = Commander cards
imperium-list-admiral = Admiral cards
imperium-list-deck-own = Each side has its own deck with { $count } of each. A card costs { $price } PC.
imperium-list-deck-shared = Both sides draw from one deck with { $count } of each. A card costs { $price } PC.
imperium-list-deck-single = Both sides draw from one deck with { $count } of each. A card costs { $price } PC.
