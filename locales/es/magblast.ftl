# Mag·Blast: los nombres, lo que ocurre, por qué no, y las reglas de las dos ediciones.

magblast-tagline = Batallas espaciales a grito pelado: sin efecto sonoro, el disparo falla.

## Opciones de la mesa

magblast-option-edition = Edición
magblast-option-edition-about = Otras cartas y naves, y otra forma de empezar las flotas.
magblast-option-edition-third = Tercera edición (2006)
magblast-option-edition-second = Segunda edición (2002)
magblast-option-controlled-carnage = Carnicería Controlada
magblast-option-controlled-carnage-about = A quién puedes atacar entre cuatro flotas o más.
magblast-option-controlled-carnage-true = Sí: solo a tus vecinos
magblast-option-controlled-carnage-false = No: como diga la edición
magblast-option-skirmish = Escaramuza en 5.1
magblast-option-skirmish-about = Si el sonido tiene que llegar con el disparo.
magblast-option-skirmish-true = Sí: si llega tarde, falla
magblast-option-skirmish-false = No: el disparo lo espera
magblast-option-round-cap = Duración máxima
magblast-option-round-cap-about = Pasadas esas rondas gana la nave de mando menos dañada.
magblast-option-round-cap-twenty = 20 rondas
magblast-option-round-cap-forty = 40 rondas
magblast-option-round-cap-none = Sin límite
magblast-option-open-at-four = Segunda edición, de 5 a 8 jugadores
magblast-option-open-at-four-about = En esta edición, con cinco o más solo se ataca a los vecinos.
magblast-option-open-at-four-true = Cuando quedan cuatro, atacas a quien quieras
magblast-option-open-at-four-false = Solo atacas a tus vecinos hasta el final
magblast-option-boarded-may-fire = Naves abordadas
magblast-option-boarded-may-fire-about = Qué hace en ese mismo turno una nave que le quitas a alguien.
magblast-option-boarded-may-fire-true = Dispara enseguida
magblast-option-boarded-may-fire-false = Desde tu próximo turno
magblast-group-match = Reglas
magblast-group-attacks = Ataques
magblast-preset-first = Como mucho 20 rondas; un día por jugada.

## Las partes de una flota

magblast-zone-yellow = amarilla
magblast-zone-green = verde
magblast-zone-red = roja
magblast-zone-blue = azul

magblast-turret-laser = láser
magblast-turret-beam = rayo
magblast-turret-mag = mag

magblast-type-scout = Explorador
    .gender = m
magblast-type-cruiser = Crucero
    .gender = m
magblast-type-destroyer = Destructor
    .gender = m
magblast-type-carrier = Nave Nodriza
    .gender = f
magblast-type-dreadnought = Acorazado
    .gender = m
magblast-type-frigate = Fragata
    .gender = f
magblast-type-minesweeper = Dragaminas
    .gender = m
magblast-type-gunship = Cañonera
    .gender = f

magblast-phase-setup = Preparación
magblast-phase-discard = Descarte
magblast-phase-draw = Robo
magblast-phase-reinforce = Refuerzo
magblast-phase-maneuver = Maniobra
magblast-phase-attack = Ataque
magblast-phase-over = Fin

magblast-icon-star = estrella
magblast-icon-circle = círculo
magblast-icon-diamond = diamante
magblast-icon-a = A
magblast-icon-b = B
magblast-icon-c = C

magblast-icons-star = ★
magblast-icons-circle = ●
magblast-icons-diamond = ◆
magblast-icons-star-circle = ★●
magblast-icons-star-diamond = ★◆
magblast-icons-circle-diamond = ●◆
magblast-icons-star-star = ★★
magblast-icons-circle-circle = ●●
magblast-icons-diamond-diamond = ◆◆
magblast-icons-a = A
magblast-icons-b = B
magblast-icons-c = C
magblast-icons-a-b = A B
magblast-icons-b-c = B C
magblast-icons-a-c = A C
magblast-icons-a-a = A A
magblast-icons-b-b = B B
magblast-icons-c-c = C C

magblast-card-with-icons = { $card } ({ $icons })
magblast-target-ship-of = { $ship } de { $player } (zona { $zone })
    .gender = { $ship-gender }
magblast-target-ship-yours = tu { $ship } (zona { $zone })
    .gender = { $ship-gender }
magblast-target-ship-own = su propia nave { $ship } (zona { $zone })
magblast-target-flagship-of = la nave de mando de { $player }
magblast-target-flagship-yours = tu nave de mando
magblast-target-flagship-own = su propia nave de mando

## Naves

magblast-ship-numbered = { $type } { $number }
    .gender = { $type-gender }
magblast-ship-dink = Dink
magblast-ship-byzakh = Byzakh
magblast-ship-plutt = Plutt
magblast-ship-scular = Scular
magblast-ship-chezill = Chezill
magblast-ship-untgalha = Untgalha
magblast-ship-nebular = Nebular
magblast-ship-zinoth = Zinoth
magblast-ship-galha = Galha
magblast-ship-baxter = Baxter
magblast-ship-mentatt = Mentatt
magblast-ship-hundog = Hundog
magblast-ship-valent = Valent
magblast-ship-corvoss = Corvoss
magblast-ship-badal = Badal
magblast-ship-bazull = Bazull
magblast-ship-juvaz = Juvaz
magblast-ship-freya = Freya
magblast-ship-cuddrr = Cuddrr
magblast-ship-tash = Tash
magblast-ship-drozalla = Drozalla
magblast-ship-delfong = Delfong
magblast-ship-vil-forht = Vil Forht
magblast-ship-troya = Troya
magblast-ship-terral = Terral
magblast-ship-vlero = Vlero
magblast-ship-inanna = Inanna
magblast-ship-rulack-moor = Rulack Moor
magblast-ship-zidhur = Zidhur
magblast-ship-alamo = Alamo
magblast-ship-akimlach = Akimlach
magblast-ship-badiroc = Badiroc
magblast-ship-skie = Skie
magblast-ship-marduk = Marduk
magblast-ship-vengarr = Vengarr
magblast-ship-woden = Woden
magblast-ship-masoch = Masoch
magblast-ship-eroll = Eroll
magblast-ship-altendon = Altendon
magblast-ship-astur = Astur
magblast-ship-sredna = Sredna
magblast-ship-ferdt = Ferdt
magblast-ship-ares = Ares
magblast-ship-poseidon = Poseidon
magblast-ship-pyrox = Pyrox
magblast-ship-hermes = Hermes
magblast-ship-zeus = Zeus
magblast-ship-portellis = Portellis
magblast-ship-vnkar = Vnkar
magblast-ship-vtongo = Vtongo
magblast-ship-falladir = Falladir
magblast-ship-nylev = Nylev
magblast-ship-weslex = Weslex

## Las naves de mando y lo que saben hacer

magblast-flagship-overseers-of-kalgon = Los Supervisores de Kalgon
magblast-flagship-the-glorp = El Glorp
magblast-flagship-alpha-mazons = Las Alfa Mazonas
magblast-flagship-freep = Los Freep
magblast-flagship-recyclons-v40k = Los Reciclones v40K
magblast-flagship-tri-bot = Tri-Bot de alquiler letal serie IG44 modelo IIV
magblast-flagship-mhee-yow-meex = Los Mhee Yow-Meex
magblast-flagship-bzzgzzrt = ¡BZZGZZRT!
magblast-flagship-brotherhood-of-peace = La Hermandad de la Paz
magblast-flagship-cranium-consortium = El Consorcio Cráneo
magblast-flagship-xxcha = Xxcha
magblast-flagship-hacan = Hacan
magblast-flagship-sol = Sol
magblast-flagship-letnev = Letnev
magblast-flagship-sardakk-norr = Sardakk N’orr
magblast-flagship-jol-nar = Jol-Nar
magblast-flagship-l1z1x = L1z1x
magblast-flagship-naalu = Naalu
magblast-flagship-yssaril-tribes = Tribus Yssaril
magblast-flagship-mentak-coalition = Coalición Mentak

