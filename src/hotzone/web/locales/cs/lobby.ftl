# Předsálí: než začne společná partie.
lobby-open = Partie je otevřená
lobby-invites = { $who } vás zve
lobby-leave = Odejít
lobby-crew = Posádka
lobby-taken = Obsazené helmy: { $taken } z { $of } · připraveni: { $ready }
lobby-pick = Vyberte si helmu
lobby-tell-name = a řekněte, jak se jmenujete
lobby-your-name = Vaše jméno
lobby-you-host = Vy, hostitel
lobby-yours = Vaše helma, dokud neodejdete.
lobby-also-yours = Také vaše
lobby-host = Hostitel
lobby-here = Je tady
lobby-away = Na chvíli pryč
lobby-ready = Připraven
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
lobby-coach = až budou všichni připraveni. Jste tu poprvé? Poradí trenér.
lobby-host-away = teď je na chvíli pryč.
lobby-ready-go = Jsem připraven
lobby-not-yet = Přece jen ještě ne
lobby-name-first = Jak vám ostatní říkají?
lobby-name-skip = Napište jméno, nebo stiskněte znovu a pokračujte bez něj.
lobby-company = Pozvánka a společnost
lobby-invite = Pozvěte přátele
lobby-invite-how = Namiřte telefon na kód, nebo pošlete odkaz. Bez účtu a bez instalace.
lobby-invite-short = Namiřte telefon, nebo pošlete odkaz
lobby-or-code = nebo zadejte kód na úvodní stránce
lobby-copy = Kopírovat
lobby-share = Sdílet…
lobby-share-text = Pojď hrát, vyber si helmu.
lobby-reach = Telefony ve vaší síti odkaz otevřou.
lobby-here-now = Právě tady
lobby-you = { $name } (vy)
lobby-gone = pryč
lobby-watches = dívá se
lobby-is-ready = připraven
lobby-picks = vybírá helmu
lobby-what = Co je to?
lobby-watch = Jen se dívat
lobby-while = Než se začne
lobby-while-how = Krátká lekce se otevře vedle. Tato stránka vás zavolá, až partie začne.
lobby-undo = Kroky lze vzít zpět
lobby-no-undo = Kroky nelze vzít zpět
lobby-change = Změnit
