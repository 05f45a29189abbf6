# Shazamm!: los nombres, lo que ocurre, por qué no, y las reglas.

shazamm-tagline = Dos magos, un puente que se derrumba y un muro de fuego que empujar.

## Opciones de la mesa

shazamm-option-deal = Hechizos
shazamm-option-deal-about = Cómo llegan los hechizos a tu mano: al azar, todos a la vez o en el orden que fijes.
shazamm-option-deal-drawn = Cinco y luego tres por ronda
shazamm-option-deal-full = Los catorce desde el inicio
shazamm-option-deal-arranged = En el orden que elijas

## Cartas

shazamm-spell-0 = Carta falsa
shazamm-spell-1 = Silencio
shazamm-spell-2 = Clonar
shazamm-spell-3 = Hurto
shazamm-spell-4 = Fin de ronda
shazamm-spell-5 = Medio
shazamm-spell-6 = Reciclar
shazamm-spell-7 = Potenciador de ataque
shazamm-spell-8 = Dosis doble
shazamm-spell-9 = El ganador pierde
shazamm-spell-10 = Infierno
shazamm-spell-11 = Resistencia
shazamm-spell-12 = Mal perdedor
shazamm-spell-13 = Refuerzo de reserva
shazamm-spell-14 = Succión

shazamm-effect-0 = No hace nada, y por chat tampoco oculta nada. Vuelve a tu mano.
shazamm-effect-1 = Los demás hechizos se pierden, ahora y el resto de la ronda.
shazamm-effect-2 = Juega un hechizo que tu rival jugó el turno anterior.
shazamm-effect-3 = Cada hechizo de tu rival que aún no ha actuado: úsalo tú o descártalo.
shazamm-effect-4 = La ronda acaba ya; el muro se queda. Los hechizos siguientes se pierden.
shazamm-effect-5 = El muro vuelve a donde estaba al empezar la ronda.
shazamm-effect-6 = Cambia tu apuesta hasta en 5, ya con todo a la vista.
shazamm-effect-7 = +7 de poder. Pagas solo tu apuesta.
shazamm-effect-8 = Doble de poder. Pagas solo tu apuesta.
shazamm-effect-9 = El muro va hacia el ataque más fuerte.
shazamm-effect-10 = Si el muro se mueve, avanza dos losas.
shazamm-effect-11 = El empuje no puede acercarte el muro.
shazamm-effect-12 = Si el empuje te acerca el muro, no pagas tu apuesta.
shazamm-effect-13 = Después de pagar, +13 de maná, hasta 50 en total.
shazamm-effect-14 = Ganas tanto maná como apostó tu rival, hasta 50 en total.

## Lo que ocurre

shazamm-event-start = Comienza el duelo. El muro de fuego arde en la losa { $slab }.
shazamm-event-arranging = Cada mago pone sus hechizos en el orden en que los robará.
shazamm-event-arranged = { $player } ya tiene sus hechizos en orden.
shazamm-event-arranged-anew = Has cambiado el orden de tus hechizos.
shazamm-event-draws =
    { $player } roba { $count ->
        [one] un hechizo
       *[other] { $count } hechizos
    } ({ $stock ->
        [0] no queda ninguno
        [one] queda uno
       *[other] quedan { $stock }
    }).
shazamm-event-drawn = Robas: { $spells }{ $stock ->
        [0] {""}
        [one] {" "}(queda uno)
       *[other] {" "}(quedan { $stock })
    }.
shazamm-event-committed = { $player } ya ha elegido.
shazamm-report-draws = { $listed }.
shazamm-report-draw =
    { $player } roba { $count ->
        [one] un hechizo
       *[other] { $count } hechizos
    } ({ $stock ->
        [0] no queda ninguno
        [one] queda uno
       *[other] quedan { $stock }
    })
shazamm-report-reveals = { $listed }.
shazamm-report-bet =
    { $player } apuesta { $bet }{ $count ->
        [0] {""}
       *[other] {" "}con { $spells }
    }
shazamm-report-pays = { $listed }.
shazamm-report-pay =
    { $player } { $paid ->
        [0] no paga nada
       *[other] paga { $paid }
    }{ $gained ->
        [0] {""}
       *[other] {" "}y gana { $gained }
    } (maná: { $mana })
