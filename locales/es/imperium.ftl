# Imperium Galáctica.

imperium-name = Imperium Galáctica
imperium-tagline = Dos imperios: arma flotas, toma planetas y conquista el mundo natal enemigo.

## The lobby

imperium-option-mission = Misión
imperium-option-mission-about = Qué da la victoria, y en qué mapa. La partida empieza con su objetivo; **Las misiones**, en las reglas, lo cuenta todo.
imperium-option-mission-defeat = Derrotar al Enemigo
imperium-option-mission-colonial-rush = Fiebre Colonial
imperium-option-mission-gates = La Guerra de las Puertas
imperium-option-mission-weapon = El Arma Definitiva
imperium-option-mission-convoy = El Convoy
imperium-option-mission-total-war = Guerra Total
imperium-option-mission-storm = Tormenta de Antimateria
imperium-option-mission-blockade = El Bloqueo
imperium-option-chance = Azar: cartas de Acción y nubes de antimateria
imperium-option-chance-about = Sin ellas nada se roba ni se tira, y hay menos que leer.
imperium-option-chance-true = Con cartas y nubes
imperium-option-chance-false = Sin ningún azar
imperium-option-deck = Las cartas de Acción salen de
imperium-option-deck-about = De dónde salen las cartas que roba cada bando.
imperium-option-deck-own = Un mazo por jugador
imperium-option-deck-shared = Los dos mazos, mezclados
imperium-option-deck-single = Un solo mazo para ambos
imperium-option-looting = Saqueo planetario
imperium-option-looting-about = Si un planeta conquistado y abandonado paga al momento.
imperium-option-looting-true = Paga al momento
imperium-option-looting-false = Sin saqueo
imperium-option-squadrons-occupy = Escuadrones aéreos
imperium-option-squadrons-occupy-about = Si un escuadrón basta para ocupar un planeta.
imperium-option-squadrons-occupy-true = Pueden ocupar planetas
imperium-option-squadrons-occupy-false = No pueden ocupar planetas
imperium-option-purchase = Cartas que se pueden comprar por turno
imperium-option-purchase-about = Las cartas cuestan puntos de construcción; cuántas caben en un turno.
imperium-option-purchase-free = Tantas como puedas pagar
imperium-option-purchase-three = Tres como máximo
imperium-option-purchase-one = Una como máximo
imperium-option-combat-cards = Las cartas de combate se piden
imperium-option-combat-cards-about = Una pregunta para todos los combates de un turno, o una antes de cada uno.
imperium-option-combat-cards-together = Una vez para todos
imperium-option-combat-cards-each = Antes de cada combate
imperium-option-opener = La primera puja la abre
imperium-option-opener-about = Quién dice la primera puja del primer Turno de Juego.
imperium-option-opener-dice = El azar
imperium-option-opener-red = Rojo
imperium-option-opener-blue = Azul
imperium-option-length = Duración de la partida
imperium-option-length-about = Tras el último Turno de Juego se hace recuento.
imperium-option-length-mission = La que dice la misión
imperium-option-length-short = La mitad
imperium-group-mission = Misión
imperium-group-cards = Cartas
imperium-group-planets = Planetas
imperium-preset-first = Fiebre Colonial, la mitad de larga y sin azar; un día por jugada.
imperium-preset-long = Guerra Total; una semana por jugada.

## Missions

imperium-mission-defeat-story = Un armisticio de siglos ha expirado. Dos mundos natales se arman y una sola bandera ondeará sobre ambos.
imperium-mission-defeat-aim = Toma el natal o suma 10 de supremacía: desde el turno { $first }, 1 a 4 a quien más recauda. Tras el { $last } gana este; luego, PC.
imperium-mission-defeat-aim-at-first = Conquista el planeta natal enemigo o destruye todas sus unidades. Tras el turno { $last }: quien más recaude, luego PC.
imperium-mission-colonial-rush-story = Se ha cartografiado un cinturón de mundos sin dueño y los colonos de ambos imperios ya van de camino.
imperium-mission-colonial-rush-aim = Recauda al menos 30 PC al empezar tu turno, o conquista el planeta natal. Tras el turno { $last }: recaudación, luego PC.
imperium-mission-gates-story = Cuatro puertas estelares de un pueblo perdido aún se abren. Quien las tenga tendrá todos los caminos.
imperium-mission-gates-aim = Ocupa 3 de 4 puertas al acabar tres turnos seguidos, desde el 4.º, o el natal. Tras el { $last }: puertas, luego recaudación.
imperium-mission-gates-aim-at-first = Ocupa 3 de 4 puertas al acabar dos turnos seguidos, o el planeta natal. Tras el turno { $last }: puertas, luego recaudación.
imperium-mission-weapon-story = Los astilleros tienen los planos de una nave que parte mundos. Quien la construya primero no negociará.
imperium-mission-weapon-aim = Destruye dos planetas enemigos con el aniquilador (desde el turno 4) o toma el natal. Tras el { $last }: recaudación, luego PC.
imperium-mission-convoy-story = Ocho regimientos deben llegar a la puerta tras las líneas azules antes de que se cierre. Azul se opone.
imperium-mission-convoy-aim = Rojo: acaba un turno, hasta el { $last }, con transporte y 2 de infantería en la puerta azul o al lado. Azul: impídelo.
imperium-mission-total-war-story = Sin tratados, sin fronteras, sin reservas: ambos imperios lo arriesgan todo.
imperium-mission-total-war-aim = Conquista el planeta natal o destrúyelo todo. Tras el turno { $last }: doble recaudación y un décimo del coste de las unidades.
imperium-mission-storm-story = Nubes de antimateria barren el sector. Lo que tocan desaparece, y aun así hay una guerra que ganar.
imperium-mission-storm-aim = Recauda más que tu rival tras el Turno de Juego { $last } (luego, PC), o conquista antes el planeta natal enemigo.
imperium-mission-blockade-story = Que pasen hambre: un mundo al que no llega ningún carguero se rinde sin batalla.
imperium-mission-blockade-aim = 3 puntos ganan: 1 por turno, desde el 3.º, si bloqueas medio imperio, 2 planetas o más. Tras el { $last }: puntos, recaudación.

## Sides, phases, moments

imperium-side-0 = Rojo
imperium-side-1 = Azul

imperium-phase-initiative = 1 · Iniciativa
imperium-phase-resources = 2 · Recursos
imperium-phase-cards = 3 · Cartas de Acción
imperium-phase-supply = 4 · Abastecimiento
imperium-phase-repair = 5 · Reparación
imperium-phase-construction = 6 · Construcción
imperium-phase-movement = 7 · Movimiento
imperium-phase-combat = 8 · Combate
imperium-phase-over = Final

imperium-stage-initiative = la puja por la iniciativa
imperium-stage-cards = las cartas de Acción (fase 3)
imperium-stage-supply = el abastecimiento (fase 4)
imperium-stage-repair = las reparaciones (fase 5)
imperium-stage-construction = la construcción (fase 6)
imperium-stage-movement = el movimiento (fase 7)
imperium-stage-combat = la declaración de combates (fase 8)
imperium-stage-commit = las cartas para los combates declarados
imperium-stage-losses = la elección de bajas
imperium-stage-over = el final de la partida

imperium-rank-captain = capitán
imperium-rank-commander = comandante
imperium-rank-admiral = almirante

imperium-timing-initiative = cuando te toca pujar
imperium-timing-cards = fase 3, cartas de Acción
imperium-timing-supply = fase 4, abastecimiento
imperium-timing-repair = fase 5, reparación
imperium-timing-construction = fase 6, construcción
imperium-timing-movement = fase 7, movimiento
imperium-timing-combat = fase 8, mientras declaras
imperium-timing-attack = boca abajo, cuando atacas a una unidad
imperium-timing-defence = boca abajo, cuando atacan a una unidad tuya
imperium-timing-invasion = boca abajo, cuando invades
imperium-timing-resistance = boca abajo, cuando invaden un planeta tuyo
imperium-timing-answer = boca abajo, en un ataque a una unidad o una invasión
imperium-timing-truce = por orden secreta, antes de que el enemigo declare combates

## Units

# Género: f, m, o mp (masculino plural).

imperium-unit-interceptor = Interceptores
    .gender = mp
imperium-unit-bomber = Bombarderos
    .gender = mp
imperium-unit-corvette = Corbeta
    .gender = f
