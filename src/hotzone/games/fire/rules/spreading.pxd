cimport cython

from hotzone.core cimport words as c
from hotzone.fire cimport rule, words as w
from hotzone.fire.rules cimport explosion, threats
from hotzone.fire.state cimport State

@cython.locals(hottest=bint)
cpdef void advance(State s, int cell) noexcept nogil
@cython.locals(i=int, cell=int)
cpdef void flashover(State s) noexcept nogil
@cython.locals(side=int, i=int, there=int, edge=int)
cpdef void flash(State s, int cell) noexcept nogil
cpdef bint flare_up(State s) noexcept nogil
