# Shazamm!: comandos, botones, menús y formularios.

shazamm-name = ¡Shazamm!
shazamm-command = shazamm
shazamm-command-about = Jugar a ¡Shazamm!
shazamm-command-cast = lanzar
shazamm-command-cast-about = Apuesta maná y pon hechizos boca abajo; puedes cambiarlo hasta que tu rival lance
shazamm-command-cast-bet = apuesta
shazamm-command-cast-bet-about = De 1 a todo tu maná
shazamm-command-cast-spells = hechizos
shazamm-command-cast-spells-about = Las cartas que quieras, por número o nombre: 7, 10; o ninguno. Sin decirlo, las que ya están
shazamm-command-arrange = ordenar
shazamm-command-arrange-about = Pon tus hechizos en el orden en que los robarás
shazamm-command-arrange-stock = orden
shazamm-command-arrange-stock-about = Los catorce hechizos, del primero al último: 9, 7, 8, …
shazamm-command-clone = clonar
shazamm-command-clone-about = Clonar: toma un hechizo del turno anterior de tu rival
shazamm-command-clone-spell = hechizo
shazamm-command-clone-spell-about = Cuál; déjalo vacío para no tomar ninguno
shazamm-command-steal = hurtar
shazamm-command-steal-about = Hurto: qué hechizos de tu rival trabajan para ti
shazamm-command-steal-spells = hechizos
shazamm-command-steal-spells-about = Los que usas; los demás se descartan
shazamm-command-recycle = reciclar
shazamm-command-recycle-about = Reciclar: cambia tu apuesta
shazamm-command-recycle-change = cambio
shazamm-command-recycle-change-about = De -5 a 5

shazamm-numbered = { $number } { $spell }
shazamm-cast = Apostar y lanzar
shazamm-cast-again = Cambiar apuesta y hechizos
shazamm-arrange = Ordenar mis hechizos
shazamm-clone-ask = Clonar: ¿qué hechizo tomas?
shazamm-clone-nothing = No tomar ninguno
shazamm-steal-ask = Hurto: ¿qué hechizos usas?
shazamm-steal-nothing = Descartarlos todos
shazamm-recycle-ask = Reciclar: tu nueva apuesta
shazamm-recycle-choice = { $change } → apuesta { $bet }

shazamm-choose-bet = Apostar ya, sin cartas
shazamm-expected-won = pierde el choque, y no cambia nada más
shazamm-expected-tied = apuesta lo mismo, y no cambia nada más
shazamm-expected-lost = gana el choque, y no cambia nada más
shazamm-bet = Apostar { $bet }
shazamm-form-cast = Turno { $turn }: apuesta y lanza
shazamm-form-bet = Tu apuesta, de 1 a { $mana }
shazamm-form-bet-about = La mayor suele empujar una losa, gane por lo que gane. Pagan los dos: no te quedes sin maná.
shazamm-hint-cast = Apuestas y hechizos se descubren a la vez cuando ambos han lanzado: el lado más fuerte empuja el muro, ambos pagan, y quien se queda sin maná pierde más terreno.
shazamm-hint-laid =
    Boca abajo: { $bet } de maná{ $count ->
        [0] {""}
       *[other] {" "}con { $spells }
    }. Los dos lados se descubren a la vez.
shazamm-hint-arrange = Robarás tus hechizos en este orden durante toda la partida; nadie más lo ve.
shazamm-hint-clone = El hechizo que tomes te sirve en este turno como si lo hubieras puesto tú.
shazamm-hint-steal = Lo que uses te sirve a ti y no a tu rival en este turno; el resto se descarta.
shazamm-hint-recycle = Ya se conocen ambas apuestas: cambia la tuya y el turno se decide con la nueva, que es la que pagas.
shazamm-hint-bet = Sin hechizos, la apuesta mayor empuja el muro una losa hacia el otro mago, gane por lo que gane. Pagan los dos, y el maná tiene que durar toda la ronda: el muro sigue avanzando hacia quien se queda sin él.
shazamm-form-spells = Cartas que pones
shazamm-form-spells-about = Las que quieras, o ninguna. La carta falsa no hace nada y vuelve a ti.
shazamm-form-spells-silenced = El Silencio reina esta ronda: los hechizos se pierden sin efecto.
shazamm-form-order = Tus hechizos, primero el que robarás antes
shazamm-form-order-about = Los catorce números, separados por comas.

