# What `hotzone` alone says.
about-hotzone = záchranářské deskové hry, ve kterých se vyhrává i prohrává společně
about-play = partie tady v terminálu; Enter začne rychlou hru
about-serve = stránka v prohlížeči: sami, u jedné obrazovky, s přáteli
about-commands = všechny příkazy
about-missing = Stránka potřebuje ještě několik balíčků:
# Partie v terminálu: co říká každá hra.
nature = příroda
nobody = nikdo
plain-seat = místo
plain-nature = Rozhoduje příroda.
plain-decides = Rozhoduje místo { $seat }.
game-in-english = Tato hra tu mluví anglicky.
roll-how = od „{ $first }“ do „{ $last }“: napiš, co padlo, třeba { $like }; „sám“ hodí za tebe
roll-auto = sám
more-choices = Samotný Enter ukáže všechny možnosti ({ $many }); napsat lze kteroukoli.
actions-or = nebo
action-is = { $number } je { $action }
not-understood = to není akce ani příkaz: „{ $typed }“
nothing-with = s „{ $typed }“ teď nejde nic dělat
refused = Nejde to: { $text }. Co lze napsat, ukáže „pomoc“.
refused-by-rule = Nejde to: { $text }. Pravidlo ukáže „proč“.
nothing-done = Nic se nestalo.
agree = ano, nebo ne
agree-words = a ano
match-kept = Partie je uložena v { $place }; pokračuje se příkazem hotzone play --resume.
at-the-end = „uložit SOUBOR“ uloží záznam, „zpět“ vezme zpět poslední rozhodnutí, Enter končí
taken-back = Vzato zpět: { $action }
played-again = Zahráno znovu: { $action }
saved-record = Záznam je uložen: { $place }
saved-position = Pozice je uložena: { $place }
nothing-refused = Nic nebylo odmítnuto.
nothing-refused-but = Nic nebylo odmítnuto. Poslední události plynou z pravidel:
help-enter = Samotný Enter ukáže všechny akce.
# Příkazy: jak se píšou a co dělají.
command-file = SOUBOR
command-why = proč
command-why-how = podle jakých pravidel se to stalo nebo nešlo; proč PRAVIDLO: co říká pravidlo
command-undo = zpět
command-undo-how = vzít zpět poslední rozhodnutí i s hody
command-redo = vrátit
command-redo-how = zahrát ho znovu
command-save = uložit
command-save-how = uložit záznam (nebo pozici, končí-li jméno na .position)
command-load = načíst
command-load-how = pokračovat ze záznamu nebo pozice
command-hint = nápověda
command-hint-how = co by udělal tým: nejdřív náznak, pak místo, potřetí celý tah
command-risk = riziko
command-risk-how = pravděpodobnosti toho, co přijde
command-board = plán
command-board-how = plán ještě jednou
command-log = průběh
command-log-how = co se dosud stalo a podle jakých pravidel; průběh 20: posledních 20 akcí
command-position = pozice
command-position-how = plán jako text, který lze načíst
command-record = záznam
command-record-how = celá partie jako text
command-legend = značky
command-legend-how = co znamenají značky
command-help = pomoc
command-help-how = tento seznam
command-quit = odejít
command-quit-how = přerušit; partie se uloží a pokračuje příkazem hotzone play --resume
# Před partií.
welcome = Vítej v Hotzone!
welcome-to = Vítej! Hra: { $game }.
quick-how = Enter začne rychlou hru; kdo chce vybírat, napíše „v“ a Enter.
quick-prompt = rychlá hra
quick-choose = v
which-game-question = Která hra?
which-game-prompt = hra
choice-by-enter = { $choice } (Enter)
not-one-of = „{ $typed }“ není mezi: { $choices }.
# Nápověda.
hint-place = Místo: { $place }.
hint-play = Akce: { $line }.
hint-later = Až přijde tah: { $line }.
hint-nothing = nic
because-price = Cena: { $odds }
risk-more = … a ještě { $many }
risk-error = Tato čísla jsou přesná asi na { $error }.
debrief-sums = Šance na výhru na začátku { $start }; rozhodnutí { $decisions }, štěstí { $luck }; na konci { $end }.
debrief-rough = Šance jsou hrubé odhady: na takových partiích se neměřily.
debrief-turns = Po tazích: { $turns }
debrief-turned = Tah { $turn }, místo { $seat }: { $cause ->
    [decision] rozhodnutí
   *[luck] štěstí
  } ({ $before }; rozhodnutí { $decision }, štěstí { $luck }): { $line }.
debrief-better-line = Lepší: { $line }.
# Záznamy.
replay-played = { $many ->
    [one] Zahrána { $many } akce.
    [few] Zahrány { $many } akce.
    [many] Zahráno { $many } akce.
   *[other] Zahráno { $many } akcí.
  }
replay-checked = Ověřeno: výsledek i otisk souhlasí.
dice-commitment-is = Závazek tohoto semínka: { $commitment }
dice-wrong = řádek { $line }: „{ $found }“, ale semínko dává „{ $due }“
board-facts = Jak jisté jsou údaje: potvrzeno { $confirmed }, z jednoho zdroje { $single }, volně nakresleno { $designed }.
dice-not-committed = Záznam neuvádí otisk tohoto semínka.
dice-verdict = Hodů tohoto semínka: { $checked }, chybných: { $wrong }, cizích: { $others }. { $fair ->
    [yes] Poctivé
   *[no] NEPOCTIVÉ
  }.
# Chyby v terminálu podle kódů.
error-at-line = řádek { $line }, sloupec { $column }: { $text }
typed-error-no-number = akce { $typed } není: čísla jdou od 1 do { $many }
typed-error-no-target = s { $typed } teď nejde nic dělat{ $more ->
    [none] {""}
   *[other] ; pokud chceš právě tohle, napiš celé: { $more }
  }
typed-error-ambiguous = „{ $typed }“ může znamenat: { $actions }{ $many ->
    [0] {""}
   *[other] {" "}a ještě { $many }
  }
typed-error-no-name = uveď soubor: { $command ->
    [save] uložit
   *[load] načíst
  } partie.record
typed-error-no-rule = pravidlo „{ $typed }“ není; pravidla se jmenují třeba { $like }
typed-error-no-file = { $do ->
    [read] nelze přečíst { $place }
   *[write] nelze zapsat { $place }
  }{ $why ->
    [missing] : takový soubor není
    [denied] : přístup je odepřen
    [folder] : to je složka
   *[other] {""}
  }
typed-error-not-text = { $place } není textový soubor
typed-error-not-ours = { $place } už existuje a není to soubor Hotzone: zvol jiné jméno
typed-error-no-autosave = není žádná přerušená partie: { $place } neexistuje
typed-error-resumed-as-is = --resume pokračuje v partii, jak je: vynech { $given }
typed-error-check-whole = --check potřebuje celý záznam: vynech --to
typed-error-too-short = záznam má akcí: { $many }, ne { $asked }
typed-error-nothing-to-check = v záznamu není výsledek ani otisk k porovnání
typed-error-no-beginning = partie načtená z pozice nemá záznam: ulož pozici
typed-error-no-whole-record = rozbor potřebuje záznam celé partie, ne pozici
typed-error-nobody-decides = teď nikdo nerozhoduje: uveď místo, třeba „nápověda 2“
typed-error-no-evaluation = tato hra neumí hodnotit pozice: není, kdo by poradil
typed-error-over = partie skončila
error-in-english = vysvětlení je jen anglicky: { $text }
typed-error-unknown-command = příkaz „{ $typed }“ není; jsou tu { $commands }
