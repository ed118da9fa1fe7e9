include "../model/common.pxi"
from hotzone.games.fire.rules cimport ending, explosion, spreading, threats

@cython.locals(burning=int)
cpdef bint detonate(State s) noexcept nogil
@cython.locals(i=int, cell=int, count=int)
cpdef int in_fire(State s) noexcept nogil
@cython.locals(i=int, cell=int)
cpdef int the_one_in_fire(State s) noexcept nogil
cpdef void blow(State s, int cell) noexcept nogil
@cython.locals(i=int, cell=int)
cpdef void choices(State s) noexcept nogil
cpdef void leave(State s, int cell, int why) noexcept nogil
