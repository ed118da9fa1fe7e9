cimport cython

from hotzone.fire.lens cimport effects as x, tables, tally, waiting
from hotzone.fire.lens.tables cimport Tables
from hotzone.fire.lens.tally cimport Tally
from hotzone.fire.lens.waiting cimport Waiting

cdef int ROUNDS, MOST
cdef double TINY, SURE

@cython.final
cdef class Balance:
    cdef readonly Tables tables
    cdef readonly int many, pairs
    cdef double[::1] wanted, found, parts, axes, apart
    @cython.locals(face=int, i=int)
    cdef void want(self, Waiting line) noexcept nogil
    @cython.locals(effect=int, row=int, many=int, face=int)
    cdef int count(self, Waiting line, int i, bint found) noexcept nogil
    @cython.locals(_=int, many=int, face=int, i=int, total=double)
    cdef void weigh(self, Waiting line) noexcept nogil
    @cython.locals(effect=int, row=int)
    cdef void scale(self, Waiting line, int i) noexcept nogil
    @cython.locals(i=int, k=int, effect=int, row=int, place=int, face=int)
    cdef void account(self, Waiting line) noexcept nogil
    @cython.locals(length=double, k=int)
    cdef void add_axis(self, int start) noexcept nogil
    @cython.locals(axis=int, along=double, k=int, squares=double)
    cdef double reduce(self) noexcept nogil
    @cython.locals(worst=double, mass=double, share=double, i=int, k=int, squares=double, one=int, other=int, far=double)
    cdef double add_up(self, Tally sums) noexcept nogil
