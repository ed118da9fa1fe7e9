cimport cython

from hotzone.games.fire.risk cimport effects as x, nodes, sums as tally, frontier
from hotzone.games.fire.risk.nodes cimport RiskNodes
from hotzone.games.fire.risk.sums cimport GroupSums
from hotzone.games.fire.risk.frontier cimport Frontier

cdef int ROUNDS, MOST
cdef double TINY, SURE

@cython.final
cdef class FairSampling:
    cdef readonly RiskNodes tables
    cdef readonly int many, pairs
    cdef double[::1] wanted, found, parts, axes, apart
    @cython.locals(face=int, i=int)
    cdef void want(self, Frontier line) noexcept nogil
    @cython.locals(effect=int, row=int, many=int, face=int)
    cdef int count(self, Frontier line, int i, bint found) noexcept nogil
    @cython.locals(_=int, many=int, face=int, i=int, total=double)
    cdef void weigh(self, Frontier line) noexcept nogil
    @cython.locals(effect=int, row=int)
    cdef void scale(self, Frontier line, int i) noexcept nogil
    @cython.locals(i=int, k=int, effect=int, row=int, place=int, face=int)
    cdef void account(self, Frontier line) noexcept nogil
    @cython.locals(length=double, k=int)
    cdef void add_axis(self, int start) noexcept nogil
    @cython.locals(axis=int, along=double, k=int, squares=double)
    cdef double reduce(self) noexcept nogil
    @cython.locals(worst=double, mass=double, share=double, i=int, k=int, squares=double, one=int, other=int, far=double)
    cdef double add_up(self, GroupSums sums) noexcept nogil
