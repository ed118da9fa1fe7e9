# The lesson.
lesson-reactor = Reattore: il primo turno
lesson-reactor-about = Muoversi, scoprire, raffreddare: trova un gruppo funzionante e un elemento in avaria.
lesson-reactor-goal = Sei elementi in avaria devono stare intorno a un gruppo di controllo funzionante. Nessuno sa ancora dove sono.
lesson-reactor-card = Prima agisce il reattore: una carta ha scoperto la cella 30. Ogni elemento scoperto alza il livello di incidente.
lesson-reactor-walk = Il militare ha quattro passi. Indica la cella viola S1 per vedere il percorso, poi toccala.
lesson-reactor-open = Scopri la tessera su cui stai, una volta a turno: tasto O o «Scoprire questa tessera».
lesson-reactor-working = Un gruppo funzionante: il cerchio tratteggiato mostra dove devono stare tutti e sei. Scoprirlo è costato una dose di 1; oltre 16 si muore.
lesson-reactor-step = Un altro passo, alla cella 6.
lesson-reactor-extra = I gettoni sono i tuoi mezzi. La «cella aggiuntiva» del militare scopre una seconda tessera: sceglila.
lesson-reactor-end = Un elemento normale. Finisci il turno.
lesson-reactor-engineer = Tocca all’ingegnere. Vai alla cella 4.
lesson-reactor-open2 = Scoprila.
lesson-reactor-cool = Un elemento in avaria. Se una carta lo indica scoperto, brucia un cuore. Raffreddalo con la tubazione.
lesson-reactor-leave = Per ora è al sicuro e il segno giallo lo ricorda. Vai alla cella 3.
lesson-reactor-end2 = Finisci il turno.
lesson-reactor-done = Gru e sollevatori spostano le tessere quando ci sono celle vuote. Trova tutti e sei, radunali intorno a S1 e il reattore è spento. Continua da qui.
