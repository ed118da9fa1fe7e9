# Vyprávění o tom, co dělá příroda, jeho klávesy a zvuky.
story-count = krok { $step } z { $of }
speed-off = vyp.
quiet-phases = Klid zkrátit
story-again = Ukázat poslední fázi znovu
story-missed = { $many ->
    [one] Mezitím se stala { $many } věc
    [few] Mezitím se staly { $many } věci
    [many] Mezitím se stalo { $many } věci
   *[other] Mezitím se stalo { $many } věcí
  }
key-skip = Přeskočit vyprávění k dalšímu rozhodnutí
key-name-space = Mezerník
skip-short = Přeskočit
sound = Zvuk
volume = Hlasitost
captions = Zvuky slovy
sound-is-on = Zvuk zapnutý, { $volume } %
sound-is-off = Zvuk vypnutý
percent = { $number } %
sound-door = dveře
sound-water = voda, sykot
sound-dice = kostky
sound-explosion = temná rána, sklo
sound-thump = žuchnutí
sound-lost = hluboký zvon
sound-rescue = světlé tóny
sound-rescue-again = světlé tóny
sound-turn = ťuknutí
sound-victory = fanfára
sound-defeat = hluboké smyčce
pop-card = Karta
pop-badge = Co se hraje
card-of = Karta: { $who }.
badge-read = { $what }: co to mění
read-cards = Nejdřív si karty přečti
story-nature = Co se děje v tahu: { $who }
