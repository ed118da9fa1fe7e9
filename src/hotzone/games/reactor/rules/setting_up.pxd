cimport cython

from hotzone.core cimport words as c
from hotzone.reactor cimport rule, words as w
from hotzone.reactor.rules cimport acute
from hotzone.reactor.state cimport State

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
