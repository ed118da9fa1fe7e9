# Places as people say them: where somebody is, and where somebody goes.
room-living-in = v obývacím pokoji
room-living-to = do obývacího pokoje
room-kitchen-in = v kuchyni
room-kitchen-to = do kuchyně
room-bedroom-in = v ložnici
room-bedroom-to = do ložnice
room-hall-in = v hale
room-hall-to = do haly
room-bath-in = v koupelně
room-bath-to = do koupelny
room-dining-in = v jídelně
room-dining-to = do jídelny
room-laundry-in = v prádelně
room-laundry-to = do prádelny
room-closet-in = v komoře
room-closet-to = do komory
room-study-in = v pracovně
room-study-to = do pracovny
room-library-in = v knihovně
room-library-to = do knihovny
room-salon-in = v salonu
room-salon-to = do salonu
room-winter-garden-in = v zimní zahradě
room-winter-garden-to = do zimní zahrady
room-landing-in = na chodbě v patře
room-landing-to = na chodbu v patře
room-child-s-room-in = v dětském pokoji
room-child-s-room-to = do dětského pokoje
room-master-bedroom-in = ve velké ložnici
room-master-bedroom-to = do velké ložnice
room-dressing-room-in = v šatně
room-dressing-room-to = do šatny
room-lobby-in = ve vstupní hale
room-lobby-to = do vstupní haly
room-restaurant-in = v restauraci
room-restaurant-to = do restaurace
room-office-and-reception-in = v recepci a kanceláři
room-office-and-reception-to = do recepce a kanceláře
room-bar-in = v baru
room-bar-to = do baru
room-cloakroom-in = v šatně pro hosty
room-cloakroom-to = do šatny pro hosty
room-corridor-in = na chodbě
room-corridor-to = na chodbu
room-room-in = v pokoji
room-room-to = do pokoje
room-suite-in = v apartmá
room-suite-to = do apartmá
room-hallway-in = na chodbě
room-hallway-to = na chodbu
room-conference-room-in = v zasedací místnosti
room-conference-room-to = do zasedací místnosti
room-locked-office-in = v zamčené kanceláři
room-locked-office-to = do zamčené kanceláře
room-corner-office-in = v rohové kanceláři
room-corner-office-to = do rohové kanceláře
room-cubicle-in = v kóji
room-cubicle-to = do kóje
room-restroom-in = na toaletě
room-restroom-to = na toaletu
room-copy-room-in = v kopírovně
room-copy-room-to = do kopírovny
room-parlour-in = v salonku
room-parlour-to = do salonku
room-elevator-in = ve výtahu
room-elevator-to = do výtahu
room-stair-up-in = na schodišti nahoru
room-stair-up-to = na schodiště nahoru
room-stair-down-in = na schodišti dolů
room-stair-down-to = na schodiště dolů
place-called = { $name }{ $more }
door-name = { $side ->
    [north] severní dveře
    [east] východní dveře
    [south] jižní dveře
   *[west] západní dveře
  }
door-in = { $side ->
    [north] venku u severních dveří
    [east] venku u východních dveří
    [south] venku u jižních dveří
   *[west] venku u západních dveří
  }
door-to = { $side ->
    [north] k severním dveřím
    [east] k východním dveřím
    [south] k jižním dveřím
   *[west] k západním dveřím
  }
lawn-name = { $side ->
    [north] venku, sever
    [east] venku, východ
    [south] venku, jih
   *[west] venku, západ
  }
lawn-in = { $side ->
    [north] venku na severní straně
    [east] venku na východní straně
    [south] venku na jižní straně
   *[west] venku na západní straně
  }
lawn-to = { $side ->
    [north] ven na severní stranu
    [east] ven na východní stranu
    [south] ven na jižní stranu
   *[west] ven na západní stranu
  }
spot-name = toto pole
spot-in = zde
spot-to = sem
further-in = dál { $in }
spot-top = vršek žebříku
spot-top-in = nahoře na žebříku
spot-top-to = nahoru na žebřík
edge-two = ({ $one } – { $two })
edge-in = ({ $one })
room-part = { $side ->
    [north] severní strana
    [east] východní strana
    [south] jižní strana
   *[west] západní strana
  }
