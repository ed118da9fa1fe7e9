include "../model/common.pxi"
from hotzone.games.reactor.rules cimport decks, ending, reactor_phase, tiles

cpdef bint may_call(State s) noexcept nogil
@cython.locals(seat=int, i=int)
cpdef bint has_movers(State s) noexcept nogil
@cython.locals(seat=int, here=int)
cpdef bint cut_off(State s) noexcept nogil
@cython.locals(seen=int, known=int, start=int, side=int, there=int)
cpdef bint reaches_tile(State s, int here, int extra) noexcept nogil
@cython.locals(side=int)
cpdef bint beside_tile(State s, int gap) noexcept nogil
cpdef void begin(State s, int stage) noexcept nogil
@cython.locals(cell=int)
cpdef bint draw(State s) noexcept nogil
@cython.locals(seat=int)
cpdef bint anyone_alive(State s) noexcept nogil
@cython.locals(i=int, seat=int)
cpdef void reinforce(State s) noexcept nogil
@cython.locals(i=int)
cpdef void deal_tokens(State s, int seat, int why) noexcept nogil
@cython.locals(cell=int)
cpdef void bring_back(State s) noexcept nogil
