include "../model/common.pxi"

cpdef int purse(State s) noexcept nogil
@cython.locals(general=int)
cpdef int means(State s, int purpose) noexcept nogil
@cython.locals(general=int)
cpdef int means_to_command(State s, int figure) noexcept nogil
@cython.locals(left=int, part=int)
cpdef void pay(State s, int cost, int purpose) noexcept nogil
@cython.locals(part=int)
cpdef void pay_command(State s, int cost, int figure) noexcept nogil
@cython.locals(part=int)
cpdef void settle(State s, int left) noexcept nogil
cpdef void tell(State s, int why) noexcept nogil
@cython.locals(role=int)
cpdef void begin(State s, int base) noexcept nogil
cpdef void save(State s) noexcept nogil
