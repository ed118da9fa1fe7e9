include "../model/common.pxi"
from hotzone.games.reactor.rules cimport tiles

cpdef bint has(State s, int kind) noexcept nogil
cpdef void spend(State s, int kind, int why) noexcept nogil
@cython.locals(here=int, tile=int, cell=int)
cpdef void choices(State s) noexcept nogil
@cython.locals(seat=int)
cpdef void cures(State s, int kind, int action) noexcept nogil
@cython.locals(cell=int)
cpdef void cranes(State s) noexcept nogil
@cython.locals(cell=int)
cpdef void places(State s, int action) noexcept nogil
cpdef void cool(State s, int kind, int why) noexcept nogil
cpdef void switch_on(State s, int cell) noexcept nogil
@cython.locals(here=int)
cpdef void lay_extinguisher(State s) noexcept nogil
cpdef void put_on_mask(State s) noexcept nogil
cpdef void take_off_mask(State s) noexcept nogil
cpdef void heal(State s, int seat, int kind, int amount, int why) noexcept nogil
cpdef void lift(State s, int there) noexcept nogil
cpdef void crane(State s, int here, int there) noexcept nogil
