# Mag·Blast: lo que se escribe en las imágenes, y lo que dicen a quien no puede verlas.

## En las imágenes; breve

magblast-picture-zone-yellow = Am
magblast-picture-zone-green = V
magblast-picture-zone-red = R
magblast-picture-zone-blue = Az
magblast-picture-fired = disparó
magblast-picture-swept = dragó
magblast-picture-boarded = abordada
magblast-picture-open = ¡abierta!
magblast-picture-active = turno
magblast-picture-asked = ¿responde?
magblast-picture-placing = coloca
magblast-picture-placed = lista
magblast-picture-fallen = fuera
magblast-picture-winner = gana
magblast-picture-survivor = sigue en pie
magblast-picture-noise = ¡PIUM!
magblast-picture-setup = ¡Flotas, a sus puestos!
magblast-picture-turn = Turno de { $who }
magblast-picture-round = Ronda { $round }
magblast-picture-wins = ¡Gana { $who }!
magblast-picture-tie = Empate: { $who }
magblast-picture-actions = cartas de acción
magblast-picture-ships = naves
magblast-picture-no-sound = { $ship } ha disparado. ¿Y el sonido?
magblast-picture-chain-hit = Alcanzada: { $target }. Puede seguir un Impacto Directo.
magblast-picture-chain-direct = ¡Impacto Directo a { $target }!
magblast-picture-scatter = { $player } dispersa las naves de la zona { $zone }.
magblast-picture-placing-ship = { $player } busca sitio a { $ship }.
magblast-picture-drew-ships =
    { $player } { $count ->
        [one] busca sitio a una nave nueva.
       *[other] elige una de { $count } naves nuevas.
    }
magblast-picture-out = Fuera hasta el fin del turno: { $cards }
magblast-picture-brutal = Asalto Brutal: un disparo por torreta
magblast-picture-brutal-from = Asalto Brutal desde el próximo turno de { $player }
magblast-picture-brutal-called = { $players } propone un Asalto Brutal
magblast-picture-ship-body = { $type }, velocidad { $speed }. Torretas: { $turrets }.
magblast-picture-gift-carrier = Lanza escuadrones.
magblast-picture-gift-minesweeper = Limpia minas y asteroides.
magblast-picture-gift-minefield = Impide que te jueguen un Campo de Minas.
magblast-picture-no-hand = Quien mira no tiene cartas
magblast-picture-hand =
    { $count ->
        [0] Tu mano está vacía
        [one] Tu mano: 1 carta
       *[other] Tu mano: { $count } cartas
    }
magblast-picture-dealt =
    { $dealt ->
        [4] Tus naves, una para cada zona
       *[other] Tus naves: quédate con cuatro, una para cada zona
    }
magblast-picture-kept = Tus naves están en su sitio
magblast-picture-drawn = Recién robadas
magblast-picture-uses =
    { $count ->
        [one] queda un uso
       *[other] quedan { $count } usos
    }
magblast-picture-answered = Tu respuesta: { $answer }.
magblast-picture-ending-last = Solo queda una nave de mando en todo el espacio.
magblast-picture-ending-rounds = Se acabaron las rondas: gana quien está mejor.
magblast-picture-ending-quiet = Diez rondas sin más cartas que escuadrones: gana quien está mejor.

## Para quien no puede verlas; frases enteras

magblast-alt-round = Mag·Blast, ronda { $round }.
magblast-alt-turn = Turno de { $who }, fase: { $phase }.
magblast-alt-fleet =
    { $who } ({ $flagship }): casco { $left }/8, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
magblast-alt-uses =
    { $count ->
        [one] queda un uso de la habilidad
       *[other] quedan { $count } usos de la habilidad
    }
magblast-alt-damage = daño { $damage }
magblast-alt-lasting = { $card } de { $who }
magblast-alt-sum =
    { $count ->
        [one] 1 nave
       *[other] { $count } naves
    }, casco { $hull } de { $whole }
magblast-alt-speed = velocidad { $speed }
magblast-alt-origin = viene de la zona { $zone }
magblast-alt-actions =
    Cartas de acción: { $deck } por robar, { $count ->
        [one] 1 descartada
       *[other] { $count } descartadas
    }, encima { $top }.
magblast-alt-actions-none = Cartas de acción: { $deck } por robar, ninguna descartada.
magblast-alt-ships =
    Naves: { $deck } por robar, { $count ->
        [one] 1 descartada
       *[other] { $count } descartadas
    }, encima { $top }.