magblast-ability-overseers-of-kalgon = 3 veces: en vez de robar, toma hasta 3 disparos de los descartes.
magblast-ability-the-glorp = Los escuadrones hacen la mitad de daño a tus naves de flota.
magblast-ability-alpha-mazons = 3 veces: si tu disparo acierta, juega un efecto sin Impacto Directo.
magblast-ability-freep = 3 veces, en tu fase de Maniobra: quítale 3 cartas al azar a alguien.
magblast-ability-recyclons-v40k = Roba 1 si cae una nave de flota cualquiera y 3 si cae otra nave de mando.
magblast-ability-tri-bot = 3 veces: al pagar por una nave, toma la que quieras de los descartes.
magblast-ability-mhee-yow-meex = Cuando robes una nave, roba dos y quédate con una.
magblast-ability-bzzgzzrt = Tus naves de velocidad 1 son también nodrizas; las de 2, dragaminas.
magblast-ability-brotherhood-of-peace = 3 veces, en tu fase de Descarte: pasa un disparo de una nave de flota tuya a otra enemiga.
magblast-ability-cranium-consortium = Descarta 2 recursos y cancela un disparo contra una de tus naves de flota.
magblast-ability-xxcha = 2 veces, en cualquier momento: quítale 3 cartas al azar a alguien.
magblast-ability-hacan = Roba hasta tener 6 cartas en vez de 5.
magblast-ability-sol = 3 veces, en cualquier momento de tu turno: roba una nave para tu flota.
magblast-ability-letnev = En la fase de Refuerzo roba dos naves y quédate con una.
magblast-ability-sardakk-norr = Todas tus naves de flota son también nodrizas.
magblast-ability-jol-nar = Descarta 2 recursos y cancela un disparo contra una de tus naves de flota.
magblast-ability-l1z1x = Roba 2 cartas cuando destruyan una de tus naves de flota.
magblast-ability-naalu = 2 veces, en tu turno: pasa todos los disparos de una nave tuya a otra enemiga.
magblast-ability-yssaril-tribes = 2 veces: cancela un disparo contra una de tus naves de flota.
magblast-ability-mentak-coalition = 2 veces: tras un Impacto Directo a una nave de flota, esa nave es tuya.

## Cartas

magblast-card-laser-blast = Disparo de Láser
magblast-card-beam-blast = Disparo de Rayo
magblast-card-mag-blast = Disparo Mag Blast
magblast-card-fighter = Cazas
magblast-card-bomber = Bombarderos
magblast-card-temporal-flux = Fluctuación Temporal
magblast-card-evasive-action = Acción Evasiva
magblast-card-strategic-allocation = Asignación Estratégica
magblast-card-reinforcements = Refuerzos
magblast-card-spacedock = Muelle Espacial
magblast-card-spacedock-1 = Muelle Espacial (1)
magblast-card-spacedock-2 = Muelle Espacial (2)
magblast-card-ramming-speed = Velocidad de Embestida
magblast-card-minefield = Campo de Minas
magblast-card-asteroids = Asteroides
magblast-card-direct-hit = Impacto Directo
magblast-card-boarding-party = Grupo de Abordaje
magblast-card-boarding = Abordaje
magblast-card-catastrophic-damage = Daño Catastrófico
magblast-card-concussive-blast = Onda de Choque
magblast-card-bridge-hit = Impacto en el Puente
magblast-card-long-range-cannon = Cañón de Largo Alcance
magblast-card-emp-cannon = Cañón PEM
magblast-card-point-defense-turret = Torreta de Defensa Puntual
magblast-card-squadron-bay = Hangar de Escuadrones
magblast-card-secondary-cannon = Cañón Secundario
magblast-card-security-force = Fuerza de Seguridad

magblast-effect-third-laser-blast = 1 de daño a una nave de esa zona, o a la nave de mando si la zona está vacía.
magblast-effect-third-beam-blast = 3 de daño a una nave de esa zona, o a la nave de mando si la zona está vacía.
magblast-effect-third-mag-blast = 5 de daño a una nave de esa zona, o a la nave de mando si la zona está vacía.
magblast-effect-third-fighter = Con nodriza: 2 de daño este turno, en cualquier zona. O intercepta un escuadrón que ataca tu flota.
magblast-effect-third-bomber = 4 de daño este turno, en la zona de una de tus naves nodrizas.
magblast-effect-third-temporal-flux = Cualquier turno: cancela la carta que acaba de jugar un rival, incluso otra como esta.
magblast-effect-third-evasive-action = Cualquier turno: cancela un disparo, escuadrón o Impacto Directo contra tu flota.
magblast-effect-third-strategic-allocation = Cualquier turno: roba 3 cartas.
magblast-effect-third-reinforcements = Roba una nave y ponla en una zona con sitio. Puede disparar este turno.
magblast-effect-third-spacedock = Descarta un disparo de debajo de una de tus naves de flota.
magblast-effect-third-ramming-speed = Sacrifica una nave de flota: es un disparo desde su zona con su velocidad como daño.
magblast-effect-third-minefield = Hasta tu próximo turno una flota no se mueve, ni dispara, ni lanza, ni intercepta.
magblast-effect-third-asteroids = Hasta tu próximo turno nadie dispara ni lanza escuadrones contra una flota.
magblast-effect-third-direct-hit = Si tu disparo acierta: juega un efecto sobre esa nave, o dispárale otra vez.
magblast-effect-third-boarding-party = Tras un Impacto Directo a una nave de flota: pasa a tu flota con su daño.
magblast-effect-third-catastrophic-damage = Tras un Impacto Directo: destruye la nave, aunque sea la de mando.
magblast-effect-third-concussive-blast = Tras un Impacto Directo a una nave de flota: recoloca las naves de su zona.
magblast-effect-third-bridge-hit = Tras un Impacto Directo: quítale 3 cartas al azar a quien controla la nave.

magblast-effect-second-laser-blast = 1 de daño a una nave de esa zona, o a la nave de mando si la zona está vacía.
magblast-effect-second-beam-blast = 3 de daño a una nave de esa zona, o a la nave de mando si la zona está vacía.
magblast-effect-second-mag-blast = 5 de daño a una nave de esa zona, o a la nave de mando si la zona está vacía.
magblast-effect-second-fighter = Con nodriza: 2 de daño este turno, en cualquier zona. O intercepta un escuadrón que ataca tu flota.
magblast-effect-second-bomber = 4 de daño este turno, en la zona de una de tus naves nodrizas.
magblast-effect-second-temporal-flux = Cualquier turno: cancela la carta que acaba de jugar un rival, salvo otra como esta.
magblast-effect-second-evasive-action = Cualquier turno: cancela un disparo, escuadrón o Impacto Directo contra tu flota.
magblast-effect-second-strategic-allocation = Roba 4 cartas.
magblast-effect-second-reinforcements = En la fase de Refuerzo: roba una nave y ponla en una zona con sitio.
magblast-effect-second-spacedock-1 = Descarta un disparo de debajo de una de tus naves de flota.
magblast-effect-second-spacedock-2 = Descarta hasta dos disparos de debajo de una de tus naves de flota.
magblast-effect-second-minefield = Hasta tu próximo turno la flota de un rival no se mueve, ni dispara, ni lanza, ni intercepta.
magblast-effect-second-asteroids = Hasta tu próximo turno nadie dispara ni lanza escuadrones contra una flota.
magblast-effect-second-direct-hit = Si tu disparo acierta: juega un crítico sobre su objetivo, o dispárale otra vez.
magblast-effect-second-boarding = Tras un Impacto Directo a una nave de flota: pasa a tu flota con su daño.
magblast-effect-second-catastrophic-damage = Tras un Impacto Directo: destruye su objetivo, aunque sea una nave de mando.
magblast-effect-second-bridge-hit = Tras un Impacto Directo: quien controla el objetivo descarta toda su mano.
magblast-effect-second-long-range-cannon = Mejora: esta nave alcanza también naves de flota a una zona de distancia.
magblast-effect-second-emp-cannon = Mejora: si acierta a una nave de flota, su dueño pierde una carta al azar.
magblast-effect-second-point-defense-turret = Mejora: los escuadrones no pueden atacar las naves de esta zona.
magblast-effect-second-squadron-bay = Mejora: esta nave lanza escuadrones como una nave nodriza.
magblast-effect-second-secondary-cannon = Mejora: esta nave puede disparar dos veces por turno.
magblast-effect-second-security-force = Mejora: esta nave no puede ser abordada.

