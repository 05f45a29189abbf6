# Rebel Moon Defense: los nombres, lo que ocurre, por qué no, las reglas y lo que muestran las imágenes.

rebelmoon-tagline = Una Bomba del Caos, un cinturón de asteroides y armas ocultas camino de la luna.

## Opciones de la mesa

rebelmoon-option-board-side = Casillas por lado del tablero
rebelmoon-option-board-side-about = Más camino para la bomba y más sitio para todos: cuanto mayor, mejor para el bando rebelde.
rebelmoon-option-exclusion = Quedan libres
rebelmoon-option-exclusion-about = Dónde no se pueden colocar ni armas ni asteroides.
rebelmoon-option-exclusion-strict = Puerta, luna y alrededores
rebelmoon-option-exclusion-lenient = Solo la puerta y la luna
rebelmoon-option-scanner = Escáner de la bomba
rebelmoon-option-scanner-about = La bomba puede descubrir de lejos un arma oculta.
rebelmoon-option-scanner-true = Con escáner
rebelmoon-option-scanner-false = Sin escáner
rebelmoon-option-bomb-laser = Láser frontal de la bomba
rebelmoon-option-bomb-laser-about = La bomba puede disparar a lo que tiene justo delante.
rebelmoon-option-bomb-laser-true = Con láser frontal
rebelmoon-option-bomb-laser-false = Sin láser frontal
rebelmoon-preset-long = Un tablero de siete casillas por lado; una semana por jugada.

## Nombres

rebelmoon-role-imperial = Imperial
rebelmoon-role-rebel = Rebelde

rebelmoon-kind-laser = Láser
rebelmoon-kind-emp = Dispositivo EMP
rebelmoon-kind-frag-mine = Mina de fragmentación
rebelmoon-kind-contact-mine = Mina de contacto
rebelmoon-kind-asteroid-destroyer = Destructor de asteroides

rebelmoon-weapon-laser =
    láser { $colour ->
        [red] rojo
        [orange] naranja
       *[yellow] amarillo
    }
rebelmoon-weapon-emp =
    dispositivo EMP { $colour ->
        [red] rojo
        [orange] naranja
       *[yellow] amarillo
    }
rebelmoon-weapon-frag-mine =
    mina de fragmentación { $colour ->
        [red] roja
        [orange] naranja
       *[yellow] amarilla
    }
rebelmoon-weapon-contact-mine =
    mina de contacto { $colour ->
        [red] roja
        [orange] naranja
       *[yellow] amarilla
    }
rebelmoon-weapon-asteroid-destroyer =
    destructor de asteroides { $colour ->
        [red] rojo
        [orange] naranja
       *[yellow] amarillo
    }

rebelmoon-weapon-on = { $weapon } en { $cell }

rebelmoon-does-laser = 6 de daño a cualquier distancia, pero solo por las seis filas de casillas. Un disparo.
rebelmoon-does-emp = El mejor de 3 dados, luego de 2, luego de 1, menos la distancia. Tres disparos.
rebelmoon-does-frag-mine = 3, 2 o 1 de daño a distancia 1, 2 o 3, sea cual sea el color del escudo. Se queda.
rebelmoon-does-contact-mine = 6 de daño si la bomba está justo al lado. Un disparo.
rebelmoon-does-asteroid-destroyer = Retira un asteroide a la vista; no daña a la bomba. Un disparo.

rebelmoon-upgrade-thrusters = Propulsores
rebelmoon-upgrade-scanner = Escáner
rebelmoon-upgrade-bomb-laser = Láser frontal

rebelmoon-cost-thrusters = 3 puntos de escudo: una casilla más en línea recta
rebelmoon-cost-scanner = 2 puntos de escudo: pone boca arriba un arma a la vista
rebelmoon-cost-bomb-laser = Todo el escudo activo: destruye la primera pieza al frente

rebelmoon-direction-e = este
rebelmoon-direction-se = sureste
rebelmoon-direction-sw = suroeste
rebelmoon-direction-w = oeste
rebelmoon-direction-nw = noroeste
rebelmoon-direction-ne = noreste

rebelmoon-turn-left = Girar a la izquierda
rebelmoon-turn-right = Girar a la derecha
rebelmoon-turn-none = Mantener el rumbo

rebelmoon-piece-asteroid = el asteroide de { $cell }
rebelmoon-piece-red = el arma roja de { $cell }
rebelmoon-piece-orange = el arma naranja de { $cell }
rebelmoon-piece-yellow = el arma amarilla de { $cell }
rebelmoon-piece-bomb = la bomba, en { $cell }