imperium-unit-frigate = Fragata
    .gender = f
imperium-unit-destroyer = Destructor
    .gender = m
imperium-unit-cruiser = Crucero
    .gender = m
imperium-unit-battleship = Acorazado
    .gender = m
imperium-unit-carrier = Portanaves
    .gender = m
imperium-unit-transport = Transporte
    .gender = m
imperium-unit-base = Base espacial
    .gender = f
imperium-unit-minelayer = Minador
    .gender = m
imperium-unit-annihilator = Aniquilador de planetas
    .gender = m
imperium-unit-missile = Misil de neutrones
    .gender = m
imperium-unit-infantry = Infantería
    .gender = f
imperium-unit-armour = Blindados
    .gender = mp
imperium-unit-cannon = Cañón defensivo
    .gender = m
imperium-unit-ion-cannon = Cañón de iones
    .gender = m
imperium-unit-shield = Escudo planetario
    .gender = m

imperium-unit-interceptor-short = IN
imperium-unit-bomber-short = BO
imperium-unit-corvette-short = CO
imperium-unit-frigate-short = FR
imperium-unit-destroyer-short = DE
imperium-unit-cruiser-short = CR
imperium-unit-battleship-short = AC
imperium-unit-carrier-short = PN
imperium-unit-transport-short = TR
imperium-unit-base-short = BE
imperium-unit-minelayer-short = MI
imperium-unit-annihilator-short = AN
imperium-unit-missile-short = MN
imperium-unit-infantry-short = inf
imperium-unit-armour-short = bli
imperium-unit-cannon-short = CD
imperium-unit-ion-cannon-short = CI
imperium-unit-shield-short = EP

imperium-unit-numbered = { $unit } { $number }
    .gender = { $unit-gender }
imperium-unit-short-numbered = { $unit }{ $number }
imperium-unit-counted =
    { $count ->
        [one] { $unit }
       *[other] { $count } × { $unit }
    }
imperium-unit-at = { $unit } de { $sector }
imperium-unit-with-cargo = { $unit } (con { $cargo })
    .gender = { $unit-gender }

imperium-consequence-engaged =
    queda { $unit-gender ->
        [f] trabada
       *[m] trabado
    }
imperium-consequence-blockades = bloquea
imperium-consequence-hit-by-mines = choca con minas
imperium-consequence-in-ions = se para en las partículas de iones
imperium-consequence-by-black-hole = junto a un agujero negro
imperium-consequence-by-cloud = junto a una nube de antimateria
imperium-consequence-out-of-supply = sin abastecimiento
imperium-consequence-through-gate = por una puerta estelar

## The map

imperium-planet-home = Planeta natal
imperium-planet-large = Planeta grande
imperium-planet-medium = Planeta mediano
imperium-planet-small = Planeta pequeño
imperium-token-mines = Campo de minas

## Cards

imperium-card-precision-shot = Disparo Certero
imperium-card-precision-shot-effect = +2 al ataque de este combate.
imperium-card-emergency-shields = Escudos de Emergencia
imperium-card-emergency-shields-effect = +2 a la defensa de la unidad atacada en este combate.
imperium-card-overcharged-engines = Motores Sobrecargados
imperium-card-overcharged-engines-effect = Una unidad tuya sin trabar puede mover 2 sectores más este turno.
imperium-card-shock-troops = Tropas de Choque
imperium-card-shock-troops-effect = +2 al ataque de esta invasión.
imperium-card-entrenchment = Atrincheramiento
imperium-card-entrenchment-effect = -2 al ataque de una invasión de tu planeta.
imperium-card-field-repair = Reparación de Campo
imperium-card-field-repair-effect = Repara gratis una unidad tuya sin trabar, esté donde esté.
imperium-card-smuggling = Contrabando
imperium-card-smuggling-effect = Ganas 4 puntos de construcción.
imperium-card-emergency-supply = Suministro de Urgencia
imperium-card-emergency-supply-effect = Este turno no pierdes ningún escuadrón por falta de abastecimiento.
imperium-card-evasive-manoeuvre = Maniobra Evasiva
imperium-card-evasive-manoeuvre-effect = Una nave tuya ignora este turno las trabas del enemigo.
imperium-card-spies = Espías
imperium-card-spies-effect = Mira toda la mano del enemigo.
imperium-card-minesweeper = Dragaminas
imperium-card-minesweeper-effect = Retira un campo de minas junto a una unidad tuya.
imperium-card-conscription = Levas
imperium-card-conscription-effect = 2 de infantería gratis en un planeta tuyo sin bloquear, si hay sitio.
imperium-card-coordinated-fire = Fuego Coordinado
imperium-card-coordinated-fire-effect = +4 al ataque, si atacan al menos dos unidades.
imperium-card-reactive-armour = Blindaje Reactivo
imperium-card-reactive-armour-effect = +4 a la defensa de la unidad atacada en este combate.
imperium-card-short-jump = Salto Corto
imperium-card-short-jump-effect = En vez de mover, una unidad sin trabar salta hasta 4 sectores, no junto a un enemigo.
imperium-card-all-out-offensive = Ofensiva Total
imperium-card-all-out-offensive-effect = +4 al ataque de esta invasión.
imperium-card-civil-resistance = Resistencia Civil
imperium-card-civil-resistance-effect = -4 al ataque de una invasión de tu planeta.
imperium-card-sabotage = Sabotaje
imperium-card-sabotage-effect = Destruye una edificación de un planeta enemigo junto al que haya una unidad tuya.
imperium-card-engineer-corps = Cuerpo de Ingenieros
imperium-card-engineer-corps-effect = Este turno las reparaciones cuestan la mitad, redondeando hacia arriba.
imperium-card-war-loan = Empréstito de Guerra
imperium-card-war-loan-effect = Ganas 8 puntos de construcción; pierdes 2 en tu próxima recaudación.
imperium-card-jamming = Interferencias
imperium-card-jamming-effect = Anula la carta enemiga más alta de capitán o comandante en este combate.
imperium-card-ambush = Emboscada
imperium-card-ambush-effect = Si no es destruida, la unidad atacada golpea al atacante al que más daño haga.
imperium-card-rapid-minelaying = Minado Rápido
imperium-card-rapid-minelaying-effect = Un campo de minas gratis en un sector vacío junto a una unidad tuya y ninguna enemiga.
imperium-card-infiltration = Infiltración
imperium-card-infiltration-effect = El enemigo descarta una carta al azar.
imperium-card-decisive-blow = Golpe Decisivo
imperium-card-decisive-blow-effect = Dobla el ataque después de las demás cartas, en 12 como máximo.
imperium-card-absolute-shield = Escudo Absoluto
imperium-card-absolute-shield-effect = La unidad atacada no sufre nada en este combate.
imperium-card-hyperspace-jump = Salto Hiperespacial
imperium-card-hyperspace-jump-effect = Hasta 3 unidades sin trabar saltan junto a un planeta o base tuya sin bloquear.
imperium-card-lightning-invasion = Invasión Relámpago
imperium-card-lightning-invasion-effect = El escudo y el cañón defensivo no cuentan en esta invasión.
imperium-card-martial-law = Ley Marcial
imperium-card-martial-law-effect = Divide por dos el ataque de una invasión de tu planeta, tras las demás cartas.
imperium-card-mobilisation = Movilización General
imperium-card-mobilisation-effect = Este turno las unidades cuestan la mitad hasta ahorrar 14 puntos; no aniquilador ni misil.
imperium-card-forced-truce = Tregua Forzada
imperium-card-forced-truce-effect = Un planeta tuyo y tus unidades de al lado, a salvo esta fase; el natal, no dos veces seguidas.
imperium-card-counter-intelligence = Contraespionaje
imperium-card-counter-intelligence-effect = Anula la carta enemiga más alta de un combate, o la próxima del rango que digas o mayor.
imperium-card-second-wave = Segunda Oleada
imperium-card-second-wave-effect = Dos unidades tuyas pueden atacar dos veces este turno; los segundos ataques van al final.
imperium-card-gravitational-collapse = Colapso Gravitatorio
imperium-card-gravitational-collapse-effect = Abre un agujero negro en un sector vacío, a 3 o más de todo planeta y unidad.
imperium-card-mutiny = Motín
imperium-card-mutiny-effect = Toma una nave enemiga intacta, sin carga, no misil, de coste 10 o menos junto a una tuya más cara.
imperium-card-supreme-command = Mando Supremo
imperium-card-supreme-command-effect = Ganas al momento la iniciativa de este Turno de Juego; nadie paga.