## Respuestas y órdenes permanentes

magblast-answer-pass = Dejarla pasar
magblast-answer-flux = Fluctuación Temporal
magblast-answer-evade = Acción Evasiva
magblast-answer-intercept = Interceptar con cazas
magblast-answer-ability = Usar tu nave de mando

magblast-orders-about =
    Para parar una carta se gasta lo más barato que tengas: cazas, la habilidad de tu nave de mando, Acción Evasiva y, por último, Fluctuación Temporal. Se te dice en privado.
    { "**" }Preguntarme** pregunta aunque no tengas nada que sirva: una pausa solo cuando lo tienes se lo diría a todos. Con la mano vacía, que todos ven, no se te pregunta. Qué cuesta mucho se dice en *Más órdenes*.
magblast-orders-further =
    { "**" }Pararla si me cuesta mucho** para lo que destruiría algo, causa 3 o más de daño duradero o quita la mitad del casco restante; un Impacto Directo, un abordaje o una catástrofe si se trata de tu nave de mando o de una nave a la que le quedan 3 o más de casco; Impactos en el Puente y Campos de Minas; y salva tu propia carta si destruye, o si es un Impacto Directo o lo que le sigue. Nunca escuadrones que no destruyen nada.
magblast-order-flagship-hit = Atacan mi nave de mando
magblast-order-ship-lost = Van a destruir una de mis naves
magblast-order-ship-hit = Van a dañar una de mis naves
magblast-order-direct-hit = Impacto Directo a una de mis naves
magblast-order-effect = Abordajes, catástrofes y demás contra mis naves
magblast-order-fleet-card = Campo de Minas o Asteroides en mi flota
magblast-order-own-card = Alguien cancela mi carta
magblast-order-others = Cartas que no van conmigo
magblast-order-save-flux = Reservar la Fluctuación Temporal: nunca contra ataques a naves de flota
magblast-order-save-flux-on = La Fluctuación Temporal se reserva: nunca se gasta contra ataques a naves de flota (*Más órdenes*).
magblast-order-quiet = De momento
magblast-reply-pass = Dejarla pasar
magblast-reply-weigh = Pararla si me cuesta mucho
magblast-reply-stop = Pararla si puedo
magblast-reply-ask = Preguntarme
magblast-quiet-no = Seguir mis órdenes
magblast-quiet-turn = Dejar pasar todo este turno
magblast-quiet-until-mine = Dejar pasar hasta mi turno

## Lo que se pregunta

magblast-play-by = { $player }: { $what }
magblast-play-yours = Juegas { $what }
magblast-play-fleet-of = { $card } sobre la flota de { $player }
magblast-play-fleet-yours = { $card } sobre tu flota
magblast-play-fleet-own = { $card } sobre su propia flota
magblast-play-against-of = { $card } contra la carta { $against } de { $player }
magblast-play-against-yours = { $card } contra tu carta { $against }
magblast-play-against-own = { $card } contra su propia carta { $against }
magblast-play-target = { $card } sobre { $target }
magblast-play-attack = { $card } contra { $target }, { $damage } de daño
magblast-play-lethal =
    { $card } contra { $target }, { $damage } de daño: quedaría { $target-gender ->
        [m] destruido
       *[f] destruida
    }
magblast-prompt-over = La partida ha terminado.
magblast-prompt-placing = Todos colocan su flota en secreto.
magblast-prompt-place-fleet =
    { $dealt ->
        [4] Coloca tu flota, una nave en cada zona: { $ships }.
       *[other] Coloca tu flota: elige cuatro de estas naves, una para cada zona: { $ships }.
    }
magblast-prompt-answer = { $play }. ¿Respondes?
magblast-prompt-answers = { $play }. Se pregunta a quienes pueden responder.
magblast-prompt-wait = Es el turno de { $player }.
magblast-prompt-scatter = Onda de Choque: ¿adónde van las naves de la zona { $zone }?
magblast-prompt-place =
    { $count ->
        [one] ¿Dónde pones { $ships }?
       *[other] ¿Con cuál te quedas, { $ships }, y dónde la pones?
    }
magblast-prompt-sound = { $ship } ha disparado. ¡Haz el sonido, o fallará!
magblast-prompt-chain-hit = Has acertado a { $target }. Ahora, { $offers }; si no, cualquier otra cosa.
magblast-prompt-chain-direct = Impacto Directo a { $target }: ahora puedes { $offers }.
magblast-prompt-phase-discard = Fase de Descarte: descarta lo que quieras y roba.
magblast-prompt-phase-discard-full = Fase de Descarte: descarta lo que quieras, o nada.
magblast-prompt-phase-draw = Fase de Robo: roba, o toma disparos de los descartes.
magblast-prompt-phase-draw-full = Fase de Robo: toma disparos de los descartes, o no robes nada.
magblast-prompt-phase-reinforce = Fase de Refuerzo: paga por naves, o sigue.
magblast-prompt-phase-maneuver = Fase de Maniobra: mueve tus naves, o sigue.
magblast-prompt-phase-attack = Fase de Ataque: dispara, lanza y juega cartas, o termina tu turno.
magblast-prompt-idle-discard = Fase de Descarte: no tienes cartas, así que roba.
magblast-prompt-idle-discard-or = Fase de Descarte: no tienes cartas. Puedes { $offers }.
magblast-prompt-idle-reinforce = Fase de Refuerzo: nada de lo que tienes paga una nave, así que sigue.
magblast-prompt-idle-reinforce-or = Fase de Refuerzo: nada de lo que tienes paga una nave. Puedes { $offers }.
magblast-prompt-idle-maneuver = Fase de Maniobra: ahora no puede moverse ninguna de tus naves, así que sigue.
magblast-prompt-idle-maneuver-or = Fase de Maniobra: ahora no puede moverse ninguna de tus naves. Puedes { $offers }.
magblast-prompt-idle-attack = Fase de Ataque: ahora no hay nada que puedas disparar, lanzar ni jugar, así que termina tu turno.
magblast-prompt-idle-attack-or = Fase de Ataque: ahora no hay nada que puedas disparar, lanzar ni jugar. Puedes { $offers }.
magblast-prompt-mined-maneuver = Fase de Maniobra: hay un Campo de Minas sobre tu flota, así que no puede moverse ninguna de tus naves. Sigue.
magblast-prompt-mined-maneuver-or = Fase de Maniobra: hay un Campo de Minas sobre tu flota, así que no puede moverse ninguna de tus naves. Puedes { $offers }.
magblast-prompt-mined-attack = Fase de Ataque: hay un Campo de Minas sobre tu flota, así que ninguna de tus naves puede disparar ni lanzar. Termina tu turno.
magblast-prompt-mined-attack-or = Fase de Ataque: hay un Campo de Minas sobre tu flota, así que ninguna de tus naves puede disparar ni lanzar. Puedes { $offers }.

# Lo que se puede hacer, al final de una pregunta así.
magblast-offer-use = usar la habilidad de { $flagship }
magblast-offer-play = jugar { $card }
magblast-offer-later = hacer ya lo que viene después
magblast-offer-assault = proponer un Asalto Brutal
magblast-offer-on = seguir
magblast-offer-draw = robar
magblast-offer-end = terminar tu turno
magblast-offer-effect = jugar un efecto
magblast-offer-effect-early = un efecto
magblast-offer-critical = jugar un crítico
magblast-offer-again = dispararle otra vez con la misma nave

## Lo que ocurre

magblast-event-start =
    { $count ->
        [one] Una flota se encuentra
       *[other] { $count } flotas se encuentran
    } en la { $edition ->
        [second] segunda
       *[third] tercera
    } edición de Mag·Blast.
magblast-event-flagship = { $player } está al mando de { $flagship }.
magblast-event-choose-ships =
    { $dealt ->
        [4] Cada jugador recibe cuatro naves y las coloca en secreto, una por zona.
       *[other] Cada jugador recibe { $dealt } naves y coloca cuatro en secreto, una por zona.
    }