magblast-alt-ships-none = Naves: { $deck } por robar, ninguna descartada.
magblast-alt-fallen = Fuera de combate: { $players }.
magblast-alt-no-hand = La mano de quien mira: sin cartas.
magblast-alt-own = Tu nave de mando: { $flagship }, casco { $left }/8.
magblast-alt-own-lost = Has perdido tu nave de mando: { $flagship }.
magblast-alt-hull = casco { $hull }
magblast-alt-open = abierta
magblast-alt-state-active = con el turno
magblast-alt-state-asked = con una respuesta por dar
magblast-alt-state-placing = colocando naves
magblast-alt-state-placed = naves colocadas
magblast-alt-state-winner = victoria
magblast-alt-state-survivor = sobrevive
magblast-alt-state-fallen = fuera
magblast-alt-noise = Sonido: { $sound }
magblast-alt-last-noise = último sonido: { $sound }
magblast-account-now = Lo que está pasando
magblast-account-fleet = Flota: { $who }, { $flagship }
magblast-account-first = Empieza cada ronda: { $who }.
magblast-account-turn = Turno: { $who }. Fase: { $phase }.
magblast-account-best = Mejor situación: { $who }.
magblast-account-fallen = Fuera, por orden de caída: { $who }.
magblast-account-destroyed = { $who } ({ $flagship }): nave de mando destruida, fuera de la partida
magblast-account-on-flagship = En la nave de mando: { $what }.
magblast-account-lasting = Sobre la flota: { $card }, carta de { $who }
magblast-account-open = Zona { $zone }: vacía, por ella se alcanza la nave de mando.
magblast-account-ship = Zona { $zone }: { $ship }, casco restante { $left } ({ $facts })
magblast-account-fired = disparos hechos: { $turrets }
magblast-account-blast = daño { $damage } de { $card }
magblast-account-with = { $words }; { $fact }
magblast-account-upgrade = mejora: { $card }
magblast-account-raid = ataque de { $card } ({ $who }), daño { $damage } hasta el fin del turno
magblast-account-sounds = Sonidos hechos, el último al final: { $sounds }.
magblast-account-actions = Cartas de acción por robar: { $deck }.
magblast-account-actions-gone = Cartas de acción descartadas: { $cards }. Encima: { $top }.
magblast-account-ships = Naves por robar: { $deck }.
magblast-account-ships-gone = Naves descartadas: { $ships }. Encima: { $top }.
magblast-account-answered = Con: { $cards }.
magblast-account-kept = Tus naves están colocadas, de la zona amarilla a la azul:
magblast-account-dealt = Tus naves, de las que te quedas con cuatro, una por zona ({ $zones }):
magblast-account-drawn = Recién robadas:
magblast-account-card = { $card }: { $effect }
magblast-account-held = { $number }. { $ship } ({ $facts }).
magblast-account-times = { $count } × { $what }
magblast-account-silent = El disparo espera su sonido.
magblast-account-chain = La nave que ha acertado: { $ship }.
magblast-account-typed = { $ship } ({ $type })
magblast-account-shooter = Viene de { $ship }.
magblast-account-from = Su zona: { $zone }.
magblast-account-taken-off = Se quitan: { $cards }.
magblast-account-extra = Un disparo tras un impacto directo.
magblast-account-asked = Con derecho a responder: { $who }.
magblast-account-scatter = { $who }: hay que dispersar las naves de la zona { $zone }.
magblast-account-boards = { $who }: hay que buscar zona para { $ship }, recién abordada.
magblast-account-places = { $who }: hay que buscar zona para { $ship }.
magblast-account-drew = { $who }: { $count ->
        [one] hay que colocar una nave nueva.
       *[other] hay que colocar una de { $count } naves nuevas.
    }
magblast-account-out = Fuera hasta el fin del turno, sin objetivo: { $card } ({ $who }).
magblast-account-brutal-from = El Asalto Brutal empieza con el próximo turno de: { $who }.
magblast-account-brutal-called = Quieren un Asalto Brutal: { $who }.
magblast-cover = Dos flotas se disparan en el espacio; retumba un disparo y una nave salta por los aires.
magblast-cover-sound = ¡Patapum!

## The legend: what signs mean; short

magblast-legend-ship = En una nave
magblast-legend-upgrades = Mejoras en una nave
magblast-legend-fleet = De una flota
magblast-legend-shots = Disparos
magblast-legend-hull = Casco que queda: entero; roto: dañado; rojo: casi nada
magblast-legend-turrets = Torretas, según sus cañones: { $turrets }
magblast-legend-fired = Ya ha disparado este turno
magblast-legend-speed = Se mueve una o dos zonas
magblast-legend-anchor = Ancla: no se mueve
magblast-legend-moved = Vino de la zona de ese color
magblast-legend-slips = Cartas de daño bajo ella
magblast-legend-raid = La ataca un caza o un bombardero
magblast-legend-zones = Zonas: { $zones }
magblast-legend-open = Vacía: se puede dar a la nave de mando
magblast-legend-down = Nave colocada en secreto
magblast-legend-uses = Un uso que queda a la nave de mando
magblast-legend-thrown = Campo de minas; asteroides; y quién los jugó
magblast-legend-resources = Recursos, para pagar naves
magblast-legend-wreck = Destruida: fuera de la partida
magblast-legend-fires = Dispara; rayos: el camino
magblast-legend-aimed = El objetivo y el daño
magblast-legend-lethal = Eso la destruye
magblast-legend-hit = Alcanzada la última: puede seguir un Impacto Directo
magblast-legend-direct = Un Impacto Directo
magblast-legend-scorched = Alcanzada antes, o nave perdida
magblast-legend-hurt = Daño reciente
magblast-legend-blown = Destruida hace poco
magblast-legend-noise = El sonido de un disparo
magblast-legend-hand = Cartas en la mano
magblast-legend-piles = Pilas: cartas de acción; naves