## Lo que ocurre

rebelmoon-event-start = { $imperial } lleva el bando imperial y pilota la Bomba del Caos de { $gate } a la luna, en { $moon }. { $rebel } lleva el bando rebelde y quiere destruirla por el camino. Antes colocan sus piezas por turnos.
rebelmoon-event-start-imperial = Llevas el bando imperial: ganas si la bomba alcanza la luna, en { $moon }. Antes { $rebel } y tú colocáis piezas por turnos: tú, asteroides, que las armas no pueden tocar y que tapan la vista.
rebelmoon-event-start-rebel = Llevas el bando rebelde: ganas si la bomba es destruida antes de alcanzar la luna, en { $moon }. Antes { $imperial } y tú colocáis piezas por turnos: tú, armas boca abajo; la mayoría solo daña un escudo de su color.
rebelmoon-event-asteroid = { $player } coloca un asteroide en { $cell }.
rebelmoon-event-weapon =
    { $player } coloca un arma { $colour ->
        [red] roja
        [orange] naranja
       *[yellow] amarilla
    } boca abajo en { $cell }.
rebelmoon-event-secret = Solo lo sabes tú: lo que hay en { $cell } es tu { $weapon }.
rebelmoon-event-pass = { $player } pasa.
rebelmoon-event-cannot-place = { $player } se ha quedado sin piezas o sin dónde ponerlas: desde ahora pasa automáticamente.
rebelmoon-event-flight = Termina la colocación. La Bomba del Caos se pone en marcha: { $player } la pilota.
rebelmoon-event-turn =
    { $side ->
        [left] { $player } gira la bomba a la izquierda en { $cell }.
        [right] { $player } gira la bomba a la derecha en { $cell }.
       *[none] { $player } deja la bomba donde está, en { $cell }.
    }
rebelmoon-event-advance =
    { $side ->
        [left] { $player } gira la bomba a la izquierda y avanza hasta { $cell }.
        [right] { $player } gira la bomba a la derecha y avanza hasta { $cell }.
       *[none] { $player } avanza con la bomba hasta { $cell }.
    }
rebelmoon-event-thrusters = Los propulsores, por { $cost } puntos de escudo, llevan la bomba hasta { $cell }.
rebelmoon-event-scanner = El escáner, por { $cost } puntos de escudo, pone boca arriba el arma de { $cell }: { $weapon }.
rebelmoon-event-bomb-laser =
    El láser frontal consume el escudo activo ({ $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }) y destruye { $piece }.
rebelmoon-event-activate =
    { $turned ->
        [yes] { $player } pone boca arriba el arma de { $cell } y la activa: { $weapon }.
       *[no] { $player } activa el arma de { $cell }: { $weapon }.
    }
rebelmoon-event-die = El dado muestra un { $best }.
rebelmoon-event-dice = Los dados muestran { $dice }: el mejor es un { $best }.
rebelmoon-event-hold = { $player } no activa nada.
rebelmoon-event-quiet = Desde hace { $turns } turnos la bomba no sale de su casilla y no se activa ningún arma. A los { $most } el bando rebelde evacúa su base y gana.
rebelmoon-event-last-turns =
    { $left ->
        [one] Queda un turno
       *[other] Quedan { $left } turnos
    }: después el bando rebelde evacúa su base y gana.
rebelmoon-report-asteroids = { $player } coloca asteroides en { $listed }.
rebelmoon-report-secrets = Solo tú sabes qué hay en cada sitio: { $listed }.
rebelmoon-report-weapons =
    { $player } coloca { $times } armas { $colour ->
        [red] rojas
        [orange] naranjas
       *[yellow] amarillas
    } boca abajo, en { $listed }.

rebelmoon-event-turned-up = { $player } pone boca arriba lo que quedaba boca abajo: { $weapons }.
rebelmoon-event-left-out =
    { $lost ->
        [yes] Armas sin colocar o destruidas boca abajo
       *[no] Armas sin colocar
    }: { $weapons }.

rebelmoon-effect-hit =
    Alcanza a la bomba: { $damage ->
        [one] 1 punto
       *[other] { $damage } puntos
    } de daño.
rebelmoon-effect-shield-lost =
    Alcanza a la bomba: { $damage ->
        [one] 1 punto
       *[other] { $damage } puntos
    } de daño, y el escudo se desploma.
