include "../model/common.pxi"
from hotzone.core.table cimport Table
from hotzone.games.reactor.rules cimport ending
from hotzone.core.observer cimport Observer

cdef int GATHERED, HEARTS, DIAL, ALIVE, RADIATION

cdef class ReactorObserver(Observer):
    cdef readonly int cells
    cdef public int numbers, tiles, decks, lost_from, deciding, characters, homes, tokens
    cdef public bint owners
    cdef short[16] stage_at
    cdef short[128] place
    @cython.locals(i=int)
    cdef void write(self, Table table, unsigned char* out) noexcept nogil
    @cython.locals(cell=int, tile=int, i=int)
    cdef void write_tiles(self, State s, unsigned char* out) noexcept nogil
    @cython.locals(cell=int, i=int, anything=cython.uchar)
    cdef void write_tokens(self, State s, unsigned char* out) noexcept nogil
    @cython.locals(seat=int)
    cdef void write_people(self, State s, unsigned char* out) noexcept nogil
    @cython.locals(i=int, kind=int, seat=int)
    cdef void write_numbers(self, State s, unsigned char* out) noexcept nogil
    @cython.locals(seat=int, total=double)
    cdef double merits(self, State s) noexcept nogil
