# Con qué se juega a Rebel Moon Defense, como lo enumera /reglas.

rebelmoon-list-weapons = Todas las armas
rebelmoon-list-weapons-about = Una de cada en rojo, naranja y amarillo. Solo el bando rebelde sabe cuál está dónde hasta que se pone boca arriba; la que no se coloca no se ve hasta el final.
rebelmoon-list-red = en rojo
rebelmoon-list-orange = en naranja
rebelmoon-list-yellow = en amarillo
rebelmoon-list-others = Asteroides, escudos, mejoras
rebelmoon-list-asteroids = Asteroides
rebelmoon-list-asteroids-about = Los coloca el bando imperial; cierran el paso y la vista.
rebelmoon-list-shields = Escudos de la bomba
rebelmoon-list-shields-about = { $points } puntos cada uno: el rojo, luego el naranja, luego el amarillo.
