# Imperium Galáctica: comandos, botones, menús, formularios y las órdenes de un borrador.

imperium-command = imperium
imperium-command-about = Jugar a Imperium Galáctica
imperium-command-draft = borrador
imperium-command-draft-about = Tu turno tal como lo has planeado
imperium-command-card = carta
imperium-command-card-about = Cartas de Acción
imperium-command-map = mapa
imperium-command-map-about = Tu copia del mapa: entero, una zona o el alcance de una unidad
imperium-command-map-area = zona
imperium-command-map-area-about = Un sector que ver de cerca
imperium-command-map-unit = unidad
imperium-command-map-unit-about = Una unidad tuya: adónde puede ir
imperium-command-supply = abastecimiento
imperium-command-supply-about = Muestra dónde se abastecen los escuadrones
imperium-command-supply-side = bando
imperium-command-supply-side-about = El tuyo o el enemigo
imperium-command-fleet = flota
imperium-command-fleet-about = Lista unidades y planetas
imperium-command-fleet-side = bando
imperium-command-fleet-side-about = El tuyo o el enemigo
imperium-command-side-own = el mío
imperium-command-side-enemy = el enemigo
imperium-command-save = salvar
imperium-command-save-about = Abastece antes a un escuadrón (fase 4)
imperium-command-save-unit = unidad
imperium-command-save-unit-about = El escuadrón
imperium-command-repair = reparar
imperium-command-repair-about = Repara una unidad o un cañón (fase 5)
imperium-command-repair-at = en
imperium-command-repair-at-about = Su sector
imperium-command-build = construir
imperium-command-build-about = Construye una unidad (fase 6)
imperium-command-build-kind = tipo
imperium-command-build-kind-about = Qué
imperium-command-build-at = en
imperium-command-build-at-about = En qué sector
imperium-command-build-count = cuántas
imperium-command-build-count-about = Cuántas
imperium-command-mine = minar
imperium-command-mine-about = Siembra un campo de minas (fase 6)
imperium-command-mine-unit = unidad
imperium-command-mine-unit-about = El minador
imperium-command-mine-at = en
imperium-command-mine-at-about = En qué sector contiguo
imperium-command-move = mover
imperium-command-move-about = Mueve una unidad (fase 7)
imperium-command-move-unit = unidad
imperium-command-move-unit-about = Nombre corto o su sector
imperium-command-move-to = a
imperium-command-move-to-about = A qué sector
imperium-command-load = cargar
imperium-command-load-about = Embarca tropas o un escuadrón (fase 7)
imperium-command-load-unit = unidad
imperium-command-load-unit-about = La nave
imperium-command-load-at = en
imperium-command-load-at-about = De qué sector
imperium-command-load-cargo = carga
imperium-command-load-cargo-about = Qué; si no, todo lo que quepa
imperium-command-unload = descargar
imperium-command-unload-about = Desembarca tropas o lanza un escuadrón (fase 7)
imperium-command-unload-unit = unidad
imperium-command-unload-unit-about = La nave
imperium-command-unload-at = en
imperium-command-unload-at-about = A qué sector
imperium-command-unload-cargo = carga
imperium-command-unload-cargo-about = Qué; si no, todo lo que quepa
imperium-command-attack = atacar
imperium-command-attack-about = Declara un ataque (fase 8)
imperium-command-attack-target = objetivo
imperium-command-attack-target-about = El sector que atacas
imperium-command-attack-unit = unidad
imperium-command-attack-unit-about = Quién, con comas; si no, todas las que puedan
imperium-command-invade = invadir
imperium-command-invade-about = Declara una invasión (fase 8)
imperium-command-invade-planet = planeta
imperium-command-invade-planet-about = El planeta
imperium-command-invade-unit = unidad
imperium-command-invade-unit-about = Qué naves, con comas; si no, todas
imperium-command-invade-cargo = carga
imperium-command-invade-cargo-about = Qué desembarca; si no, todo lo que haya a bordo
imperium-command-invade-stay = quedan
imperium-command-invade-stay-about = Cuántas tropas se quedan como mucho
imperium-command-bombard = bombardear
imperium-command-bombard-about = Declara un bombardeo (fase 8)
imperium-command-bombard-planet = planeta
imperium-command-bombard-planet-about = El planeta
imperium-command-bombard-unit = unidad
imperium-command-bombard-unit-about = La nave
imperium-command-annihilate = aniquilar
imperium-command-annihilate-about = Declara la destrucción de un planeta (fase 8)
imperium-command-annihilate-planet = planeta
imperium-command-annihilate-planet-about = El planeta
imperium-command-annihilate-unit = unidad
imperium-command-annihilate-unit-about = El aniquilador
imperium-command-strike = misil
imperium-command-strike-about = Lanza un misil de neutrones (fase 8)
imperium-command-strike-target = objetivo
imperium-command-strike-target-about = Una unidad o un planeta contiguo
imperium-command-strike-unit = unidad
imperium-command-strike-unit-about = El misil
imperium-command-withdraw = retirar
imperium-command-withdraw-about = Anula un combate declarado
imperium-command-withdraw-target = objetivo
imperium-command-withdraw-target-about = Su sector
imperium-command-first = primero
imperium-command-first-about = Resuelve primero un combate declarado
imperium-command-first-target = objetivo
imperium-command-first-target-about = Su sector
imperium-command-end = terminar
imperium-command-end-about = Termina una fase en tu borrador
imperium-command-submit = enviar
imperium-command-submit-about = Ejecuta tu borrador
imperium-command-submit-what = qué
imperium-command-submit-what-about = Las órdenes, esta fase o todo el turno
imperium-command-bid = pujar
imperium-command-bid-about = Puja por la iniciativa
imperium-command-bid-amount = cantidad
imperium-command-bid-amount-about = Lo que ven todos
imperium-command-bid-limit = máximo
imperium-command-bid-limit-about = Tu máximo secreto si te superan
imperium-command-bid-cards = cartas
imperium-command-bid-cards-about = Cartas que sacrificas, con comas
imperium-command-pass = plantarse
imperium-command-pass-about = Plántate en la puja
imperium-command-ready = listo
imperium-command-ready-about = No pongas más cartas
imperium-command-losses = bajas
imperium-command-losses-about = Di qué fichas se pierden
imperium-command-losses-units = unidades
imperium-command-losses-units-about = Por ejemplo: 2 infantería, blindados
imperium-command-draft-show = ver
imperium-command-draft-show-about = Muestra tu borrador en tu propio mapa
imperium-command-draft-undo = deshacer
imperium-command-draft-undo-about = Quita la última orden
imperium-command-draft-drop = quitar
imperium-command-draft-drop-about = Quita una orden
imperium-command-draft-drop-order = orden
imperium-command-draft-drop-order-about = Su número
imperium-command-draft-clear = vaciar
imperium-command-draft-clear-about = Tira tu borrador
imperium-command-card-buy = comprar
imperium-command-card-buy-about = Compra cartas al momento (fase 3)
imperium-command-card-buy-count = cuántas
imperium-command-card-buy-count-about = Cuántas
imperium-command-card-discard = descartar
imperium-command-card-discard-about = Descarta una carta de más
imperium-command-card-discard-card = carta
imperium-command-card-discard-card-about = Cuál
imperium-command-card-play = jugar
imperium-command-card-play-about = Juega una carta a la vista
imperium-command-card-play-card = carta
imperium-command-card-play-card-about = Cuál
imperium-command-card-play-units = unidades
imperium-command-card-play-units-about = Sobre qué unidades, con comas
imperium-command-card-play-sectors = sectores
imperium-command-card-play-sectors-about = Sobre qué sectores, con comas
imperium-command-card-play-building = edificación
imperium-command-card-play-building-about = Qué edificación (Sabotaje)
imperium-command-card-lay = poner
imperium-command-card-lay-about = Pon una carta boca abajo en un combate
imperium-command-card-lay-card = carta
imperium-command-card-lay-card-about = Cuál
imperium-command-card-lay-combat = combate
imperium-command-card-lay-combat-about = Su número
imperium-command-card-take = recoger
imperium-command-card-take-about = Recoge una carta puesta
imperium-command-card-take-card = carta
imperium-command-card-take-card-about = Cuál
imperium-command-card-take-combat = combate
imperium-command-card-take-combat-about = Su número
imperium-command-card-watch = vigilar
imperium-command-card-watch-about = Orden secreta de Contraespionaje
imperium-command-card-watch-rank = rango
imperium-command-card-watch-rank-about = Desde qué rango; sin él se retira
imperium-command-card-truce = tregua
imperium-command-card-truce-about = Orden secreta de Tregua Forzada
imperium-command-card-truce-planet = planeta
imperium-command-card-truce-planet-about = Cuál de los tuyos; sin él se retira

