# Places as people say them: where somebody is, and where somebody goes.
room-living-in = in the living room
room-living-to = to the living room
room-kitchen-in = in the kitchen
room-kitchen-to = to the kitchen
room-bedroom-in = in the bedroom
room-bedroom-to = to the bedroom
room-hall-in = in the hall
room-hall-to = to the hall
room-bath-in = in the bathroom
room-bath-to = to the bathroom
room-dining-in = in the dining room
room-dining-to = to the dining room
room-laundry-in = in the laundry
room-laundry-to = to the laundry
room-closet-in = in the closet
room-closet-to = to the closet
room-study-in = in the study
room-study-to = to the study
room-library-in = in the library
room-library-to = to the library
room-salon-in = in the salon
room-salon-to = to the salon
room-winter-garden-in = in the winter garden
room-winter-garden-to = to the winter garden
room-landing-in = on the landing
room-landing-to = to the landing
room-child-s-room-in = in the child’s room
room-child-s-room-to = to the child’s room
room-master-bedroom-in = in the master bedroom
room-master-bedroom-to = to the master bedroom
room-dressing-room-in = in the dressing room
room-dressing-room-to = to the dressing room
room-lobby-in = in the lobby
room-lobby-to = to the lobby
room-restaurant-in = in the restaurant
room-restaurant-to = to the restaurant
room-office-and-reception-in = at the office and reception
room-office-and-reception-to = to the office and reception
room-bar-in = in the bar
room-bar-to = to the bar
room-cloakroom-in = in the cloakroom
room-cloakroom-to = to the cloakroom
room-corridor-in = in the corridor
room-corridor-to = to the corridor
room-room-in = in the room
room-room-to = to the room
room-suite-in = in the suite
room-suite-to = to the suite
room-hallway-in = in the hallway
room-hallway-to = to the hallway
room-conference-room-in = in the conference room
room-conference-room-to = to the conference room
room-locked-office-in = in the locked office
room-locked-office-to = to the locked office
room-corner-office-in = in the corner office
room-corner-office-to = to the corner office
room-cubicle-in = in the cubicle
room-cubicle-to = to the cubicle
room-restroom-in = in the restroom
room-restroom-to = to the restroom
room-copy-room-in = in the copy room
room-copy-room-to = to the copy room
room-parlour-in = in the parlour
room-parlour-to = to the parlour
room-elevator-in = in the elevator
room-elevator-to = to the elevator
room-stair-up-in = on the stair up
room-stair-up-to = to the stair up
room-stair-down-in = on the stair down
room-stair-down-to = to the stair down
place-called = { $name }{ $more }
door-name = { $side ->
    [north] north door
    [east] east door
    [south] south door
   *[west] west door
  }
door-in = { $side ->
    [north] outside at the north door
    [east] outside at the east door
    [south] outside at the south door
   *[west] outside at the west door
  }
door-to = { $side ->
    [north] to the north door
    [east] to the east door
    [south] to the south door
   *[west] to the west door
  }
lawn-name = { $side ->
    [north] outside, north side
    [east] outside, east side
    [south] outside, south side
   *[west] outside, west side
  }
lawn-in = { $side ->
    [north] outside on the north side
    [east] outside on the east side
    [south] outside on the south side
   *[west] outside on the west side
  }
lawn-to = { $side ->
    [north] outside to the north side
    [east] outside to the east side
    [south] outside to the south side
   *[west] outside to the west side
  }
spot-name = this space
spot-in = here
spot-to = here
further-in = further { $in }
spot-top = top of the ladder
spot-top-in = at the top of the ladder
spot-top-to = to the top of the ladder
edge-two = ({ $one } – { $two })
edge-in = ({ $one })
room-part = { $side ->
    [north] north side
    [east] east side
    [south] south side
   *[west] west side
  }
