from hotzone.core cimport words as c
from hotzone.core.table cimport Table
from hotzone.reactor cimport words as w
from hotzone.reactor.field cimport Field
from hotzone.reactor.options cimport Options

cdef class State(Table):
    cdef readonly Field board
    cdef readonly Options options
    cdef unsigned char[128] tile
    cdef unsigned char[64] deck, held
    cdef unsigned char[1024] lying
    cdef unsigned char[4] at, home, radiation, player, unseen, under
    cdef public int stage, seat, dial, hearts, fuel_left, control_left, lost, lost_from, due
    cdef public int steps, opened, passed, used, masked, dosed, asked
    cdef void clear(self) noexcept nogil
    cdef void copy_state(self, State s) noexcept nogil
