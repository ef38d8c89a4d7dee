// What Darwin's `math.h` has and Glibc's does not hand to Swift. `repeatCount = HUGE` is how many
// views say that a motion never ends.

/// The maximum finite number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The same as `MAXFLOAT`.
public let HUGE = MAXFLOAT
