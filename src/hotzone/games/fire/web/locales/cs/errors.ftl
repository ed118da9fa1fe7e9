# Refusals, by the code of the engine.
error-unknown-edge = Taková stěna není.
error-unknown-sign = Je tu neznámý znak.
error-bad-command = Povelem lze jen pohyb a dveře.
error-bad-roll = To není hod.
error-bad-edge = To není stěna.
error-bad-firefighter = Takový hasič není.
error-bad-cards = Tyto karty nesedí.
error-no-module = Režim pro pokročilé potřebuje aspoň jednu část.
error-level-without-module = Rodinný režim nemá úroveň.
error-card-twice = Každý specialista je jen jednou.
error-no-specialists = Specialisté potřebují svou část hry.
error-back-side = V tomto vydání se režim pro pokročilé hraje v rohovém domě.
error-variant-without-module = Tento scénář potřebuje část režimu pro pokročilé, která je vypnutá.
error-volunteers-dealt = Dobrovolníci dostávají karty náhodně.
error-not-captain = Povely vydává jen velitel zásahu.
error-own-command = Velitel se pohybuje bez povelu.
error-in-fire = Tah nelze ukončit, dokud hasič stojí v ohni.
error-keep-moving = Hasič v ohni musí jít dál; nic jiného nelze.
error-cafs-limit = Povel hasiči s PHP: nejvýš 1 bod za tah.
error-no-way-out = Zbylé body by nestačily dostat všechny z ohně.
error-nothing-burns = Není tam oheň ani kouř.
error-no-fire = Je tam jen kouř.
error-no-vehicles = V této partii nejsou vozidla.
error-not-on-engine = K tomu musíš stát na hasičském voze.
error-not-next = Jet lze jen na sousední stanoviště.
error-not-won = Vítězství ještě není.
error-door-closed = Dveře jsou zavřené.
error-wall = Mezi poli je stěna.
error-nothing-to-take = Není koho ani co vzít.
error-not-into-fire = Do ohně se nikdo a nic nenosí.
error-not-beside = To není u tvého pole.
error-no-wall = Není tu stěna ke strhnutí.
error-door-gone = Dveře už nejsou.
error-no-door = Dveře tu nejsou.
error-door-so-already = Dveře tak už jsou.
error-gun-broken = V této partii je vodní dělo porouchané.
error-area-occupied = V cílovém kvadrantu je hasič.
error-wrong-area = Vůz tam nemíří.
error-not-your-card = Tvoje karta to neumí.
error-nobody-to-treat = Na tvém poli není neošetřená osoba.
error-no-poi = Žádné volání tu neleží.
error-no-hazmat = Na tvém poli nejsou nebezpečné látky.
error-no-crew-change = V této partii se nestřídá.
error-not-first = Střídat lze jen jako první akci tahu.
error-card-in-use = Tato karta není volná.
error-no-printed-setup = Tato budova nemá pevné rozestavení: první ohně určí kostky.
error-no-first-explosion = Tato budova nemá tabulku první exploze, taková příprava tu není možná.
error-no-engine = Tato budova potřebuje hasičský vůz: hraj s vozidly.
error-heroes-heroic = Opravdoví hrdinové se hrají na hrdinské úrovni.
error-engineer-needed = V týmu musí být statik.
error-window-closed = Okno je zavřené.
error-no-start = Hasič začíná venku.
error-no-start-or-elevator = Hasič začíná venku nebo ve výtahu.
error-no-bay = Tohle není stanoviště tohoto vozidla: klepni na označené.
error-scenarios-excluded = Tyto scénáře si odporují.
error-scenario-experienced = K tomu je třeba režim pro pokročilé se všemi částmi a úplnou přípravou.
error-no-friend = To patří ke scénáři „Kamarád v nouzi“.
error-at-lobby = Výtah je ve vstupní hale: odtud se na patro nedosáhne.
error-on-street = Z ulice se na patro nedosáhne.
error-no-extinguishing = Statik nikdy nehasí.
error-not-from-floor = V této hře se výtah z patra nepřivolává.
error-engineer-stays = Statik zůstává, dokud jsou rozžhavená místa.
error-party-wall = Společnou zdí se sousedem se neprojde.
error-closed-ground = Tam nikdo nesmí.
error-hands-full = Máš plné ruce.
error-not-left-there = Co je na žebříku, tam se nenechává.
error-one-object = Na žebříku se nese jen jedna věc.
error-elevator-destroyed = Tento výtah je zničený.
error-elevator-above = Tento výtah je v hořícím patře.
error-not-at-engine = To jde jen u stanoviště hasičského vozu.
error-other-side = Hasičský vůz není na této straně budovy.
error-no-gap = Žebřík potřebuje zničenou vnější zeď.
error-no-ladder = Takový žebřík tu není.
error-ladder-taken = Na tom žebříku někdo je.
error-ladder-stands = Tady už žebřík stojí.
error-other-floor = Na jiné podlaží vedou jen schody a žebříky.
error-not-outside = Žebřík se vysouvá venku, ne v rohu.
error-fire-near = Na tvém poli nebo vedle něj hoří.
error-no-hot-spot = Na tvém poli není rozžhavené místo.
error-wall-destroyed = Zničené se opravit nedá.
error-no-damage = Není tu co opravit.
error-too-few-ap = { $known ->
    [yes] { $first ->
        [one] Stojí to { $first } bod, máš { $second }.
        [few] Stojí to { $first } body, máš { $second }.
        [many] Stojí to { $first } bodu, máš { $second }.
       *[other] Stojí to { $first } bodů, máš { $second }.
      }
   *[no] Na to není dost bodů.
  }
error-no-threat = Není tam oheň ani kouř.
error-lying = Kdo leží, nedělá nic.
