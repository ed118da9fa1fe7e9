cimport cython

from hotzone.core cimport constants as c
from hotzone.core.dice cimport Dice
from hotzone.core.table cimport Table
from hotzone.rl.action_mask cimport ActionMask
from hotzone.core.observer cimport Observer

cdef unsigned long long EPISODES, WHIM
cdef int FINE
cdef double ENDLESS

@cython.final
cdef class EnvSlot:
    cdef readonly Table table, last
    cdef readonly Observer observer
    cdef readonly ActionMask action_mask
    cdef readonly Dice dice, whim
    cdef readonly int wins, number
    cdef public int limit, steps
    cdef public long long episode
    cdef public unsigned long long seed
    cdef readonly bint laid
    cdef public bint started, again, skipped, shaped, invariant
    cdef public double gamma, before
    cdef public EnvSlot left, right
    cdef unsigned char* sight
    cdef unsigned char* mask
    cdef unsigned char* final
    cdef unsigned char* ended
    cdef unsigned char* cut
    cdef float* reward
    cdef long long* action
    @cython.locals(size=cython.longlong, count=cython.longlong)
    cpdef lay(
        self, int number, unsigned char[::1] sights, unsigned char[::1] masks, float[::1] rewards, unsigned char[::1] ends,
        unsigned char[::1] cuts, unsigned char[::1] finals, long long[::1] actions,
    )
    cpdef check_laid(self)
    cpdef void reset(self, unsigned long long seed, long long episode=*)
    cpdef void start(self, unsigned long long seed, long long episode=*)
    cdef void start_one(self, unsigned long long seed, long long episode) noexcept nogil
    cpdef void restart(self)
    cpdef int stray(self)
    cpdef int skip_strays(self)
    cpdef void step(self)
    cpdef void sample(self)
    cpdef void sample_by(self, float[::1] weights)
    @cython.locals(_=cython.longlong)
    cpdef void play(self, long long steps)
    cpdef void show(self)
    cdef void reset_all(self, unsigned long long seed, long long episode) noexcept nogil
    cdef void restart_all(self) noexcept nogil
    cdef void begin_anew(self) noexcept nogil
    @cython.locals(found=int)
    cdef int first_stray(self) noexcept nogil
    @cython.locals(found=int)
    cdef int mark_strays(self) noexcept nogil
    cdef void step_all(self) noexcept nogil
    cdef void sample_all(self) noexcept nogil
    cdef void sample_all_by(self, float[::1] weights) noexcept nogil
    @cython.locals(total=double, left=double, weight=double, i=int, place=int)
    cdef long long drawn(self, float[::1] weights, long long row) noexcept nogil
    cpdef void begin(self) noexcept nogil
    cpdef void settle(self) noexcept nogil
    cdef void look(self) noexcept nogil
    @cython.locals(wanted=int, i=int)
    cpdef bint is_legal(self, long long number) noexcept nogil
    @cython.locals(over=bint, late=bint)
    cdef void advance(self) noexcept nogil
    @cython.locals(reward=double, after=double)
    cdef double earned(self, bint over) noexcept nogil
