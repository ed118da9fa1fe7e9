# The lesson.
lesson-reactor = Reaktor: první směna
lesson-reactor-about = Jít, odkrývat, ochlazovat: najdi funkční kazetu SUZ a havarijní soubor.
lesson-reactor-goal = Šest havarijních souborů musí ležet kolem jedné funkční kazety SUZ. Kde jsou, zatím nikdo neví.
lesson-reactor-card = Nejdřív jedná reaktor: karta otočila buňku 30. Každý odkrytý soubor zvyšuje úroveň havárie.
lesson-reactor-walk = Voják má čtyři kroky. Ukaž na fialovou buňku S1, uvidíš cestu, pak klepni.
lesson-reactor-open = Odkryj dílek pod sebou, jednou za tah: klávesa O, nebo „Odkrýt tento dílek“.
lesson-reactor-working = Funkční kazeta SUZ: čárkovaný kruh ukazuje, kde musí všech šest ležet. Odkrytí stálo dávku 1; nad 16 se umírá.
lesson-reactor-step = Ještě krok na buňku 6.
lesson-reactor-extra = Žetony jsou tvé prostředky. Vojákova „buňka navíc“ odkryje druhý dílek: vyber ji.
lesson-reactor-end = Běžný soubor. Ukonči tah.
lesson-reactor-engineer = Na tahu je inženýr. Jdi na buňku 4.
lesson-reactor-open2 = Odkryj ji.
lesson-reactor-cool = Havarijní soubor. Pokud ho karta určí odkrytý, shoří srdíčko. Ochlaď ho potrubím.
lesson-reactor-leave = Zatím v bezpečí a žlutá značka si ho pamatuje. Jdi na buňku 3.
lesson-reactor-end2 = Ukonči tah.
lesson-reactor-done = Jeřáby a zvedáky přesouvají dílky, jakmile jsou buňky prázdné. Najdi všech šest, shromáždi je kolem S1 a reaktor je odstaven. Hraj dál.
