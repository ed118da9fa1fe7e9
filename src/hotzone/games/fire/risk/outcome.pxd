cimport cython

from hotzone.fire cimport words as w
from hotzone.fire.rules cimport hazmat, people, spreading
from hotzone.fire.state cimport State

@cython.locals(i=int)
cpdef bint is_lost(State s, int cell) noexcept nogil
cpdef bint is_down(State s, int figure) noexcept nogil
cpdef bint resolve(State s, int cell) noexcept nogil
