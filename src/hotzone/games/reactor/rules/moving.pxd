include "../model/common.pxi"
from hotzone.games.reactor.rules cimport radiation, tiles, tokens

@cython.locals(here=int, side=int, there=int)
cpdef void choices(State s) noexcept nogil
@cython.locals(side=int, gap=int, turn=int, there=int)
cpdef void crossings(State s, int here) noexcept nogil
@cython.locals(side=int, gap=int, turn=int)
cpdef bint leads(State s, int here, int there, int sides) noexcept nogil
cpdef void step(State s, int there) noexcept nogil
cpdef void cross(State s, int there) noexcept nogil