## Órdenes permanentes

imperium-orders-about = Donde una orden dice *pregúntame*, recibes un mensaje y la partida te espera. Lo que pujas como máximo es tu secreto: como en la propia subasta, las pujas suben de uno en uno hasta que un bando llega a su máximo, y solo paga quien gana, la última puja. Con 0 se te pregunta igualmente en el primer Turno de Juego: una vez si abres, o si no cada vez que te superen. Necesitas cartas donde un combate te iría mal sin ninguna.
imperium-order-own-losses = Si pierdes fichas
imperium-order-enemy-losses = Si el enemigo pierde fichas
imperium-order-defending = Cartas cuando te atacan
imperium-order-attacking = Cartas cuando atacas
imperium-order-bid = Puja máxima por iniciativa
imperium-order-bid-none = pregúntame
imperium-next-bid = Próxima puja máxima: { $most }
imperium-pick-ask = pregúntame
imperium-pick-cheapest = las más baratas
imperium-pick-dearest = las más caras
imperium-ask-for-cards-always = pregúntame siempre
imperium-ask-for-cards-in-danger = pregúntame si las necesito
imperium-ask-for-cards-never = no preguntes, ninguna

## Las fases y qué hay que hacer

imperium-now = **{ $phase }** · Turno de Juego { $turn } de { $last } · { $points } PC
imperium-hint-first-initiative = Puja por quién juega primero. Solo se te pregunta esta vez: di un máximo secreto si subirías más, que sigue pujando por ti. Tienes { $points } PC. La puja más alta paga y empieza; la otra no paga nada.
imperium-hint-initiative = Puja por quién juega primero. Tienes { $points } PC. La puja más alta paga y empieza; la otra no paga nada. Un máximo secreto sigue pujando por ti.
imperium-hint-nothing = No hay nada que puedas pagar o hacer en esta fase: pulsa *{ $button }*.
imperium-hint-cards = Compra cartas de Acción o juega una y pulsa *{ $button }*. No es obligatorio: las cartas son sorpresas para el combate y otras cosas.
imperium-hint-supply = Algunos escuadrones están demasiado lejos de planetas, bases y naves con sitio. Elige cuáles se abastecen primero; los demás se pierden.
imperium-hint-supply-lost = Los escuadrones demasiado lejos de planetas, bases y naves con sitio se pierden, y nada que se elija aquí abastece a más: pulsa *{ $button }*, si no los salva una carta.
imperium-hint-repair = Repara las unidades dañadas junto a tus planetas y bases.
imperium-hint-construction = Construye: elige qué y luego dónde. Las naves nuevas pueden mover y combatir ya; los transportes llevan tropas a planetas neutrales, que entonces te pagan.
imperium-hint-wasted = Guardas como mucho { $most } PC: tal como estás, perderías { $lost } de tu próxima recaudación. Gasta algo ahora.
imperium-hint-movement = Elige una unidad y luego adónde va; después le toca sola a la siguiente. Las naves cargan tropas junto a tus planetas y las descargan junto a los neutrales.
imperium-hint-combat = Declara qué atacas y envía el turno. Las sumas son sin cartas: iguala la defensa para dañar, dóblala para destruir; a escuadrones, misiles y unidades dañadas los destruye igualarla.
imperium-hint-commit-none = Nada de tu mano sirve en estos combates; se te pregunta para que nadie pueda saberlo. Pulsa *{ $button }*. Sin cartas quedan así:
imperium-hint-commit = Pon cartas boca abajo en estos combates si quieres; ambos bandos lo hacen en secreto. Sin cartas quedan así:
imperium-hint-laying = Pon cartas boca abajo en tus combates si quieres y envía el turno: solo entonces se pregunta al enemigo, y todas se descubren a la vez. Sin cartas quedan así:
imperium-hint-no-cards = Ninguna de tus cartas sirve en tus combates: envía el turno. Sin cartas quedan así:
imperium-hint-complete = Tu turno está planeado hasta el final. Envíalo o cámbialo.
imperium-hint-refused = Lo marcado con ✗ ya no es posible: pulsa *{ $button }* y luego envía el turno.
imperium-hint-interrupted = Lo que has planeado lleva a una pregunta propia. Envíalo y luego podrás seguir.
imperium-hint-ending = **¿Acabar el turno ya?** No harías nada más en { $phases }.
imperium-hint-supposed = ☁ Las nubes de antimateria se mueven tras la construcción: desde ahí esto es una suposición. Si alguna se mueve, tu borrador espera a que lo mires de nuevo.
imperium-hint-secret = Se espera al enemigo. Solo puedes dar órdenes secretas.
imperium-hint-wait = Se espera al enemigo; no tienes nada que hacer.
imperium-losses-own = Pierdes { $count } de estas fichas en { $sector }: { $pool }. Elige cuáles.
imperium-losses-cargo = Una nave dañada en { $sector } lleva demasiado. Elige { $count } de estas fichas, que se pierden: { $pool }.
imperium-losses-enemys = En { $sector } el enemigo pierde { $count } de estas fichas: { $pool }. Eliges tú.
imperium-card-does = *{ $card }*: { $effect }

