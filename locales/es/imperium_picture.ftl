# Las imágenes de Imperium Galáctica.

imperium-picture-planet-home = N
imperium-picture-planet-large = G
imperium-picture-planet-medium = M
imperium-picture-planet-small = P

imperium-picture-turn = Turno de Juego { $turn } de { $last }
imperium-picture-won = gana
imperium-picture-first = tiene la iniciativa
imperium-picture-initiative = iniciativa
imperium-picture-income = { $points } por turno
imperium-picture-discard = Descartó: { $card }
imperium-picture-gates =
    { $count ->
        [one] puertas: { $count } turno
       *[other] puertas: { $count } turnos
    }
imperium-picture-blockades = bloqueo { $count } de 3
imperium-picture-supremacy = supremacía { $count } (10 ganan)
imperium-picture-supremacy-short = supremacía { $count }
imperium-picture-destroyed =
    { $count ->
        [one] { $count } planeta destruido
       *[other] { $count } planetas destruidos
    }
imperium-picture-aim = Cómo se gana

imperium-picture-asked-initiative = le toca pujar
imperium-picture-asked-cards = compra cartas
imperium-picture-asked-supply = abastece escuadrones
imperium-picture-asked-repair = repara
imperium-picture-asked-construction = construye
imperium-picture-asked-movement = mueve
imperium-picture-asked-combat = declara combates
imperium-picture-asked-commit = cartas boca abajo
imperium-picture-asked-losses = elige bajas

imperium-picture-stage-initiative = Pujas por la iniciativa
imperium-picture-stage-cards = Cómo se gana
imperium-picture-stage-supply = Cómo se gana
imperium-picture-stage-repair = Cómo se gana
imperium-picture-stage-construction = Cómo se gana
imperium-picture-stage-movement = Cómo se gana
imperium-picture-stage-combat = Combates declarados
imperium-picture-stage-commit = Cartas para los combates
imperium-picture-stage-losses = Bajas
imperium-picture-stage-over = Final

imperium-picture-bid = { $player } puja
imperium-picture-bid-asked = Responde { $player }
imperium-picture-losses =
    { $count ->
        [one] { $at }: se pierde una ficha
       *[other] { $at }: se pierden { $count } fichas
    }
imperium-picture-pool = de entre { $units }
imperium-picture-more =
    { $count ->
        [one] y { $count } más
       *[other] y { $count } más
    }

imperium-picture-clash-attack = { $who } → { $target }
imperium-picture-clash-mines = { $who } → minas de { $target }
imperium-picture-clash-invasion = { $who } → invasión de { $target }
imperium-picture-clash-bombardment = { $who } → bombardeo de { $target }
imperium-picture-clash-annihilation = { $who } → fin de { $target }
imperium-picture-clash-missile = { $who } → misil contra { $target }

imperium-picture-no-hand = Quien mira no tiene cartas.
imperium-picture-hand =
    { $count ->
        [one] Tu carta
       *[other] Tus { $count } cartas
    }
imperium-picture-no-cards = No tienes cartas de Acción.
imperium-picture-stock = Lo que aún puedes construir
imperium-picture-left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
imperium-picture-barred = aquí no
imperium-picture-card-price = una carta cuesta { $price }, y vale { $price } al pujar
imperium-picture-laid = en el combate { $number }
imperium-picture-pledged = comprometida
imperium-picture-known = vista por el enemigo
imperium-picture-watch = En secreto: Contraespionaje desde { $rank }
imperium-picture-truce = En secreto: tregua para { $planet }
imperium-picture-limit = En secreto: llegas hasta { $points }
imperium-picture-seen = Sabes del enemigo: { $cards }

## Textos alternativos

imperium-alt-side =
    { $side }, { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $income } por turno; { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } en la mano, { $pile } por robar
imperium-alt-own =
    { $side }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $income } por turno.
imperium-alt-units = Unidades de { $side }: { $units }.
imperium-alt-units-count =
    { $count ->
        [one] { $side } tiene { $count } unidad.
       *[other] { $side } tiene { $count } unidades.
    }
