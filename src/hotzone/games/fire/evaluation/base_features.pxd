include "../model/common.pxi"
from hotzone.core.evaluator cimport Evaluator
from hotzone.games.fire.rules cimport ending, threats
from hotzone.games.fire.evaluation.distances cimport Distances

cdef class FireBaseFeatures(Evaluator):
    cdef readonly State s
    cdef readonly Distances ways
    cdef unsigned long long seen
    cdef double[128] fade
    cdef double[32] sums
    @cython.final
    cdef inline void add(self, double value) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void skip(self, int many) noexcept nogil
    @cython.final
    cdef int coming(self) noexcept nogil
    @cython.final
    @cython.locals(need=int, lost=int, i=int, damage=double)
    cdef void goal(self) noexcept nogil
    @cython.final
    @cython.locals(fires=int, smokes=int, touching=int, frontier=int, lit=int, pairs=int, walls=int, spots=int, hot=int, i=int,
        cell=int, near=int, hazy=int, side=int, k=int, there=int, need=int, damage=double, share=double, breaking=double)
    cdef void fire(self) noexcept nogil
    @cython.final
    @cython.locals(found=int, here=int, far=int, side=int, k=int, kind=int)
    cdef int would_break(self, int centre) noexcept nogil
    @cython.final
    @cython.locals(i=int, home=int, soonest=double, best=double, after=int, slot=int, cell=int, k=int, start=int, carry=int,
        near=int, second=int, time=int, far=int, need=int, fires=int, side=int, unseen=int, absent=int)
    cdef void persons(self) noexcept nogil
    @cython.final
    @cython.locals(start=int, inside=int, beside=int, smoky=int, saved=int, ready=double, i=int, cell=int, many=int, coming=int,
        far=int, closed=int, opened=int)
    cdef void crew(self) noexcept nogil
