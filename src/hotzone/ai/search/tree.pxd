cimport cython

from hotzone.ai.search cimport constants as n

cdef class Tree:
    cdef public int most
    cdef readonly int count, edges, slots, room
    cdef int certain, guessing
    cdef int[::1] parent, action, accepted, points_left, sort, following, edge, order, steps, edge_to, edge_next, edge_weight, slot, heads
    cdef unsigned long long[::1] keys
    cdef double[::1] ends, score, value
    @cython.final
    @cython.locals(i=int)
    cdef void empty(self) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef int look_up(self, unsigned long long key) noexcept nogil
    @cython.final
    cdef void line_up(self, int node, int level) noexcept nogil
    @cython.final
    cdef void join(self, int node, int child, int weight) noexcept nogil
    @cython.final
    @cython.locals(low=int, high=int, pivot=double, i=int, k=int, swap=int)
    cdef void choose(self, int count, int best) noexcept nogil
    @cython.final
    @cython.locals(i=int, _=int, changed=int, node=int, value=double, steps=int)
    cdef void back_up(self) noexcept nogil
    @cython.final
    @cython.locals(best=double, total=double, weights=int, waiting=int, edge=int, child=int, value=double)
    cdef double reckon(self, int node) noexcept nogil
    @cython.final
    @cython.locals(fewest=int, edge=int, child=int)
    cdef int steps_on(self, int node, double value) noexcept nogil
    @cython.final
    @cython.locals(best=int, edge=int, child=int)
    cdef int best_child(self, int node) noexcept nogil