## Unidades, sectores, combates

imperium-own-unit = { $short } { $unit } · { $sector }
imperium-condition =
    ataque { $attack }, defensa { $defence }, mueve { $move }{ $damaged ->
        [1] { $unit-gender ->
            [f] , dañada
            [mp] , dañados
           *[m] , dañado
        }
       *[other] { "" }
    }{ $engaged ->
        [1] { $unit-gender ->
            [f] , trabada
           *[m] , trabado
        }
       *[other] { "" }
    }{ $aboard ->
        [0] { "" }
       *[other] ; a bordo: { $cargo }
    }
imperium-at = { $what } · { $sector }
imperium-of-side = { $what } ({ $side })
imperium-space = { $sector }
imperium-planet-of = { $planet } { $sector }
imperium-mines-of = Campo de minas { $sector }
imperium-enemy-unit = { $unit } · { $sector }
imperium-ion-cannon-of = Cañón de iones { $sector }
imperium-building-of = { $building } · { $planet }
imperium-beside = junto a { $near }
imperium-price = { $price } PC
imperium-kind-priced = { $unit } · { $price } PC
imperium-kind-about =
    ataque { $attack }, defensa { $defence }, mueve { $move }{ $squadrons ->
        [0] { "" }
        [one] , lleva 1 escuadrón
       *[other] , lleva { $squadrons } escuadrones
    }{ $troops ->
        [0] { "" }
        [one] , lleva 1 unidad terrestre
       *[other] , lleva { $troops } unidades terrestres
    }; { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }
