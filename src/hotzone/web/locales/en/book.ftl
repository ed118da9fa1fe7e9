# Sentences of the rulebook that are no rules.
book-ask = Ask in your own words
book-box = My box
book-edition-en = English
book-edition-ru = Russian
book-edition-cs = Czech
book-edition-it = Italian
book-contents = Contents
book-two-minutes = Two minutes
book-aid = Player aid
book-aid-how = One page to print and lay beside the board.
book-print = Print it
book-look-up = Look it up
book-words = Words in four languages
book-words-how = The rulebooks’ own words, side by side. Your language is marked.
book-sign = Sign
book-questions = Questions
book-questions-how = What people ask at the table, each answered in a sentence.
book-differs = What differs by edition
book-differs-how = The boxes disagree about these things. Yours is strong.
book-all-rules = All rules by id
book-all-rules-how = The exact statements, for referees and for whoever writes bots. Each id leads to its sentence in the book.
book-chapter = Chapter { $number }
book-why = Why?
book-in-your-edition = In your edition
book-rule = Rule { $rule }
book-copied = The address of this rule is copied.
book-example = Example: { $title }
book-what-if = What if…
book-as-set-up = As it stands
book-begin = Show me
book-next = Next step
book-again = Again
book-play = Play it
book-play-how = A table of your own begins here, and the same dice fall first.
book-back = Back a step
book-step = { $now } of { $all }
book-seat = Player { $number }
book-no-line = This needs the server, which does not answer.
book-play-first = Play the first turn
book-whole = The whole book
book-whole-how = Short chapters in plain words. The small codes after a sentence are the exact rules, for those who like to check.
book-turn-pages = Turn the page
book-found = { $question }
book-understood = Understood as
book-not-meant = Not { $word }
book-nothing = Nothing was found. Try another word, or look into the contents.
book-answer = Answer
book-other-words = In other words
book-price = { $many ->
    [one] { $many } point
    *[other] { $many } points
    }
book-found-many = { $many ->
    [one] { $many } place found.
    *[other] { $many } places found.
    }
error-no-book = This game brings no rulebook.
error-unknown-example = The rulebook has no such example.
book-together = Which scenarios go together
book-apart = they do not go together
book-fits = they go together
book-set-up = Set this up
book-drawn = Explained in the rulebook
