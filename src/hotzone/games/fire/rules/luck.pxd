include "../model/common.pxi"
from hotzone.core.dice cimport Dice
from hotzone.games.fire.rules cimport dealing

@cython.locals(red=int, black=int)
cpdef void choices(State s) noexcept nogil
cpdef bint asks_face(State s) noexcept nogil
@cython.locals(red=int, black=int)
cpdef int deal(State s, Dice dice) noexcept nogil