## What happens

imperium-event-mission = { $mission }. { $story } { $aim }
imperium-event-game-turn = Turno de Juego { $turn } de { $last }. { $player } abre la puja por la iniciativa.
imperium-event-bid = { $player } puja { $amount }.
imperium-event-raised = La puja sube hasta { $amount }, de { $player }.
imperium-event-passed = { $player } se planta.
imperium-event-initiative-won = { $player } gana la iniciativa por { $amount }.
imperium-event-sacrificed = { $player } sacrifica { $cards }.
imperium-event-commanded = { $player } toma la iniciativa por mando supremo; las pujas quedan anuladas.
imperium-event-player-turn = { $player } comienza su turno.
imperium-event-income = { $player } recauda { $earned } PC y tiene { $points } PC.
imperium-event-blockaded = Los planetas bloqueados de { $player } no pagan: { $planets }.
imperium-event-irradiated = Los planetas radioactivos de { $player } no pagan: { $planets }.
imperium-event-wasted = No hay sitio para { $points } PC más: { $player } puede tener { $most } PC.
imperium-event-loan-repaid = { $player } devuelve { $points } PC del empréstito de guerra.
imperium-event-loan-let-off = { $player } no tiene con qué pagar { $points } PC del empréstito de guerra: deuda perdonada.
imperium-event-points-gained = { $player } tiene ahora { $points } PC.
imperium-event-bought =
    { $count ->
        [one] { $player } compra una carta de Acción por { $price }.
       *[other] { $player } compra { $count } cartas de Acción por { $price }.
    }
imperium-event-drawn =
    { $count ->
        [0] No quedaba nada que robar.
       *[other] Robas { $cards }.
    }
imperium-event-discarded = { $player } descarta { $card }.
imperium-event-played = { $player } juega { $card }.
imperium-event-counteracted = { $player } anula { $card } con Contraespionaje.
imperium-event-spied =
    { $count ->
        [0] { $player } no tiene nada en la mano.
       *[other] { $player } tiene en la mano { $cards }.
    }
imperium-event-infiltrated = { $player } pierde { $card }.
imperium-event-watching = Tu orden secreta está dada: responderá el Contraespionaje.
imperium-event-watching-not = Retiras tu orden secreta de Contraespionaje.
imperium-event-truce-ordered = Tu orden secreta está dada: tregua para { $planet } cuando el enemigo pueda atacarlo, a él o a tus unidades de al lado.
imperium-event-truce-ordered-at-first = Tu orden secreta está dada: tregua para { $planet } cuando se acerque el enemigo.
imperium-event-truce-lapsed = Tu orden secreta de tregua caduca: ya no puede ser para { $planet }.
imperium-event-truce-withdrawn = Retiras tu orden secreta de tregua.
imperium-event-truce = { $player } fuerza una tregua: no se puede atacar { $planet } ni las unidades de al lado.
imperium-event-out-of-supply = { $player } pierde { $unit } en { $sector } por falta de abastecimiento.
imperium-event-repaired = { $player } repara { $unit } en { $sector } por { $price }.
imperium-event-field-repaired = { $player } repara { $unit } en { $sector } gratis.
imperium-event-built = { $player } construye { $unit } en { $sector } por { $price }.
imperium-event-conscripted =
    { $count ->
        [one] { $player } recluta { $unit } en { $planet }.
       *[other] { $player } recluta { $count } × { $unit } en { $planet }.
    }
imperium-event-sown =
    { $player } siembra un campo de minas en { $sector } { $price ->
        [0] gratis
       *[other] por { $price }
    }.
imperium-event-cloud-moved = La nube de antimateria va de { $start } a { $sector }.
imperium-event-cloud-left = La nube de antimateria de { $sector } sale del tablero.
imperium-event-clouds-met = Dos nubes de antimateria chocan en { $sector } y desaparecen.
imperium-event-cloud-swallowed = El agujero negro de { $sector } se traga una nube de antimateria.
imperium-event-planet-erased = El planeta { $planet } queda borrado del mapa.
imperium-event-swallowed = { $player }: el agujero negro se lleva { $unit } en { $sector } para siempre.
imperium-event-collapsed = { $player } abre un agujero negro en { $sector }.
imperium-event-moved = { $player }: { $unit } { $start } → { $sector }.
imperium-event-jumped = { $player } hace saltar { $unit } { $start } → { $sector }.
imperium-event-ran-into-mines = El campo de minas de { $sector } golpea { $unit } de { $player } con { $strength }.
imperium-event-loaded = { $player }: { $unit } carga { $cargo } de { $sector }.
imperium-event-unloaded = { $player }: { $unit } descarga { $cargo } en { $sector }.
imperium-event-occupied = { $player } ocupa { $planet }.
imperium-event-neutral = { $player } pierde { $planet }, que pasa a ser neutral.
imperium-event-mutinied = ¡Motín! { $player } se hace con { $unit } en { $sector }, con daños.
imperium-event-attack-declared = { $player } atacará { $sector } con { $unit }.
imperium-event-invasion-declared = { $player } invadirá { $planet } con { $cargo }.
imperium-event-bombardment-declared = { $player } bombardeará { $planet }.
imperium-event-annihilation-declared = { $player } destruirá { $planet }.
imperium-event-strike-declared = { $player }: un misil de neutrones golpeará { $sector }.
imperium-event-withdrawn = { $player } retira lo declarado contra { $sector }.
imperium-event-put-first = { $player } empezará por { $sector }.
imperium-event-sabotaged = { $player } sabotea { $planet } y destruye esto: { $unit }.
imperium-event-committed = Pones { $card } boca abajo en { $sector }.
imperium-event-taken-back = Recoges { $card }.
imperium-event-revealed = { $player } descubre { $cards }.
imperium-event-cancelled = Anulado a { $player }: { $cards }.
imperium-event-turned-up = { $player } descubre { $cards } en { $sector }.
imperium-event-annulled = Anulado a { $player } en { $sector }: { $cards }.
imperium-event-attack-resolved =
    { $player } ataca { $unit } de { $enemy } en { $sector }: { $attack } contra { $defence }, { $verdict ->
        [unharmed] { $unit-gender ->
            [f] ilesa
            [mp] ilesos
           *[m] ileso
        }.
        [damaged] { $unit-gender ->
            [f] dañada
            [mp] dañados
           *[m] dañado
        }.
       *[destroyed] { $unit-gender ->
            [f] destruida
            [mp] destruidos
           *[m] destruido
        }.
    }
imperium-event-attacked =
    { $player } ataca { $unit } en { $sector }: { $attack } contra { $defence }, { $verdict ->
        [unharmed] { $unit-gender ->
            [f] ilesa
            [mp] ilesos
           *[m] ileso
        }.
        [damaged] { $unit-gender ->
            [f] dañada
            [mp] dañados
           *[m] dañado
        }.
       *[destroyed] { $unit-gender ->
            [f] destruida
            [mp] destruidos
           *[m] destruido
        }.
    }
imperium-event-ambushed = ¡Emboscada! Un golpe de { $attack } alcanza { $unit } de { $player } en { $sector }.
imperium-event-damaged = { $player }: { $unit } en { $sector } sufre daños.
imperium-event-destroyed = { $player } pierde { $unit } en { $sector }.
imperium-event-cargo-lost = { $player }: { $unit } pierde { $cargo }.
imperium-event-combat-void = El combate de { $sector } no tiene lugar.
imperium-event-mines-flipped = El campo de minas de { $sector } queda medio limpio.
imperium-event-mines-removed = El campo de minas de { $sector } queda limpio.
imperium-event-invaded = { $player } invade { $planet } con { $cargo }: ataque { $attack }, la defensa golpea con { $defence }.
imperium-event-cannon-damaged = El cañón defensivo de { $planet } queda dañado.
imperium-event-cannon-destroyed = El cañón defensivo de { $planet } queda destruido.
imperium-event-invasion-losses =
    Bajas en { $planet }: { $defended ->
        [0] ninguna de la defensa
       *[other] { $defenders } de la defensa
    }, { $attacked ->
        [0] ninguna del ataque.
       *[other] { $attackers } del ataque.
    }