imperium-alt-thing = { $name } { $sector }
imperium-alt-thing-noted = { $name } { $sector } ({ $notes })
imperium-alt-damaged =
    { $unit-gender ->
        [f] dañada
        [mp] dañados
       *[m] dañado
    }
imperium-alt-cannon-damaged = cañón dañado
imperium-alt-count = { $count } { $unit }
imperium-alt-planets-held = Planetas de { $side }: { $planets }.
imperium-alt-planets-neutral = Planetas neutrales: { $planets }.
imperium-alt-planets-held-count =
    { $count ->
        [one] { $side } tiene { $count } planeta.
       *[other] { $side } tiene { $count } planetas.
    }
imperium-alt-planets-neutral-count =
    { $count ->
        [one] { $count } planeta es neutral.
       *[other] { $count } planetas son neutrales.
    }
imperium-alt-engaged = Trabadas: { $pairs }.
imperium-alt-blockaded = Planetas bloqueados: { $planets }.
imperium-alt-clouds = Nubes de antimateria: { $sectors }.
imperium-alt-mines = Minas de fuerza { $strength }: { $sectors }.
imperium-alt-radiation = { $sector } es radioactivo hasta el final del Turno de Juego { $turn }.
imperium-alt-asteroids = Asteroides: { $sectors }.
imperium-alt-black-hole = Agujeros negros: { $sectors }.
imperium-alt-cloud = Nubes: { $sectors }.
imperium-alt-gate = Puertas estelares: { $sectors }.
imperium-alt-ions = Partículas de iones: { $sectors }.
imperium-alt-stock =
    { $unit } por { $price } ({ $count ->
        [one] queda 1
       *[other] quedan { $count }
    })
imperium-alt-buildable = Se puede construir: { $units }.
imperium-alt-mines-left =
    { $count ->
        [one] Queda { $count } campo de minas.
       *[other] Quedan { $count } campos de minas.
    }

## Miradas al mapa

imperium-picture-area =
    { $count ->
        [one] Sector { $sectors }
       *[other] Sectores { $sectors }
    }
imperium-picture-engaged =
    { $unit-gender ->
        [f] trabada
        [mp] trabados
       *[m] trabado
    }
imperium-picture-blockaded = bloqueado
imperium-picture-neutral = neutral
imperium-picture-list = { $items }
imperium-picture-numbers = { $attack }/{ $defence }, mueve { $move }
imperium-picture-reach =
    { $count ->
        [one] { $unit } puede mover a un sector
       *[other] { $unit } puede mover a { $count } sectores
    }
imperium-picture-steps =
    { $steps ->
        [one] un paso
       *[other] hasta { $steps } pasos
    }
imperium-picture-free = Libres
imperium-picture-supply = Abastecimiento de { $side }
imperium-picture-supply-sources = Planetas y bases abastecen a todos
imperium-picture-supply-carriers = Naves que abastecen
imperium-picture-supply-lost = Sin abastecimiento
imperium-picture-spare = { $sector } ({ $count })
imperium-picture-unsupplied = sin abastecer
imperium-picture-draft =
    { $count ->
        [0] Tu borrador: aún sin órdenes
        [one] Tu borrador tras una orden
       *[other] Tu borrador tras { $count } órdenes
    }
imperium-picture-draft-points = Puntos de construcción
imperium-picture-draft-supposed = Las nubes, o una orden secreta del enemigo, aún pueden cambiarlo.
imperium-picture-draft-waits = Desde la orden { $number }, antes vienen el azar o el rival.

## Combates

imperium-picture-combats =
    { $count ->
        [0] No hay combates declarados
        [one] Un combate declarado
       *[other] { $count } combates declarados
    }
imperium-picture-no-combats = Ahora no hay nada que combatir.
imperium-picture-certain-attack = no tiene lugar
imperium-picture-certain-mines = minas despejadas
imperium-picture-certain-mines-half = minas a medio despejar
imperium-picture-certain-invasion = no tiene lugar
imperium-picture-certain-bombardment =
    { $comes ->
        [neutral] cae la última: neutral
        [last] cae la última ficha
       *[choice] se pierde una ficha
    }
