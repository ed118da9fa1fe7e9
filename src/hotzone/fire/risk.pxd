cimport cython

from hotzone.core cimport words as c
from hotzone.fire cimport thinking, words as w
from hotzone.fire.match cimport Match
from hotzone.fire.rules cimport hazmat, ladders, people, spreading, threats
from hotzone.fire.state cimport State

cdef int ROOM, SLOTS, DEEP, MOST, FEW, GROUPS, STRIDE, HIT, GONE, PERSON, FIGURE, DAMAGE, COLLAPSE, MASS
cdef double SMALL, GOLDEN
cdef unsigned long long MASK

@cython.final
cdef class Risk:
    cdef readonly State root, base, was, now
    cdef readonly int nodes, seen, rolls, most, faces, room, slots, spots
    cdef readonly bint plain
    cdef readonly double small, damage, collapse, error, sampled, wheel
    cdef double[::1] chance, sums
    cdef unsigned long long[::1] keys
    cdef int[::1] depth, slot
    cdef unsigned char[::1] path, group
    @cython.locals(left=double, node=int, first=int, last=int, red=int, black=int)
    cdef void work(self) noexcept nogil
    @cython.locals(some=int, unit=double, reached=double, passed=double, taken=int, node=int, many=int)
    cdef void thin(self, int first, int last, double left) noexcept nogil
    @cython.locals(i=int)
    cdef void go_to(self, int node) noexcept nogil
    @cython.locals(part=double, flaring=double, settled=bint, start=int, picked=int, red=int, black=int, cell=int)
    cdef double roll_all(self, int node) noexcept nogil
    @cython.locals(left=int, red=int, black=int, cell=int)
    cdef int pick(self) noexcept nogil
    @cython.locals(key=cython.ulonglong, deep=int, group=int, i=int, place=int)
    cdef void wait(self, int node, int cell, double part) noexcept nogil
    @cython.locals(i=int)
    cdef void lie(self, int start) noexcept nogil
    @cython.locals(i=int)
    cdef void differ_in_edges(self, int start, double part) noexcept nogil
    @cython.locals(i=int, apart=int)
    cdef void differ(self, int start, double part) noexcept nogil
    @cython.locals(i=int, k=int, total=double, mass=double, spread=double, apart=double, worst=double)
    cdef void add_up(self) noexcept nogil

@cython.locals(i=int, cell=int)
cpdef bint is_settled(State s) noexcept nogil
@cython.locals(i=int)
cpdef bint is_lost(State s, int cell) noexcept nogil
cpdef bint is_down(State s, int figure) noexcept nogil
cpdef bint resolve(State s, int cell) noexcept nogil
