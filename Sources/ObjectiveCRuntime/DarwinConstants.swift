// What Darwin's headers have and Glibc's do not hand to Swift. `repeatCount = HUGE` is how many
// views say that a motion never ends.

/// The maximum finite number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The same as `MAXFLOAT`.
public let HUGE = MAXFLOAT
/// The number that is greater than all others, as `math.h` has it.
public let HUGE_VAL = Double.infinity
/// The same in single precision.
public let HUGE_VALF = Float.infinity
/// The number that is greater than all others.
public let INFINITY = Float.infinity
/// What is no number.
public let NAN = Float.nan

/// The least 16-bit number.
public let INT16_MIN: Int32 = -32768
/// The least 32-bit number.
public let INT32_MIN = Int32.min
/// The least 64-bit number.
public let INT64_MIN = Int64.min
/// The greatest 64-bit number.
public let INT64_MAX = Int64.max
/// The greatest 64-bit number without a sign.
public let UINT64_MAX = UInt64.max
/// The least `Int32`.
public let INT_MIN = Int32.min
/// The greatest `UInt32`.
public let UINT_MAX = UInt32.max
/// The greatest `UInt16`.
public let USHRT_MAX = UInt16.max
/// The least `Int`.
public let LONG_MIN = Int.min
/// The greatest `UInt`.
public let ULONG_MAX = UInt.max
/// The greatest number of Foundation's in Objective-C.
public let NSIntegerMax = Int.max
/// The least number of Foundation's in Objective-C.
public let NSIntegerMin = Int.min
/// The greatest number of Foundation's in Objective-C, without a sign.
public let NSUIntegerMax = UInt.max

/// What functions of the system answer: 0, or the number of an error.
public typealias OSStatus = Int32
/// The number of an error of the system.
public typealias OSErr = Int16
/// Four letters as a number.
public typealias FourCharCode = UInt32
/// Four letters as a number.
public typealias OSType = FourCharCode
/// A character as a number.
public typealias UTF32Char = UInt32
/// All went well.
public let noErr: OSStatus = 0
