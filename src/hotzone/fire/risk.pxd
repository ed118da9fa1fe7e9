cimport cython

from hotzone.core cimport words as c
from hotzone.fire cimport thinking, words as w
from hotzone.fire.match cimport Match
from hotzone.fire.rules cimport hazmat, spreading
from hotzone.fire.state cimport State

cdef int ROOM, DEEP, SLOTS
cdef double SMALL

@cython.final
cdef class Risk:
    cdef readonly State root, base, now
    cdef readonly int nodes, rolls
    cdef readonly double small, damage, collapse, error
    cdef double[::1] chance
    cdef unsigned long long[::1] keys
    cdef int[::1] depth, path, slot
    cdef double[128] burns, hit, gone
    cdef double[8] person, figure
    @cython.locals(left=double, node=int)
    cdef void work(self) noexcept nogil
    @cython.locals(i=int)
    cdef void go_to(self, int node) noexcept nogil
    @cython.locals(part=double, flaring=double, red=int, black=int, cell=int)
    cdef double roll_all(self, int node) noexcept nogil
    @cython.locals(key=cython.ulonglong, deep=int, i=int, place=int)
    cdef void wait(self, int node, int cell, double part) noexcept nogil
    @cython.locals(i=int, cell=int, fallen=bint)
    cdef void tally(self, double part) noexcept nogil

cpdef bint resolve(State s, int cell) noexcept nogil