rebelmoon-effect-destroyed = ¡Alcanza a la Bomba del Caos sin protección y la rompe en mil pedazos inofensivos!
rebelmoon-effect-wrong-colour =
    El escudo activo no es { $colour ->
        [red] rojo
        [orange] naranja
       *[yellow] amarillo
    }: no hay daño.
rebelmoon-effect-out-of-sight = Algo tapa su línea de visión hasta la bomba: no hay daño.
rebelmoon-effect-out-of-reach = La bomba está fuera de su alcance: no hay daño.
rebelmoon-effect-too-weak = No supera la distancia, que es { $distance }: no hay daño.
rebelmoon-effect-asteroid-destroyed = El asteroide de { $target } ya no está.
rebelmoon-effect-no-asteroid = No tiene ningún asteroide a la vista: se gasta para nada.

rebelmoon-shields =
    { $colour ->
        [red] Al escudo rojo le { $strength ->
            [one] queda
           *[other] quedan
        } { $strength } de 6.
        [orange] Al escudo naranja le { $strength ->
            [one] queda
           *[other] quedan
        } { $strength } de 6.
        [yellow] Al escudo amarillo le { $strength ->
            [one] queda
           *[other] quedan
        } { $strength } de 6.
       *[none] A la bomba no le queda ningún escudo: el próximo impacto de cualquier arma la destruye.
    }

## Cómo termina

rebelmoon-outcome-moon-reached = La Bomba del Caos ha alcanzado la luna. La última base rebelde ya no existe.
rebelmoon-outcome-bomb-destroyed = La Bomba del Caos ha sido destruida. La base rebelde está a salvo.
rebelmoon-outcome-stalled = Durante seis turnos la bomba no ha salido de su casilla y no se ha activado ningún arma: los rebeldes han evacuado su base y ganan.
rebelmoon-outcome-evacuated = Tras sesenta turnos los rebeldes han evacuado su base y ganan.

## Por qué no

rebelmoon-refusal-seats = Rebel Moon Defense es para dos: el bando imperial y el bando rebelde.
rebelmoon-refusal-in-placement = Todavía se están colocando asteroides y armas. Coloca una pieza o pasa.
rebelmoon-refusal-placement-over = La colocación ha terminado.
rebelmoon-refusal-in-flight = Es el turno de la bomba. Gira, avanza, usa una mejora o déjala donde está.
rebelmoon-refusal-in-defence = Te toca responder. Activa un arma del tablero o pasa.
rebelmoon-refusal-no-such-cell = Esa casilla no existe en este tablero. Se nombran con la letra de su fila, de la A a la { $row }, y su número en ella: la puerta es { $first } y la luna, { $last }.
rebelmoon-refusal-on-gate = { $cell } es la puerta estelar, y ahí no se coloca nada. Elige una casilla libre que no esté a su lado.
rebelmoon-refusal-on-moon = { $cell } es la luna, y ahí no se coloca nada. Elige una casilla libre que no esté a su lado.
rebelmoon-refusal-next-to-gate = { $cell } está al lado de la puerta estelar, en { $end }. En esta partida las casillas contiguas quedan libres: elige una más lejana.
rebelmoon-refusal-next-to-moon = { $cell } está al lado de la luna, en { $end }. En esta partida las casillas contiguas quedan libres: elige una más lejana.
rebelmoon-refusal-occupied = Ya está ocupada por { $piece }. Elige una casilla libre.
rebelmoon-refusal-asteroid-beside = Un asteroide no puede tocar un arma, y junto a { $cell } está { $piece }. Elige una casilla que no toque ningún arma.
rebelmoon-refusal-weapon-beside = Un arma no puede tocar un asteroide, y junto a { $cell } está { $piece }. Elige una casilla que no toque ningún asteroide.
rebelmoon-refusal-asteroid-closes = Un asteroide en { $cell } cerraría el último camino de la puerta a la luna, junto con lo que hay a su lado ({ $wall }) y más allá. Elige una casilla que deje paso.
rebelmoon-refusal-weapon-closes = Un arma en { $cell } cerraría el último camino de la puerta a la luna, junto con lo que hay a su lado ({ $wall }) y más allá. Elige una casilla que deje paso.
rebelmoon-refusal-imperial-weapon = Tú colocas asteroides; las armas son del bando rebelde. Di solo la casilla.
rebelmoon-refusal-choose-weapon = Di cuál de tus armas va ahí: su tipo y su color.
rebelmoon-refusal-weapon-placed = Tu { $weapon } ya está en el tablero. Elige un arma que todavía tengas.
rebelmoon-refusal-turn-too-far = La bomba gira como mucho un lado de su casilla, y eso serían { $sides }. Gira a la izquierda, a la derecha o mantén el rumbo.
rebelmoon-refusal-edge =
    { $by ->
        [thrusters] Los propulsores empujarían la bomba desde { $cell } hacia el { $facing }, fuera del tablero. Elige otro rumbo o no los uses.
       *[advance] Desde { $cell } hacia el { $facing } se acaba el tablero. Elige otro rumbo o no avances.
    }