shazamm-event-committed-anew =
    Has cambiado de idea: apuestas { $bet } de maná{ $count ->
        [0] {""}
       *[other] , con { $spells }
    }.
shazamm-event-own-commitment =
    Apuestas { $bet } de maná{ $count ->
        [0] {""}
       *[other] , con { $spells }
    }. Nadie lo ve.
shazamm-event-rival-choice = { $spell } espera a que elija { $player }.
shazamm-event-own-cut-off = Fin de ronda: no se compara ni se paga nada, y el muro se queda en la losa { $slab }.
shazamm-event-own-turn =
    Poder: tú { $own }, { $rival } { $other }. El muro acaba el turno en la losa { $slab }, { $way ->
        [same] donde estaba
        [closer] { $steps ->
            [one] una losa
           *[other] { $steps } losas
        } más cerca de ti
       *[farther] { $steps ->
            [one] una losa
           *[other] { $steps } losas
        } más lejos de ti
    }. { $ended ->
        [yes] La ronda ha terminado.
       *[no] { $mana ->
            [one] Te queda 1
           *[other] Te quedan { $mana }
        } de maná.
    }
shazamm-event-reveal =
    { $player } apuesta { $bet }{ $count ->
        [0] {""}
       *[other] {" "}con { $spells }
    }.
shazamm-event-lost-to-silence =
    El Silencio sigue en pie: { $count ->
        [one] se pierde
       *[other] se pierden
    } { $spells }.
shazamm-event-cancelled = Los dos tienen { $spell }: se anulan entre sí.
shazamm-event-silence =
    Silencio ({ $player }): ningún hechizo funciona en lo que queda de ronda.{ $count ->
        [0] {""}
        [one] {" "}Se pierde: { $spells }.
       *[other] {" "}Se pierden: { $spells }.
    }
shazamm-event-asks-clone = Clonar: { $player } elige un hechizo del último turno de su rival para jugarlo.
shazamm-event-asks-steal = Hurto: { $player } elige qué hechizos robar.
shazamm-event-asks-recycle = Reciclar: { $player } puede cambiar su apuesta.
shazamm-event-clone-nothing = Clonar ({ $player }): no hay nada que tomar del último turno de su rival.
shazamm-event-clone-declined = Clonar ({ $player }): no toma nada.
shazamm-event-cloned = Clonar ({ $player }): toma { $spell }.
shazamm-event-theft-nothing = Hurto ({ $player }): no queda ningún hechizo que robar.
shazamm-event-stolen = Hurto: { $player } roba { $spells }.
shazamm-event-thrown-away = Hurto: { $player } descarta { $spells }.
shazamm-event-end-of-round =
    Fin de ronda ({ $player }): la ronda acaba de inmediato y nadie paga su apuesta.{ $count ->
        [0] {""}
        [one] {" "}Se pierde: { $spells }.
       *[other] {" "}Se pierden: { $spells }.
    }
shazamm-event-middle =
    Medio ({ $player }): el muro { $moved ->
        [0] ya está en
       *[other] vuelve a
    } la losa { $slab }, donde empezó la ronda.
shazamm-event-recycle-nothing = Reciclar ({ $player }): la apuesta no se puede cambiar.
shazamm-event-recycle-kept = Reciclar ({ $player }): la apuesta se queda en { $bet }.
shazamm-event-recycled = Reciclar ({ $player }): { $change } a la apuesta, que queda en { $bet }.
shazamm-event-boost = Potenciador de ataque ({ $player }): +7, poder { $power }.
shazamm-event-double = Dosis doble ({ $player }): ×2, poder { $power }.
shazamm-event-winner-loses = El ganador pierde ({ $player }): el muro irá hacia el ataque más fuerte.
shazamm-event-inferno = Infierno ({ $player }): si el muro se mueve, avanzará dos losas.
shazamm-event-resistance = Resistencia: el empuje no puede acercar el muro a { $player }.
shazamm-event-sore-loser = Mal perdedor: si el empuje acerca el muro a { $player }, no pagará su apuesta.
shazamm-event-reserve = Refuerzo de reserva ({ $player }): +13 de maná después de pagar.
shazamm-event-suction = Succión ({ $player }): +{ $gain } de maná, lo mismo que apostó su rival.
shazamm-event-powers = Poder: { $first } { $power }, { $second } { $other }.
shazamm-event-wall-stays = Poder igualado: el muro se queda en la losa { $slab }.
shazamm-event-wall-resisted = { $player } resiste: el muro se queda en la losa { $slab }.
shazamm-event-wall-moves =
    El muro avanza { $steps ->
        [one] una losa
       *[other] { $steps } losas
    } hacia { $player }, hasta la losa { $slab }.
