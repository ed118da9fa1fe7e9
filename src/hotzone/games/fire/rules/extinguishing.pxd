include "../model/common.pxi"
from hotzone.games.fire.rules cimport escaping, threats

@cython.locals(step=int)
cpdef int cost(State s, int kind) noexcept nogil
@cython.locals(price=int)
cpdef void choices(State s, int cell, int budget, bint hot) noexcept nogil
cpdef void put_out(State s, int kind, int cell) noexcept nogil