rebelmoon-refusal-blocked =
    { $by ->
        [thrusters] Los propulsores empujarían la bomba hacia el { $facing }, y ahí está { $piece }. Elige otro rumbo o no los uses.
       *[advance] Hacia el { $facing } cierra el paso { $piece }. Elige otro rumbo o no avances.
    }
rebelmoon-refusal-without-scanner = En esta partida la bomba no tiene escáner. Elige otra mejora o ninguna.
rebelmoon-refusal-without-bomb-laser = En esta partida la bomba no tiene láser frontal. Elige otra mejora o ninguna.
rebelmoon-refusal-moon-reached = Con solo avanzar ya alcanzas la luna y ganas. No uses la mejora.
rebelmoon-refusal-poor-thrusters =
    Los propulsores cuestan { $cost } puntos de escudo, y { $left ->
        [0] no queda ninguno
        [one] solo queda 1
       *[other] solo quedan { $left }
    }. Vuela sin ellos.
rebelmoon-refusal-poor-scanner =
    El escáner cuesta { $cost } puntos de escudo, y { $left ->
        [0] no queda ninguno
        [one] solo queda 1
       *[other] solo quedan { $left }
    }. Vuela sin él.
rebelmoon-refusal-poor-bomb-laser = El láser frontal consume el escudo activo, y a la bomba no le queda ninguno. Vuela sin él.
rebelmoon-refusal-target-needless = Solo el escáner necesita un objetivo. Quita el objetivo o usa el escáner.
rebelmoon-refusal-scan-choose = Di qué arma quieres escanear. Desde ahí la bomba ve, boca abajo: { $cells }.
rebelmoon-refusal-scan-nothing = Desde ahí la bomba no ve ningún arma boca abajo. Elige otra mejora o ninguna.
rebelmoon-refusal-scan-no-weapon = En { $cell } no hay ningún arma que escanear. Elige un arma boca abajo a la vista de la bomba.
rebelmoon-refusal-scan-face-up = Ya está a la vista de todos qué es { $piece }. Elige un arma boca abajo a la vista de la bomba.
rebelmoon-refusal-scan-hidden = Desde ahí la bomba no ve { $piece }. Por medio: { $hiding }. Elige un arma que esté a la vista.
rebelmoon-refusal-laser-nothing = Hacia el { $facing } de la bomba no hay nada que su láser frontal pueda destruir. Elige otro rumbo o no lo uses.
rebelmoon-refusal-no-weapon = En { $cell } no hay ningún arma. Elige un arma del tablero o pasa.
rebelmoon-refusal-spent = El arma de { $cell }, { $weapon }, ya está gastada y fuera del tablero. Elige una que siga en él o pasa.
rebelmoon-refusal-lost = El láser de la bomba ha destruido el arma de { $cell }. Elige una que siga en el tablero o pasa.
rebelmoon-refusal-needs-no-target = El arma de { $cell } dispara a la bomba y no necesita objetivo. Quita el objetivo.
rebelmoon-refusal-choose-asteroid = Di qué asteroide quieres destruir. A la vista: { $cells }.
rebelmoon-refusal-no-asteroid = En { $cell } no hay ningún asteroide. Elige uno a la vista del destructor.
rebelmoon-refusal-asteroid-hidden = Desde { $cell } el destructor no ve el asteroide de { $target }. Por medio: { $hiding }. Elige uno que esté a la vista.
rebelmoon-refusal-secret = Lo que hay en { $cell } es un secreto rebelde hasta que esté boca arriba. Puedes mirar qué alcanzaría desde ahí cada tipo de arma.

## Reglas

