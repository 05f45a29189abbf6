nim-name = Nim
nim-tagline = Cerillas en cuatro montones; nadie quiere la última.
nim-option-last-loses = Última cerilla
nim-option-last-loses-about = Cómo acaba una partida.
nim-option-last-loses-true = Quien la toma pierde
nim-option-last-loses-false = Quien la toma gana
nim-command = nim
nim-command-about = Juega al Nim
nim-command-take = tomar
nim-command-take-about = Toma cerillas de un montón
nim-command-take-heap = montón
nim-command-take-heap-about = De qué montón tomas
nim-command-take-count = cuántas
nim-command-take-count-about = Cuántas cerillas tomas
nim-take = Tomar cerillas
nim-take-heap = ¿De qué montón?
nim-take-count = ¿Cuántas cerillas?
nim-heap = Montón { $value }
nim-count = { $value ->
    [one] { $value } cerilla
   *[other] { $value } cerillas
}
nim-event-begun = Los montones tienen { $heaps } cerillas.
nim-event-taken = { $who } toma { $count } del montón { $heap }.
nim-event-taken-you-who = Tomas { $count } del montón { $heap }.
nim-outcome = { $last } tomó la última cerilla.
nim-outcome-you-last = Tomaste la última cerilla.
nim-hint = Toma cerillas de un montón; fíjate en quién tendrá que tomar la última.
nim-refusal-seats = Al Nim se juega entre dos.
nim-refusal-illegal = Ese montón no tiene tantas cerillas.
nim-alt = Montones de cerillas: { $heaps }.
nim-cover = Cinco cerillas en fila.
nim-legend-heap = El número de un montón
nim-legend-match = Una cerilla en él
nim-rules-1-title = El Nim en un minuto
nim-rules-1-body = Por turnos, toma de un montón las cerillas que quieras, al menos una. Quien toma la última de todas pierde, salvo que la mesa diga lo contrario.