magblast-event-placed = { $player } ya ha colocado su flota.
magblast-event-placed-anew = Has cambiado tu flota: { $ships }.
magblast-event-placed-same = Tu flota sigue como la habías colocado.
magblast-event-reveals = { $player } muestra { $ships } (casco { $hull }).
magblast-event-first =
    Empieza { $player }, con la flota más débil (casco { $hull }){ $tied ->
        [0] .
       *[other] , por sorteo.
    }
magblast-event-turn = Ronda { $round }: turno de { $player }.
magblast-event-last-rounds =
    { $left ->
        [one] Es la última ronda: al acabar,
       *[other] Quedan { $left } rondas: después
    } gana la nave de mando con más casco; si empatan, la flota con más casco.
magblast-event-quiet = Desde hace { $rounds } rondas nadie juega más cartas que escuadrones. A las { $most } gana la nave de mando con más casco; si empatan, la flota con más casco.
magblast-event-counted = Casco de { $player }: nave de mando { $hull }, flota { $fleet }.
magblast-event-discards = { $player } descarta { $cards }.
magblast-event-deals =
    Cada jugador roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
magblast-event-draws =
    { $player } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
magblast-event-drawn = Robas { $cards }.
magblast-event-reshuffle =
    El mazo de acción se ha acabado: { $count ->
        [one] la única carta descartada forma
       *[other] se barajan { $count } descartes y forman
    } uno nuevo.
magblast-event-ships-reshuffle =
    El mazo de naves se ha acabado: { $count ->
        [one] la única nave descartada forma
       *[other] se barajan { $count } naves descartadas y forman
    } uno nuevo.
magblast-event-oversees =
    { $player } toma { $cards } de los descartes ({ $left ->
        [0] habilidad agotada
        [one] queda un uso
       *[other] quedan { $left } usos
    }).
magblast-event-pays = { $player } paga una nave con { $cards }.
magblast-event-wishes =
    { $player } encarga { $ship } de los descartes ({ $left ->
        [0] habilidad agotada
        [one] queda un uso
       *[other] quedan { $left } usos
    }).
magblast-event-draws-ships =
    { $player } roba { $count ->
        [one] una nave
       *[other] { $count } naves y se queda con una
    }.
magblast-event-drawn-ships = Robas { $ships }.
magblast-event-places = { $ship } se une a la flota de { $player } (zona { $zone }).
magblast-event-places-alone = { $ship } se une a la flota de { $player } (zona { $zone }): no cabe en ninguna otra.
magblast-event-throws-back = { $player } descarta { $ships }.
magblast-event-moves = { $player } lleva { $ship } de la zona { $start } a la { $zone }.
magblast-event-fires =
    # { $noise }
    { $ship }, de { $player }, dispara contra { $target }: { $card }.
magblast-event-fires-silently =
    { $ship }, de { $player }, apunta contra { $target } con { $card }… ¿y el sonido?{ $waits ->
        [0] { "" }
       *[other] { " " }Responde con él a este mensaje o escribe { COMMAND("magblast sound") }.
    }
    .default-waits = 0
magblast-event-misses = { $player } no ha dicho ni pío: el disparo de { $ship } contra { $target } falla.
magblast-event-rams = ¡{ $player } sacrifica { $ship } y embiste!
magblast-event-launches = { $player } lanza { $card } contra { $target }.
magblast-event-launches-loudly =
    # { $noise }
    { $player } lanza { $card } contra { $target }.
magblast-event-own-answer = De tu mano: { $cards }, contra { $against } de { $player }. A lo que no respondes tú responden tus órdenes permanentes.
magblast-event-answers = { $player } responde con { $card } (contra { $against }).
magblast-event-shields =
    { $flagship } ({ $player }): disparo cancelado{ $count ->
        [0] {" "}({ $left ->
            [0] habilidad agotada
            [one] queda un uso
           *[other] quedan { $left } usos
        }).
       *[other] , a cambio de { $cards }.
    }
magblast-event-cancelled-flux = { $card }, de { $player }: como si no hubiera pasado.
magblast-event-cancelled-evade = { $player } falla con { $card }: maniobra evasiva.
magblast-event-cancelled-intercept = { $player } pierde { $card }: los cazas interceptan.
magblast-event-cancelled-ability = { $player } falla con { $card }: lo impide una nave de mando.
magblast-event-hits =
    { $ship } acierta a { $target }: { $damage } de daño, { $left ->
        [0] { $target-gender ->
            [m] destruido
           *[f] destruida
        }.
        [one] le queda 1 de casco.
       *[other] le quedan { $left } de casco.
    }
magblast-event-hits-this-turn =
    { $ship } acierta a { $target }: { $damage } de daño, { $left ->
        [one] le queda 1 de casco este turno.
       *[other] le quedan { $left } de casco este turno.
    }
magblast-event-jams = { $ship } bloquea la mano de { $player }, que descarta { $card }.
magblast-event-strikes =
    { $card } contra { $target }: { $damage } de daño, { $left ->
        [0] { $target-gender ->
            [m] destruido
           *[f] destruida
        }.
        [one] le queda 1 de casco este turno.
       *[other] le quedan { $left } de casco este turno.
    }
magblast-event-upgraded = Mejora para { $ship }: { $card }.
magblast-event-repaired = Reparación: { $ship } se libra de { $cards }. Casco: { $left }.
magblast-event-repaired-this-turn = Reparación: { $ship } se libra de { $cards }. Casco este turno: { $left }.
magblast-event-lies-minefield-of = La flota de { $player } está minada hasta el próximo turno de { $caster }: ni se mueve, ni dispara, ni lanza.
magblast-event-lies-minefield-own = La flota de { $player } está minada hasta su próximo turno: ni se mueve, ni dispara, ni lanza.
magblast-event-lies-asteroids-of = Los asteroides protegen la flota de { $player } hasta el próximo turno de { $caster }.
magblast-event-lies-asteroids-own = Los asteroides protegen la flota de { $player } hasta su próximo turno.
magblast-event-direct-hit = ¡Impacto Directo a { $target }!
magblast-event-catastrophe = Daño Catastrófico: adiós a { $target }.
magblast-event-loses-hand =
    { $player } { $count ->
        [0] no pierde nada: su mano está vacía.
        [one] pierde la única carta de su mano.
       *[other] pierde las { $count } cartas de su mano.
    }
magblast-event-boards = ¡{ $player } aborda { $target }!
magblast-event-concussion = La onda de choque zarandea la zona de { $target }.
magblast-event-thrown =
    { $ship }, de { $player }, sale { $ship-gender ->
        [m] despedido
       *[f] despedida
    } a la zona { $zone }.
magblast-event-thrown-nowhere = Las naves de { $player } se quedan donde estaban.
magblast-event-steals =
    { $player } { $count ->
        [0] no encuentra nada que quitarle a { $victim }.
        [one] le quita una carta a { $victim }.
       *[other] le quita { $count } cartas a { $victim }.
    }
magblast-event-stolen-by-you = Le quitas a { $victim }: { $cards }.
magblast-event-stolen-from-you = { $player } te quita: { $cards }.
magblast-event-salvage = { $flagship }: { $player } registra los restos.
magblast-event-eliminated = { $flagship }: nave de mando destruida. { $player } queda fuera, pero no se calla.
magblast-event-plays = { $player } juega { $card }.
magblast-event-plays-on = { $player } juega { $card }: { $target }.
magblast-event-plays-on-own = { $player } juega { $card }: { $ship } (zona { $zone }).
magblast-event-plays-on-own-fleet = { $player } juega { $card } sobre su propia flota.
magblast-event-plays-on-fleet = { $player } juega { $card } sobre la flota de { $victim }.
magblast-event-skips =
    { $player } no necesita un Impacto Directo ({ $left ->
        [0] habilidad agotada
        [one] queda un uso
       *[other] quedan { $left } usos
    }).
magblast-event-sweeps = { $ship }, de { $player }, limpia la flota de { $owner }: { $card }.
magblast-event-sweeps-own = { $ship }, de { $player }, limpia su propia flota: { $card }.
magblast-event-uses =
    { $player } usa la habilidad de { $flagship } ({ $left ->
        [0] por última vez
        [one] queda un uso
       *[other] quedan { $left } usos
    }).
magblast-event-transfers =
    { $ship }, de { $player }, le pasa { $damage } de daño a { $target }: { $left ->
        [0] { $target-gender ->
            [m] destruido
           *[f] destruida
        }.
        [one] le queda 1 de casco.
       *[other] le quedan { $left } de casco.
    }
