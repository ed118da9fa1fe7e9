include "../model/common.pxi"
from hotzone.games.reactor.rules cimport acting, acute, decks, ending, luck, radiation, reactor_phase, setting_up, tiles, tokens

cpdef void go_on(State s) noexcept nogil
cpdef bint step(State s) noexcept nogil
cpdef bint wait(State s) noexcept nogil
cpdef bint can_mask_early(State s) noexcept nogil
cpdef bint brace(State s) noexcept nogil
@cython.locals(goes_on=bint)
cpdef bint rescue(State s) noexcept nogil
cpdef void begin(State s, int seat) noexcept nogil
@cython.locals(i=int, seat=int)
cpdef void end(State s) noexcept nogil
@cython.locals(kind=int, target=int)
cpdef void answer(State s, int action) noexcept nogil
@cython.locals(cell=int)
cpdef void shown(State s, int face) noexcept nogil
cpdef void choices(State s) noexcept nogil
