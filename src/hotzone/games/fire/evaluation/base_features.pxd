cimport cython

from hotzone.core cimport words as c
from hotzone.core.judge cimport Judge
from hotzone.fire cimport words as w
from hotzone.fire.rules cimport ending, threats
from hotzone.fire.state cimport State
from hotzone.fire.ways cimport Ways

cdef class FireSense(Judge):
    cdef readonly State s
    cdef readonly Ways ways
    cdef unsigned long long seen
    cdef double[128] fade
    cdef double[32] sums
    @cython.final
    cdef inline void add(self, double value) noexcept nogil
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
        near=int, second=int, time=int, far=int, need=int, fires=int, side=int, unseen=int)
    cdef void persons(self) noexcept nogil
    @cython.final
    @cython.locals(start=int, inside=int, beside=int, smoky=int, saved=int, ready=double, i=int, cell=int, many=int, coming=int,
        far=int, closed=int, opened=int)
    cdef void crew(self) noexcept nogil
