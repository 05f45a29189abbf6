# La primera partida guiada de Mag·Blast, tercera edición.

magblast-lesson = Mag·Blast
magblast-lesson-about = batallas con mucho ruido
magblast-lesson-keep = Cuatro naves protegen tu nave de mando, una en cada zona: pulsa **{ $press }**.
magblast-lesson-pay = El monitor ha tocado tu { $ship }, así que compra ayuda con tres recursos iguales de cartas que te sobran: pulsa **{ $press }**.
magblast-lesson-place = Ha llegado la cañonera { $ship }: pulsa **{ $zone }**, la zona de { $prey }, que te ha disparado, pues las naves solo alcanzan lo que está en su misma zona.
magblast-lesson-on = De momento basta con una nave nueva: pulsa **{ $press }**.
magblast-lesson-mover = Las naves cambian de zona antes de disparar: en el segundo menú, elige **{ $ship }**, que tiene un buen rayo.
magblast-lesson-zone = Envía { $ship } junto a la recién llegada: pulsa **{ $zone }**.
magblast-lesson-move = También podrían moverse otras naves, pero no hace falta más: pulsa **{ $press }**.
magblast-lesson-gun = Ahora atacas: elige **{ $ship }** como nave que dispara.
magblast-lesson-shot = Solo encajan ese objetivo y el { $card }, y ningún disparo vale sin su sonido: pulsa **{ $press }** y grita lo que quieras.
magblast-lesson-second-gun = A { $prey } le queda un solo punto de casco, y cada nave dispara una vez: elige **{ $ship }**.
magblast-lesson-card = Las dos cartas hacen el mismo daño, y los recursos compran naves, así que guárdalos: pulsa **{ $card }** sin recursos.
magblast-lesson-second-shot = Acaba con { $prey }: pulsa **{ $press }** y haz otro ruido.
magblast-lesson-end = { $prey } está destruida, y el recurso de tu última carta ayuda a comprar una nave, así que guárdala: pulsa **{ $press }**.
magblast-lesson-ends = No has perdido ninguna nave y has destruido una: sigue así y, cuando una zona rival quede vacía, dispara por ella a la nave de mando.

# La de la segunda edición.

magblast-second-lesson = Mag·Blast, segunda edición
magblast-second-lesson-about = con mejoras
magblast-second-lesson-keep = Cuatro naves protegen tu nave de mando, una en cada zona: pulsa **{ $press }**.
magblast-second-lesson-pay = El monitor ha tocado tu { $ship }, así que compra ayuda con un recurso de cada tipo, que están en dos cartas tuyas: pulsa **{ $press }**.
magblast-second-lesson-place = Ha llegado { $ship }: pulsa **{ $zone }**, la zona de { $near }, pues las naves solo alcanzan lo que está en su misma zona.
magblast-second-lesson-on = De momento basta con una nave nueva: pulsa **{ $press }**.
magblast-second-lesson-stay = Otras naves podrían cambiar de zona, pero un acorazado no puede, ni falta que le hace: pulsa **{ $press }**.
magblast-second-lesson-upgrade = Las mejoras son el orgullo de esta edición: elige **{ $card }** en el segundo menú.
magblast-second-lesson-upgraded = Con ella una nave dispara también a las zonas vecinas: pulsa **{ $ship }**.
magblast-second-lesson-play = Las cartas para naves se quedan debajo de ellas: pulsa **{ $press }**.
magblast-second-lesson-gun = Ahora atacas: elige **{ $ship }** como nave que dispara.
magblast-second-lesson-card = Tu destructor no dispara esta carta, así que úsala aquí: pulsa **{ $card }**.
magblast-second-lesson-target = El Cañón de Largo Alcance llega a la zona azul: elige **{ $far }**.
magblast-second-lesson-shot = Ningún disparo vale sin su sonido: pulsa **{ $press }** y grita lo que quieras.
magblast-second-lesson-second-gun = { $far } ya no está, y las demás naves también pueden disparar una vez: elige **{ $ship }**.
magblast-second-lesson-second-shot = Solo encajan { $near }, en su zona, y tu último disparo: pulsa **{ $press }** y haz otro ruido.
magblast-second-lesson-ends = Dos naves destruidas con dos disparos: dos zonas rivales están vacías, y por ellas podrás disparar a la nave de mando el próximo turno.
