nim-name = Nim
nim-tagline = Matches in four heaps; nobody wants the last one.
nim-option-last-loses = Last match
nim-option-last-loses-about = How a match ends.
nim-option-last-loses-true = Whoever takes it loses
nim-option-last-loses-false = Whoever takes it wins
nim-command = nim
nim-command-about = Play Nim
nim-command-take = take
nim-command-take-about = Take matches from one heap
nim-command-take-heap = heap
nim-command-take-heap-about = Which heap you take from
nim-command-take-count = how-many
nim-command-take-count-about = How many matches you take
nim-take = Take matches
nim-take-heap = From which heap?
nim-take-count = How many matches?
nim-heap = Heap { $value }
nim-count = { $value ->
    [one] { $value } match
   *[other] { $value } matches
}
nim-event-begun = The heaps hold { $heaps } matches.
nim-event-taken = { $who } takes { $count } from heap { $heap }.
nim-event-taken-you-who = You take { $count } from heap { $heap }.
nim-outcome = { $last } took the last match.
nim-outcome-you-last = You took the last match.
nim-hint = Take matches from one heap; mind who will have to take the last one.
nim-refusal-seats = Nim is for two.
nim-refusal-illegal = That heap does not hold so many matches.
nim-alt = Heaps of matches: { $heaps }.
nim-cover = Five matches in a row.
nim-legend-heap = The number of a heap
nim-legend-match = A match in it
nim-rules-1-title = Nim in a minute
nim-rules-1-body = In turn, take any number of matches from one heap, at least one. Whoever takes the last match of all loses, unless the lobby says the opposite.
