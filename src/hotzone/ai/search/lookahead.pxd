cimport cython

from hotzone.ai.search cimport constants as n
from hotzone.ai.search.turn_search cimport TurnSearch
from hotzone.core cimport constants as c
from hotzone.core.dice cimport Dice

cdef int TURNS, SHARE, FINAL, FEW
cdef double NEARLY

cdef class Lookahead(TurnSearch):
    cdef readonly int ahead
    cdef readonly TurnSearch next
    cdef readonly Dice dice
    cdef bint weighs
    cdef double[32] gains, heavy
    cdef int[32] once
    cdef void think(self) noexcept nogil
    @cython.final
    @cython.locals(ends=int, i=int, some=int, played=int, shift=double, node=int)
    cdef int look_further(self) noexcept nogil
    @cython.final
    @cython.locals(_=int, i=int, best=int)
    cdef void look_again(self, int some) noexcept nogil
    @cython.final
    cdef double hoped(self, int i) noexcept nogil
    @cython.final
    @cython.locals(few=bint, k=int, weight=int)
    cdef void foresee(self, int i, int first) noexcept nogil
    @cython.final
    @cython.locals(turn=int, gain=double)
    cdef double carry_on(self) noexcept nogil
    @cython.final
    @cython.locals(_=int, phase=int)
    cdef void begin_turn(self) noexcept nogil
    @cython.final
    @cython.locals(_=int, i=int)
    cdef double take_turn(self) noexcept nogil
