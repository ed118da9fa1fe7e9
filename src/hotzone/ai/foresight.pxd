cimport cython

from hotzone.ai cimport words as n
from hotzone.ai.search cimport Search
from hotzone.core cimport words as c
from hotzone.core.dice cimport Dice

cdef int FEW

cdef class Foresight(Search):
    cdef readonly int ahead, share
    cdef readonly Search next
    cdef readonly Dice dice
    cdef void think(self) noexcept nogil
    @cython.locals(ends=int, i=int, some=int, played=int, shift=double, node=int, gain=double)
    cdef int look_further(self) noexcept nogil
    @cython.locals(total=double, weights=int, i=int, weight=int, step=int)
    cdef double foresee(self) noexcept nogil
    @cython.locals(_=int, phase=int, promised=double)
    cdef double carry_on(self) noexcept nogil
