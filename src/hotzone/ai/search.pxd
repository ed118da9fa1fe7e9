cimport cython

from hotzone.ai cimport words as n
from hotzone.ai.network cimport Network
from hotzone.core cimport words as c
from hotzone.core.dice cimport Dice
from hotzone.core.judge cimport Judge
from hotzone.core.table cimport Table

cdef unsigned long long MASK, SPREAD

@cython.final
cdef class Layer:
    cdef readonly Table table
    cdef readonly Judge judge
    cdef readonly bint deepest
    cdef readonly Layer below

@cython.final
cdef class Search:
    cdef readonly Layer top
    cdef readonly Network net
    cdef public bint learned
    cdef public int most, width, exact
    cdef readonly int count, edges, level, plan_count, slots, room
    cdef public long long looks
    cdef int[::1] parent, action, purse, sort, following, edge, order, steps, edge_to, edge_next, edge_weight, slot, plan, way, heads
    cdef unsigned long long[::1] keys
    cdef double[::1] ends, score, value
    cdef double worth(self, Layer layer) noexcept nogil
    @cython.locals(phase=int)
    cdef double settle(self, Layer layer) noexcept nogil
    @cython.locals(nature=bint, total=double, weights=int, best=double, i=int, value=double, weight=int)
    cdef double expect(self, Layer layer) noexcept nogil
    @cython.locals(sort=int, key=cython.ulonglong, place=int, purse=int, known=int, node=int)
    cdef int enter(self, Layer layer, int parent, int action, int later) noexcept nogil
    @cython.locals(end=int)
    cdef void close(self, Layer layer, int node) noexcept nogil
    @cython.locals(place=int)
    cdef int look_up(self, unsigned long long key) noexcept nogil
    cdef void line_up(self, int node, int level) noexcept nogil
    cdef void join(self, int node, int child, int weight) noexcept nogil
    @cython.locals(steps=int, here=int)
    cdef void go_to(self, int node) noexcept nogil
    @cython.locals(end=int, later=int, i=int, child=int, weight=int)
    cdef void open_up(self, int node) noexcept nogil
    @cython.locals(i=int)
    cdef void think(self) noexcept nogil
    @cython.locals(left=int, waiting=int, node=int, i=int)
    cdef void spend(self) noexcept nogil
    @cython.locals(low=int, high=int, pivot=double, i=int, k=int, swap=int)
    cdef void choose(self, int count, int best) noexcept nogil
    @cython.locals(i=int, _=int, changed=int, node=int, value=double, steps=int)
    cdef void back_up(self) noexcept nogil
    @cython.locals(best=double, total=double, weights=int, edge=int, value=double)
    cdef double reckon(self, int node) noexcept nogil
    @cython.locals(fewest=int, edge=int, child=int)
    cdef int steps_on(self, int node, double value) noexcept nogil
    @cython.locals(ends=int, i=int, some=int, shift=double, node=int, value=double)
    cdef void look_closely(self) noexcept nogil
    @cython.locals(node=int, child=int)
    cdef void follow(self) noexcept nogil
    @cython.locals(best=int, edge=int, child=int)
    cdef int best_child(self, int node) noexcept nogil
    @cython.locals(i=int, key=cython.ulonglong)
    cdef int action_to(self, int node, int child) noexcept nogil
    @cython.locals(best=int, left=int, _=int, node=int, steps=int)
    cdef void stray(self, Dice dice, int among) noexcept nogil
    @cython.locals(preparing=bint, best=int, most=double, i=int, value=double)
    cdef int answer(self) noexcept nogil