imperium-site =
    { $price } PC{ $count ->
        [0] { "" }
       *[other] , { $near }
    }
imperium-cargo = { $cargo }
imperium-take-load = Cargar { $cargo } de { $sector }
imperium-take-unload = Descargar { $cargo } en { $sector }
imperium-supply-fate = se perderá
imperium-way =
    { $start } → { $to }, { $steps } de { $most }{ $count ->
        [0] { "" }
       *[other] , { $consequences }
    }
imperium-aim-attack = Atacar: { $target }
imperium-aim-invade = Invadir: { $target }
imperium-aim-bombard = Bombardear: { $target }
imperium-aim-annihilate = Destruir: { $target }
imperium-aim-strike = Misil contra: { $target }
imperium-able =
    { $count ->
        [one] puede una de tus unidades
       *[other] pueden { $count } de tus unidades
    }
imperium-able-together =
    { $count ->
        [one] una unidad
       *[other] las { $count } unidades
    }: { $result }
imperium-comes-to =
    { $others ->
        [0] Sin cartas: { $result }
       *[other] Con lo ya declarado, sin cartas: { $result }
    }
imperium-odds-attack =
    { $attack } contra { $defence }, { $verdict ->
        [unharmed] { $unit-gender ->
            [f] ilesa
            [mp] ilesos
           *[m] ileso
        }
        [damaged] { $unit-gender ->
            [f] dañada
            [mp] dañados
           *[m] dañado
        }
       *[destroyed] { $unit-gender ->
            [f] destruida
            [mp] destruidos
           *[m] destruido
        }
    }
