# Předsálí: než začne společná partie.
lobby-open = Partie je otevřená
lobby-invites = { $who } tě zve
lobby-leave = Odejít
lobby-crew = Posádka
lobby-taken = Obsazené helmy: { $taken } z { $of } · připraveni: { $ready }
lobby-pick = Vyber si helmu
lobby-tell-name = a řekni, jak se jmenuješ
lobby-your-name = Tvoje jméno
lobby-you-host = Ty, hostitel.
lobby-yours = Tvoje helma, dokud neodejdeš.
lobby-also-yours = Také tvoje
lobby-host = Hostitel
lobby-here = Je tady
lobby-away = Na chvíli pryč
lobby-ready = Připraveno
lobby-not-ready = Ještě ne
lobby-ai = Parťák AI, { $bot }
lobby-level = Úroveň AI
lobby-free-helmet = Volná helma
lobby-free-how = Vezme si ji, kdo otevře odkaz
lobby-give-ai = Dát AI
lobby-free-seat = Uvolnit místo
lobby-take-instead = Vzít si raději tuto
lobby-start = Začít
lobby-all-ready = Všichni tady jsou připraveni.
lobby-not-all = Ještě nejsou připraveni: { $who }.
lobby-alone = Zatím nikdo nepřišel.
lobby-free = { $many ->
    [one] Za volnou helmu hraje AI, dokud někdo nepřijde.
    [few] Za { $many } volné helmy hraje AI, dokud někdo nepřijde.
    [many] Za volné helmy ({ $many }) hraje AI, dokud někdo nepřijde.
   *[other] Za volné helmy ({ $many }) hraje AI, dokud někdo nepřijde.
  }
lobby-host-starts = Partii začne { $who },
lobby-coach = Hraješ poprvé? Poradí ti trenér.
lobby-host-away = teď je na chvíli pryč.
lobby-ready-go = Připraveno
lobby-not-yet = Přece jen ještě ne
lobby-name-first = Jak ti ostatní říkají?
lobby-name-skip = Napiš jméno, nebo stiskni znovu a pokračuj bez něj.
lobby-company = Pozvánka a společnost
lobby-invite = Pozvi přátele
lobby-invite-how = Namiř telefon na kód, nebo pošli odkaz. Bez účtu a bez instalace.
lobby-invite-short = Namiř telefon, nebo pošli odkaz
lobby-or-code = nebo zadej kód na úvodní stránce
lobby-copy = Kopírovat
lobby-share = Sdílet…
lobby-share-text = Pojď hrát, vyber si helmu.
lobby-reach = Telefony ve tvé síti odkaz otevřou.
lobby-here-now = Právě tady
lobby-you = { $name } (ty)
lobby-gone = pryč
lobby-watches = dívá se
lobby-is-ready = připraveno
lobby-picks = vybírá helmu
lobby-what = Co je to?
lobby-full = Všechny helmy jsou obsazené: díváš se, než se některá uvolní.
lobby-watch = Jen se dívat
lobby-while = Než se začne
lobby-while-how = Krátká lekce se otevře vedle. Tato stránka tě zavolá, až partie začne.
lobby-undo = Kroky lze vzít zpět
lobby-no-undo = Kroky nelze vzít zpět
lobby-change = Změnit
lobby-when-ready = až budou všichni připraveni.
lobby-coach-me = Trenér vedle mě
lobby-unnamed = Bez jména: { $name }.
