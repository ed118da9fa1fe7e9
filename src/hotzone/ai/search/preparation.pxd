include "../../core/common.pxi"
from hotzone.ai.search cimport constants as n
from hotzone.ai.search.expansion cimport Expansion

cdef int FEW, ROUNDS

@cython.final
cdef class Preparation:
    cdef readonly Table table
    cdef readonly Evaluator evaluator
    cdef readonly Expansion scout
    cdef readonly int looks, used, count, done
    cdef readonly long long closely, limit
    cdef unsigned long long expected
    cdef int[::1] options, many, chosen, best
    @cython.locals(action=int)
    cdef int next_choice(self) noexcept nogil
    @cython.locals(key=int, most=double, i=int, first=cython.longlong)
    cdef void plan(self) noexcept nogil
    @cython.locals(i=int)
    cdef void list_choices(self) noexcept nogil
    @cython.locals(found=int, i=int)
    cdef int fewest(self) noexcept nogil
    @cython.locals(i=int, legal=bint, k=int)
    cdef bint set_up(self) noexcept nogil
    cdef double worth(self) noexcept nogil
    @cython.locals(_=int, i=int)
    cdef void improve(self, int key) noexcept nogil
    @cython.locals(found=int, most=double, k=int, value=double)
    cdef void choose(self, int i) noexcept nogil
    @cython.locals(promise=double, i=int)
    cdef double keep(self, double most) noexcept nogil
    @cython.locals(i=int, before=int, k=int)
    cdef double try_readiness(self, double most) noexcept nogil