imperium-event-invasion-failed = La invasión de { $planet } por { $player } ha fracasado.
imperium-event-invasion-spent = De los invasores de { $player } no queda nadie para ocupar { $planet }.
imperium-event-conquered = { $player } conquista { $planet } y deja allí { $troops }.
imperium-event-raided = { $player } vence a la defensa de { $planet } y lo abandona.
imperium-event-looted = { $player } saquea { $points } PC.
imperium-event-bombarded = { $player } bombardea { $planet }.
imperium-event-token-lost = { $player } pierde { $unit } en { $planet }.
imperium-event-garrison-lost = { $player } pierde { $units } en { $planet }.
imperium-event-planet-lost =
    { $count ->
        [0] { $player } pierde el planeta { $planet }.
       *[other] { $player } pierde el planeta { $planet } con { $units }.
    }
imperium-event-annihilated = { $player } destruye el planeta { $planet }. Solo quedan asteroides.
imperium-event-missile-hit = Un misil de neutrones de { $player } alcanza { $sector }.
imperium-event-radioactive = { $sector } es radioactivo hasta el final del Turno de Juego { $turn }.
imperium-event-radiation-over =
    { $count ->
        [one] { $sectors } ya no es radioactivo.
       *[other] { $sectors } ya no son radioactivos.
    }
imperium-event-blockade-point = { $player } mantiene el bloqueo y tiene { $points } de 3 puntos.
imperium-event-gates-held = { $player } tiene unidades en tres puertas o más. Turnos de Juego seguidos: { $held } de { $needed }.
imperium-event-supremacy =
    { $player } recauda más, sin contar bloqueos: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de supremacía (+{ $gained }; con { $needed } se gana).
imperium-report-bids = Pujas: { $listed }.
imperium-report-bid = { $player } { $amount }
imperium-report-bought = { $player } compra { $count ->
    [one] una carta de Acción
   *[other] { $count } cartas de Acción
} por { $price }.
imperium-report-built = { $player } construye { $listed } por { $price }.
imperium-report-moved = { $player } mueve: { $listed }.
imperium-report-move = { $unit } { $start } → { $sector }
imperium-report-loaded = { $player } carga: { $listed }.
imperium-report-load = { $cargo } de { $sector } a { $unit }
imperium-report-unloaded = { $player } descarga: { $listed }.
imperium-report-unload = { $cargo } de { $unit } en { $sector }
imperium-report-occupied = { $player } ocupa { $listed }.
imperium-report-attacks-declared = { $player } atacará: { $listed }.
imperium-report-attack-declared = { $sector } (con { $unit })
imperium-report-invasion-declared = { $player } invadirá { $planet } con { $listed }.
imperium-report-attacked = { $player } ataca: { $listed }.
imperium-report-attacks-resolved = { $player } ataca a { $enemy }: { $listed }.
imperium-report-attack =
    { $unit } en { $sector } ({ $attack } contra { $defence }, { $verdict ->
        [unharmed] sin daños
        [damaged] con daños
       *[destroyed] { $unit-gender ->
            [f] destruida
            [mp] destruidos
           *[m] destruido
        }
    })
imperium-report-destroyed = { $player } pierde { $listed }.
imperium-report-damaged = Con daños, de { $player }: { $listed }.
imperium-report-unit = { $unit } en { $sector }
imperium-report-clouds = Las nubes de antimateria se desplazan: { $listed }.
imperium-report-cloud = { $start } → { $sector }

## How it ends

imperium-outcome-home-conquered = { $winner } conquista el planeta natal de { $loser } y gana.
imperium-outcome-home-destroyed = { $winner } destruye el planeta natal de { $loser } y gana.
imperium-outcome-home-swallowed = La antimateria ha borrado el planeta natal de { $loser }: gana { $winner }.
imperium-outcome-homes-swallowed = La antimateria ha borrado ambos planetas natales: no gana nadie.
imperium-outcome-annihilation = A { $loser } no le queda ninguna unidad: gana { $winner }.
imperium-outcome-mutual-annihilation = A nadie le queda ninguna unidad: no gana nadie.
imperium-outcome-colonies = { $winner } alcanza una recaudación de 30 PC y gana la Fiebre Colonial a { $loser }.
imperium-outcome-gates = { $winner } ha tenido tres puertas el tiempo necesario y gana a { $loser }.
imperium-outcome-weapon = { $winner } ha destruido un segundo planeta de { $loser } y gana.
imperium-outcome-convoy-arrived = El convoy de { $winner } ha llegado a la puerta: { $loser } pierde.
imperium-outcome-convoy-lost = El convoy de { $loser } ha sido destruido: gana { $winner }.
imperium-outcome-convoy-late = El convoy de { $loser } no ha llegado a tiempo: gana { $winner }.
imperium-outcome-blockade = { $winner } rinde por hambre a { $loser } con su tercer punto de bloqueo y gana.
imperium-outcome-supremacy = { $winner } ha alcanzado los 10 puntos de supremacía y gana a { $loser }.
imperium-outcome-tally = El último Turno de Juego ha terminado. En el recuento final, { $winner } gana a { $loser }.
imperium-outcome-tally-drawn = El último Turno de Juego ha terminado y ambos bandos están igualados: empate.
imperium-event-counted = Recuento final de { $player }: { $counts }.
imperium-count-rule = Si nadie ha ganado al final del Turno de Juego { $last }, se compara por orden: { $names }.
imperium-count = • { $player }: { $counts }
imperium-count-yours = • Tú: { $counts }
imperium-tally-income = recaudación
imperium-tally-points = PC
imperium-tally-gates = puertas ocupadas
imperium-tally-blockades = puntos de bloqueo
imperium-tally-strength = el doble de la recaudación más la décima parte de lo que cuestan las unidades
imperium-counted-income = recaudación { $count }
imperium-counted-points = { $count } PC
imperium-counted-gates =
    { $count ->
        [one] una puerta
       *[other] { $count } puertas
    }
imperium-counted-blockades =
    { $count ->
        [one] un punto de bloqueo
       *[other] { $count } puntos de bloqueo
    }
imperium-counted-strength =
    { $tenth ->
        [0] fuerza { $count }
       *[other] fuerza { $count },{ $tenth }
    }

## Refusals

imperium-refusal-seats = Imperium Galáctica es un juego para dos.
imperium-refusal-storm-needs-chance = La Tormenta de Antimateria vive de sus nubes y no se puede jugar sin azar. Elige otra misión, o juega con azar.
imperium-refusal-not-your-turn = Le toca al otro bando. Ahora solo puedes dar órdenes secretas, si tienes Contraespionaje o Tregua Forzada.
imperium-refusal-other-stage = Eso corresponde a { $needed }; ahora toca { $now }. Las fases se juegan en estricto orden.
imperium-refusal-interrupted = Eso tiene que esperar: ahora toca { $now }.
imperium-refusal-other-phase = Esa no es la fase actual. Puedes terminar { $phase }.
imperium-refusal-end-bidding = La puja acaba cuando alguien se planta, no al terminar la fase. Puja o plántate.
imperium-refusal-no-such-unit = No tienes esa unidad en el mapa. Elige una tuya de las sugerencias.
imperium-refusal-no-such-sector = En este mapa no hay ningún sector «{ $sector }». Los sectores se nombran por fila y columna, como F2.
imperium-refusal-in-ions = Las partículas de iones llenan { $sector }: desde ahí no se ataca, desembarca, carga, repara ni siembra. Sal primero.
imperium-refusal-planet-radioactive = { $planet } es radioactivo; nada puede aterrizar, construirse ni salir de allí hasta que se retire la ficha.

imperium-refusal-bid-too-low = La puja está en { $amount }. Puja al menos { $least } o plántate.
imperium-refusal-bid-too-high = Ofreces { $bid }, pero tus puntos y las cartas que comprometes valen { $most }. Puja { $most } como máximo o compromete más cartas.
imperium-refusal-pledge-not-held = Solo puedes comprometer cartas de tu mano, cada una una vez.
imperium-refusal-pass-first = Aún nadie ha pujado, así que no puedes plantarte. Puedes abrir con 0.

imperium-refusal-buy-limit =
    { $most ->
        [one] En esta mesa se ha pactado una carta por turno. Termina la fase.
       *[other] En esta mesa se ha pactado un máximo de { $most } cartas por turno.
    }
imperium-refusal-buy-none-left =
    { $count ->
        [0] No queda ninguna carta que robar. Termina la fase.
        [one] Solo queda una carta que robar. Compra una.
       *[other] Solo quedan { $count } cartas que robar. Compra menos.
    }