rebelmoon-rules-1-title = La historia y el objetivo
rebelmoon-rules-1-body =
    El Imperio ha dado con la última base rebelde, en una luna tras un cinturón de asteroides, y ha enviado por una puerta estelar la Bomba del Caos para acabar con ella. Entre las rocas los rebeldes han escondido armas automáticas.

    Juegan dos personas. El **bando imperial** pilota la bomba desde la puerta, en la esquina superior izquierda, hasta la luna, en la esquina inferior derecha, y gana si la alcanza. El **bando rebelde** gana si destruye la bomba por el camino.

    Primero cada bando coloca sus piezas: el imperial asteroides, el rebelde armas. Después la bomba vuela, y a cada uno de sus turnos responde un arma.

    Las casillas se nombran con la letra de su fila y su número en ella; los nombres están impresos en el tablero.
rebelmoon-rules-2-title = Colocar
rebelmoon-rules-2-body =
    Empieza el bando imperial, y colocáis una pieza por turno. El bando imperial tiene 15 asteroides; el rebelde, 15 armas, una de cada uno de los 5 tipos en rojo, naranja y amarillo, y las coloca **boca abajo**: todos ven el color, solo el bando rebelde sabe el tipo.

    • Un asteroide no puede tocar un arma. Sí puede tocar asteroides.
    • Un arma no puede tocar un asteroide. Sí puede tocar armas.
    • Una pieza por casilla; nada en la puerta ni en la luna, ni en las casillas contiguas (al abrir la mesa se puede elegir que solo queden libres la puerta y la luna).
    • Asteroides y armas son obstáculos, y siempre tiene que quedar un camino de casillas libres de la puerta a la luna.

    En vez de colocar puedes **pasar**, y colocar más tarde. Cuando los dos pasan seguidos, la bomba se pone en marcha. Quien se queda sin piezas o sin sitio pasa automáticamente. Si pasas porque se acabó el tiempo no cuenta la primera vez; la segunda seguida, sí. Lo que no se ha colocado sale de la partida, las armas boca abajo.
rebelmoon-rules-3-title = El turno de la bomba
rebelmoon-rules-3-body =
    La bomba empieza en la puerta, mirando a la luna, hacia el sureste. En cada turno puede hacer lo siguiente, en este orden, y todo es opcional:

    1. **Girar** un lado de su casilla, a la izquierda o a la derecha.
    2. **Avanzar** una casilla en línea recta. No puede entrar donde hay un asteroide o un arma, ni salir del tablero.
    3. **Usar una mejora**, que se paga con puntos de escudo.

    Si alcanza la luna, el bando imperial gana al instante. Si no, el rebelde puede activar un arma.

    Las mejoras:
    • **Propulsores** (siempre): 3 puntos por una casilla más en línea recta, incluso sin haber avanzado.
    • **Escáner** (si se acordó): 2 puntos por poner boca arriba un arma que la bomba tenga en su línea de visión. Eso no la activa.
    • **Láser frontal** (si se acordó): todo lo que le quede al escudo activo por destruir el primer asteroide o arma que haya al frente, a cualquier distancia. Tiene que haber alguno. Un arma destruida boca abajo no se descubre.
rebelmoon-rules-4-title = Escudos y daño
rebelmoon-rules-4-body =
    La bomba tiene tres escudos de 6 puntos: encima el rojo, luego el naranja y luego el amarillo. El de encima es el activo, y un dado muestra lo que le queda.

    • Un arma solo daña a la bomba si es **del color del escudo activo**. La mina de fragmentación daña cualquier escudo.
    • Un escudo que baja de 1 se retira, y el siguiente empieza con 6. El daño que sobre **se pierde**.
    • Si una mejora cuesta más de lo que le queda al escudo, el resto **lo paga el siguiente**. Entre todos tienen que poder pagarla; se puede gastar hasta el último punto.
    • Sin escudos, la bomba queda **desprotegida**: la destruye la próxima arma, de cualquier color, que haga al menos 1 de daño. El impacto que quita el último escudo todavía no.
rebelmoon-rules-5-title = El turno del bando rebelde
rebelmoon-rules-5-body =
    Tras cada turno de la bomba, el bando rebelde puede activar **un arma**, o ninguna. Si está boca abajo se pone antes boca arriba, y desde entonces todos saben qué es.

    Se puede activar cualquier arma, incluso una que no pueda acertar, por ejemplo para dejar paso a otra. Un arma de un solo disparo se retira después, acierte o no, y un dispositivo EMP pierde uno de sus disparos aunque su color no sea el del escudo o no vea la bomba.

    Para acertar, un arma necesita la bomba en su línea de visión y a su alcance. Antes de decidir puedes mirar lo que cubre un arma tuya; nadie más lo ve.
