include "../model/common.pxi"
from hotzone.games.fire.rules cimport carrying, escaping, friends, passages, people

@cython.locals(usual=int)
cpdef int cost(State s, int here, int there, int load) noexcept nogil
@cython.locals(here=int, i=int, there=int)
cpdef void choices(State s, int who, int figure, int side, int bits, int budget, int purpose, bint hot) noexcept nogil
@cython.locals(here=int, burns=bint, load=int, price=int, i=int)
cpdef void step(State s, int who, int figure, int there, int bits, int budget, int purpose, bint hot) noexcept nogil
@cython.locals(bits=int)
cpdef int burden(State s, int figure) noexcept nogil
@cython.locals(here=int)
cpdef void go(State s, int figure, int load, int there, int friend) noexcept nogil
cpdef int why(State s, int load, int there) noexcept nogil