imperium-refusal-buy-too-dear = Eso cuesta { $price } PC y tienes { $points } PC. Compra menos o termina la fase.
imperium-refusal-hand-too-large =
    { $excess ->
        [one] En la mano caben { $most } cartas. Descarta antes una.
       *[other] En la mano caben { $most } cartas. Descarta antes { $excess }.
    }
imperium-refusal-discard-needless = Solo se descarta por encima del límite de { $most }. Quédate las tuyas o termina la fase.

imperium-refusal-card-not-held = No tienes { $card }. Elige una carta de tu mano.
imperium-refusal-card-face-down = { $card } se pone boca abajo en un combate, una vez declarados los combates.
imperium-refusal-card-by-order = { $card } no se juega, se ordena: di un planeta en secreto y saldrá cuando el enemigo pueda atacarlo, a él o a tus unidades de al lado.
imperium-refusal-card-other-phase = { $card } es de otra fase: { $phase }.
imperium-refusal-card-twice = No puede haber dos cartas del mismo nombre a la vez: { $card } ya está en juego. Elige otra o sigue.
imperium-refusal-card-aim =
    { $sectors ->
        [0] { $units ->
            [0] { $card } no lleva objetivo. No digas ni unidades ni sectores.
            [one] { $card } es para una de tus unidades y no necesita sector. Di solo la unidad.
           *[other] { $card } es para { $units } de tus unidades como máximo y no necesita sector. Di solo las unidades.
        }
        [one] { $units ->
            [0] { $card } va dirigida a un sector y no necesita unidad. Di solo el sector.
           *[other] { $card } lleva una de tus unidades a un sector. Di ambas cosas.
        }
       *[other] { $card } lleva hasta { $units } de tus unidades a un sector cada una. Di las unidades y otros tantos sectores.
    }
imperium-refusal-card-engaged = { $unit } tiene a un enemigo al lado y esta carta es para unidades sin trabar. Elige otra.
imperium-refusal-enemy-hand-empty = El enemigo no tiene cartas, así que { $card } no haría nada. Guárdala.
imperium-refusal-evade-squadron = { $unit } es un escuadrón y nunca queda trabado. Elige una nave.
imperium-refusal-conscription-where = { $planet } no es un planeta tuyo sin bloquear. Elige uno que lo sea.
imperium-refusal-mines-by-enemy = Hay una unidad enemiga junto a { $sector }. Elige un sector lejos del enemigo.
imperium-refusal-jump-not-free = No se puede saltar a { $sector }. Elige un sector abierto sin unidad, planeta ni minas.
imperium-refusal-jump-too-far = { $sector } está a más de { $steps } sectores. Elige uno más cercano.
imperium-refusal-jump-by-enemy = Hay una unidad enemiga junto a { $sector }. Salta a un sector lejos del enemigo.
imperium-refusal-jump-pairs = Di hasta tres unidades distintas y para cada una un sector propio.
imperium-refusal-jump-no-haven = Todos los sectores deben estar junto a un mismo planeta o base tuya que nadie bloquee.
imperium-refusal-no-holes-left = Las { $count } fichas de nubes y agujeros negros están en el tablero. Guarda la carta.
imperium-refusal-collapse-where = Un agujero negro necesita un sector vacío, a { $steps } o más de todo planeta y unidad; { $sector } no lo es.
imperium-refusal-mutiny-target = En { $sector } no hay ninguna nave enemiga que se amotine: intacta, sin carga, de coste { $most } o menos, y ni escuadrón ni misil.
imperium-refusal-mutiny-no-ship = Ninguna de tus naves junto a { $sector } es más cara que la que ha de amotinarse. Acerca una mayor.
imperium-refusal-no-mines-there = En { $sector } no hay un campo de minas junto a una unidad tuya. Elige uno que sí.
imperium-refusal-sabotage-out-of-reach = Ninguna unidad tuya está junto a { $planet }. Elige un planeta a tu alcance.
imperium-refusal-sabotage-what = Di una edificación que haya en { $planet }: cañón defensivo, cañón de iones o escudo.
imperium-refusal-wave-twice = Di dos unidades distintas.
imperium-refusal-truce-own-planet = { $sector } no es un planeta tuyo. Di uno que controles.
imperium-refusal-truce-home-again = Tu última Tregua Forzada fue para { $planet }, y tu planeta natal no puede tener dos seguidas. Di otro planeta.

imperium-refusal-save-needless = El escuadrón de { $sector } no depende de ninguna nave nodriza: no hay nada que decidir.
imperium-refusal-save-twice = El escuadrón de { $sector } ya va primero. Termina la fase o di otro.
imperium-refusal-nothing-damaged = En { $sector } no tienes nada dañado. Elige una unidad o un cañón con daños.
imperium-refusal-repair-engaged = La unidad de { $sector } está trabada; con un enemigo al lado no hay reparaciones.
imperium-refusal-repair-blockaded = { $planet } está bloqueado; con un enemigo al lado no hay reparaciones.
imperium-refusal-repair-no-dock = La unidad de { $sector } no está junto a un planeta tuyo ni junto a una base intacta. Llévala allí antes.
imperium-refusal-repair-too-dear = La reparación cuesta { $price } PC y tienes { $points } PC.

imperium-refusal-forbidden = Esta misión no permite construir esto: { $unit }. Elige otra cosa.
imperium-refusal-too-early = { $unit }: se puede construir desde el Turno de Juego { $turn }.
imperium-refusal-out-of-stock =
    { $taken ->
        [0] Todas las fichas están en el tablero: { $unit }. Elige otra cosa o espera a que se pierda una.
       *[other] { $left ->
            [0] Los agujeros negros se han llevado todas las fichas para siempre: { $unit }. Elige otra cosa.
           *[other] Los agujeros negros se han llevado { $taken } de las fichas para siempre, y las demás están en el tablero: { $unit }. Elige otra cosa o espera a que se pierda una de las demás.
        }
    }
imperium-refusal-build-too-dear = { $unit } cuesta aquí { $price } PC y tienes { $points } PC.
imperium-refusal-build-in-space = { $planet } es un planeta; { $unit } se coloca en un sector del espacio junto a uno tuyo.
imperium-refusal-build-at-home =
    { $count ->
        [0] { $unit } solo se construye junto al planeta natal, y ahora no hay ningún sector libre.
       *[other] { $unit } solo se construye junto al planeta natal: { $places }.
    }
imperium-refusal-build-no-yard =
    { $count ->
        [0] { $unit } no se puede construir en { $sector }: hace falta un sector libre junto a un planeta o base tuya sin enemigos al lado, y no hay ninguno.
       *[other] { $unit } no se puede construir en { $sector }: hace falta un sector libre junto a un planeta o base tuya sin enemigos al lado, como { $places }.
    }
imperium-refusal-build-on-own-planet = { $unit } se construye en un planeta que controles, y { $sector } no lo es.
imperium-refusal-build-blockaded = { $planet } está bloqueado: con una unidad enemiga al lado no se construye. Aleja antes al enemigo.
imperium-refusal-build-one-each = { $planet } ya tiene eso: { $unit }. De cada edificación hay una por planeta.
imperium-refusal-planet-full = En { $planet } no caben tantas unidades terrestres. Elige menos u otro planeta.
imperium-refusal-no-minelayer = En { $sector } no hay un minador intacto. Solo él siembra minas.
imperium-refusal-sown-already = El minador de { $sector } ya ha sembrado este turno. Usa otro o termina la fase.
imperium-refusal-not-sowable = { $sector } no es un sector vacío junto a quien siembra. Elige uno sin unidad, planeta, obstáculo ni ficha.
imperium-refusal-no-mines-left = Los 12 campos de minas están en el tablero. Limpia uno antes.
imperium-refusal-mines-too-dear = Un campo de minas cuesta { $price } PC y tienes { $points } PC.