imperium-odds-invasion =
    { $attack } contra { $defence }, { $ending ->
        [conquered] conquistado
        [raided] tomado y abandonado: pasa a ser neutral
        [spared] tomado si el defensor deja viva una unidad terrestre; si no, { $home ->
            [1] sigue siendo de su dueño
           *[other] pasa a ser neutral
        }
        [spent] no queda nadie: { $home ->
            [1] sigue siendo de su dueño
           *[other] pasa a ser neutral
        }
       *[held] resiste
    } (caen { $defenders } en defensa y { $attackers } al ataque){ $cannon ->
        [0] { "" }
        [1] , cañón dañado
       *[other] , cañón destruido
    }
imperium-odds-none = no tiene lugar
imperium-combat-line = { $number }. { $combat }
# Lines that begin with a plain dot are counted anew by Discord, and combats without cards have numbers, too.
imperium-combat-listed = { $number }\. { $combat }
imperium-combat-attack = { $who } → { $target }: **{ $result }**
imperium-combat-mines =
    { $who } { $count ->
        [one] limpia
       *[other] limpian
    } { $target }
imperium-combat-invasion =
    { $who } { $count ->
        [one] invade
       *[other] invaden
    } { $target }: **{ $result }**
imperium-combat-bombardment =
    { $who } bombardea { $target }: **{ $comes ->
        [neutral] la última: pasa a ser neutral
        [last] cae la última
        [choice] se pierde una ficha a elección de su dueño
       *[other] no tiene lugar
    }**
imperium-combat-annihilation = { $who } destruye { $target }
imperium-combat-missile = { $who } golpea { $target }
imperium-fleet = **{ $side }** · { $points } PC
imperium-fleet-unit = • { $unit }: { $how }
imperium-fleet-planet =
    • { $planet }: paga { $income }{ $count ->
        [0] { "" }
       *[other] ; { $tokens }
    }

## Órdenes de un borrador

imperium-order-move = { $unit } { $way }
imperium-order-move-somewhere = { $unit } → { $sector }
imperium-order-built = { $order }: { $unit }
imperium-order-build = Construir { $unit } en { $sector } ({ $price } PC)
imperium-order-sow = { $unit } mina { $sector } ({ $price } PC)
imperium-order-repair = Reparar { $unit } en { $sector } ({ $price } PC)
imperium-order-repair-nothing = Reparar en { $sector }
imperium-order-save = Abastecer antes a { $unit }
imperium-bid-up-to =
    Pujar { $amount }{ $limit ->
        [0] {""}
       *[other] , en secreto hasta { $limit }
    }{ $count ->
        [0] {""}
       *[other] ; comprometidas: { $cards }
    }
