include "../model/common.pxi"
from hotzone.games.fire.rules cimport carrying, ending, friends

@cython.locals(lift=int)
cpdef int lift_of(State s, int edge) noexcept nogil
@cython.locals(lift=int, cell=int, saved=int)
cpdef void arrive_below(State s, int edge) noexcept nogil
@cython.locals(lift=int, door=int, below=bint, signs=int, i=int)
cpdef void destroy(State s, int cell) noexcept nogil
