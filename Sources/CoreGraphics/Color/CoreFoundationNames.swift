// Core Foundation is not part of Foundation on Linux. Signatures of Core Graphics name some of
// its types, and sources cast to them (`colors as CFArray`): these are the Swift types that are
// bridged to them on Apple's platforms.

/// Core Foundation's name of an array, as Swift has it.
public typealias CFArray = [Any]
/// Core Foundation's name of bytes.
public typealias CFData = Data
/// Core Foundation's name of a string, as Swift has it.
public typealias CFString = String
/// Core Foundation's name of a dictionary, as Swift has it.
public typealias CFDictionary = [AnyHashable: Any]
/// Core Foundation's name of a URL.
public typealias CFURL = URL
/// Core Foundation's name of a number.
public typealias CFNumber = NSNumber
/// Core Foundation's name of a Boolean, which is a number here.
public typealias CFBoolean = NSNumber
/// Core Foundation's name of an error.
public typealias CFError = NSError
/// Core Foundation's name of any object.
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

// Keys of a bundle's property list. As on iOS they are implicitly unwrapped.

/// The key of the bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the number of the bundle's build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the name of the bundle's program.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

// Dispatch's units of time.

/// Nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000
