# The table for people who come new: the coach, suggestions, reasons why something cannot be done.
first-rescue = Tvoje první záchrana
start-at = { $known ->
    [yes] { $outside }, { $room }
   *[no] { $outside }
  }
start-here = Začít zde
start-anywhere = Nebo klepni na pole venku.
start-all = { $whose ->
    [crew] Rozestavit celou posádku za mě
    [me] Postavit mě
   *[mine] Rozestavit všechny moje
  }
stuck-undo = Vzít zpět poslední krok
stuck-undo-how = Body se vrátí
spent-end = Body došly: ukonči tah.
undo-nothing = Zatím není co vzít zpět
end-question = nejdřív odpovězte na otázku výše
end-setup = hra ještě nezačala
play-line = Zahrát to
hint-odds-button = Šance
hint-other = Jiná možnost
hint-other-way = Jinak
hint-first-way = První možnost
hint-nearly = Skoro stejně dobré jako první možnost.
hint-why-else = Nic lepšího teď není.
coach-silent = Už to umíš. Teď mlčím.
coach-call = Raď mi dál
coach-fine = Dobře
coach-leave = Dál už bez rad
stuck-how = { $many ->
    [one] Jedna cesta ven, jde to hned.
    [few] { $many } cesty ven, všechny jdou hned.
    [many] { $many } cesty ven, všechny jdou hned.
   *[other] { $many } cest ven, všechny jdou hned.
  }
start-who = { $you ->
    [yes] Kde začneš?
   *[no] Kde začne { $who }?
  }
end-not-yours = není tvůj tah
