include "../model/common.pxi"
from hotzone.games.fire.rules cimport carrying, ending, friends, hazmat, passages, placing

@cython.locals(slot=int)
cpdef int hidden_at(State s, int cell) noexcept nogil
cpdef void meet(State s, int cell) noexcept nogil
cpdef bint asks_for_face(State s) noexcept nogil
@cython.locals(cell=int)
cpdef void turn_up(State s, int face) noexcept nogil
cpdef int why_turned(State s, int cell) noexcept nogil
cpdef int why_lost(State s) noexcept nogil
@cython.locals(slot=int, cell=int, what=int)
cpdef bint lose(State s) noexcept nogil
@cython.locals(i=int)
cpdef bint knock_down(State s) noexcept nogil
@cython.locals(cell=int)
cpdef bint is_hit(State s, int figure) noexcept nogil
cpdef int why_there(State s) noexcept nogil
cpdef void fall(State s, int figure, int cell) noexcept nogil
@cython.locals(near=int, place=int)
cpdef void refuges(State s) noexcept nogil
