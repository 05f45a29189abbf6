# Lo que pasó, contado a quien le pasó: se dice donde la clave de antes de `-you` nombraría
# a quien lee.

imperium-event-game-turn-you = Turno de Juego { $turn } de { $last }. Abres la puja por la iniciativa.
imperium-event-bid-you = Pujas { $amount }.
imperium-event-raised-you = La puja sube hasta { $amount }, que es tuya.
imperium-event-passed-you = Te plantas.
imperium-event-initiative-won-you = Ganas la iniciativa por { $amount }.
imperium-event-sacrificed-you = Sacrificas { $cards }.
imperium-event-commanded-you = Tomas la iniciativa por mando supremo; las pujas quedan anuladas.
imperium-event-player-turn-you = Comienzas tu turno.
imperium-event-income-you = Recaudas { $earned } PC y tienes { $points } PC.
imperium-event-blockaded-you = Tus planetas bloqueados no pagan: { $planets }.
imperium-event-irradiated-you = Tus planetas radioactivos no pagan: { $planets }.
imperium-event-wasted-you = No hay sitio para { $points } PC más: puedes tener { $most } PC.
imperium-event-loan-repaid-you = Devuelves { $points } PC del empréstito de guerra.
imperium-event-loan-let-off-you = No tienes con qué pagar { $points } PC del empréstito de guerra: deuda perdonada.
imperium-event-points-gained-you = Tienes ahora { $points } PC.
imperium-event-bought-you =
    { $count ->
        [one] Compras una carta de Acción por { $price }.
       *[other] Compras { $count } cartas de Acción por { $price }.
    }
imperium-event-discarded-you = Descartas { $card }.
imperium-event-played-you = Juegas { $card }.
imperium-event-counteracted-you = Anulas { $card } con Contraespionaje.
imperium-event-spied-you =
    { $count ->
        [0] No tienes nada en la mano.
       *[other] Tienes en la mano { $cards }.
    }
imperium-event-infiltrated-you = Pierdes { $card }.
imperium-event-truce-you = Fuerzas una tregua: no se puede atacar { $planet } ni las unidades de al lado.
imperium-event-out-of-supply-you = Pierdes { $unit } en { $sector } por falta de abastecimiento.
imperium-event-repaired-you = Reparas { $unit } en { $sector } por { $price }.
imperium-event-field-repaired-you = Reparas { $unit } en { $sector } gratis.
imperium-event-built-you = Construyes { $unit } en { $sector } por { $price }.
imperium-event-conscripted-you =
    { $count ->
        [one] Reclutas { $unit } en { $planet }.
       *[other] Reclutas { $count } × { $unit } en { $planet }.
    }
imperium-event-sown-you =
    Siembras un campo de minas en { $sector } { $price ->
        [0] gratis
       *[other] por { $price }
    }.
imperium-event-swallowed-you = El agujero negro se lleva tu unidad { $unit } en { $sector } para siempre.
imperium-event-collapsed-you = Abres un agujero negro en { $sector }.
imperium-event-moved-you = Tu unidad { $unit } va { $start } → { $sector }.
imperium-event-jumped-you = Haces saltar { $unit } { $start } → { $sector }.
imperium-event-loaded-you = Tu unidad { $unit } carga { $cargo } de { $sector }.
imperium-event-unloaded-you = Tu unidad { $unit } descarga { $cargo } en { $sector }.
imperium-event-occupied-you = Ocupas { $planet }.
imperium-event-ran-into-mines-you = El campo de minas de { $sector } golpea tu unidad { $unit } con { $strength }.
imperium-event-ambushed-you = ¡Emboscada! Un golpe de { $attack } alcanza tu unidad { $unit } en { $sector }.
imperium-event-token-lost-you = Pierdes { $unit } en { $planet }.
imperium-event-garrison-lost-you = Pierdes { $units } en { $planet }.
imperium-event-planet-lost-you =
    { $count ->
        [0] Pierdes el planeta { $planet }.
       *[other] Pierdes el planeta { $planet } con { $units }.
    }