imperium-order-load = { $unit } carga { $cargo } de { $sector }
imperium-order-unload = { $unit } descarga { $cargo } en { $sector }
imperium-order-attack = { $unit } ataca { $target }
imperium-order-invade = { $unit } invade { $sector } con { $cargo }
imperium-order-invade-stay = { $order } ({ $stay })
imperium-order-bombard = { $unit } bombardea { $sector }
imperium-order-annihilate = { $unit } destruye { $sector }
imperium-order-strike = { $unit } golpea { $sector }
imperium-order-withdraw = Anular { $sector }
imperium-order-first = { $sector } primero
imperium-order-play =
    { $count ->
        [0] Jugar { $card }
       *[other] Jugar { $card }: { $aims }
    }
imperium-order-discard = Descartar { $card }
imperium-order-end = Listo: { $phase }
imperium-order-lay = { $card } boca abajo en el combate { $number }
imperium-draft-title = **Tu borrador** ({ $count ->
        [one] una orden
       *[other] { $count } órdenes
    }; nadie más lo ve)
imperium-draft-line = `{ $number }` { $order }
imperium-draft-line-refused = `{ $number }` ✗ ~~{ $order }~~ — { $reason }
imperium-draft-waits = Esto solo puede ordenarse cuando se haya enviado lo anterior.
imperium-draft-passed-over = Tal como están las cosas no hay nada que decidir en { $phase }, así que se pasa por alto: no hay ningún enemigo, o nada parecido, al alcance.
imperium-added = ✓ { $order }
imperium-drafted =
    { $total ->
        [0] Tu borrador está vacío.
        [one] Tu borrador tiene una orden; nadie más la ve hasta que la envíes.
       *[other] Tu borrador tiene { $total } órdenes; nadie más las ve hasta que las envíes.
    }
imperium-left = Algo se ha interpuesto. Esto queda en tu borrador; míralo de nuevo antes de enviarlo:

## Botones, menús, formularios

imperium-show-plan = Mi borrador
imperium-undo = Quitar la última
imperium-clear = Vaciar borrador
imperium-drop-line = { $number }. { $order }
imperium-choose-drop = Quitar una orden…
imperium-choose-zoom = Mirar de cerca…
imperium-zoom-area = { $sector } y alrededores: { $count ->
        [one] una unidad
       *[other] { $count } unidades
    }
imperium-choose-likely = Varias órdenes a la vez
imperium-choose-cards = Varias cartas a la vez
imperium-likely-again = { $order }, una vez más
imperium-done-cards = Cartas listas ▸
imperium-done-supply = Abastecimiento listo ▸
imperium-done-repair = Reparaciones listas ▸
imperium-done-construction = Construcción lista ▸
imperium-done-movement = Movimiento listo ▸
imperium-done-combat = Combates listos ▸
imperium-submit-orders = Enviar estas órdenes
imperium-submit-phase = Enviar esta fase
imperium-submit-turn = Enviar y acabar turno
imperium-submit-all = Enviar mi turno
imperium-submit-laid =
    { $count ->
        [0] Enviar mi turno, sin cartas
        [one] Enviar mi turno con una carta
       *[other] Enviar mi turno con { $count } cartas
    }
imperium-end-anyway = Sí, acabar mi turno
imperium-plan-on = No, seguir planeando
imperium-tidy = Quitar lo que no se puede
imperium-buy =
    { $count ->
        [one] Comprar una carta ({ $price } PC)
       *[other] Comprar { $count } cartas ({ $price } PC)
    }
