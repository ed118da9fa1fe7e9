include "../../core/common.pxi"
from hotzone.ai.search cimport cpu_clock
from hotzone.ai.search cimport constants as n
from hotzone.ai.search.network cimport Network
from hotzone.ai.search.turn_search cimport TurnSearch

cdef class CorePlayer:
    cdef readonly Table table
    cdef readonly TurnSearch search
    cdef readonly Dice dice, whim
    cdef public int straying
    cdef readonly long long matches, actions, turns, thoughts, endless, rows
    cdef readonly double thinking, longest, lately
    cdef bint waits, weighs
    cdef int wild, rolls
    cdef readonly int unlawful
    cdef readonly int length
    cdef float[::1] record
    cdef long long[16] endings
    cpdef void play(self, unsigned long long seed, long long first, long long games, int limit=*)
    @cython.locals(i=cython.longlong)
    cdef void run(self, unsigned long long seed, long long first, long long games, int limit) noexcept nogil
    @cython.locals(steps=int, fresh=bint)
    cdef void play_out(self, int limit) noexcept nogil
    @cython.locals(row=cython.longlong, mean=double)
    cdef void meet_nature(self) noexcept nogil
    @cython.locals(began=double, i=int, wild=bint)
    cdef int take_turn(self) noexcept nogil
    cdef int take_choice(self) noexcept nogil
    @cython.locals(i=int)
    cdef void carry_out(self, int action) noexcept nogil
    @cython.locals(start=cython.longlong, i=int)
    cdef void write(self, int kind) noexcept nogil
