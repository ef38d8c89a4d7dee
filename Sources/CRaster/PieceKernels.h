// How the pieces of lines in one pixel lie to each other, for as many pairs at a time as `LANES`
// says, as in `RowKernels.h`.
//
// Places are whole numbers up to 1024, so that what is said of sides is below 2²² in size and
// floats hold it: nothing is rounded.

#define FUNCTION static inline __attribute__((always_inline)) TARGET

typedef float NAME(Floats) __attribute__((vector_size(4 * LANES)));
typedef int32_t NAME(Masks) __attribute__((vector_size(4 * LANES)));

#define Floats NAME(Floats)
#define Masks NAME(Masks)

FUNCTION Floats NAME(loadFloats)(const float *memory) {
  Floats all;
  memcpy(&all, memory, sizeof all);
  return all;
}

FUNCTION Masks NAME(loadMasks)(const int32_t *memory) {
  Masks all;
  memcpy(&all, memory, sizeof all);
  return all;
}

/// A bit for each lane that is set.
FUNCTION uint32_t NAME(bits)(Masks mask) {
  typedef bool Bools __attribute__((ext_vector_type(LANES)));
  Bools bools = __builtin_convertvector(mask, Bools);
  uint8_t bits;
  memcpy(&bits, &bools, sizeof bits);
  // Of four lanes, the upper half of the byte is anything.
  return bits & ((1u << LANES) - 1);
}

/// What `CRasterArrange` does once the pieces are in their places.
// SAFETY: A vector that begins with one of the pieces ends at most seven numbers behind the last
// one, for which there is room; what is read there is not used.
TARGET static void NAME(arrange)(CRasterArrangement *all) {
  const intptr_t count = all->count;
  Masks lanes;
  for (int lane = 0; lane < LANES; lane++) lanes[lane] = lane;
  for (intptr_t one = 1; one < count; one++) {
    float ax0 = all->x0[one], ay0 = all->y0[one], ax1 = all->x1[one], ay1 = all->y1[one];
    float adx = ax1 - ax0, ady = ay1 - ay0;
    int32_t sign = all->signs[one];
    Masks sum = {0};
    for (intptr_t start = 0; start < one; start += LANES) {
      Floats bx0 = NAME(loadFloats)(all->x0 + start), by0 = NAME(loadFloats)(all->y0 + start);
      Floats bx1 = NAME(loadFloats)(all->x1 + start), by1 = NAME(loadFloats)(all->y1 + start);
      Floats bdx = bx1 - bx0, bdy = by1 - by0;
      // On which side of the one the others begin and end, and the other way around: above 0 on
      // the left.
      Floats s0 = adx * (by0 - ay0) - (bx0 - ax0) * ady;
      Floats s1 = adx * (by1 - ay0) - (bx1 - ax0) * ady;
      Floats r0 = bdx * (ay0 - by0) - (ax0 - bx0) * bdy;
      Floats r1 = bdx * (ay1 - by0) - (ax1 - bx0) * bdy;
      Masks isThere = lanes < (int32_t)(one - start);
      Masks r0Left = r0 < 0, r0On = r0 == 0, s0Left = s0 < 0, s0On = s0 == 0;

      // Who passes to the left of another one just below where that begins.
      Masks inRows = (by0 <= ay0) & (by1 > ay0);
      Masks isLeft = inRows & (r0Left | (r0On & (r1 <= 0)));
      Masks signs = NAME(loadMasks)(all->signs + start);
      sum += signs & isLeft & isThere;
      inRows = (by0 >= ay0) & (by0 < ay1);
      isLeft = inRows & (s0Left | (s0On & (s1 < 0)));
      Masks windings = NAME(loadMasks)(all->windings + start) + (isLeft & isThere & sign);
      memcpy(all->windings + start, &windings, sizeof windings);

      Masks apart = (by0 > ay1) | (by1 < ay0);
      apart |= (s0Left & (s1 < 0)) | (r0Left & (r1 < 0));
      apart |= ((s0 > 0) & (s1 > 0)) | ((r0 > 0) & (r1 > 0));
      // One that ends on the other's line, but not within the other.
      apart |= s0On & (s1 != 0) & ~((by0 > ay0) & (by0 < ay1));
      apart |= (s1 == 0) & ~s0On & ~((by1 > ay0) & (by1 < ay1));
      uint32_t meeting = NAME(bits)(isThere & ~apart);
      if (meeting == 0) continue;
      float sides[4][LANES];
      memcpy(sides[0], &s0, sizeof s0);
      memcpy(sides[1], &s1, sizeof s1);
      memcpy(sides[2], &r0, sizeof r0);
      memcpy(sides[3], &r1, sizeof r1);
      for (; meeting != 0; meeting &= meeting - 1) {
        int lane = __builtin_ctz(meeting);
        meet(
            all, (int32_t)one, (int32_t)start + lane, sides[0][lane], sides[1][lane],
            sides[2][lane], sides[3][lane]);
      }
    }
    all->windings[one] += __builtin_reduce_add(sum);
  }
}

#undef Floats
#undef Masks
#undef FUNCTION
