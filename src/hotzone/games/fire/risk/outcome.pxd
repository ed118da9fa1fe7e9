include "../model/common.pxi"
from hotzone.games.fire.rules cimport hazmat, people, spreading

@cython.locals(i=int)
cpdef bint is_lost(State s, int cell) noexcept nogil
cpdef bint is_down(State s, int figure) noexcept nogil
cpdef bint resolve(State s, int cell) noexcept nogil