shazamm-event-pays =
    { $player } { $paid ->
        [0] no paga nada
       *[other] paga { $paid }
    }{ $gained ->
        [0] {""}
       *[other] {" "}y gana { $gained }
    }: le { $mana ->
        [one] queda 1
       *[other] quedan { $mana }
    } de maná.
shazamm-event-wizard-hit = El fuego ha alcanzado a { $player }. La ronda ha terminado.
shazamm-event-run-out =
    { $player } se ha quedado sin maná. Su rival empuja el muro { $steps ->
        [one] una losa más
       *[other] { $steps } losas más
    }, hasta la losa { $slab }. La ronda ha terminado.
shazamm-event-both-run-out = Los dos se han quedado sin maná. La ronda termina con el muro donde está.
shazamm-event-collapse = La ronda { $round } termina con el muro en la losa { $slab }. Los magos se recolocan a tres pasos de él, y las losas { $left } y { $right } caen a la lava.
shazamm-event-falls = ¡Ya no queda puente bajo los pies de { $player }!
shazamm-event-round = Empieza la ronda { $round }: { $mana } de maná para cada mago y el muro en la losa { $slab }.

## Cómo termina

shazamm-outcome-fall = { $loser } cayó a la lava en la ronda { $round }. El puente es de { $winner }.
shazamm-outcome-draw = Los dos magos cayeron en la ronda { $round }. No gana nadie.

## Por qué no

shazamm-refusal-seats = ¡Shazamm! es un duelo: juegan exactamente dos.
shazamm-refusal-asked-arrange = Primero pon en orden tus catorce hechizos; después llegarán las apuestas.
shazamm-refusal-asked-cast = Ahora toca apostar: elige tu maná y las cartas de tu mano que quieras.
shazamm-refusal-asked-clone = Ahora Clonar te espera: elige un hechizo del turno anterior de tu rival, o ninguno.
shazamm-refusal-asked-steal = Ahora Hurto te espera: elige qué hechizos de tu rival usas; los demás se descartan.
shazamm-refusal-asked-recycle = Ahora Reciclar te espera: elige cuánto cambia tu apuesta, de −5 a +5.
shazamm-refusal-arrange =
    Tu orden debe tener cada uno de los catorce hechizos una vez. { $count ->
        [one] Falta este
       *[other] Faltan estos
    }: { $spells }.
shazamm-refusal-bet =
    No puedes apostar { $bet }. { $mana ->
        [1] Te queda un punto de maná, así que apuesta exactamente 1.
       *[other] Tienes { $mana } de maná. Apuesta de 1 a { $mana }, lo que quieras.
    }
shazamm-refusal-not-in-hand = No tienes { $spell } en la mano. Tu mano: { $hand }.
shazamm-refusal-same-card = Has puesto { $spell } dos veces y solo tienes una. Pon cada carta una sola vez.
shazamm-refusal-clone = { $spell } no se puede clonar ahora. Puedes tomar { $choices }, o nada.
shazamm-refusal-steal = No puedes robar { $spell } así. Puedes robar, cada uno una vez: { $choices }.
shazamm-refusal-recycle = Tu apuesta de { $bet } puede quedar entre { $low } y { $high }. Elige un cambio que no se salga de ahí.

## Las reglas

shazamm-rules-1-title = El objetivo
shazamm-rules-1-body =
    Dos magos se enfrentan en un puente de 19 losas sobre un río de lava. Entre ellos arde un **muro de fuego**. Empújalo hacia tu rival hasta que el puente se hunda bajo sus pies.

    Al principio el muro está en el centro, en la losa 10, y cada mago a tres pasos de él, en las losas 7 y 13. Cada uno tiene **50 de maná** para la ronda, una mano de hechizos y la Carta falsa.

    Quien deja de pisar el puente pierde.

