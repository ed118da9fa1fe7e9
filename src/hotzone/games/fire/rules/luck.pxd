cimport cython

from hotzone.core.dice cimport Dice
from hotzone.fire cimport words as w
from hotzone.fire.rules cimport dealing
from hotzone.fire.state cimport State

@cython.locals(red=int, black=int)
cpdef void choices(State s) noexcept nogil
cpdef bint asks_face(State s) noexcept nogil
@cython.locals(red=int, black=int)
cpdef int deal(State s, Dice dice) noexcept nogil