magblast-event-transfers-this-turn =
    { $ship }, de { $player }, le pasa { $damage } de daño a { $target }: { $left ->
        [one] le queda 1 de casco este turno.
       *[other] le quedan { $left } de casco este turno.
    }
magblast-event-come-home =
    { $count ->
        [one] Vuelve
       *[other] Vuelven
    } a la mano de { $player }: { $cards }.
magblast-event-expires = Fin de { $card } sobre la flota de { $player }.
magblast-event-stays-under = La flota de { $player } sigue bajo { $card }: queda otra carta.
magblast-event-brutal-called = { $player } propone un Asalto Brutal. Hacen falta dos.
magblast-event-brutal-agreed = ¡Asalto Brutal! Empieza en el próximo turno de { $player }.
magblast-event-brutal-begins = Empieza el Asalto Brutal: un disparo por torreta.
magblast-report-flagships = { $listed }.
magblast-report-flagship = { $player } está al mando de { $flagship }
magblast-report-counted = Casco: { $listed }.
magblast-report-count = { $player } (nave de mando { $hull }, flota { $fleet })
magblast-report-placed = Ya han colocado sus flotas: { $listed }.
magblast-report-draws = { $player } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
magblast-report-moves = { $player } mueve { $listed }.
magblast-report-move = { $ship } de la zona { $start } a la { $zone }
magblast-report-fires = { $player } dispara: { $listed }.
magblast-report-shot = { $ship } con { $card } contra { $target } («{ $noise }»)
magblast-report-launches = { $player } lanza: { $listed }.
magblast-report-launch = { $card } contra { $target } («{ $noise }»)
magblast-report-hits = { $player } acierta: { $listed }.
magblast-report-hit =
    { $ship } a { $target }, { $damage } de daño ({ $left ->
        [0] { $target-gender ->
            [m] destruido
           *[f] destruida
        }
        [one] queda 1
       *[other] quedan { $left }
    })
magblast-report-hit-this-turn =
    { $ship } a { $target }, { $damage } de daño (este turno { $left ->
        [one] queda 1
       *[other] quedan { $left }
    })

## Cómo termina

magblast-outcome-last = { $winner } tiene la última nave de mando del espacio, en la ronda { $round }.
magblast-outcome-rounds-won = Han pasado { $rounds } rondas: { $winner } queda en mejor posición.
magblast-outcome-rounds-tied = Han pasado { $rounds } rondas: empate entre { $winner }.
magblast-outcome-quiet-won = Nadie ha jugado más que escuadrones en { $rounds } rondas: { $winner } queda en mejor posición.
magblast-outcome-quiet-tied = Nadie ha jugado más que escuadrones en { $rounds } rondas: empate entre { $winner }.

## Por qué no

magblast-refusal-seats = Mag·Blast es para dos a ocho jugadores.
magblast-refusal-place-ships-first =
    { $dealt ->
        [4] Primero coloca tu flota, una nave en cada zona: { $ships }.
       *[other] Primero coloca tu flota: elige cuatro de estas naves, una para cada zona: { $ships }.
    }
magblast-refusal-keep-four =
    { $dealt ->
        [4] Coloca cada una de tus naves una vez, una en cada zona: { $ships }.
       *[other] Elige cuatro naves distintas de las que has recibido, una para cada zona: { $ships }.
    }
magblast-refusal-already-placed = Las flotas ya están sobre la mesa. En la fase de Maniobra puedes mover tus naves.
magblast-refusal-phase =
    Eso corresponde a la fase de { $wanted } y esta es la de { $phase }. { $now ->
        [discard] Descarta lo que quieras y roba.
        [draw] Roba, o toma disparos de los descartes.
        [reinforce] Paga por naves, o termina la fase.
        [maneuver] Mueve tus naves, o termina la fase.
       *[attack] Dispara, lanza escuadrones y juega cartas, o termina tu turno.
    }
magblast-refusal-not-your-turn = Es el turno de { $player }. Hasta el tuyo puedes responder a cartas y jugar lo que vale en cualquier turno.
magblast-refusal-answer-first = { $card }, de { $player }, espera tu respuesta. Responde o déjala pasar, y todo seguirá.
magblast-refusal-others-answer = { $card } espera las respuestas de los demás. En cuanto estén, se sigue.
magblast-refusal-place-first = Primero elige una zona para { $ships }.
magblast-refusal-place-other-ship = No es esa la nave que hay que colocar. Coloca { $ships }.
magblast-refusal-zone-full = Ya hay tres naves en la zona { $zone }. Hay sitio en estas zonas: { $zones }.
magblast-refusal-nothing-to-place = No tienes ninguna nave que colocar. Las consigues pagando recursos, con Refuerzos o abordando.
magblast-refusal-scatter-first = Primero di adónde salen despedidas las naves de la zona alcanzada.
magblast-refusal-scatter-each =
    Da una zona a cada nave, en este orden: { $ships } ({ $count ->
        [one] una zona
       *[other] { $count } zonas
    }).
magblast-refusal-scatter-crowded = Alguna zona tendría más de tres naves. Repártelas mejor.

magblast-refusal-no-such-card =
    Esa carta no existe. { $count ->
        [0] Tu mano está vacía.
       *[other] Tienes { $hand }.
    }
magblast-refusal-not-in-hand =
    No tienes esa carta ({ $card }). { $count ->
        [0] Tu mano está vacía.
       *[other] Tienes { $hand }.
    }
magblast-refusal-no-such-ship =
    No hay ninguna nave así en tu flota. { $count ->
        [0] No te queda ninguna.
       *[other] Tienes { $ships }.
    }
magblast-refusal-not-your-ship =
    { $ship } no está en tu flota. { $count ->
        [0] No te quedan naves.
       *[other] Tienes { $ships }.
    }

magblast-refusal-fleet-full = Tienes tres naves en cada zona: no cabe ninguna más.
magblast-refusal-no-ships-left = No quedan naves ni en el mazo ni en los descartes. Guarda tus cartas para luego.
magblast-refusal-does-not-pay =
    Una nave cuesta tres recursos iguales o uno de cada tipo. { $count ->
        [0] Con esta mano no puedes pagar.
       *[other] Con estas podrías: { $cards }.
    }
magblast-refusal-pays-too-much = No necesitas { $card }: las otras ya pagan una nave.
magblast-refusal-no-wish = Solo Tri-Bot elige una nave descartada, tres veces por partida. Tú robas del mazo.
magblast-refusal-wish-not-there =
    Esa nave no está en los descartes. { $count ->
        [0] No hay ninguna: paga sin nombrar nave, y roba.
       *[other] Están estas: { $ships }.
    }
magblast-refusal-nothing-to-oversee = Ahora no puedes tomar disparos descartados: eso es de los Supervisores de Kalgon, tres veces, si los hay. Roba cartas.
magblast-refusal-not-discarded = Eso no está entre los disparos descartados. Están estos: { $cards }.

magblast-refusal-minefield =
    Tu flota está en un Campo de Minas: ni se mueve, ni dispara, ni lanza hasta el próximo turno de { $players }. Puedes reforzarla, jugar otras cartas y usar habilidades; en la tercera edición, un dragaminas puede limpiarla.
magblast-refusal-out-of-reach =
    { $speed ->
        [0] { $ship } no se mueve: su velocidad es 0.
       *[other] { $ship } (velocidad { $speed }) no puede acabar esta fase en la zona { $zone }. Puede ir a estas zonas: { $zones }.
    }
magblast-refusal-zone-crowded = Hay { $count } naves en la zona { $zone } y solo caben tres. Mueve alguna, o devuélvela: { $ships }.

magblast-refusal-not-a-blast = { $card } no es un disparo. Dispara un láser, un rayo, un Mag Blast o Velocidad de Embestida.
magblast-refusal-fire-it = { $card } se dispara desde una nave contra un objetivo: usa disparar.
magblast-refusal-launch-it =
    Los escuadrones se lanzan contra un objetivo: usa lanzar para tus { $card ->
        [fighter] cazas
       *[bomber] bombarderos
    }.