shazamm-rules-2-title = Un turno
shazamm-rules-2-body =
    Los dos eligen en secreto y a la vez:
    • una **apuesta**, de 1 a todo el maná que tengan;
    • las **cartas** de su mano que quieran, o ninguna.

    Puedes cambiar de idea hasta que tu rival también haya elegido. Entonces se descubre todo:
    1. Los hechizos de los dos actúan por orden de número.
    2. Se comparan los poderes. Sin hechizos, tu poder es tu apuesta.
    3. El muro avanza **una losa** hacia el lado más débil, sea cual sea la diferencia. Si hay empate, no se mueve.
    4. Los dos pagan su apuesta, tanto quien gana como quien pierde.

    Los hechizos jugados van al descarte para siempre: cada uno de los catorce te sirve una vez en toda la partida. Los descartes están a la vista; las manos y los mazos, no.
shazamm-rules-2-figure = Turno 1: el rojo apostó 12 y el verde 7. El muro avanza una losa hacia el más débil, de la 10 a la 11, y los dos pagan su apuesta.

shazamm-rules-3-title = En qué orden actúan los hechizos
shazamm-rules-3-body =
    Antes que nada, un hechizo que han puesto **los dos** anula a su gemelo: ambos se descartan sin efecto.

    Los demás actúan **de menor a mayor número**, sean de quien sean. Por eso Silencio (1) lo detiene todo, Hurto (3) solo toma lo que viene después y Dosis doble (8) también dobla un Potenciador de ataque (7).

    Clonar, Hurto y Reciclar preguntan a quien los usa cuando llega su número. Para entonces las apuestas y las cartas ya están a la vista.

    Puedes disponer de un hechizo dos veces, por ejemplo el tuyo y uno clonado. De 6, 7, 8, 13 y 14 valen los dos: dos Dosis dobles multiplican el poder por cuatro. En los demás, el segundo no añade nada.

shazamm-rules-4-title = Los hechizos del 0 al 6
shazamm-rules-4-body =
    • **0 Carta falsa.** Sin efecto, y siempre vuelve a tu mano. En una mesa, tu rival ve una carta donde no hay hechizo; por chat nadie ve cuántas cartas pones hasta que se descubre todo, así que aquí no oculta nada.
    • **1 Silencio.** Ningún otro hechizo funciona en lo que queda de ronda, ni los de este turno. Los que se jueguen después en la ronda se pierden.
    • **2 Clonar.** Toma un hechizo que tu rival jugó el turno anterior, aunque fuera en la ronda pasada. Cuenta lo que puso, aunque se anulara, se perdiera o se lo robaran, y también lo que clonó, o robó y usó; Clonar no cuenta. El hechizo actúa para ti este turno, con su número. Si el mismo sigue pendiente para tu rival, los dos se anulan. Un Silencio clonado actúa al momento.
    • **3 Hurto.** Los hechizos de tu rival que aún no han actuado son tuyos: usa cada uno para ti, con su número, o descártalo. La carta va al descarte de su dueño.
    • **4 Fin de ronda.** La ronda acaba con el muro donde está. No se compara ni se paga nada, y los hechizos siguientes se pierden.
    • **5 Medio.** El muro vuelve a donde estaba al empezar la ronda y el turno sigue. No es un empuje: Resistencia no lo frena.
    • **6 Reciclar.** Cambia tu apuesta de −5 a +5, sin bajar de 1 ni pasar de tu maná. Luchas y pagas con la nueva.

shazamm-rules-5-title = Los hechizos del 7 al 14
shazamm-rules-5-body =
    • **7 Potenciador de ataque.** +7 de poder.
    • **8 Dosis doble.** El doble de poder, incluido el potenciador.
    Con ambos pagas solo tu apuesta.
    • **9 El ganador pierde.** El muro va hacia el lado más fuerte. Si hay empate, no se mueve.
    • **10 Infierno.** Si el muro se mueve, avanza dos losas, en el sentido que sea. Se detiene en el primer mago que encuentra.
    • **11 Resistencia.** El empuje de este turno no puede acercarte el muro. Sí puede alejarlo.
    • **12 Mal perdedor.** Si el empuje de verdad te acercó el muro, no pagas tu apuesta.
    • **13 Refuerzo de reserva.** +13 de maná después de pagar.
    • **14 Succión.** Ganas tanto maná como apostó tu rival, tras Reciclar; los potenciadores no cuentan. Vale aunque tu rival no pague nada.
    El maná nunca pasa de 50. Lo que se paga y lo que se gana se calcula junto: si apuestas todo y ganas algo, no te quedas sin maná.

