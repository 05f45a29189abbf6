# The rules as a book: its pages, its lists, and what is found in it.

button-search = Search
rules-book = { $game } · { $edition }
rules-page = { $page } of { $pages }
rules-earlier = This match keeps the earlier rules that it began with: see “{ $title }”.
rules-otherwise = What is otherwise here
rules-otherwise-body =
    This match is played by the rules that it began with. They have changed since, and this book tells those of today. In this match it is so instead:
rules-search = Search the rules
rules-search-words = What are you looking for?
rules-search-about = A name or any word of the rules; accents and capitals make no difference.
rules-open = Open: { $title }
rules-everywhere = the rules of all games
rules-found =
    ## “{ $typed }”
    In { $where }{ $more ->
        [0] :
        [one] , and one more page has it. The best ones:
       *[other] , and { $more } more pages have it. The best ones:
    }
rules-nothing =
    ## “{ $typed }”
    Nothing of that is in { $where }. Try one word, or the beginning of one.
rules-nearly = Did you mean: { $words }?
rules-headings = There is: { $titles }.

rules-unseen-own = Unseen is what you have not seen in this match: it lies face down, in a deck, or in another hand. Only you read this.
rules-unseen-all = Unseen is what has not lain open for everybody in this match.
rules-seen-own = In this match nothing of it is hidden from you.
rules-seen-all = In this match all of it has lain open.
rules-entry-unseen = unseen: { $count }
rules-entry-unseen-one = unseen
rules-entry-unseen-by = unseen: { $by }
rules-entry-seen = all seen
rules-entry-seen-one = seen
rules-entry-some = { $count } { $what }
rules-entry-of = { $who }’s
rules-entry-yours = yours
