include "../model/common.pxi"
from hotzone.core.table cimport Table
from hotzone.core.observer cimport Observer

cdef int RESCUED, LOST, DAMAGE, FOUND, FIRES

cdef class FireObserver(Observer):
    cdef readonly int cells
    cdef public int numbers, inside, smoke, poi, deciding, firefighters, hazmat, spot, vehicles, target, ladders, edges
    cdef public bint cards, driving, risky, special
    cdef short[32] stage_at
    cdef short[16] kind_at
    cdef short[128] edge, edge_at
    @cython.locals(i=int, count=int)
    cdef void write(self, Table table, unsigned char* out) noexcept nogil
    @cython.locals(i=int, inside=int, smoke=int, fire=int, cells=int, things=int)
    cdef void write_spaces(self, State s, unsigned char* out) noexcept nogil
    @cython.locals(i=int, kind=int)
    cdef void write_edges(self, State s, unsigned char* out) noexcept nogil
    @cython.locals(i=int)
    cdef void write_people(self, State s, unsigned char* out) noexcept nogil
    @cython.locals(i=int)
    cdef void write_expansions(self, State s, unsigned char* out) noexcept nogil
    @cython.locals(i=int, figure=int)
    cdef void write_numbers(self, State s, unsigned char* out) noexcept nogil
    @cython.locals(i=int, total=double)
    cdef double merits(self, State s) noexcept nogil
