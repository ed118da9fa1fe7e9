include "../model/common.pxi"
from hotzone.games.fire.rules cimport carrying, escaping, friends, moving, passages, vehicles

cdef int EXTEND_COST, FOLD_COST

@cython.locals(i=int)
cpdef bint at_depot(State s, int cell) noexcept nogil
@cython.locals(here=int)
cpdef void hands(State s) noexcept nogil
@cython.locals(here=int, there=int)
cpdef void choices(State s, int who, int figure, int bits, int budget, int purpose, bint hot) noexcept nogil
cpdef void climb(State s, int who, int figure, int there, int bits, int budget, int purpose, bint hot) noexcept nogil
cpdef bint may(State s, int who, int kind, int cell, int price, int budget, int purpose, bint hot) noexcept nogil
cpdef void take(State s, int cell) noexcept nogil
cpdef void put(State s, int cell) noexcept nogil
cpdef void extend(State s, int figure, int cell) noexcept nogil
cpdef void fold(State s, int cell, int why) noexcept nogil
cpdef void set_ladders(State s, int cell, int number, int why) noexcept nogil
@cython.locals(i=int, cell=int, top=int)
cpdef void burn(State s) noexcept nogil
@cython.locals(i=int)
cpdef void clear_top(State s, int top, int foot) noexcept nogil
