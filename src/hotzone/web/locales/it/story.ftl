# Il racconto di ciò che fa la natura, i suoi tasti e i suoni.
story-count = passo { $step } di { $of }
speed-off = no
quiet-phases = Breve se quieto
story-again = Racconta di nuovo l’ultima fase
story-missed = { $many ->
    [one] È successa una cosa mentre non c’eri
    [many] Sono successe { $many } cose mentre non c’eri
   *[other] Sono successe { $many } cose mentre non c’eri
  }
key-skip = Saltare il racconto fino alla prossima decisione
key-name-space = Spazio
skip-short = Salta
sound = Suono
volume = Volume
captions = Suoni in parole
sound-is-on = Suono acceso, { $volume } per cento
sound-is-off = Suono spento
percent = { $number } per cento
sound-door = porta
sound-water = acqua, sibilo
sound-dice = dadi
sound-explosion = tonfo profondo, vetri
sound-thump = colpo sordo
sound-lost = campana grave
sound-rescue = note limpide
sound-rescue-again = note limpide
sound-turn = tocco
sound-victory = fanfara
sound-defeat = archi gravi
pop-card = Carta
pop-badge = A che cosa si gioca
card-of = La carta di { $who }.
badge-read = { $what }: che cosa cambia
read-cards = Prima leggi le carte
story-nature = Che cosa succede nel turno di { $who }
