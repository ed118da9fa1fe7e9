# Sentences of the rulebook that are no rules.
book-ask = Ptej se vlastními slovy
book-box = Moje krabice
book-edition-en = Anglická
book-edition-ru = Ruská
book-edition-cs = Česká
book-edition-it = Italská
book-contents = Obsah
book-two-minutes = Za dvě minuty
book-aid = Přehledová karta
book-aid-how = Jedna stránka na vytištění vedle plánu.
book-print = Vytisknout
book-look-up = Vyhledat
book-words = Slova ve čtyřech jazycích
book-words-how = Slova samotných pravidel vedle sebe. Tvůj jazyk je zvýrazněn.
book-sign = Znak
book-questions = Otázky
book-questions-how = Na co se lidé u stolu ptají, s krátkou odpovědí.
book-differs = V čem se vydání liší
book-differs-how = V tomhle se krabice neshodnou. Tvoje je zvýrazněná.
book-all-rules = Všechna pravidla podle čísel
book-all-rules-how = Přesné znění pro rozhodčí a pro ty, kdo píšou boty. Číslo vede k větě v knize.
book-chapter = Kapitola { $number }
book-why = Proč?
book-in-your-edition = V tvém vydání
book-rule = Pravidlo { $rule }
book-copied = Adresa pravidla je zkopírovaná.
book-example = Příklad: { $title }
book-what-if = A co když…
book-as-set-up = Jak to je
book-begin = Ukázat
book-next = Další krok
book-again = Znovu
book-play = Zahrát si to
book-play-how = Začne tu tvůj vlastní stůl a kostky padnou nejdřív stejně.
book-back = O krok zpět
book-step = { $now } z { $all }
book-seat = Hráč { $number }
book-no-line = Na to je potřeba server a ten neodpovídá.
book-play-first = Zahrát první tah
book-whole = Celá kniha
book-whole-how = Krátké kapitoly prostými slovy. Malé kódy za větou jsou přesná pravidla pro ty, kdo si rádi ověřují.
book-turn-pages = Listovat
book-found = { $question }
book-understood = Chápeme jako
book-not-meant = Ne { $word }
book-nothing = Nic jsme nenašli. Zkus jiné slovo, nebo se podívej do obsahu.
book-answer = Odpověď
book-other-words = Jinými slovy
book-price = { $many ->
    [one] { $many } bod
    [few] { $many } body
    [many] { $many } bodu
    *[other] { $many } bodů
    }
book-found-many = { $many ->
    [one] Nalezeno { $many } místo.
    [few] Nalezena { $many } místa.
    [many] Nalezeno { $many } místa.
    *[other] Nalezeno { $many } míst.
    }
error-no-book = Tato hra nemá knihu pravidel.
error-unknown-example = Takový příklad v knize pravidel není.
book-together = Které scénáře jdou dohromady
book-apart = nejdou dohromady
book-fits = jdou dohromady
book-set-up = Připravit takovou partii
book-drawn = Vysvětleno v pravidlech