imperium-refusal-moved-already = { $unit } ya ha movido este turno. Cada unidad mueve una vez.
imperium-refusal-cannot-move = { $unit } no puede mover.
imperium-refusal-move-nowhere = { $unit } ya está ahí. Elige otro sector o déjalo como está.
imperium-refusal-move-onto-planet = { $planet } es un planeta: las unidades se quedan en el espacio, a su lado. Elige un sector junto a él.
imperium-refusal-move-into-wall = En { $sector } no se puede entrar: asteroides, agujero negro, antimateria o radioactividad. Rodéalo.
imperium-refusal-move-onto-unit = En { $sector } ya hay una unidad, y solo cabe una. Elige un sector libre.
imperium-refusal-move-engaged = { $unit } tiene a un enemigo al lado y mueve 1 sector como máximo.
imperium-refusal-move-too-far =
    { $unit } no llega a { $sector } con { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }: { $how ->
        [flying] un escuadrón sobrevuela enemigos y planetas, pero no asteroides ni agujeros negros, y se para en minas y partículas de iones.
        [evading] ahora no queda trabada, pero no atraviesa enemigos, planetas ni asteroides.
       *[held] se para junto a enemigos y no atraviesa enemigos, planetas ni asteroides.
    }

imperium-refusal-no-cargo = Di qué se ha de cargar.
imperium-refusal-load-after-unload = { $unit } ya ha descargado este turno y no puede cargar. Carga con otra nave.
imperium-refusal-unload-after-load = { $unit } ya ha cargado este turno y no puede descargar. Desde ella sí se puede invadir.
imperium-refusal-cargo-not-beside = { $sector } no está junto a { $unit }. Se carga y descarga a un sector de distancia.
imperium-refusal-no-squadron-there = En { $sector } no hay un escuadrón tuyo así que pueda subir a bordo.
imperium-refusal-no-such-troops = No tienes esas tropas en { $planet }. Elige de las que hay.
imperium-refusal-no-room-aboard =
    { $unit } admite { $squadrons ->
        [0] ningún escuadrón más
        [one] un escuadrón más
       *[other] { $squadrons } escuadrones más
    } y { $troops ->
        [0] ninguna unidad terrestre más
        [one] una unidad terrestre más
       *[other] { $troops } unidades terrestres más
    }. Carga menos.
imperium-refusal-not-aboard = { $unit } no lleva eso. Elige de su carga.
imperium-refusal-land-on-enemy = { $planet } es del enemigo: hay que invadirlo, en la fase 8.
imperium-refusal-squadrons-do-not-land = Los escuadrones no pueden quedarse en { $planet }; solo las tropas ocupan planetas.
imperium-refusal-troops-need-planet = En { $sector } no hay ningún planeta, y las tropas lo necesitan.
imperium-refusal-squadrons-one-by-one = En { $sector } solo se puede lanzar un escuadrón cada vez. Lanza uno y luego el siguiente en otro sector.
imperium-refusal-launch-not-empty = No se puede lanzar en { $sector }. Elige un sector abierto sin unidad, minas ni partículas de iones.

imperium-refusal-attack-out-of-reach = { $unit } no está junto a { $sector }. Se combate entre vecinos.
imperium-refusal-nothing-to-attack = En { $sector } no hay nada del enemigo que atacar. Elige una unidad enemiga o un campo de minas junto a la tuya.
imperium-refusal-no-attack = { $unit } no tiene fuerza de ataque. Elige otra unidad.
imperium-refusal-no-ion-cannon = En { $sector } no hay un cañón de iones tuyo.
imperium-refusal-attacked-already = { $unit } ya ataca este turno. Cada unidad ataca una vez; retira su ataque para cambiarlo.
imperium-refusal-mines-once = El campo de minas de { $sector } ya recibe un ataque; uno por turno es el límite.
imperium-refusal-target-taken = Ya hay otra cosa declarada contra { $sector }. Retírala antes o elige otro objetivo.
imperium-refusal-truce = La tregua forzada de { $planet } protege este objetivo durante esta fase. Elige otro.
imperium-refusal-no-planet-to-destroy = En { $sector } no hay ningún planeta que puedas destruir.
imperium-refusal-no-enemy-planet = { $sector } no es un planeta del enemigo. Los neutrales se ocupan en la fase 7.
imperium-refusal-invade-needs-troops = Para invadir { $planet } hacen falta tropas; los escuadrones solo las apoyan. Manda antes una nave con tropas.
imperium-refusal-invades-already = { $unit } ya participa en una invasión. Retírala para cambiarla.
imperium-refusal-cannot-bombard = { $unit } no puede bombardear. Pueden los acorazados, cruceros, destructores y aniquiladores intactos.
imperium-refusal-bombard-shield = Un escudo planetario protege { $planet } de los bombardeos. Invádelo o sabotea el escudo.
imperium-refusal-bombard-ships = Hay unidades enemigas junto a { $planet }, así que no se puede bombardear. Aléjalas antes.
imperium-refusal-bombard-nothing = En { $planet } no queda nada que bombardear. Invádelo.
imperium-refusal-cannot-annihilate = { $unit } no puede destruir planetas. Solo puede un aniquilador intacto.
imperium-refusal-annihilator-moved = { $unit } no estaba junto al planeta al empezar el turno, o ha movido. Puede atacar, y destruirlo el próximo turno si se queda.
imperium-refusal-no-missile = { $unit } no es un misil de neutrones.
imperium-refusal-not-declared = No hay nada declarado contra { $sector }.

imperium-refusal-no-such-combat = El combate { $combat } no es de los que esperan cartas. Elige uno de la lista.
imperium-refusal-not-committed = No has puesto { $card } en ese combate.
imperium-refusal-card-not-for-combat = { $card } no se pone en combates, se juega descubierta en su fase.
imperium-refusal-card-wrong-combat = { $card } no sirve en este combate, o no para tu bando. Ponla en otro o guárdala.
imperium-refusal-card-elsewhere = Ya has puesto todas las cartas de { $card } que tienes. Recoge una antes.
imperium-refusal-coordinated-alone = { $card } necesita al menos dos unidades atacantes.
imperium-refusal-remove-others =
    { $count ->
        [one] Elige una de estas: { $pool }.
       *[other] Elige { $count } de estas: { $pool }.
    }

## The rules

imperium-rules-1-title = De qué va
imperium-rules-1-body =
    Dos imperios comparten un mapa de hexágonos. Rojo empieza en el sur y azul en el norte, cada uno con un planeta natal y unas pocas naves. Los planetas pagan puntos de construcción (PC), los PC compran naves y tropas, y estas toman más planetas.

    Ganas al momento si tus tropas conquistan el planeta natal enemigo, si este es destruido, o si al acabar un Turno de Jugador al enemigo no le quedan naves ni tropas. Si una nube de antimateria borra un planeta natal, gana el otro bando; si borra ambos en la misma fase, hay empate.

    Cada misión añade un objetivo propio y un último Turno de Juego, tras el cual se hace el recuento. El objetivo acompaña a la misión.

    Un Turno de Juego es una puja por la iniciativa y después un turno de cada jugador. El Turno de Jugador tiene las fases 2 a 8, en estricto orden.

imperium-rules-2-title = El mapa
imperium-rules-2-body =
    El mapa se compone de sistemas de siete sectores. Cada sector se nombra por su fila y su columna: F2.

    Los planetas natales pagan 6 PC y admiten 6 unidades terrestres; los grandes, 6 y 6; los medianos, 4 y 4; los pequeños, 2 y 2.

    Un planeta ocupa su sector: las naves se quedan a su lado. Es tuyo mientras tengas en él una unidad terrestre; tu planeta natal es tuyo aunque esté vacío. Un planeta sin unidades terrestres es neutral y pierde sus edificaciones.

    • Asteroides: nadie entra.
    • Agujero negro: nadie entra, y en la fase 7 se traga a quien esté al lado.
    • Puerta estelar: un camino a todas las demás puertas.
    • Partículas de iones: quien entra se para, y dentro no puede combatir ni cargar.
    • Nube de antimateria: va a la deriva y borra lo que toca.
    • Campo de minas: para y golpea a quien entra.
    • Radioactividad: nadie entra hasta que se apaga.

    En un sector del espacio cabe una unidad. Puedes atravesar las tuyas.

imperium-rules-3-title = Naves
imperium-rules-3-body =
    Lo que cuesta y puede cada nave, y cuántas fichas hay de ella, está en **Todas las unidades**, detrás de estas secciones.

    Los escuadrones, que son interceptores y bombarderos, sobrevuelan unidades enemigas y planetas y nunca quedan trabados. Se transportan, apoyan invasiones y necesitan abastecimiento.

    Una base espacial es un lugar para construir; abastece escuadrones y repara naves. Un minador puede entrar en las minas. Un misil de neutrones se construye junto al planeta natal.

    Una nave dañada tiene la mitad de todo, redondeando hacia abajo, y pierde sus habilidades especiales y la carga que ya no le cabe. Escuadrones y misiles no tienen lado dañado.

    Las fichas son limitadas: mientras todas las de un tipo estén en el tablero, no se puede construir más.

