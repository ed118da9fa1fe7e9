include "../model/common.pxi"
from hotzone.core.dice cimport Dice
from hotzone.games.reactor.rules cimport setting_up, tiles

@cython.locals(player=int, cell=int)
cpdef void choices(State s) noexcept nogil
cpdef int first_card(State s) noexcept nogil
cpdef int end_of_cards(State s) noexcept nogil
@cython.locals(target=int)
cpdef int weight(State s, int action) noexcept nogil
@cython.locals(first=int, left=int, player=int)
cpdef int total(State s) noexcept nogil
@cython.locals(left=int, player=int, cell=int)
cpdef int deal(State s, Dice dice) noexcept nogil
