// Core Foundation is not part of Foundation on Linux. Signatures of Core Graphics name four of
// its types, and sources cast to them (`colors as CFArray`): these are the Swift types that are
// bridged to them on Apple's platforms.

public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
