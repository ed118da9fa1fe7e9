cimport cython

from hotzone.ai cimport words as n
from hotzone.ai.network cimport Network
from hotzone.ai.outlook cimport Layer, Outlook
from hotzone.core cimport words as c
from hotzone.core.dice cimport Dice

cdef unsigned long long MASK, SPREAD

cdef class Search(Outlook):
    cdef public int width, exact
    cdef readonly int level, plan_count
    cdef int[::1] plan, way
    cdef void think(self) noexcept nogil
    @cython.final
    @cython.locals(sort=int, key=cython.ulonglong, place=int, purse=int, known=int, node=int)
    cdef int enter(self, Layer layer, int parent, int action, int later) noexcept nogil
    @cython.final
    @cython.locals(end=int)
    cdef void close(self, Layer layer, int node) noexcept nogil
    @cython.final
    @cython.locals(steps=int, here=int)
    cdef void go_to(self, int node) noexcept nogil
    @cython.final
    @cython.locals(end=int, later=int, i=int, child=int, weight=int)
    cdef void open_up(self, int node) noexcept nogil
    @cython.final
    @cython.locals(left=int, waiting=int, node=int, i=int)
    cdef void spend(self) noexcept nogil
    @cython.final
    @cython.locals(ends=int, i=int, some=int, shift=double, node=int, value=double)
    cdef void look_closely(self) noexcept nogil
    @cython.final
    @cython.locals(node=int, child=int)
    cdef void follow(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, key=cython.ulonglong)
    cdef int action_to(self, int node, int child) noexcept nogil
    @cython.final
    @cython.locals(best=int, left=int, _=int, node=int, steps=int)
    cdef void stray(self, Dice dice, int among) noexcept nogil
