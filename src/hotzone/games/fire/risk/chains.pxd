include "../model/common.pxi"
from hotzone.games.fire.risk cimport effects as x, nodes, sums, frontier
from hotzone.games.fire.risk.sampling cimport FairSampling
from hotzone.games.fire.risk.effects cimport Effects
from hotzone.games.fire.match cimport Match
from hotzone.games.fire.rules cimport ladders
from hotzone.games.fire.risk.nodes cimport RiskNodes
from hotzone.games.fire.risk.sums cimport GroupSums
from hotzone.games.fire.risk.frontier cimport Frontier

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
    cdef readonly Frontier level, line
    cdef readonly FairSampling balance
    cdef readonly GroupSums tally
    cdef readonly RiskNodes tables
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