magblast-refusal-not-a-squadron = { $card } no se lanza. Lanza cazas o bombarderos.
magblast-refusal-no-turret =
    { $ship } no tiene torreta de { $turret }; tiene { $turrets }. { $count ->
        [0] Ninguna de tus naves puede hacer ahora este disparo.
       *[other] Este disparo lo puede hacer { $ships }.
    }
magblast-refusal-has-fired =
    { $ship } ya ha disparado este turno. { $count ->
        [0] Ninguna otra de tus naves puede hacer este disparo.
       *[other] Este disparo lo puede hacer todavía { $ships }.
    }
magblast-refusal-just-boarded = Has abordado { $ship } este turno y no puede disparar hasta el próximo. Si es nodriza, sí puede lanzar escuadrones.
magblast-refusal-no-carrier = No tienes ninguna nave nodriza desde la que lanzar. Guarda el escuadrón por sus recursos, o hasta que te llegue una.

magblast-refusal-no-such-target =
    Ahí no hay nada a lo que apuntar. { $count ->
        [0] { $ship } no tiene ningún objetivo por ahora.
       *[other] Objetivos posibles de { $ship }: { $targets }.
    }
magblast-refusal-own-target =
    ¡Eso es tuyo! { $count ->
        [0] { $ship } no tiene ningún objetivo por ahora.
       *[other] Objetivos posibles de { $ship }: { $targets }.
    }
magblast-refusal-neighbours =
    Solo puedes atacar a tus vecinos de cada lado. { $count ->
        [0] { $ship } no tiene ningún objetivo entre ellos por ahora.
       *[other] Objetivos posibles de { $ship }: { $targets }.
    }
magblast-refusal-asteroids =
    Los asteroides protegen esa flota de disparos y escuadrones. { $count ->
        [0] { $ship } no tiene ningún otro objetivo por ahora.
       *[other] Objetivos posibles de { $ship }: { $targets }.
    }
magblast-refusal-other-zone =
    { $target } y { $ship } están en zonas distintas. { $count ->
        [0] { $ship } no tiene ningún objetivo a su alcance por ahora.
       *[other] Objetivos posibles de { $ship }: { $targets }.
    }
magblast-refusal-shielded =
    Las naves de esa zona protegen { $target }: a una nave de mando solo se llega por una zona vacía. { $count ->
        [0] { $ship } no tiene ningún objetivo a su alcance por ahora.
       *[other] Objetivos posibles de { $ship }: { $targets }.
    }
magblast-refusal-fighter-shielded =
    { $target } tiene naves en todas las zonas: los cazas solo pasan si hay una vacía. { $count ->
        [0] Ahora no tienen ningún objetivo.
       *[other] Pueden atacar a { $targets }.
    }
magblast-refusal-bomber-shielded =
    Los bombarderos solo llegan a { $target } por una zona vacía en la que tengas una nave nodriza. { $count ->
        [0] Ahora no tienen ningún objetivo.
       *[other] Pueden atacar a { $targets }.
    }
magblast-refusal-bomber-zone =
    Los bombarderos atacan en la zona de una de tus naves nodrizas, y { $target } está en otra. { $count ->
        [0] Ahora no tienen ningún objetivo.
       *[other] Pueden atacar a { $targets }.
    }
magblast-refusal-point-defense =
    Una Torreta de Defensa Puntual guarda de los escuadrones la zona de { $target }. { $count ->
        [0] { $ship } no tiene ningún otro objetivo por ahora.
       *[other] Objetivos posibles de { $ship }: { $targets }.
    }

magblast-refusal-sound-letters = Eso aún no es un sonido: necesita al menos dos letras. Prueba otra vez, no has perdido nada.
magblast-refusal-sound-link = Un enlace no suena. Escríbelo con letras; no has perdido nada.
magblast-refusal-sound-mention = Grita sin dirigirte a nadie: un sonido no lleva menciones. Prueba otra vez, no has perdido nada.
magblast-refusal-sound-repeated = Ese mismo sonido lo hiciste la última vez. Prueba otro, por ejemplo { $suggestion }
magblast-suggestion = { $es }
magblast-refusal-no-silent-shot = Ningún disparo tuyo espera su sonido. Primero dispara.

magblast-refusal-no-blasts-to-name = { $card } no necesita que nombres cartas de daño.
magblast-refusal-no-target-to-name = { $card } no necesita objetivo: juégala tal cual.
magblast-refusal-not-on-flagships = { $card } vale para naves de flota, no para naves de mando.
magblast-refusal-undamaged =
    No hay ningún disparo bajo { $ship }. { $count ->
        [0] Ninguna de tus naves tiene.
       *[other] Los hay bajo { $ships }.
    }
magblast-refusal-which-blasts =
    Nombra { $most ->
        [one] un disparo
       *[other] uno o dos disparos
    } de debajo de { $ship }: { $cards }.
magblast-refusal-name-a-fleet =
    { $card } se juega sobre una flota. { $count ->
        [0] Ahora no vale sobre ninguna: los dragaminas protegen a todos los rivales.
       *[other] Puedes elegir la de { $players }.
    }
magblast-refusal-own-minefield = En la segunda edición un Campo de Minas se juega sobre la flota de un rival, no sobre la tuya.
magblast-refusal-minesweepers-guard =
    Un dragaminas protege esa flota: no se le puede jugar un Campo de Minas. { $count ->
        [0] Ahora pasa lo mismo con todos los rivales.
       *[other] Elige otra flota.
    }
magblast-refusal-has-upgrade = { $ship } ya tiene esa mejora ({ $card }). Dásela a otra nave.
magblast-refusal-no-hit = { $card } se juega justo después de un disparo que acierta, antes de hacer otra cosa. Acierta primero; el objetivo debe sobrevivir.
magblast-refusal-already-direct =
    Ya hay un Impacto Directo sobre { $target }: ahora juega { $edition ->
        [second] un crítico
       *[other] un efecto
    }, o dispárale otra vez con la misma nave.
magblast-refusal-already-direct-rammed = Ya hay un Impacto Directo sobre { $target }: ahora juega un efecto. La nave que embistió ya no está.
magblast-refusal-no-direct-hit = { $card } sigue a un Impacto Directo. Juega antes esa carta.
magblast-refusal-nowhere-to-throw = La Onda de Choque no movería nada: están llenas las zonas de { $player } que no son la { $zone }. Guárdala, juega otro efecto o dispara otra vez.
magblast-refusal-guarded = Hay una Fuerza de Seguridad a bordo de { $target }: no se puede tomar. Elige otro crítico, o dispara otra vez.
magblast-refusal-only-an-answer = { $card } responde a la carta de otro. Cuando se juegue alguna que pueda parar, tus órdenes permanentes la juegan o dejan pasar la otra, o te preguntan si así lo dicen: { COMMAND("magblast orders") }.

magblast-refusal-sweeps-not-here = En la segunda edición los dragaminas impiden nuevos Campos de Minas; no limpian los que hay. Pasará solo.
magblast-refusal-no-minesweeper =
    { $ship } no es un dragaminas. { $count ->
        [0] No tienes ninguno que pueda limpiar ahora.
       *[other] Tienes { $ships }.
    }
magblast-refusal-sweeper-has-fired = { $ship } ya ha disparado o limpiado este turno, o la acabas de abordar. Limpiar ocupa el lugar de su disparo.
magblast-refusal-nothing-to-sweep =
    Ahí no hay nada así que limpiar. { $count ->
        [0] A tu alcance no hay minas ni asteroides.
       *[other] Puedes limpiar { $cards }; mientras tu flota esté minada, solo lo que hay en ella.
    }

magblast-refusal-no-ability-to-use = La habilidad de { $flagship } actúa sola o como respuesta; no hay nada que activar.
magblast-refusal-used-up = La habilidad de { $flagship } está agotada en esta partida.
magblast-refusal-name-a-victim =
    { $count ->
        [0] Nadie más tiene cartas que quitar.
       *[other] Elige a quién le quitas cartas: { $players }.
    }
magblast-refusal-name-an-enemy-ship = Elige una nave de flota de un rival, en cualquier zona, para que cargue con el daño.