rebelmoon-rules-6-title = Las armas
rebelmoon-rules-6-body =
    • **Láser**: 6 de daño a cualquier distancia, pero solo por las seis filas rectas de casillas. Un disparo.
    • **Dispositivo EMP**: en cualquier dirección. Lanza 3 dados; el daño es el mejor dado menos la distancia: con 5-3-2 a distancia 1 son 4. El segundo disparo lanza 2 dados, el tercero 1, y se retira. Una ficha encima muestra los disparos que quedan. Con un resultado de 0 o menos no hay daño.
    • **Mina de fragmentación**: 3 de daño a una bomba contigua, 2 a distancia 2, 1 a distancia 3, sea cual sea el color del escudo. Se queda y se puede activar una y otra vez.
    • **Mina de contacto**: 6 de daño a una bomba contigua. Un disparo.
    • **Destructor de asteroides**: retira un asteroide que tenga en su línea de visión, en cualquier dirección y a cualquier distancia. Si ve alguno, tiene que elegir uno; si no, se gasta para nada. Nunca daña a la bomba, ni siquiera desprotegida. Un disparo.

    De cada tipo hay una roja, una naranja y una amarilla. Para el destructor el color no importa.
rebelmoon-rules-6-figure = El láser de E5 alcanza las casillas claras: por seis filas rectas, hasta el borde del tablero o la pieza siguiente. El asteroide de E7 tapa E8 y E9; los de D3 y G4 no están en ninguna fila.
rebelmoon-rules-7-title = La línea de visión
rebelmoon-rules-7-body =
    Traza una recta del centro de la casilla del arma al centro de la casilla de la bomba.

    • Si cruza una casilla con un asteroide o un arma, no hay visión. Basta con que le corte una esquina; tocar solo el punto de una esquina no la tapa.
    • Si corre por el lado que comparten dos casillas, solo se tapa si las dos están ocupadas.
    • Tapa cualquier pieza, boca arriba o boca abajo. La puerta y la luna no. Cuando un destructor apunta a un asteroide, la bomba también estorba.

    Las casillas contiguas siempre se ven. La misma recta vale para el escáner, de la bomba al arma. La **distancia** son los pasos de casilla en casilla; las contiguas están a distancia 1.
rebelmoon-rules-7-figure = El dispositivo EMP de E5 ve las casillas claras. El asteroide de D3 tapa la bomba de C2, el de F5 tapa H5, y D6 corta la línea hasta B6.
rebelmoon-rules-8-title = El final
rebelmoon-rules-8-body =
    • La bomba entra en la casilla de la luna: **gana el bando imperial** al instante, antes de que el rebelde pueda responder.
    • Un arma daña a la bomba desprotegida: **gana el bando rebelde**.
    • Durante seis turnos seguidos la bomba no sale de su casilla y no se activa ningún arma: la base ha sido evacuada y **gana el bando rebelde**. Girar en el sitio no es moverse.
    • Se han jugado sesenta turnos de vuelo: la base ha sido evacuada y **gana el bando rebelde**.

    Entonces se descubren todas las armas, también las que no se colocaron.

    Si no queda ningún arma en el tablero, los turnos del bando rebelde se saltan. Cuando se acaba el tiempo, la bomba se queda donde está y no se activa ningún arma.
rebelmoon-rules-9-title = Primeros pasos
rebelmoon-rules-9-body =
    Si llevas el **bando imperial**: cada asteroide aleja las armas de las casillas que lo rodean y les tapa la vista. Construye un pasillo a cubierto en vez de repartir rocas, y cuida de que las tuyas no te frenen a ti. Los propulsores reducen a la mitad el tiempo bajo el fuego, pero cada vez cuestan la sexta parte de todos tus escudos: guarda algo para las últimas casillas. Mira los colores: un pasillo vigilado solo por armas amarillas es seguro hasta que asome tu escudo amarillo.

    Si llevas el **bando rebelde**: necesitas unos cuatro buenos impactos de distintos colores, primero rojo, luego naranja, luego amarillo y al final cualquiera. Pon tus armas rojas donde la bomba pase pronto y las amarillas donde pase tarde. Las minas van en los pasos estrechos, los láseres al final de las filas largas. Un arma boca abajo que podría ser una mina de contacto puede obligar a la bomba a dar un rodeo.

