// Core Foundation is not part of Foundation on Linux. Signatures of Core Graphics name some of
// its types, and sources cast to them (`colors as CFArray`): these are the Swift types that are
// bridged to them on Apple's platforms.

public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject

/// What allocates Core Foundation's objects; Swift's allocate themselves.
public final class CFAllocator: Sendable {}

/// The default allocator, which is nil: Swift's objects allocate themselves.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The number of elements; 0 for nil.
public func CFArrayGetCount(_ theArray: CFArray!) -> Int { theArray?.count ?? 0 }

/// The length in UTF-16 units; 0 for nil.
public func CFStringGetLength(_ theString: CFString!) -> Int { theString?.utf16.count ?? 0 }

/// The error's localised description; nil for nil.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

// Dispatch's units of time.

/// Nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000
