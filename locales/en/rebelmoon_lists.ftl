# What Rebel Moon Defense is played with, as /rules lists it.

rebelmoon-list-weapons = All weapons
rebelmoon-list-weapons-about = One of each in red, orange and yellow. Only the Rebel knows which lies where until it is face up; what is never placed stays unseen to the end.
rebelmoon-list-red = red
rebelmoon-list-orange = orange
rebelmoon-list-yellow = yellow
rebelmoon-list-others = Asteroids, shields, upgrades
rebelmoon-list-asteroids = Asteroids
rebelmoon-list-asteroids-about = The Imperial places them; they block the way and the sight.
rebelmoon-list-shields = Shields of the bomb
rebelmoon-list-shields-about = { $points } points each: red, then orange, then yellow.
