cimport cython

from hotzone.core cimport rows, constants as c
from hotzone.core.table cimport Table
from hotzone.games.reactor.model cimport constants as w
from hotzone.games.reactor.model.field cimport Field
from hotzone.games.reactor.model.options cimport Options

cdef class State(Table):
    cdef readonly Field board
    cdef readonly Options options
    cdef public State origin
    # made by make ids from hotzone.games.reactor.model.fields STATE: declare
    cdef unsigned char[128] tile
    cdef unsigned char[64] deck, held
    cdef unsigned char[1024] lying
    cdef unsigned char[4] at, home, radiation, player, unseen, under
    cdef public int stage, seat, dial, hearts, fuel_left, control_left, lost, lost_from, due, steps, opened, passed, used
    cdef public int masked, dosed, asked
    # end of what make ids made
    @cython.locals(i=int)
    cdef void clear(self) noexcept nogil
    cdef int cards_of(self, int cell) noexcept nogil
    cdef void copy_state(self, State s) noexcept nogil
    cdef void move_rows(self, unsigned char* p, bint reads) noexcept nogil
