cimport cython

from hotzone.ai cimport words as n
from hotzone.ai.growing cimport Growth
from hotzone.ai.network cimport Network
from hotzone.core cimport words as c
from hotzone.core.dice cimport Dice

cdef class Search(Growth):
    cdef public int exact
    cdef readonly int plan_count
    cdef int[::1] plan
    cdef void think(self) noexcept nogil
    @cython.final
    @cython.locals(ends=int, i=int, some=int, shift=double, node=int, value=double)
    cdef void look_closely(self) noexcept nogil
    @cython.final
    @cython.locals(node=int, child=int)
    cdef void follow(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, early=cython.ulonglong, late=cython.ulonglong)
    cdef int action_to(self, int node, int child) noexcept nogil
    @cython.final
    @cython.locals(best=int, left=int, _=int, node=int, steps=int)
    cdef void stray(self, Dice dice, int among) noexcept nogil