## En las imágenes

rebelmoon-picture-shields = Escudos
rebelmoon-picture-placing = Colocación
rebelmoon-picture-turn = Turno { $turn } de { $last }
rebelmoon-picture-placement = coloca o pasa
rebelmoon-picture-flight = pilota la bomba
rebelmoon-picture-defence = puede activar un arma
rebelmoon-picture-passed = ha pasado
rebelmoon-picture-won = gana la partida
rebelmoon-picture-quiet = Turnos sin acción: { $quiet } de { $most }
rebelmoon-picture-stalled =
    Tras { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    } sin acción los rebeldes han evacuado su base y ganan.
rebelmoon-picture-left = Por colocar
rebelmoon-picture-upgrades = Mejoras
rebelmoon-picture-arsenal-own = Tus armas
rebelmoon-picture-arsenal-seen = Lo que todos saben de las armas
rebelmoon-picture-held = en mano
rebelmoon-picture-out = fuera
rebelmoon-picture-never-seen = Armas fuera de la partida
rebelmoon-picture-edge = el borde del tablero
rebelmoon-picture-free = { $cell }
rebelmoon-picture-moon = { $cell }, ¡la luna!
rebelmoon-picture-boost = propulsores: { $way }
rebelmoon-picture-asteroids =
    { $count ->
        [0] No te quedan asteroides
        [one] 1 asteroide por colocar
       *[other] { $count } asteroides por colocar
    }

## Vistas previas

rebelmoon-preview-flight = Así quedaría tu turno
rebelmoon-preview-weapon = Lo que puede hacer el arma de { $cell }
rebelmoon-preview-kind = { $kind } en { $cell }
rebelmoon-preview-scanner = El escáner, por { $cost } puntos de escudo, pondría boca arriba el arma de { $cell }.
rebelmoon-preview-is = Del arma ({ $weapon }) a la bomba: distancia { $distance }.
rebelmoon-preview-damage =
    Haría { $damage ->
        [one] 1 punto
       *[other] { $damage } puntos
    } de daño.
rebelmoon-preview-dice =
    { $dice ->
        [one] Lanzaría 1 dado
       *[other] Lanzaría { $dice } dados y contaría el mejor
    }: de { $least } a { $most } de daño.
rebelmoon-preview-destroys = Destruiría la bomba, que ya no tiene escudos: ganaría el bando rebelde.
rebelmoon-preview-may-destroy = Destruye la bomba si hace algún daño, pues ya no tiene escudos: entonces gana el bando rebelde.
rebelmoon-preview-asteroids = Podría destruir el asteroide de { $cells }.
rebelmoon-preview-no-asteroids = No tiene ningún asteroide a la vista.
rebelmoon-preview-covers =
    { $count ->
        [0] No cubre ninguna casilla.
        [one] Cubre una casilla: { $cells }.
       *[other] Cubre { $count } casillas: { $cells }.
    }

## Textos alternativos

rebelmoon-alt-player = { $role }: { $player }.
rebelmoon-alt-player-task = { $role }: { $player }, { $task }.
rebelmoon-alt-bomb = La bomba está en { $cell } y mira al { $facing }.
rebelmoon-alt-shields = Escudos: rojo { $red }, naranja { $orange }, amarillo { $yellow } de 6.
rebelmoon-alt-path = Ha venido por { $cells }.
rebelmoon-alt-path-last = Por último ha venido por { $cells }.
rebelmoon-alt-asteroids = Asteroides: { $cells }.
rebelmoon-alt-down-red = Boca abajo, rojas: { $cells }.
rebelmoon-alt-down-orange = Boca abajo, naranjas: { $cells }.
rebelmoon-alt-down-yellow = Boca abajo, amarillas: { $cells }.
rebelmoon-alt-up = Boca arriba: { $weapons }.
rebelmoon-alt-emp = { $weapon } en { $cell } con { $shots ->
        [one] 1 disparo restante
       *[other] { $shots } disparos restantes
    }
rebelmoon-alt-used-thrusters = Usó los propulsores por { $cost } puntos, hasta { $cell }.
rebelmoon-alt-used-scanner = Escaneó { $cell } por { $cost } puntos.
rebelmoon-alt-used-bomb-laser = Su láser frontal destruyó lo que había en { $cell } por { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }.
rebelmoon-alt-shot = Último disparo: { $weapon } en { $cell }.
rebelmoon-alt-left = Por colocar: asteroides { $asteroids }; armas rojas { $red }, naranjas { $orange }, amarillas { $yellow }.
rebelmoon-alt-open =
    { $count ->
        [0] No hay ninguna casilla abierta.
       *[other] Casillas abiertas: { $cells }.
    }
