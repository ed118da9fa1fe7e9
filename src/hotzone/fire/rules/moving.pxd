cimport cython

from hotzone.core cimport words as c
from hotzone.fire cimport rule, words as w
from hotzone.fire.rules cimport carrying, escaping, people
from hotzone.fire.state cimport State

cpdef int cost(State s, int there, int load) noexcept nogil
@cython.locals(i=int, there=int, load=int, price=int)
cpdef void choices(State s, int who, int figure, int side, int bits, int budget, int purpose, bint hot) noexcept nogil
@cython.locals(here=int)
cpdef void go(State s, int figure, int load, int there) noexcept nogil
cpdef int why(State s, int load, int there) noexcept nogil
