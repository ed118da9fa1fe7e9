cimport cython

from hotzone.core cimport words as c
from hotzone.reactor cimport words as w
from hotzone.reactor.rules cimport luck
from hotzone.reactor.state cimport State

cdef unsigned long long MASK

@cython.locals(found=cython.ulonglong, i=int)
cpdef unsigned long long key(State s) noexcept nogil
@cython.locals(found=cython.ulonglong)
cpdef unsigned long long numbers(State s) noexcept nogil
cpdef int purse(State s) noexcept nogil
cpdef int phase(State s) noexcept nogil
cpdef int closing(State s) noexcept nogil
cpdef int weight(State s, int action) noexcept nogil
