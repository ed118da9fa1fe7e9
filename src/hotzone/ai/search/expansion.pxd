cimport cython

from hotzone.ai.search cimport constants as n
from hotzone.ai.search.leaf_value cimport Layer, LeafValue
from hotzone.core cimport constants as c

cdef unsigned long long MASK, SPREAD

cdef class Expansion(LeafValue):
    cdef public int width
    cdef readonly int level
    cdef int[::1] way, merged
    @cython.final
    cdef void grow(self) noexcept nogil
    @cython.final
    @cython.locals(key=cython.ulonglong)
    cdef unsigned long long key_of(self, Layer layer, int points_left, int later) noexcept nogil
    @cython.final
    @cython.locals(sort=int, key=cython.ulonglong, place=int, points_left=int, known=int, node=int)
    cdef int enter(self, Layer layer, int parent, int action, int later) noexcept nogil
    @cython.final
    cdef bint is_certain(self, Layer layer, int node, int sort) noexcept nogil
    @cython.final
    @cython.locals(end=int)
    cdef void close(self, Layer layer, int node) noexcept nogil
    @cython.final
    @cython.locals(steps=int, here=int)
    cdef void go_to(self, int node) noexcept nogil
    @cython.final
    cdef void open_up(self, int node) noexcept nogil
    @cython.final
    @cython.locals(end=int, later=int, i=int, child=int)
    cdef void open_choices(self, int node) noexcept nogil
    @cython.final
    @cython.locals(i=int, child=int)
    cdef void open_answers(self, int node) noexcept nogil
    @cython.final
    @cython.locals(answers=int, accept=int, i=int, known=int, child=int)
    cdef void open_merged(self, int node) noexcept nogil
    @cython.final
    @cython.locals(left=int, later=int, first=int, kind=int, waiting=int, node=int, room=int, i=int)
    cdef void spend(self) noexcept nogil
