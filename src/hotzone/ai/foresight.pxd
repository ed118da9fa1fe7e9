cimport cython

from hotzone.ai cimport words as n
from hotzone.ai.search cimport Search
from hotzone.core cimport words as c
from hotzone.core.dice cimport Dice

cdef class Foresight(Search):
    cdef readonly int ahead
    cdef readonly Search next
    cdef readonly Dice dice
    cdef void think(self) noexcept nogil
    @cython.locals(ends=int, i=int, some=int, played=int, shift=double, node=int, value=double)
    cdef int look_further(self) noexcept nogil
    @cython.locals(total=double, weights=int, i=int, weight=int)
    cdef double foresee(self) noexcept nogil
    @cython.locals(_=int, phase=int)
    cdef double carry_on(self) noexcept nogil