imperium-event-neutral-you = Pierdes { $planet }, que pasa a ser neutral.
imperium-event-mutinied-you = ¡Motín! Te haces con { $unit } en { $sector }, con daños.
imperium-event-attack-declared-you = Atacarás { $sector } con { $unit }.
imperium-event-invasion-declared-you = Invadirás { $planet } con { $cargo }.
imperium-event-bombardment-declared-you = Bombardearás { $planet }.
imperium-event-annihilation-declared-you = Destruirás { $planet }.
imperium-event-strike-declared-you = Tu misil de neutrones golpeará { $sector }.
imperium-event-withdrawn-you = Retiras lo declarado contra { $sector }.
imperium-event-put-first-you = Empezarás por { $sector }.
imperium-event-sabotaged-you = Saboteas { $planet } y destruyes esto: { $unit }.
imperium-event-revealed-you = Descubres { $cards }.
imperium-event-cancelled-you = Se te anula: { $cards }.
imperium-event-turned-up-you = Descubres { $cards } en { $sector }.
imperium-event-annulled-you = Se te anula en { $sector }: { $cards }.
imperium-event-attack-resolved-you =
    Atacas { $unit } de { $enemy } en { $sector }: { $attack } contra { $defence }, { $verdict ->
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
imperium-event-attack-resolved-you-enemy =
    { $player } ataca tu unidad { $unit } en { $sector }: { $attack } contra { $defence }, { $verdict ->
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
imperium-event-attacked-you =
    Atacas { $unit } en { $sector }: { $attack } contra { $defence }, { $verdict ->
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
imperium-event-damaged-you = Tu unidad { $unit } en { $sector } sufre daños.
imperium-event-destroyed-you = Pierdes { $unit } en { $sector }.
imperium-event-cargo-lost-you = Tu unidad { $unit } pierde { $cargo }.
imperium-event-invaded-you = Invades { $planet } con { $cargo }: ataque { $attack }, la defensa golpea con { $defence }.
imperium-event-invasion-failed-you = Tu invasión de { $planet } ha fracasado.
imperium-event-invasion-spent-you = De tus invasores no queda nadie para ocupar { $planet }.
imperium-event-conquered-you = Conquistas { $planet } y dejas allí { $troops }.
imperium-event-raided-you = Vences a la defensa de { $planet } y lo abandonas.
imperium-event-looted-you = Saqueas { $points } PC.
imperium-event-bombarded-you = Bombardeas { $planet }.
imperium-event-annihilated-you = Destruyes el planeta { $planet }. Solo quedan asteroides.
imperium-event-missile-hit-you = Tu misil de neutrones alcanza { $sector }.
imperium-event-blockade-point-you = Mantienes el bloqueo y tienes { $points } de 3 puntos.
imperium-event-gates-held-you = Tienes unidades en tres puertas o más. Turnos de Juego seguidos: { $held } de { $needed }.
imperium-event-supremacy-you =
    Recaudas más, sin contar bloqueos: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de supremacía (+{ $gained }; con { $needed } se gana).
imperium-report-bid-you = tú { $amount }
imperium-report-bought-you =
    Compras { $count ->
        [one] una carta de Acción
       *[other] { $count } cartas de Acción
    } por { $price }.
imperium-report-built-you = Construyes { $listed } por { $price }.
imperium-report-moved-you = Mueves: { $listed }.
imperium-report-loaded-you = Cargas: { $listed }.
imperium-report-unloaded-you = Descargas: { $listed }.
imperium-report-occupied-you = Ocupas { $listed }.
imperium-report-attacks-declared-you = Atacarás: { $listed }.
imperium-report-invasion-declared-you = Invadirás { $planet } con { $listed }.
imperium-report-attacks-resolved-you = Atacas a { $enemy }: { $listed }.
imperium-report-attacks-resolved-you-enemy = { $player } te ataca: { $listed }.
imperium-report-attacked-you = Atacas: { $listed }.
imperium-report-destroyed-you = Pierdes { $listed }.
imperium-report-damaged-you = Con daños, de lo tuyo: { $listed }.
imperium-event-counted-you = Tu recuento final: { $counts }.

imperium-outcome-home-conquered-you-winner = Conquistas el planeta natal de { $loser } y ganas.
imperium-outcome-home-conquered-you-loser = { $winner } conquista tu planeta natal y gana.
imperium-outcome-home-destroyed-you-winner = Destruyes el planeta natal de { $loser } y ganas.
imperium-outcome-home-destroyed-you-loser = { $winner } destruye tu planeta natal y gana.
imperium-outcome-home-swallowed-you-winner = La antimateria ha borrado el planeta natal de { $loser }: ganas.
imperium-outcome-home-swallowed-you-loser = La antimateria ha borrado tu planeta natal: gana { $winner }.
imperium-outcome-annihilation-you-winner = A { $loser } no le queda ninguna unidad: ganas.
imperium-outcome-annihilation-you-loser = No te queda ninguna unidad: gana { $winner }.
imperium-outcome-colonies-you-winner = Alcanzas una recaudación de 30 PC y ganas la Fiebre Colonial a { $loser }.
imperium-outcome-colonies-you-loser = { $winner } alcanza una recaudación de 30 PC y te gana la Fiebre Colonial.
imperium-outcome-gates-you-winner = Has tenido tres puertas el tiempo necesario y ganas a { $loser }.
imperium-outcome-gates-you-loser = { $winner } ha tenido tres puertas el tiempo necesario y te gana.
imperium-outcome-weapon-you-winner = Has destruido un segundo planeta de { $loser } y ganas.
imperium-outcome-weapon-you-loser = { $winner } ha destruido un segundo planeta tuyo y gana.
imperium-outcome-convoy-arrived-you-winner = Tu convoy ha llegado a la puerta: { $loser } pierde.
imperium-outcome-convoy-arrived-you-loser = El convoy de { $winner } ha llegado a la puerta: pierdes.
imperium-outcome-convoy-lost-you-winner = El convoy de { $loser } ha sido destruido: ganas.
imperium-outcome-convoy-lost-you-loser = Tu convoy ha sido destruido: gana { $winner }.
imperium-outcome-convoy-late-you-winner = El convoy de { $loser } no ha llegado a tiempo: ganas.
imperium-outcome-convoy-late-you-loser = Tu convoy no ha llegado a tiempo: gana { $winner }.
imperium-outcome-blockade-you-winner = Rindes por hambre a { $loser } con tu tercer punto de bloqueo y ganas.
imperium-outcome-blockade-you-loser = { $winner } te rinde por hambre con su tercer punto de bloqueo y gana.
imperium-outcome-supremacy-you-winner = Has alcanzado los 10 puntos de supremacía y ganas a { $loser }.
imperium-outcome-supremacy-you-loser = { $winner } ha alcanzado los 10 puntos de supremacía y te gana.
imperium-outcome-tally-you-winner = El último Turno de Juego ha terminado. En el recuento final ganas a { $loser }.
imperium-outcome-tally-you-loser = El último Turno de Juego ha terminado. En el recuento final te gana { $winner }.