imperium-picture-certain-annihilation = planeta destruido
imperium-picture-certain-missile = destrucción y radioactividad
imperium-picture-verdict-unharmed =
    { $unit-gender ->
        [f] ilesa
        [mp] ilesos
       *[m] ileso
    }
imperium-picture-verdict-damaged =
    { $unit-gender ->
        [f] dañada
        [mp] dañados
       *[m] dañado
    }
imperium-picture-verdict-destroyed =
    { $unit-gender ->
        [f] destruida
        [mp] destruidos
       *[m] destruido
    }
imperium-picture-verdict-conquered = conquistado (bajas: { $defenders }:{ $attackers })
imperium-picture-verdict-raided = tomado y abandonado: neutral (bajas: { $defenders }:{ $attackers })
imperium-picture-verdict-spared = tomado si queda una unidad terrestre (bajas: { $defenders }:{ $attackers })
imperium-picture-verdict-spent =
    { $home ->
        [1] no queda nadie
       *[other] neutral
    } (bajas: { $defenders }:{ $attackers })
imperium-picture-verdict-held = rechazada (bajas: { $defenders }:{ $attackers })
imperium-picture-face-down = quizá cartas, boca abajo
imperium-picture-none-laid = Aquí no has puesto ninguna carta.
imperium-alt-laid = Has puesto { $cards }.
imperium-alt-landed = Desembarcan: { $units }.
imperium-alt-held-by = Allí: { $units }.

imperium-picture-empty-hand = sin cartas en la mano
imperium-picture-effect-truce = Tregua: { $planet }
imperium-picture-effect-saving =
    { $points ->
        [one] Movilización: { $points } punto
       *[other] Movilización: { $points } puntos
    }
imperium-picture-effect-wave = Segunda oleada: { $units }
imperium-alt-moved = Han movido: { $units }.
imperium-alt-built = Recién construidas: { $units }.
imperium-alt-evading = En evasión: { $units }.
imperium-alt-swift = Sobrecargadas: { $units }.
imperium-picture-wins = Gana { $player }
imperium-picture-draw = Empate
imperium-cover = En un mapa de hexágonos se disparan las flotas roja y azul, cada una delante de un planeta suyo.

## Una vista en palabras

imperium-account-units = Unidades: bando { $side }
imperium-account-combats = Combates
imperium-account-planets = Planetas
imperium-account-space = Espacio
imperium-account-stock = Lo que puedes construir
imperium-account-active = Turno de Jugador: { $who }.
imperium-account-opener = Puja primero en este Turno de Juego: { $who }.
imperium-account-first = Con la iniciativa: { $who }.
imperium-account-bids = Debe pujar o pasar: { $who }.
imperium-account-bid = Puja más alta: { $points } ({ $who }).
imperium-account-played = Cartas jugadas en esta fase: { $cards }.
imperium-account-bought = Cartas compradas en este turno: { $count }.
imperium-account-supplied = Con abastecimiento antes que nadie: { $units }.
imperium-account-truce = Una tregua: { $planet } no se puede atacar en este turno.
imperium-account-discards = Cartas descartadas, la última al final: { $cards }.
imperium-account-discards-of = Cartas descartadas por el bando { $side }, la última al final: { $cards }.
imperium-account-side = { $side }: { $player }. Puntos { $points } de { $most }, recaudación { $income }, cartas en la mano { $hand }, en el mazo { $pile }, planetas { $planets }, unidades { $units }.
imperium-account-scores = { $side }: { $scores }.
imperium-account-debt = préstamo de guerra por devolver: { $points }
imperium-account-lost = { $pool }, fichas perdidas para siempre: { $count }
imperium-account-last-truce = última tregua forzosa: { $planet }
imperium-account-times = { $count } iguales
imperium-account-card = { $card } ({ $facts }): { $effect }
imperium-account-unit = { $unit }: { $how }
imperium-account-moved = movimiento hecho
imperium-account-built = construcción reciente
imperium-account-loaded = con carga hecha
imperium-account-unloaded = con descarga hecha
imperium-account-sown = con minas puestas
imperium-account-swift = con motores sobrecargados
imperium-account-evading = en evasión
imperium-account-planet = { $planet } ({ $side }): recaudación { $income }
imperium-account-card-price = Una carta cuesta { $price }, y vale { $price } al pujar.
imperium-account-grid = Hexágonos con una punta arriba: filas con letras desde el norte, sectores numerados desde el oeste, de { $first } a { $last }.
imperium-account-radiation = { $sector } es radioactivo hasta el final del Turno de Juego { $turn }, por un misil del bando { $side }.
imperium-account-combat = { $number }. { $combat }
imperium-account-current = Se resuelve el combate { $number }.
imperium-account-second = Es un ataque de una segunda oleada.
imperium-account-landing = { $unit } desembarca { $cargo }.
imperium-account-window = Se pueden poner cartas en: { $numbers }.
imperium-account-ready = Con las cartas ya puestas: { $who }.
imperium-account-choice = Debe elegir: { $who }. { $loss } en { $at }: { $count } de { $pool }.
imperium-account-loss-cargo = Carga que se pierde
imperium-account-loss-bombardment = Pérdidas por bombardeo
imperium-account-loss-defenders = Defensores que caen
imperium-account-loss-attackers = Atacantes que caen
imperium-account-battle = El bando { $side } invade { $planet }: caen { $defenders } de los defensores y { $attackers } de los atacantes{ $cannon ->
        [1] ; el cañón defensivo sigue en pie
       *[other] { "" }
    }.