imperium-rules-4-title = Tropas y edificaciones
imperium-rules-4-body =
    La infantería y los blindados ocupan y toman planetas. Viajan en naves.

    Las edificaciones se levantan en planetas, una de cada como máximo, y no ocupan sitio:

    • Cañón defensivo: en una invasión absorbe los primeros 6 puntos de daño; 3 si está dañado.
    • Cañón de iones: en la fase de combate de su dueño dispara con 6 a una unidad enemiga junto al planeta, solo o junto con naves.
    • Escudo planetario: impide los bombardeos, y los escuadrones no pueden apoyar invasiones del planeta.

    Las edificaciones no se transportan. Ambos bandos las construyen, y también los campos de minas, de una sola reserva. El primero que llega se las queda. Los precios y cuántas hay están en **Todas las unidades**.

imperium-rules-5-title = Fase 1: Iniciativa
imperium-rules-5-body =
    Quien gana la puja juega primero en este Turno de Juego. La abre el bando que no tuvo la iniciativa la última vez; en el primer Turno de Juego, el que digan el azar o las opciones de la mesa. Se puede abrir con 0.

    Cada puja debe superar la anterior. Cuando un bando se planta, gana el otro. Solo paga el ganador.

    Pujas con PC y puedes comprometer cartas de Acción: cada una vale lo que cuesta una carta en esta misión. Si ganas, se sacrifican tantas cartas comprometidas como cubra la puja y el resto se paga en PC; si no te llegan los PC va una carta más, sin vuelta.

    Por chat dices tu puja y, en secreto, hasta dónde llegarías. Cuando el enemigo te supera, tu puja sube lo justo. El ganador paga la última puja, no su límite.

    En el primer Turno de Juego, a quien abre se le pregunta una vez y al otro siempre que se pase su límite. Después no se pregunta a nadie: pujan por ti tus **órdenes permanentes**, 0 mientras no lo cambies con **Próxima puja máxima** en tu turno o con **Puja máxima por iniciativa** en **Órdenes permanentes**. Si ahí dice **pregúntame**, se te pregunta cada vez que te superen.

imperium-rules-6-title = Fases 2 a 5
imperium-rules-6-body =
    2 · Recursos. Recaudas los PC de tus planetas. Un planeta con una unidad enemiga al lado está bloqueado y no paga. Nadie puede tener más de 50 PC.

    3 · Cartas de Acción. Compra las que quieras al precio de la misión. Si pasas de cinco en la mano, descartas hasta quedarte con cinco.

    4 · Abastecimiento. Un escuadrón en el mapa debe estar a 3 sectores o menos de un planeta o base tuya, o de una nave que pueda cargar escuadrones; cada nave abastece solo a tantos como plazas libres tenga. La distancia se cuenta a través de todo. Quien queda sin abastecer se pierde. Se salva a tantos como sea posible; si puedes elegir, di quién va primero.

    5 · Reparación. Una nave dañada junto a un planeta tuyo, o junto a una base tuya intacta, se repara por la mitad de su precio. Una base puede repararse a sí misma; dañada no repara a nadie más. Los cañones defensivos se reparan donde están. Con una unidad enemiga al lado no se repara nada.
imperium-rules-6-figure = Los interceptores rojos de F4 tienen abastecimiento de H4. El bombardero de C4 está a más de 3 sectores de H4, H6, J3 y de la fragata de G4, que tiene una plaza libre: se pierde. La señal junto a H6: una unidad azul lo bloquea, así que no paga nada.

imperium-rules-7-title = Fase 6: Construcción
imperium-rules-7-body =
    Las naves se colocan en un sector libre junto a un planeta o base tuya. Los planetas y bases con una unidad enemiga al lado no construyen, y los planetas radioactivos tampoco. Los escuadrones nuevos pueden ir directamente a una nave con sitio. Las unidades terrestres y las edificaciones se ponen en el planeta. Lo nuevo puede mover y combatir este turno.

    Una base espacial se puede construir más lejos de un planeta: 1 PC más por cada sector a partir del primero. El camino debe estar abierto y ningún sector de él, tampoco el último, puede tener enemigos dentro ni al lado.

    Un minador intacto puede sembrar un campo de minas por turno en un sector vacío junto a él, por 2 PC.

    Si se acaban las fichas de un tipo, no se puede construir. Algunas misiones prohíben algunos tipos.

imperium-rules-8-title = Fase 7: Peligros y movimiento
imperium-rules-8-body =
    Primero cada nube de antimateria avanza un sector según el dado: 1 noreste, 2 este, 3 sureste, 4 suroeste, 5 oeste, 6 noroeste. Borra todo donde entra. Las nubes desaparecen si chocan, si salen del tablero o si caen en un agujero negro. En la Tormenta de Antimateria se tira de nuevo el dado que llevaría una nube a un planeta natal o dejaría menos de dos nubes. Después los agujeros negros se tragan toda unidad que tengan al lado, de ambos bandos, para el resto de la partida.

    Luego mueven tus unidades, cada una una vez, hasta lo que da su movimiento. Las unidades enemigas, los planetas, los asteroides y otros obstáculos cortan el paso; tus unidades no, pero dos no pueden compartir sector.

    Una unidad junto a una enemiga está trabada: mueve 1 sector como máximo, y quien llega junto a un enemigo se para ahí. Los escuadrones sobrevuelan unidades enemigas y planetas y nunca quedan trabados, pero traban a otros. Las bases y los misiles traban como las naves.
imperium-rules-8-figure = La corbeta de I4 mueve hasta 4 sectores; cada número dice cuántos pasos cuesta. En F5 quedaría junto al destructor de F4: trabada, se detiene ahí. Los planetas y asteroides estorban. La fragata de G4 ya está trabada.

imperium-rules-9-title = Cargar, desembarcar, ocupar
imperium-rules-9-body =
    Antes o después de mover, una nave puede cargar o descargar, pero no ambas cosas en un turno. Carga tropas de un planeta tuyo que tenga al lado, o un escuadrón tuyo de un sector de al lado. Descarga tropas en un planeta tuyo o neutral que tenga al lado, y así lo ocupan, y escuadrones en sectores libres de al lado. Los escuadrones descargados pueden mover al momento y combatir.

    Los planetas enemigos se invaden en la fase de combate; una nave puede hacerlo también después de cargar.

    Si una nave es destruida, su carga se pierde. Si es dañada, pierde lo que pase de su nueva capacidad.

    Si te llevas de un planeta la última unidad terrestre, pasa a ser neutral. Tu planeta natal sigue siendo tuyo.

imperium-rules-10-title = Puertas, iones, minas, radioactividad
imperium-rules-10-body =
    Puerta estelar: una unidad en una puerta, o que llega a ella, puede saltar por 1 paso a cualquier otra puerta libre y seguir. Un salto por turno. Las trabas valen aquí como en todas partes.

    Partículas de iones: quien entra se para. Dentro, una unidad no puede atacar, bombardear, invadir, sembrar minas, cargar, descargar ni ser reparada, y ninguna nave abastece allí a un escuadrón. Se la puede atacar con normalidad.

    Campo de minas: quien entra, amigo o enemigo, se para y recibe un ataque de fuerza 6, o de 3 si el campo está medio limpio. El campo permanece. A los minadores no les afecta. En la fase de combate cualquier unidad que esté al lado puede atacarlo en vez de otro objetivo: el primer ataque lo limpia a medias y el segundo, en otro turno, lo retira. Un ataque por campo y turno.

    Radioactividad: la ficha de un misil de neutrones permanece hasta el final del Turno de Juego siguiente. Nadie entra ni la cruza; un planeta bajo ella no se puede ocupar, no construye y no paga.

