# The guided first game of Imperium Galáctica.

imperium-lesson = Imperium Galáctica
imperium-lesson-about = empires, planets, fleets
imperium-lesson-buy = Your planet has paid, and cards are the surprises of a war: press **{ $press }**.
imperium-lesson-bought = One card is enough; orders are drafted from here on and nobody sees them yet: press **{ $press }**.
imperium-lesson-kind = Points become ships: choose **{ $press }** in the menu.
imperium-lesson-build = Ships are built beside a planet of yours: choose **{ $press }**.
imperium-lesson-built = Keep the rest for later turns: press **{ $press }**.
imperium-lesson-mover = A transport carries troops to new planets: choose **{ $press }** to move it.
imperium-lesson-move = Ships stay beside planets and never enter them: choose **{ $press }**, beside the large planet.
imperium-lesson-unit = Its troops can land in the same turn: choose **{ $press }** in the first menu once more.
imperium-lesson-planet = A large planet pays three times as much as a small one: press **{ $press }**.
imperium-lesson-land = A planet is yours while troops of yours are on it: press the button that unloads both infantry.
imperium-lesson-moved = Your frigate stands beside the coach’s damaged corvette already: press **{ $press }**.
imperium-lesson-target = A damaged unit is destroyed by an attack that reaches its defence, and yours is 4 against 2: choose **{ $press }** as the target.
imperium-lesson-attack = Choose **{ $press }**, your frigate, to attack it.
imperium-lesson-submit = Until now all of this was a draft, so do it: press **{ $press }**.
imperium-lesson-ends = I7 is yours and will pay 6 points each turn, and the corvette is destroyed: go on like this until the enemy’s home planet is yours.
