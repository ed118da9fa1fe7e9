cimport cython

from hotzone.ai.search cimport constants as n
from hotzone.ai.search.expansion cimport Expansion
from hotzone.ai.search.network cimport Network
from hotzone.ai.search.preparation cimport Preparation
from hotzone.core cimport constants as c
from hotzone.core.dice cimport Dice

cdef class TurnSearch(Expansion):
    cdef public int exact
    cdef readonly int plan_count
    cdef int[::1] plan
    cdef readonly Preparation preparation
    @cython.final
    cdef int answer(self) noexcept nogil
    cdef void think(self) noexcept nogil
    @cython.final
    @cython.locals(ends=int, i=int, some=int, shift=double, node=int, value=double)
    cdef void look_closely(self) noexcept nogil
    @cython.final
    @cython.locals(node=int, child=int, astray=bint)
    cdef void follow(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, early=cython.ulonglong, late=cython.ulonglong)
    cdef int action_to(self, int node, int child) noexcept nogil
    @cython.final
    @cython.locals(best=int, left=int, _=int, node=int, steps=int)
    cdef void stray(self, Dice dice, int among) noexcept nogil