imperium-account-none = nada
imperium-account-fallen-defenders = Defensores caídos: { $units }.
imperium-account-fallen-attackers = Atacantes caídos: { $units }.
imperium-account-pool-squadrons = Escuadrones
imperium-account-pool-corvettes = Corbetas
imperium-account-pool-frigates = Fragatas
imperium-account-pool-destroyers = Destructores
imperium-account-pool-cruisers = Cruceros
imperium-account-pool-battleships = Acorazados
imperium-account-pool-carriers = Portanaves
imperium-account-pool-transports = Transportes
imperium-account-pool-bases = Bases
imperium-account-pool-minelayers = Minadores
imperium-account-pool-annihilators = Aniquiladores
imperium-account-pool-missiles = Misiles
imperium-account-pool-assault = Tropas
imperium-account-pool-cannons = Cañones
imperium-account-pool-planetary = Edificios planetarios
imperium-account-pool-mines = Campos de minas

## The legend: what signs mean; short

imperium-legend-units = Unidades: ataque y defensa
imperium-legend-on-units = En unidades
imperium-legend-sectors = En los sectores
imperium-legend-sides = De los bandos
imperium-legend-damaged = Dañada: la mitad
imperium-legend-moved = Ha movido
imperium-legend-built = Construida este turno
imperium-legend-evading = Evade
imperium-legend-swift = Avanza dos más
imperium-legend-engaged = Trabada con el enemigo
imperium-legend-blockade = Planeta bloqueado
imperium-legend-aimed = Combate declarado
imperium-legend-sums = Ataque y defensa: ilesa; dañada; destruida
imperium-legend-planned = En tu borrador: nueva; se ha ido
imperium-legend-reach = Alcance; naranja: riesgo
imperium-legend-went = Camino reciente
imperium-legend-came = Obra; toma recientes
imperium-legend-struck = Daño; baja recientes
imperium-legend-owned = Dueño y tropas; a rayas: de nadie
imperium-legend-asteroids = Asteroides: no se entra
imperium-legend-black-hole = Agujero negro: traga
imperium-legend-cloud = Antimateria: deriva y borra
imperium-legend-gate = Puerta: salta a otra
imperium-legend-ions = Iones: detienen
imperium-legend-mines = Minas: golpean con eso
imperium-legend-radiation = Radiación hasta ese turno
imperium-legend-colours = Rojo; azul
imperium-legend-points = Puntos de construcción
imperium-legend-hidden = Carta boca abajo
imperium-legend-sizes = Natal +{ $home }, grande +{ $large }, mediano +{ $medium }, pequeño +{ $small }
imperium-legend-cards = Cartas: mano; mazo
imperium-legend-holds = Planetas; unidades
imperium-legend-system = Número de un sistema
imperium-legend-ranks = Rango de una carta