shazamm-rules-6-title = Sin maná
shazamm-rules-6-body =
    Si a un mago no le queda maná después de pagar, la ronda termina. El otro sigue empujando el muro hacia él, **una losa por cada punto de maná** que le quede, hasta alcanzarlo o hasta gastarlo todo. Ocurre por sí solo y ningún hechizo del turno lo cambia: ni Resistencia ni Mal perdedor cuentan en este empuje.

    Si los dos se quedan a cero, el muro no se mueve más.

    Si el empuje del mismo turno ya había alcanzado a un mago, no hay más empuje.

shazamm-rules-7-title = El final de una ronda
shazamm-rules-7-body =
    Una ronda termina cuando el muro **alcanza a un mago**, cuando alguien **se queda sin maná** o con el hechizo **Fin de ronda**. Entonces:
    1. El muro se queda donde está y los dos magos se colocan a tres pasos de él.
    2. La última losa de **cada extremo** del puente cae a la lava.
    3. Quien ya no pisa ninguna losa pierde.
    4. Si nadie cae, empieza otra ronda: 50 de maná para cada uno, tres hechizos más mientras queden, y el Silencio anterior deja de valer.

shazamm-rules-8-title = El final de la partida
shazamm-rules-8-body =
    Cuando cae un mago, gana el otro. Quedar más allá de un extremo del puente también es caer.

    Los dos solo pueden caer a la vez si el muro está en la losa 10 al acabar la séptima ronda; entonces hay empate. Para entonces solo quedan cinco losas y siempre cae alguien, así que una partida dura de dos a siete rondas.

    Si se te acaba el tiempo, apuestas 1 con la Carta falsa; Clonar no toma nada, Hurto lo descarta todo, Reciclar no cambia nada y un mazo por ordenar se queda en el orden de los números.
shazamm-rules-8-figure = La ronda acabó con el muro en la losa 16. Los magos se recolocan en la 13 y la 19 y cae una losa en cada extremo: quedan de la 4 a la 16, así que el mago verde cae.

shazamm-rules-9-title = Variantes
shazamm-rules-9-body =
    • **Al azar** es el juego normal: cinco hechizos de un mazo barajado al principio y tres más cada ronda, de modo que desde la cuarta ronda tienes todos los que te quedan.

    • **Los catorce** da a los dos todos los hechizos desde el principio. Más táctica y menos sorpresa.

    • **En orden** deja que los dos ordenen su mazo antes del duelo. Roban los cinco primeros y luego tres por ronda, en el orden que eligieron.

shazamm-rules-10-title = Consejos
shazamm-rules-10-body =
    • Ganar por un punto mueve el muro lo mismo que ganar por cuarenta. Lo que ahorras hoy gana mañana.
    • Si tienes más maná, no necesitas ganar el turno: a un rival sin maná se le empuja una losa por cada punto que te quede.
    • La apuesta mínima con El ganador pierde o Resistencia deja en nada una gran apuesta de tu rival. Mal perdedor quita el riesgo a una gran apuesta tuya.
    • Potenciador de ataque y Dosis doble convierten una apuesta de 1 en un poder de 16.
    • Reciclar se decide con las cartas a la vista: úsalo cuando unos pocos puntos puedan decidir.
    • Guarda Fin de ronda para cuando el muro esté bien para ti y perder un turno te duela.
    • No hace falta ocultar que no pones ningún hechizo: nadie lo ve hasta que se descubre todo.
    • Mira el descarte de tu rival: lo que está allí ya no puede sorprenderte, salvo con Clonar.

# Lo que se cuenta de una partida, en la imagen de su final.
shazamm-figure-spells = Hechizos lanzados
shazamm-figure-mana = Maná apostado
shazamm-figure-slabs = Losas perdidas
