include "../model/common.pxi"
from hotzone.games.reactor.rules cimport reactor_phase

cdef int FAR

@cython.final
cdef class CardForecast:
    cdef readonly State s
    cdef unsigned char[128] tile
    cdef unsigned char[64] live, held, ring
    cdef unsigned char[4] at, dose
    cdef int[256] far, pace
    cdef unsigned long long[4] walked
    cdef unsigned long long shape
    cdef int[4] came
    cdef int[64] queue, inner
    cdef readonly bint acute
    cdef readonly int hearts, burns, left, failing, dial, hot, due, centre, placed, gaps, going, stuck, closed
    cdef readonly double burning, cost, second, core
    @cython.locals(i=int)
    cdef void look(self) noexcept nogil
    @cython.locals(i=int)
    cdef void look_at_decks(self) noexcept nogil
    @cython.locals(cell=int)
    cdef void renew(self, int first, int end, int cards) noexcept nogil
    @cython.locals(cell=int, _=int, seat=int, i=int)
    cdef void pass_acute(self) noexcept nogil
    @cython.locals(tile=int)
    cdef void heat(self, int cell) noexcept nogil
    @cython.locals(cell=int, i=int, safe=double)
    cdef void look_at_hearts(self) noexcept nogil
    cdef int sector(self) noexcept nogil
    @cython.locals(working=int, unseen=int, luck=double, cell=int, cost=double, side=int)
    cdef void plan(self) noexcept nogil
    @cython.locals(found=int, cell=int)
    cdef int working_known(self) noexcept nogil
    @cython.locals(tile=int, unseen=int, away=double)
    cdef double core_cost(self, int cell, int working) noexcept nogil
    @cython.locals(side=int, cell=int, tile=int)
    cdef double ring_cost(self, int centre, double luck) noexcept nogil
    @cython.locals(base=int, cell=int, first=int, end=int, here=int, side=int, there=int)
    cdef void walk(self, int seat) noexcept nogil
    cdef int turns(self, int seat, int cell) noexcept nogil
