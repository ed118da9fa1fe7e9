cimport cython

from hotzone.fire cimport thinking, words as w
from hotzone.fire.lens cimport effects as x, tables, tally, waiting
from hotzone.fire.lens.balance cimport Balance
from hotzone.fire.lens.effects cimport Effects
from hotzone.fire.match cimport Match
from hotzone.fire.rules cimport ladders
from hotzone.fire.state cimport State
from hotzone.fire.lens.tables cimport Tables
from hotzone.fire.lens.tally cimport Tally
from hotzone.fire.lens.waiting cimport Waiting

cdef int MOST, TABLE, FEW, GOOD
cdef double SMALL, FINE, WHOLE, PART
cdef unsigned long long MASK

@cython.final
cdef class Risk:
    cdef readonly State root, start, base, was, now
    cdef readonly int most, faces, hot, first
    cdef readonly bint again
    cdef readonly double small, fine, damage, collapse, error, sampled
    cdef readonly Effects effects
    cdef readonly Waiting level, line
    cdef readonly Balance balance
    cdef readonly Tally tally
    cdef readonly Tables tables
    cdef unsigned char[::1] face
    @cython.locals(red=int, black=int, cell=int)
    cdef void find_faces(self) noexcept nogil
    @cython.locals(left=double, before=double, deep=int, i=int)
    cdef int work(self) except -1
    cdef double spent(self) noexcept nogil
    @cython.locals(rest=double, few=int, needed=double)
    cdef int thin_out(self, double left, double cost) except -1
    @cython.locals(row=int, start=int, part=double, flaring=double, j=int, k=int, effect=int, kid=int, there=bint)
    cdef double look_into(self, int i) except -1.0
    @cython.locals(i=int)
    cdef void go_to(self) noexcept nogil
    @cython.locals(key=cython.ulonglong)
    cdef int flare(self, int row, int i, int effect, double part) noexcept nogil
    cdef void add_up(self) noexcept nogil
