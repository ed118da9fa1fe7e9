include "../model/common.pxi"
from hotzone.games.fire.rules cimport elevators, escaping

@cython.locals(edge=int, kind=int, price=int)
cpdef void choices(State s, int who, int figure, int side, int budget, int purpose, bint hot) noexcept nogil
cpdef int cost(State s, int edge) noexcept nogil
cpdef bint is_window(State s, int edge) noexcept nogil
cpdef void turn(State s, int edge, int kind) noexcept nogil
