# La primera partida guiada de Rebel Moon Defense.

rebelmoon-lesson = Rebel Moon Defense
rebelmoon-lesson-about = bomba contra armas ocultas
rebelmoon-lesson-asteroid = Los asteroides taparán tu bomba del arma oculta de C6: pulsa **{ $press }** y escribe { $cell }.
rebelmoon-lesson-second-asteroid = El monitor apunta ahora también por la fila D, desde D1: pulsa **{ $press }** y escribe { $cell }.
rebelmoon-lesson-pass = El arma de E4 corta el camino recto de A1 a la luna, en G4, pero para empezar ya basta: pulsa **{ $press }** y tu bomba partirá.
rebelmoon-lesson-thrusters = La velocidad cuesta puntos de escudo: elige **{ $press }** en el menú, para avanzar una casilla más.
rebelmoon-lesson-flight = La imagen muestra adónde lleva, así que pulsa **{ $press }** y mira qué te dispara el monitor.
rebelmoon-lesson-straight-on = Tu asteroide de C4 ha parado el láser, que queda gastado: mantén el rumbo y pulsa **{ $press }**.
rebelmoon-lesson-right = Tu otro asteroide ha parado la segunda arma, pero ahora hay que rodear la de E4: pulsa **{ $press }**.
rebelmoon-lesson-past = Así llegas a E3, justo al lado: pulsa **{ $press }**, pues su disparo solo puede dañar un escudo.
rebelmoon-lesson-left = Una mina te ha quitado el escudo rojo, y la última arma del monitor, también roja, no daña el naranja: pulsa **{ $press }** para encarar la última fila.
rebelmoon-lesson-on = La bomba vuelve a mirar al sureste: pulsa **{ $press }**.
rebelmoon-lesson-nearer = Al monitor no le queda nada que dañe tu escudo naranja: pulsa **{ $press }** otra vez.
rebelmoon-lesson-last-turn = La luna está al este: pulsa **{ $press }**.
rebelmoon-lesson-moon = Falta una casilla para la luna: pulsa **{ $press }**.
rebelmoon-lesson-ends = La bomba ha llegado a la luna y has ganado: juega ahora con el bando rebelde, que esconde las armas.
rebelmoon-lesson-other-cell = Las piezas caben en muchos sitios, pero en esta lección el asteroide va en la casilla que dice la flecha.
