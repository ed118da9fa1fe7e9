include "../model/common.pxi"
from hotzone.games.reactor.rules cimport acute

@cython.locals(count=int, seat=int)
cpdef int room(State s, int player) noexcept nogil
@cython.locals(seat=int, only=int, player=int)
cpdef bint cast(State s) noexcept nogil
@cython.locals(seat=int)
cpdef void assign(State s, int player) noexcept nogil
@cython.locals(seat=int)
cpdef bint place_figures(State s) noexcept nogil
cpdef void place(State s, int seat, int cell) noexcept nogil
@cython.locals(cell=int)
cpdef void places(State s) noexcept nogil
