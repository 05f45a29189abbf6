# Lo que decían versiones anteriores y sigue en los mensajes que dejaron. Nada más lo dice, y
# puede irse cuando `Meta.oldest_rules` de Mag·Blast supere las reglas que se nombran aquí.

# Partidas empezadas con las reglas 5 o anteriores.
magblast-event-lies-asteroids = Los asteroides protegen la flota de { $player } hasta el próximo turno de { $caster }.
magblast-event-lies-minefield = La flota de { $player } está minada hasta el próximo turno de { $caster }: ni se mueve, ni dispara, ni lanza.
magblast-event-stolen = { $player } le quita a { $victim }: { $cards }.
magblast-target-flagship = la nave de mando de { $player }
magblast-target-ship = { $ship } de { $player } (zona { $zone })
