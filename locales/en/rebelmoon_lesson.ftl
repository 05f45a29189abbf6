# The guided first game of Rebel Moon Defense.

rebelmoon-lesson = Rebel Moon Defense
rebelmoon-lesson-about = bomb against hidden weapons
rebelmoon-lesson-asteroid = Asteroids will shield your bomb from the hidden weapon on C6: press **{ $press }** and type { $cell }.
rebelmoon-lesson-second-asteroid = The coach now aims along row D as well, from D1: press **{ $press }** and type { $cell }.
rebelmoon-lesson-pass = The weapon on E4 bars the straight way from A1 to the moon on G4, but enough stands for a start: press **{ $press }**, and your bomb sets out.
rebelmoon-lesson-thrusters = Speed costs points of the shield: choose **{ $press }** in the menu, for one more cell.
rebelmoon-lesson-flight = The picture shows where that leads, so press **{ $press }**, and see what the coach fires at you.
rebelmoon-lesson-straight-on = Your asteroid on C4 has stopped the laser, which is spent: keep your course and press **{ $press }**.
rebelmoon-lesson-right = Your other asteroid has stopped the second weapon, but now you must fly round the one on E4: press **{ $press }**.
rebelmoon-lesson-past = That leads to E3, right beside it: press **{ $press }**, for its shot can only hurt a shield.
rebelmoon-lesson-left = A mine has taken your red shield, and the coach’s last weapon, which is red too, cannot hurt the orange one: press **{ $press }** to face the last row.
rebelmoon-lesson-on = The bomb faces southeast again: press **{ $press }**.
rebelmoon-lesson-nearer = The coach has nothing left that can hurt your orange shield: press **{ $press }** once more.
rebelmoon-lesson-last-turn = The moon lies to the east of you: press **{ $press }**.
rebelmoon-lesson-moon = One cell is left to the moon: press **{ $press }**.
rebelmoon-lesson-ends = The bomb has reached the moon and you have won: next time be the Rebel, who hides the weapons.
rebelmoon-lesson-other-cell = Pieces can stand in many places, but in this lesson the asteroid belongs on the cell that the arrow names.