magblast-refusal-nothing-to-answer = Ninguna carta espera tu respuesta. Cuando haya una, responden tus órdenes permanentes, o te preguntan si así lo dicen: { COMMAND("magblast orders") }.
magblast-refusal-answered-late = Demasiado tarde: esa carta ya está resuelta.
magblast-refusal-own-card = { $card } es tu propia carta; responden los demás.
magblast-refusal-answer-newest = Antes hay que resolver { $card }, de { $player }: se ha jugado encima.
magblast-refusal-answered-already = Ya has respondido a { $card }. Nadie ve cómo hasta que respondan todos.
magblast-refusal-cannot-pass = Para dejarla pasar no hacen falta cartas.
magblast-refusal-cannot-flux = Nada de tu mano deshace { $card }: haría falta una Fluctuación Temporal. Puedes dejarla pasar.
magblast-refusal-cannot-evade = No puedes esquivar { $card }. Hace falta una Acción Evasiva en la mano, y un disparo, escuadrón o Impacto Directo contra tu flota. Puedes dejarla pasar.
magblast-refusal-cannot-intercept = No puedes interceptar { $card }. Hace falta un escuadrón que ataque tu flota, una nave nodriza tuya, ninguna mina sobre ti y cazas en la mano. Puedes dejarla pasar.
magblast-refusal-cannot-ability = Tu nave de mando no puede hacer nada contra { $card }. Puedes dejarla pasar.
magblast-refusal-shield-cost =
    { $count ->
        [0] Tu nave de mando cancela el disparo sin descartar nada. No nombres cartas.
       *[other] Tu nave de mando pide solo { $count } recursos de tu mano: una carta con dos, o dos cartas con uno.
    }
magblast-refusal-which-fighter =
    { $count ->
        [0] Nombra la carta de cazas que intercepta.
       *[other] Nombra una carta de cazas, y nada más.
    }
magblast-refusal-no-cards-to-name = Esa respuesta no necesita que nombres cartas.

magblast-refusal-no-brutal-assault = El Asalto Brutal no está entre las opciones de esta partida.
magblast-refusal-brutal-too-many = El Asalto Brutal es para los dos últimos; aún hay { $count } naves de mando en juego.
magblast-refusal-brutal-called = Ya has propuesto el Asalto Brutal, o ya está acordado.

## Las reglas

magblast-rules-1-title = 1. De qué va
magblast-rules-1-body =
    Estás al mando de una flota, y los demás también. Destruye las otras naves de mando: gana quien conserve la última.

    Tu nave de mando está en el centro de cuatro zonas en círculo: amarilla, verde, roja y azul. En las zonas están las naves de flota, tres como mucho en cada una, y protegen a la nave de mando: solo se la puede alcanzar por una zona en la que no haya ninguna.

    Cada nave de flota tiene velocidad (cuántas zonas puede moverse), resistencia de casco (cuánto daño la destruye) y torretas (qué puede disparar). Las naves de mando tienen 8 de casco y una habilidad; algunas solo se pueden usar dos o tres veces.

    Las cartas de acción son disparos, escuadrones, trucos y respuestas. Muchas llevan recursos (★ ● ◆, o A B C en la segunda edición), con los que pagas naves nuevas.

    Si una carta de la tercera edición dice «nave», vale para las de flota y las de mando, salvo que diga otra cosa; en la segunda edición nunca es una nave de mando.
magblast-rules-2-title = 2. Preparación
magblast-rules-2-body =
    Cada jugador recibe al azar una nave de mando. Después recibe seis naves de flota, se queda con cuatro y las coloca en secreto, una por zona; las otras dos se descartan. En la segunda edición se reparten cuatro y se conservan todas. Cuando todos están listos, se muestran las flotas y cada uno recibe cinco cartas de acción.

    Empieza quien tenga la suma más baja de cascos de flota; los empates se sortean. El turno pasa hacia la izquierda.

    En tu primer turno te saltas las fases de Descarte y Robo (en la segunda edición, solo la de Descarte).
magblast-rules-3-title = 3. Tu turno: descarte y robo
magblast-rules-3-body =
    Un turno tiene cinco fases: Descarte, Robo, Refuerzo, Maniobra y Ataque.

    { "**" }Descarte.** Descarta tantas cartas como quieras. Son buenas candidatas los disparos para los que no tienes torreta y los escuadrones si no tienes nave nodriza. Pero incluso esas cartas pueden pagar una nave.

    { "**" }Robo.** Roba hasta tener cinco cartas. Con cinco o más no robas; la mano no tiene tope. Cuando se acaba el mazo, se barajan los descartes. El robo se hace solo después de descartar, salvo que tu nave de mando te deje elegir.
magblast-rules-4-title = 4. Refuerzo
magblast-rules-4-body =
    Descarta cartas que muestren **tres recursos iguales** o **uno de cada tipo** y roba una nave de flota. Algunas cartas muestran dos recursos, así que dos cartas pueden bastar. Los recursos que sobren se pierden, y no se puede añadir una carta que no haga ninguna falta.

    Pon la nave en una zona con menos de tres. Puede moverse y disparar este mismo turno. Puedes pagar tantas veces como quieras.

    Con doce naves, o si no quedan naves por robar, no puedes reforzarte y la fase se salta.

    En la segunda edición la carta Refuerzos también se juega en esta fase.
magblast-rules-5-title = 5. Maniobra
magblast-rules-5-body =
    Cada nave puede moverse tantas zonas como su velocidad: con un paso llega a una zona vecina, siguiendo el círculo en el orden amarilla, verde, roja y azul o al revés. Amarilla y roja están enfrentadas, y verde y azul también: dos pasos. Las naves de mando y las de velocidad 0 no se mueven.

    Muévelas en el orden que quieras y cambia de idea hasta terminar la fase; solo cuenta dónde empezó y dónde acaba cada nave. Al final no puede haber más de tres en ninguna zona.

    Lleva tus naves adonde el rival sea débil y no dejes vacía una zona por la que puedan disparar a tu nave de mando. Una flota en un Campo de Minas no se mueve.
magblast-rules-6-title = 6. Ataque: los disparos
magblast-rules-6-body =
    El láser hace 1 de daño, el rayo 3 y el Mag Blast 5. Para disparar:

    1. **Elige la nave.** Necesita la torreta adecuada y no haber disparado este turno. Las naves de mando no disparan.
    2. **Elige el objetivo.** Una nave enemiga de la misma zona, o la nave de mando enemiga si esa zona enemiga está vacía.
    3. **Haz un sonido.** Consulta «El efecto sonoro».

    Ahora los demás pueden responder. Si nadie para el disparo, la carta queda bajo el objetivo. En cuanto el daño iguala el casco, la nave es destruida. Una nave de flota destruida se descarta con todo lo que tenga debajo. Si es la de mando, su jugador queda eliminado.

    Cada nave dispara una vez por turno. Un disparo cancelado o fallado cuenta: la nave ya ha disparado.
magblast-rules-6-figure = Freya está en la zona verde y la otra flota no tiene ninguna nave en ella: esa zona está abierta, así que dispara a la nave de mando. Desde la amarilla solo se podría dar a Skie y a Tash.
magblast-rules-7-title = 7. El efecto sonoro
magblast-rules-7-body =
    Todo disparo necesita su efecto sonoro: *¡Pium! ¡ZzzzzuuUT! ¡FFFFIUUU!* Sin él falla, se descarta, y la nave ya ha disparado.

    Escribe el sonido con el disparo o después: con **{ COMMAND("magblast sound") }**, o en un mensaje del canal que me mencione o responda a uno mío. El disparo espera hasta que hagas otra cosa, termines o se te acabe el tiempo. En una **Escaramuza en 5.1** no espera: sin su sonido falla al instante.

    Un sonido tiene al menos dos letras, ni enlaces ni menciones, y no es el último que hiciste. Un sonido rechazado no es un fallo: prueba otra vez.

    Las embestidas y los segundos disparos también necesitan sonido. Los escuadrones no, pero adelante. Al final de la partida todos votan el mejor y el peor; **{ COMMAND("magblast sounds") }** dice quién ganó.
