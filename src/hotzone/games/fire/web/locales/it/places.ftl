# Places as people say them: where somebody is, and where somebody goes.
room-living-in = in soggiorno
room-living-to = in soggiorno
room-kitchen-in = in cucina
room-kitchen-to = in cucina
room-bedroom-in = in camera
room-bedroom-to = in camera
room-hall-in = nell’ingresso
room-hall-to = nell’ingresso
room-bath-in = in bagno
room-bath-to = in bagno
room-dining-in = in sala da pranzo
room-dining-to = in sala da pranzo
room-laundry-in = in lavanderia
room-laundry-to = in lavanderia
room-closet-in = nel ripostiglio
room-closet-to = nel ripostiglio
room-study-in = nello studio
room-study-to = nello studio
room-library-in = in biblioteca
room-library-to = in biblioteca
room-salon-in = nel salone
room-salon-to = nel salone
room-winter-garden-in = nel giardino d’inverno
room-winter-garden-to = nel giardino d’inverno
room-landing-in = sul pianerottolo
room-landing-to = sul pianerottolo
room-child-s-room-in = nella cameretta
room-child-s-room-to = nella cameretta
room-master-bedroom-in = nella camera padronale
room-master-bedroom-to = nella camera padronale
room-dressing-room-in = nella cabina armadio
room-dressing-room-to = nella cabina armadio
room-lobby-in = nell’atrio
room-lobby-to = nell’atrio
room-restaurant-in = nel ristorante
room-restaurant-to = nel ristorante
room-office-and-reception-in = alla reception
room-office-and-reception-to = alla reception
room-bar-in = al bar
room-bar-to = al bar
room-cloakroom-in = nel guardaroba
room-cloakroom-to = nel guardaroba
room-corridor-in = nel corridoio
room-corridor-to = nel corridoio
room-room-in = nella camera
room-room-to = nella camera
room-suite-in = nella suite
room-suite-to = nella suite
room-hallway-in = nel corridoio
room-hallway-to = nel corridoio
room-conference-room-in = nella sala riunioni
room-conference-room-to = nella sala riunioni
room-locked-office-in = nell’ufficio chiuso
room-locked-office-to = nell’ufficio chiuso
room-corner-office-in = nell’ufficio d’angolo
room-corner-office-to = nell’ufficio d’angolo
room-cubicle-in = nella postazione
room-cubicle-to = nella postazione
room-restroom-in = nei servizi
room-restroom-to = nei servizi
room-copy-room-in = in sala copie
room-copy-room-to = in sala copie
room-parlour-in = in salotto
room-parlour-to = in salotto
room-elevator-in = nell’ascensore
room-elevator-to = nell’ascensore
room-stair-up-in = sulla scala che sale
room-stair-up-to = sulla scala che sale
room-stair-down-in = sulla scala che scende
room-stair-down-to = sulla scala che scende
place-called = { $name }{ $more }
door-name = { $side ->
    [north] porta nord
    [east] porta est
    [south] porta sud
   *[west] porta ovest
  }
door-in = { $side ->
    [north] fuori, alla porta nord
    [east] fuori, alla porta est
    [south] fuori, alla porta sud
   *[west] fuori, alla porta ovest
  }
door-to = { $side ->
    [north] alla porta nord
    [east] alla porta est
    [south] alla porta sud
   *[west] alla porta ovest
  }
lawn-name = { $side ->
    [north] fuori, lato nord
    [east] fuori, lato est
    [south] fuori, lato sud
   *[west] fuori, lato ovest
  }
lawn-in = { $side ->
    [north] fuori, sul lato nord
    [east] fuori, sul lato est
    [south] fuori, sul lato sud
   *[west] fuori, sul lato ovest
  }
lawn-to = { $side ->
    [north] fuori, sul lato nord
    [east] fuori, sul lato est
    [south] fuori, sul lato sud
   *[west] fuori, sul lato ovest
  }
spot-name = questo spazio
spot-in = qui
spot-to = qui
further-in = più in là { $in }
spot-top = cima della scala
spot-top-in = in cima alla scala
spot-top-to = in cima alla scala
edge-two = ({ $one } – { $two })
edge-in = ({ $one })
room-part = { $side ->
    [north] lato nord
    [east] lato est
    [south] lato sud
   *[west] lato ovest
  }
