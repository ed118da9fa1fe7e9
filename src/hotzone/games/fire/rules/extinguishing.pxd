cimport cython

from hotzone.fire cimport rule, words as w
from hotzone.fire.rules cimport escaping, threats
from hotzone.fire.state cimport State

@cython.locals(step=int)
cpdef int cost(State s, int kind) noexcept nogil
@cython.locals(price=int)
cpdef void choices(State s, int cell, int budget, bint hot) noexcept nogil
cpdef void put_out(State s, int kind, int cell) noexcept nogil
