include "../model/common.pxi"
from hotzone.games.reactor.rules cimport handing, moving, tiles, tokens

@cython.locals(here=int)
cpdef void choices(State s) noexcept nogil
cpdef void do(State s, int first, int kind, int target) noexcept nogil
cpdef void use(State s, int first, int kind, int target) noexcept nogil
cpdef void open_tile(State s) noexcept nogil
@cython.locals(here=int)
cpdef void sacrifice(State s) noexcept nogil
cpdef void give_life(State s, int cell) noexcept nogil
