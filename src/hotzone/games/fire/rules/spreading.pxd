include "../model/common.pxi"
from hotzone.games.fire.rules cimport explosion, threats

@cython.locals(hottest=bint)
cpdef void advance(State s, int cell) noexcept nogil
@cython.locals(i=int, cell=int)
cpdef void flashover(State s) noexcept nogil
@cython.locals(side=int, i=int, there=int, edge=int)
cpdef void flash(State s, int cell) noexcept nogil
cpdef bint flare_up(State s) noexcept nogil
