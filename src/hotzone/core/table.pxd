cimport cython

from hotzone.core cimport constants as c
from hotzone.core.dice cimport Dice
from hotzone.core.rows cimport Rows

cdef class EventLog:
    cdef public int count
    cdef short[8192] shorts
    @cython.locals(i=int)
    cdef void record(self, int kind, int a, int b, int rule) noexcept nogil

cdef EventLog NO_EVENTS

cdef class Table(Rows):
    cdef public int actor, count, turn, result
    cdef public bint watched
    cdef public EventLog event_log
    cdef public object plan
    cdef int[1024] actions
    cdef void emit(self, int kind, int a, int b, int rule) noexcept nogil
    cdef void offer(self, int action) noexcept nogil
    cdef void find(self) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    cdef int pick_chance(self, Dice dice) noexcept nogil
    cdef void to_origin(self) noexcept nogil
    cdef Table blank(self)
    cdef double worth(self) noexcept nogil
    @cython.locals(i=int)
    cpdef bint is_legal(self, int action)
    @cython.locals(whole=int, early=int, out=bytearray)
    cpdef bytes snapshot(self)
    cdef void pack(self, unsigned char* p) noexcept nogil
    cdef void unpack(self, unsigned char* p) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil
    cdef int points_left(self) noexcept nogil
    cdef int phase(self) noexcept nogil
    cdef int end_action(self) noexcept nogil
    cdef int weight(self, int action) noexcept nogil
