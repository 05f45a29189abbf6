# La primera partida guiada de Shazamm!.

shazamm-lesson = ¡Shazamm!
shazamm-lesson-about = dos magos, un fuego
shazamm-lesson-bid = Eres el rojo, y la apuesta más alta empuja el fuego: pulsa **{ $press }** y apuesta { $bet }, sin hechizos.
shazamm-lesson-boost = Un hechizo ayuda a una apuesta pequeña, pues solo pagas lo apostado: apuesta { $bet } y echa *{ $spell }*, que suma 7.
shazamm-lesson-pushed = Nadie gana todos los empujones, así que ahora ahorra maná: apuesta { $bet }, sin hechizos.
shazamm-lesson-clone = La Dosis doble te ha devuelto el fuego, así que tómala prestada: apuesta { $bet } y echa *{ $spell }*.
shazamm-lesson-cloned = Tu Clonar puede tomar lo que tu rival jugó el turno anterior: elige **{ $choice }** y tu apuesta valdrá el doble.
shazamm-lesson-recycle = También puedes apostar a posteriori: apuesta { $bet } y echa *{ $spell }*.
shazamm-lesson-recycled = Tu rival apostó 6, así que 4 perdería: elige **{ $choice }** para ganar por uno.
shazamm-lesson-inferno = El fuego ha alcanzado a tu rival y empieza otra ronda en un puente más corto: apuesta { $bet } y echa *{ $spell }*, que empuja dos losas.
shazamm-lesson-fall = Un empujón más echa a tu rival de lo que queda del puente: apuesta { $bet }, sin hechizos.
shazamm-lesson-ends = Tu rival ha caído a la lava y has ganado: ya conoces las apuestas, los hechizos, las rondas y el puente.
shazamm-lesson-other-cast = Las reglas lo permiten, pero esta lección necesita justo la apuesta y las cartas que dice la flecha.