magblast-rules-8-title = 8. Escuadrones
magblast-rules-8-body =
    Con una nave nodriza en tu flota lanzas tantos escuadrones como tengas, aparte de su disparo.

    Los **cazas** (2 de daño) atacan naves de flota en cualquier zona, y a una nave de mando si alguna de sus zonas está vacía. Los **bombarderos** (4 de daño) solo atacan en una zona en la que tengas una nave nodriza: a una nave que esté allí, o a la nave de mando si esa zona enemiga está vacía.

    Su daño dura hasta el final del turno. Después vuelven a tu mano, pase lo que pase con el objetivo. Sirven, pues, para rematar lo que los disparos han dejado débil.

    { "**" }Defensa.** La Fluctuación Temporal cancela y descarta un escuadrón. La Acción Evasiva cancela su daño, pero el escuadrón vuelve a casa. Y si el atacado tiene una nave nodriza, puede interceptar con cazas: un bombardero se descarta y los cazas vuelven al final del turno; contra cazas, se descartan las dos cartas.
magblast-rules-9-title = 9. Impactos Directos
magblast-rules-9-body =
    Si tu disparo acierta y el objetivo sobrevive, puedes jugar **Impacto Directo** sobre él antes de hacer otra cosa. Si nadie lo para, elige:

    – dispara otra vez, con la misma nave y al mismo objetivo (con sonido; puede aunque ya haya disparado), o
    – juega un **efecto** (en la segunda edición, un crítico): aborda la nave, destrúyela, desordena su zona o golpea la mano de su dueño.

    A un segundo disparo que acierte puede seguirle otro Impacto Directo. Un efecto cierra la cadena, y también cualquier cosa que cancele una de sus cartas. Una nave abordada conserva su daño; este turno no dispara, salvo que la mesa lo eligiera, pero puede lanzar escuadrones.

    A una embestida puede seguirle un Impacto Directo con un efecto, pero ya no queda quien dispare otra vez. A los escuadrones no les sigue nunca. Los abordajes y la Onda de Choque no valen contra naves de mando; los demás sí.
magblast-rules-10-title = 10. Otras cartas
magblast-rules-10-body =
    { "**" }Campo de Minas** sobre una flota: hasta tu próximo turno no se mueve, ni dispara, ni lanza, ni intercepta. Reforzarse, las habilidades y las demás cartas siguen valiendo. **Asteroides** sobre una flota, también la tuya: hasta tu próximo turno nadie dispara ni lanza escuadrones contra ella, incluida la nave de mando.

    El **Muelle Espacial** quita un disparo (en la segunda edición, uno o dos, según la carta) de una de tus naves de flota. La **Asignación Estratégica** roba tres cartas en el turno de cualquiera (en la segunda, cuatro, en tu fase de Ataque). Con **Refuerzos** robas una nave en tu fase de Ataque (en la segunda, en la de Refuerzo).

    { "**" }Velocidad de Embestida** (tercera edición): sacrifica una de tus naves de flota; se convierte en un disparo desde su zona con su velocidad como daño. No necesita torreta y la nave puede haber disparado. Sonido sí necesita.

    { "**" }Dragaminas**, tercera edición: en vez de disparar, quita un Campo de Minas o unos Asteroides de tu flota o de una que puedas atacar; si tu flota está minada, solo de la tuya. Segunda edición: mientras tengas uno, nadie puede jugarte un Campo de Minas.
magblast-rules-11-title = 11. Responder a cartas
magblast-rules-11-body =
    Cada vez que se juega una carta se pregunta a la vez a todos los que podrían responder, tengan lo que tengan. Nadie ve qué responde cada uno, ni quién ha respondido, hasta que están todos.

    La **Acción Evasiva** para un disparo, un escuadrón o un Impacto Directo contra tu flota. Los **cazas** interceptan escuadrones. Algunas **naves de mando** cancelan disparos contra naves de flota. La **Fluctuación Temporal** cancela cualquier carta que acabe de jugar un rival.

    Si responden varios, va primero el dueño del objetivo y luego los demás por orden de turno, empezando por el jugador activo; solo cuenta la primera respuesta y las otras vuelven sin verse. Una respuesta es también una carta y se puede responder. Tercera edición: incluso una Fluctuación con otra, la última primero; en la segunda no se puede. A quien le cancelan su respuesta se le pregunta otra vez.

    Lo pagado, pagado está: un disparo cancelado se ha hecho.

    Las **órdenes permanentes** responden por ti para que nadie espere. De entrada paran lo que destruiría una de tus naves, lo que daña gravemente tu nave de mando y los Impactos Directos y efectos que te cuestan mucho, y dejan pasar lo demás; en privado se te dice qué han gastado. Cámbialas cuando quieras.
magblast-rules-12-title = 12. Lo que cambia en la segunda edición
magblast-rules-12-body =
    – Se reparten cuatro naves y se conservan todas.
    – En el primer turno no puedes descartar, pero sí robas.
    – Refuerzos se juega en la fase de Refuerzo; la Asignación Estratégica, solo en tu fase de Ataque, y roba cuatro.
    – Los Campos de Minas van solo sobre rivales, y no sobre una flota con dragaminas.
    – La Fluctuación Temporal no para otra Fluctuación Temporal.
    – El Impacto en el Puente cuesta toda la mano; no hay Onda de Choque ni Velocidad de Embestida, pero hay mejoras.
    – Una mejora va debajo de una de tus naves de flota, una de cada clase. Se descarta con la nave y cambia de manos con ella.
    – De cinco a ocho jugadores solo atacas a tus vecinos de cada lado, hasta el final; la mesa puede levantarlo cuando queden cuatro. Las minas y las habilidades llegan a cualquiera.
    – En sus cartas, «nave» y «nave de mando» son cosas distintas: «nave» es una nave de flota.
    – Sus naves no tienen nombre, así que van numeradas.
    – Quien haya hecho los peores sonidos baraja y reparte la siguiente partida.
magblast-rules-13-title = 13. El final y otros estilos de juego
magblast-rules-13-body =
    Cuando cae una nave de mando, las naves y cartas de su jugador se descartan enseguida; los escuadrones que la atacaban vuelven a casa. Los eliminados pueden animar, abuchear (**{ COMMAND("magblast heckle") }**) y juzgar sonidos. Gana la última nave de mando. Quien se rinde queda detrás de todos los que aún siguen en juego, también de quienes queden eliminados más tarde, y delante de quienes ya estuvieran eliminados; en cuanto así solo quede un jugador, la partida termina.

    La partida acaba cuando nadie juega más que escuadrones en diez rondas (un disparo que falla por faltarle el sonido no cuenta), y a las 20 o 40 rondas si la mesa lo eligió. Entonces gana la nave de mando con más casco; si empatan, la flota con más casco.

    { "**" }Carnicería Controlada.** Solo disparas y lanzas contra tus vecinos de cada lado que sigan en juego. Las habilidades y las demás cartas llegan a cualquiera. Buena para las primeras partidas de cuatro o más.

    { "**" }Asalto Brutal.** Cuando quedan dos y ambos lo proponen, cada nave dispara una vez con cada una de sus torretas. Empieza en el próximo turno de quien tenga menos casco, sumando nave de mando y flota.

    { "**" }Escaramuza en 5.1.** El sonido llega con el disparo, o el disparo falla.

# Lo que vale en una partida anterior a una versión de las reglas, en lugar de lo que se cuenta arriba.
magblast-rules-before-2 =
    Si una nave destruida se roba de nuevo ese turno, los escuadrones que tenía encima aún la dañan.
    Tras un Impacto Directo puedes usar una habilidad y seguir jugando sobre el impacto.
    El Asalto Brutal necesita la opción de la mesa, y empieza quien tenga menos casco sin contar la nave de mando.
magblast-rules-before-3 =
    Cada fase se acaba por sí misma antes de hacer nada de otra posterior.
    La fase de Descarte llega también con la mano vacía.
magblast-rules-before-4 = Un escuadrón cuenta como carta: la partida no acaba mientras se jueguen.
magblast-rules-before-5 =
    Una nave se coloca a mano aunque solo quepa en una zona.
    Una fase empezada se acaba a mano aunque no quede nada que hacer en ella; los Freep siempre tienen su fase de Maniobra.
    La Onda de Choque puede jugarse aunque no pueda mover nada.

# Lo que se cuenta de una partida, en la imagen de su final.
magblast-figure-shots = Disparos
magblast-figure-damage = Daño hecho
magblast-figure-wrecks = Destruidas
