cimport cython

from hotzone.core cimport words as c
from hotzone.core.judge cimport Judge
from hotzone.reactor cimport words as w
from hotzone.reactor.outlook cimport Outlook
from hotzone.reactor.state cimport State

cdef class ReactorJudge(Judge):
    cdef readonly State s
    cdef readonly Outlook o
    cdef double[16] fade
    cdef double[32] sums
    cdef double won(self) noexcept nogil
    cdef bint idle(self, int action) noexcept nogil
    @cython.final
    cdef void add(self, double value) noexcept nogil
    @cython.locals(seat=int)
    cdef void sense(self) noexcept nogil
    @cython.final
    cdef int coming(self) noexcept nogil
    @cython.final
    @cython.locals(unseen=int, hidden=int, known=int, working=int, i=int)
    cdef void goal(self) noexcept nogil
    @cython.final
    @cython.locals(sector=int, soon=double, i=int)
    cdef void cards(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, cell=int, tile=int, fuel=bint, live=bint, late=double)
    cdef void tiles(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int, many=int, seat=int, lying=int, i=int)
    cdef void tokens(self) noexcept nogil
    @cython.final
    @cython.locals(away=double, i=int)
    cdef void gathering(self) noexcept nogil
    @cython.final
    @cython.locals(alive=int, dose=int, dying=double, role=int, lives=double, burden=double, danger=double,
        next_one=double, seat=int)
    cdef void people(self) noexcept nogil
    @cython.final
    @cython.locals(tile=int)
    cdef double danger(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(movers=double, lifts=double, there=int, ready=int, worst=int, cooling=double, foaming=double,
        clearing=double, core=double, unseen=int, mine=int, cranes=bint, cell=int, tile=int, near=int, lifted=int, cooled=int,
        foamed=int, seat=int, turns=int, walks=double, glowing=double, waiting=double)
    cdef void errands(self) noexcept nogil
    @cython.final
    @cython.locals(known=double, turns=double, cards=double, burns=double, lasts=double, term=double, i=int,
        spare=double, chance=double, red=double, failing=double)
    cdef void reckon(self, double walks, double glowing, double waiting, double core, double near) noexcept nogil
    cdef double guess(self) noexcept nogil

cpdef double fading(double x) noexcept nogil
cpdef double enough(double x) noexcept nogil