imperium-choose-save = ¿Qué escuadrón, primero?
imperium-choose-repair = ¿Qué reparas?
imperium-choose-discard = Descarta hasta tener { $most }
imperium-choose-kind = ¿Qué construyes?
imperium-choose-site = ¿Dónde?
imperium-choose-layer = Sembrar minas: ¿qué minador?
imperium-choose-field = ¿Minas dónde?
imperium-choose-unit = Mover o (des)cargar: ¿cuál?
imperium-choose-way = ¿Adónde mueve?
imperium-choose-cargo = ¿Qué carga o descarga?
imperium-choose-target = ¿Qué atacas?
imperium-choose-fighters = ¿Con qué unidades? (varias)
imperium-choose-part = O desembarcar o dejar menos
imperium-part = { $unit } desembarca { $cargo }
imperium-stay-all = Tras la victoria se quedan todas las tropas
imperium-stay = Tras la victoria { $count ->
        [0] no se queda ninguna tropa
        [one] se queda una tropa como mucho
       *[other] se quedan { $count } tropas como mucho
    }
imperium-choose-change = Cambiar lo declarado
imperium-put-first = Primero: { $target }
imperium-call-off = Anular: { $target }
imperium-choose-card = Jugar una carta a la vista
imperium-choose-aim = ¿Sobre qué?
imperium-choose-wave = ¿Qué dos atacan dos veces?
imperium-choose-jumper = ¿Qué unidad salta?
imperium-choose-landing = Salta a…
imperium-play-it = Jugarla
imperium-stand-pat = Plantarme
imperium-bid-least = Pujar { $amount }
imperium-bid-more = Pujar con máximo secreto…
imperium-told-bid = Pujar
imperium-told-watch = Orden secreta de anular
imperium-told-truce = Tregua secreta
imperium-told-remove = Bajas
imperium-form-bid = Pujar por la iniciativa
imperium-form-amount = Puja a la vista
imperium-form-amount-about = Todos la ven al momento
imperium-form-limit = Máximo secreto
imperium-form-limit-about = Si te superan, subes hasta aquí lo mínimo; vacío: no
imperium-form-cards = Cartas que sacrificas
imperium-form-cards-about = Cada una vale { $price } PC y solo se pierde si ganas
imperium-choose-lay = Poner una carta boca abajo
imperium-choose-back = Recoger una carta
imperium-lay = { $card } → combate { $number } ({ $sector })
imperium-ready = Listo: estas cartas
imperium-ready-none = Listo: ninguna carta
imperium-choose-losses =
    { $count ->
        [one] Elige una que se pierde
       *[other] Elige { $count } que se pierden
    }
imperium-usual-losses = Lo habitual: { $cargo }
imperium-choose-watch = Anular en secreto: ¿cuáles?
imperium-watch = La próxima carta de { $rank } o superior
imperium-watch-not = Ninguna: retirar la orden
imperium-choose-truce = Tregua secreta: ¿dónde?
imperium-truce-for = { $sector }
imperium-truce-not = Ninguno: retirar la orden

## Rechazos

imperium-refusal-draft = No se ha enviado nada: «{ $order }» ya no es posible. { $reason } Quítala de tu borrador o cambia lo anterior.
imperium-refusal-draft-empty = Tu borrador está vacío. Añade órdenes, o envía la fase o el turno para terminarlos.
imperium-refusal-draft-over = Tu borrador ya termina el turno. Quita eso antes o envíalo.
imperium-refusal-end-stays = «{ $order }» se queda mientras tu borrador tenga órdenes de una fase posterior. Quita antes esas.
imperium-refusal-no-such-order =
    { $count ->
        [0] Tu borrador está vacío: no hay nada que quitar.
       *[other] No hay tal orden en tu borrador. Tiene los números 1 a { $count }.
    }
imperium-refusal-nobody = Ninguna de tus unidades puede hacerle eso a { $sector } ahora: solo se ataca a vecinos, una vez por turno. Elige entre las sugerencias.