imperium-rules-11-title = Fase 8: Ataques
imperium-rules-11-body =
    Primero declaras todos los combates; luego se resuelven en el orden que elijas. Cada unidad ataca una vez.

    Una unidad ataca a una enemiga que esté a su lado. Todas las que atacan a la misma suman su ataque:

    • menos que la defensa: no pasa nada,
    • al menos la defensa: la unidad queda dañada,
    • al menos el doble de la defensa: queda destruida.

    Una unidad dañada, o sin lado dañado, es destruida con solo igualar su defensa.

    Tras tu declaración, ambos bandos ponen cartas boca abajo en los ataques a unidades y las invasiones, en secreto y a la vez (o combate a combate, si la mesa lo eligió así). A quien ataca se le pregunta siempre; a quien defiende, solo si un combate le haría daño sin cartas, salvo que sus **órdenes permanentes** digan otra cosa. Las cartas se descubren al resolver el combate. Las cartas de un combate que ya no tiene lugar vuelven a la mano sin verse.

    Las sumas sin cartas se muestran antes de que confirmes.

imperium-rules-12-title = Invasiones
imperium-rules-12-body =
    Las naves junto a un planeta enemigo desembarcan en él las tropas que lleven. Los escuadrones a bordo de naves junto al planeta pueden apoyarlas, salvo que tenga escudo.

    Ambos bandos suman el ataque de sus unidades. El del atacante desgasta primero el cañón defensivo: 6 puntos lo destruyen, 3 si está dañado; menos de 6 lo dañan. Cada punto restante abate a un defensor. Cada punto de la defensa abate a un atacante. Las bajas son simultáneas y cada bando elige las del otro: lo hacen sus **órdenes permanentes**, primero las más caras, si no les dice que le pregunten.

    Si quedan defensores o el cañón, la invasión fracasa y los supervivientes vuelven a bordo. Si caen todos los defensores y vive una unidad terrestre invasora, el planeta es tomado: sus edificaciones se destruyen, las tropas se quedan hasta la capacidad del planeta y el resto vuelve a bordo. Puedes dejar menos, o ninguna: entonces queda neutral. Si no queda nadie de ningún bando, también queda neutral; un planeta natal sigue entonces siendo de su dueño.

    Un planeta natal vacío cae ante una sola unidad terrestre superviviente.

imperium-rules-13-title = Otros modos de dañar un planeta
imperium-rules-13-body =
    Bombardeo: un acorazado, crucero, destructor o aniquilador intacto junto a un planeta enemigo sin escudo, sin unidades enemigas al lado y sin invasión ese turno. El dueño retira una ficha a su elección; por **órdenes permanentes**, la más barata. Una vez por planeta y turno; la nave ya ha atacado con ello. Sin unidades terrestres, el planeta queda neutral.

    Aniquilador de planetas: intacto, junto al planeta desde que empezó su turno y sin mover. En vez de atacar destruye el planeta con todo lo que hay en él, con escudo o sin él. Quedan asteroides.

    Misil de neutrones: golpea una unidad o planeta que tenga al lado. Una unidad queda destruida sea cual sea su defensa; en un planeta, todo. El sector queda radioactivo. Un planeta natal no se conquista así: su dueño lo conserva. Las cartas no valen. Si el propio misil es alcanzado, explota donde está y no daña a nadie más.

imperium-rules-14-title = Cartas de Acción
imperium-rules-14-body =
    Cada bando tiene tres de cada carta de capitán (una estrella), dos de cada carta de comandante (dos estrellas) y, donde la misión tiene cartas de almirante (tres estrellas), una de cada una; las listas que siguen a las reglas las tienen todas. Cuando un mazo se acaba, se barajan sus descartes. En la mano caben cinco.

    Cada carta dice cuándo se juega. La mayoría se juegan descubiertas en una fase de tu turno. Algunas se ponen boca abajo en los combates. No puede haber dos del mismo nombre a la vez, y sus efectos no se acumulan.

    Las reacciones se ordenan en secreto, en cualquier momento: Contraespionaje (anula la próxima carta enemiga del rango que digas o mayor) y Tregua Forzada (para el planeta que digas, cuando el enemigo pueda atacarlo, a él o a tus unidades de al lado). Contraespionaje e Interferencias también se pueden poner en un combate. Anulan la carta más alta que puedan, y entre iguales la de número menor; Contraespionaje va antes que Interferencias y no puede ser anulada.

    En un combate primero van las sumas, luego doblar o dividir.

imperium-rules-15-title = Variantes y duración
imperium-rules-15-body =
    La mesa puede elegir, antes de empezar:

    • Sin azar: ni cartas ni nubes; rojo abre la primera puja si no se elige otra cosa. La Tormenta de Antimateria no se puede jugar así.
    • Mazo único: los dos mazos mezclados, o el de un jugador para ambos, con descartes comunes.
    • Saqueo: un planeta que conquistas y abandonas te paga al momento sus PC, esté bloqueado o no.
    • Escuadrones aéreos: en los planetas los escuadrones cuentan como unidades terrestres: los ocupan, ocupan sitio, combaten y caen.
    • Límite al comprar cartas: tres por turno, o una.

    Toda partida acaba: tras el último Turno de Juego de la misión se compara a ambos bandos según **Las misiones**, una cosa tras otra. Si todo está igualado, la partida queda en empate. Una partida corta tiene la mitad de Turnos de Juego, salvo donde aguantar es el objetivo.

    Supremacía, en Derrotar al Enemigo: desde el Turno de Juego 6, quien más recauda al acabar un Turno de Juego suma 1 punto, desde el turno 10 2, desde el 14 3, desde el 18 4; en partida corta, desde los turnos 3, 5, 7 y 9. Los planetas bloqueados cuentan también.

    El reloj: si se agota, tu fase termina, te plantas, no pones cartas y las bajas siguen tu preferencia.

imperium-rules-16-title = Las misiones
imperium-rules-16-body =
    Tras los dos puntos: objetivo, último Turno de Juego y lo que se compara después (en la recaudación cuentan también los planetas bloqueados).

    Derrotar al Enemigo: 10 puntos de supremacía (véase **Variantes y duración**); 20; recaudación, luego PC.
    Fiebre Colonial: recaudar al menos 30 PC al empezar tu turno; 18; recaudación, luego PC. Sin cartas de almirante.
    La Guerra de las Puertas: unidades en 3 de las 4 puertas al final de tres Turnos de Juego seguidos, el primero el 4 o uno posterior; 20; puertas, luego recaudación.
    El Arma Definitiva: destruir dos planetas enemigos con el aniquilador, que se construye desde el Turno de Juego 4; 25; recaudación, luego PC.
    El Convoy: rojo acaba un turno con un transporte y 2 de infantería en la puerta de la mitad azul o a su lado; azul gana si caen ambos transportes o acaba el Turno de Juego 12. Las puertas no funcionan; rojo no construye transportes.
    Guerra Total: todo permitido; 25; el doble de la recaudación más un décimo del coste de las unidades.
    Tormenta de Antimateria: cuatro nubes y dos agujeros negros; 12; recaudación, luego PC.
    El Bloqueo: desde el Turno de Juego 3, un punto por turno tuyo que acabe con al menos la mitad de los planetas enemigos bloqueados, y no menos de dos; 3 puntos ganan; 22; puntos, luego recaudación.

    Solo Guerra Total y El Arma Definitiva conocen el aniquilador. Las cartas cuestan 3 PC.

    Del libro de misiones solo conocemos el nombre de la primera; lo demás se diseñó para esta mesa.

# Lo que vale en una partida anterior a una versión de las reglas, en lugar de lo que se cuenta arriba.
imperium-rules-before-2 =
    La Tregua Forzada protege también todo lo que está al lado de su planeta, aunque no de invasiones. Una secreta se juega en cuanto hay una unidad enemiga a dos sectores; puede ser una y otra vez para tu planeta natal, y no caduca con el planeta.
    Aniquilador y misil no dañan planetas neutrales.
    Un Contraespionaje comprometido paga la puja aunque se haya gastado antes.
imperium-rules-before-3 =
    Derrotar al Enemigo no conoce la supremacía.
    La Guerra de las Puertas: bastan dos Turnos de Juego seguidos, desde el primero.
    Tormenta de Antimateria: pueden desaparecer todas las nubes.
imperium-rules-before-4 = El Convoy: azul tiene una corbeta con infantería en vez del crucero.
imperium-rules-before-5 = Sin azar también se pregunta donde se pierden escuadrones se elija lo que se elija, y donde nada dañado se puede reparar.

# Lo que se cuenta de una partida, en la imagen de su final.
imperium-figure-points = PC recaudados
imperium-figure-built = Unidades construidas
imperium-figure-lost = Unidades perdidas
imperium-figure-planets = Planetas tomados