rebelmoon-alt-own-down = Tus armas boca abajo: { $weapons }.
rebelmoon-alt-own-held = En tu mano: { $weapons }.
rebelmoon-alt-own-spent = Gastadas: { $weapons }.
rebelmoon-alt-out = Fuera de la partida: { $weapons }.
rebelmoon-alt-upgrade = { $name }: { $what }.
rebelmoon-alt-upgrade-out = { $name }: ahora no se puede.
rebelmoon-alt-spent = Armas vistas y gastadas: { $weapons }.
rebelmoon-alt-course = { $turn }: { $what }.
rebelmoon-alt-course-boosted = { $turn }: { $what } ({ $boost }).
rebelmoon-account-bomb = La bomba
rebelmoon-account-weapons = Armas que ya no están
rebelmoon-account-grid = Un hexágono de casillas, { $side } por lado: filas de la A a la { $last } desde arriba, casillas numeradas desde la izquierda, { $widest } en la fila más larga. La bomba sale de la puerta, en { $gate }; la luna es { $moon }.
rebelmoon-account-quiet = Turnos tranquilos seguidos: { $quiet } de { $most }.
rebelmoon-account-placement = a colocar o pasar
rebelmoon-account-flight = a pilotar la bomba
rebelmoon-account-defence = a activar un arma o pasar
rebelmoon-account-passed = la última vez, pase
rebelmoon-account-won = victoria
rebelmoon-account-unplaced = Asteroides sin colocar: { $asteroids }.
rebelmoon-account-path = Casillas en las que ha estado, por orden: { $cells }.
rebelmoon-account-lost = Destruido boca abajo: lo que había en { $cells }.
rebelmoon-cover = La Bomba del Caos vuela de la puerta estelar a la luna, entre asteroides, y los láseres alcanzan sus escudos.

## The legend: what signs mean; short

rebelmoon-legend-board = En el tablero
rebelmoon-legend-bomb = La bomba
rebelmoon-legend-weapons = Armas
rebelmoon-legend-shots = Disparos
rebelmoon-legend-gate = Puerta estelar: de aquí sale la bomba
rebelmoon-legend-moon = Luna: su meta
rebelmoon-legend-asteroid = Asteroide: cierra el paso y la vista
rebelmoon-legend-course = Ruta de la bomba; claro: el último turno
rebelmoon-legend-placed = Recién colocada
rebelmoon-legend-open = Clara: aquí puedes colocar, o hasta aquí alcanza
rebelmoon-legend-shut = Tachada: no se puede colocar, o no alcanza
rebelmoon-legend-facing = Proa: adónde mira; anillos: sus escudos; número: lo que le queda al activo
rebelmoon-legend-stripped = Sin escudos
rebelmoon-legend-shield = El escudo activo: su color y lo que le queda, también como dado
rebelmoon-legend-colours = Triángulo rojo, cuadrado naranja, círculo amarillo
rebelmoon-legend-down = Boca abajo; las más dañan el escudo de su color
rebelmoon-legend-laser = por seis filas
rebelmoon-legend-emp = dados menos distancia; puntos: disparos que quedan
rebelmoon-legend-frag-mine = hasta distancia 3, cualquier color
rebelmoon-legend-contact-mine = justo al lado
rebelmoon-legend-asteroid-destroyer = un asteroide a la vista
rebelmoon-legend-hidden = A rayas: boca abajo, tú sabes qué es
rebelmoon-legend-spent = Tachada: gastada
rebelmoon-legend-out = Pálida: sin colocar o perdida; con ?: no se sabe
rebelmoon-legend-hit = Acertó
rebelmoon-legend-missed = Disparó en vano
rebelmoon-legend-scanned = La bomba escaneó esto
rebelmoon-legend-gone = Destruido
rebelmoon-legend-damage = Daño a la bomba
rebelmoon-legend-dice = Dados: cuenta el mejor

# Lo que se cuenta de una partida, en la imagen de su final.
rebelmoon-figure-placed = Piezas puestas
rebelmoon-figure-cells = Casillas voladas
rebelmoon-figure-spent = Escudo gastado
rebelmoon-figure-activated = Armas activadas
rebelmoon-figure-damage = Daño a la bomba
