# La primera partida guiada de Imperium Galáctica.

imperium-lesson = Imperium Galáctica
imperium-lesson-about = imperios, planetas y flotas
imperium-lesson-buy = Tu planeta ha pagado, y las cartas son las sorpresas de la guerra: pulsa **{ $press }**.
imperium-lesson-bought = Con una carta basta; desde aquí las órdenes son un borrador que nadie ve: pulsa **{ $press }**.
imperium-lesson-kind = Los puntos se convierten en naves: elige **{ $press }** en el menú.
imperium-lesson-build = Las naves se construyen junto a un planeta tuyo: elige **{ $press }**.
imperium-lesson-built = Guarda el resto para otros turnos: pulsa **{ $press }**.
imperium-lesson-mover = Un transporte lleva tropas a planetas nuevos: elige **{ $press }** para moverlo.
imperium-lesson-move = Las naves se quedan junto a los planetas y nunca entran en ellos: elige **{ $press }**, junto al planeta grande.
imperium-lesson-unit = Sus tropas pueden desembarcar el mismo turno: elige **{ $press }** otra vez en el primer menú.
imperium-lesson-planet = Un planeta grande paga el triple que uno pequeño: pulsa **{ $press }**.
imperium-lesson-land = Un planeta es tuyo mientras haya tropas tuyas en él: pulsa el botón que desembarca las dos infanterías.
imperium-lesson-moved = Tu fragata ya está junto a la corbeta dañada del monitor: pulsa **{ $press }**.
imperium-lesson-target = A una unidad dañada la destruye un ataque que iguale su defensa, y el tuyo es de 4 contra 2: elige **{ $press }** como objetivo.
imperium-lesson-attack = Elige **{ $press }**, tu fragata, para que la ataque.
imperium-lesson-submit = Hasta ahora todo era un borrador, así que hazlo: pulsa **{ $press }**.
imperium-lesson-ends = I7 es tuyo y pagará 6 puntos por turno, y la corbeta está destruida: sigue así hasta que el planeta natal enemigo sea tuyo.
