# Lo que dicen todos los juegos y todas las partes.

# «Y» pasa a «e» ante el sonido i: aquí van los nombres de carta que empiezan así.
list-of-many =
    { $first } { $last ->
        [Infierno] e
       *[other] y
    } { $last }

refusal-match-over = Esta partida ha terminado. /jugar empieza otra.
refusal-not-asked = Ahora mismo no tienes nada que decidir. Mira el tablero: dice a quién se espera.
refusal-malformed = No he podido leer eso como una jugada de este juego. Usa los botones o elige entre las sugerencias del comando.
