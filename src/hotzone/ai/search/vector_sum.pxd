# The loop is C, since only so can it be compiled twice: for any machine, and for those that add four numbers at once.
# No sum is reordered and nothing is fused, so both give what vector_sum.py gives, to the last bit.
cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__)
    #define HOTZONE_WIDE __attribute__((target_clones("avx2", "default"), optimize("O3", "fp-contract=off")))
    #else
    #define HOTZONE_WIDE
    #endif
    static inline HOTZONE_WIDE void hotzone_add_rows(
        double *__restrict sums, const double *weights, int start, int width, const double *inputs, int count
    ) {
        for (int i = 0; i < count; i++) {
            const double x = inputs[i];
            if (x != 0.0) {
                const double *__restrict row = weights + start + (long)width * i;
                for (int j = 0; j < width; j++) sums[j] += x * row[j];
            }
        }
    }
    """
    void add_rows "hotzone_add_rows"(
        double *sums, double *weights, int start, int width, double *inputs, int count
    ) noexcept nogil
