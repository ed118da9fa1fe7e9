# Reactor in the workshop: cells, numbers, dial, cards, checks
ws-draw-r-hex = Draw a field
ws-layer-r-field = Field
ws-layer-r-numbers = Numbers
ws-layer-r-crew = Crew
ws-tool-r-fuel = Fuel
ws-tool-r-control = Control
ws-tool-r-start = Start
ws-tool-r-none = No cell
ws-tool-r-number = Number
ws-tool-r-count = Count on
ws-tool-r-home = Starts here
ws-how-r-fuel = Tap a place: it becomes a fuel cell with the lowest free number. A plus marks places that can become cells.
ws-how-r-control = Tap a place: it becomes a control cell. One with six cells around it can become the goal.
ws-how-r-start = Tap a place at the rim: characters begin there, no assembly lies on it.
ws-how-r-none = Tap a cell to take it away.
ws-how-r-number = Tap a cell and type its number: the number moves there from where it was.
ws-how-r-count = Say which number comes next, then tap cells one after another.
ws-how-r-home = Choose who it is, then tap the start cell.
ws-fill-r-rows = Number row by row
ws-fill-r-tiles = As many tiles as cells
ws-numbers-r-dial = Dial
ws-numbers-r-cards = Cards and tiles
ws-numbers-r-heroes = What the four bring along
r-ws-from-one = from 1
r-ws-empty = no cell
r-ws-label = { $kind ->
    [control] control cell { $place }
    [start] start cell { $place }
   *[fuel] fuel cell { $place }
  }, touches { $around }
r-ws-fuel-count = Fuel cells: { $many }, tiles in the box: { $most }
r-ws-control-count = Control cells: { $many }, in the box: { $most }
r-ws-start-count = Start cells: { $many }
r-ws-yellow-from = Yellow begins at
r-ws-red-from = Red begins at
r-ws-overheat = { $sector ->
    [green] Overheat cards in green
    [yellow] Overheat cards in yellow
   *[red] Overheat cards in red
  }
r-ws-failure = { $sector ->
    [green] Failure cards in green
    [yellow] Failure cards in yellow
   *[red] Failure cards in red
  }
r-ws-fuel-cards = Cards for each fuel cell
r-ws-control-cards = Cards for each control cell
r-ws-working = Working control assemblies
r-ws-radiation = Highest dose
r-ws-steps = { $who }: steps
r-ws-token = { $who }: { $token }
r-ws-cell = Hearts: { $hearts }, players: { $crew }
finding-numbers-missing = These numbers are missing: { $numbers }. Every card must name a cell.
finding-no-fuel-cell = The field has no fuel cell.
finding-no-control-cell = The field has no control cell. Draw one with six cells around it.
finding-no-start-cell = The field has no start cell: nobody can begin.
finding-box-fuel = { $many } fuel cells, but the box has { $most } fuel assemblies: at a table that does not fit.
finding-box-control = { $many } control cells, but the box has { $most } control assemblies: at a table that does not fit.
finding-too-many-cells = { $many } cells are too many: { $most } at most, start cells included.
finding-unreachable-cell = Nobody gets to { $place }: no way of cells leads there from a start cell.
finding-start-alone = This start cell touches no other cell: { $place }.
finding-no-goal = No control cell has six cells around it, so nobody can win.
finding-control-at-rim = Fewer than six cells lie around { $place }: it can never be the goal.
finding-bad-tiles = { $tiles } tiles for { $cells } cells.
finding-dial-never = { $sector ->
    [yellow] The yellow sector begins at { $begin }, but the dial ends at { $most }.
   *[red] The red sector begins at { $begin }, but the dial ends at { $most }.
  }
finding-cell-twice = Two cells have the same number (line { $line } of the file).
finding-unknown-cell = A sign in the plan is no cell: line { $line }, column { $column }.
finding-bad-start = Somebody has no start cell (line { $line } of the file).
finding-bad-order = The order of the turns is not possible (line { $line } of the file).
finding-bad-sign = A radiation sign is neither black nor red (line { $line } of the file).
finding-bad-token = Somebody has tokens that do not exist (line { $line } of the file).
finding-cells-differ = The list of cells and the plan do not agree (line { $line } of the file).
ws-step-r-shape = the field
ws-step-r-shape-how = Draw a fuel cell for each metal cell of the board, and take away those that are too many.
ws-step-r-control = control cells
ws-step-r-control-how = Tap the violet cells.
ws-step-r-start = start cells
ws-step-r-start-how = Tap the yellow cells at the rim.
ws-step-r-numbers = numbers
ws-step-r-numbers-how = Begin with 1 and tap the cells in the order of their printed numbers.
ws-step-r-dial = the dial
ws-step-r-dial-how = Read off the dial where yellow and red begin.
ws-step-r-cards = cards and tiles
ws-step-r-cards-how = Count the cards of one cell in each deck.
ws-step-r-heroes = the four
ws-step-r-heroes-how = Compare steps and tokens with the cards of the characters.
ws-heat-open = Face up
ws-heat-died = Deaths
ws-heat-removed = Gone for good
