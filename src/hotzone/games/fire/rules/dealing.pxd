include "../model/common.pxi"
from hotzone.games.fire.rules cimport specialists

cpdef bint asks_card(State s) noexcept nogil
@cython.locals(free=int, kind=int, role=int, i=int)
cpdef void cards(State s) noexcept nogil
@cython.locals(count=int, i=int)
cpdef int cards_to_take(State s) noexcept nogil
cpdef void enlist(State s, int figure) noexcept nogil
cpdef void take_card(State s, int role) noexcept nogil
