include "../model/common.pxi"
from hotzone.games.fire.rules cimport carrying, threats

@cython.locals(count=int, slot=int)
cpdef int on_board(State s) noexcept nogil
@cython.locals(count=int, slot=int)
cpdef int supply(State s) noexcept nogil
@cython.locals(slot=int)
cpdef bint poi_at(State s, int cell) noexcept nogil
@cython.locals(i=int)
cpdef bint figure_at(State s, int cell) noexcept nogil
cpdef bint is_free(State s, int cell) noexcept nogil
@cython.locals(i=int)
cpdef bint any_free(State s) noexcept nogil
cpdef bint replenish(State s) noexcept nogil
cpdef void rolled(State s, int cell) noexcept nogil
@cython.locals(here=int, _=int)
cpdef void follow(State s, int cell) noexcept nogil
cpdef void put(State s, int cell, int why) noexcept nogil
