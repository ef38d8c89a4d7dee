import Foundation

/// Seconds since the start of 2001, UTC.
public typealias CFAbsoluteTime = Double

/// The time by the machine's clock, and not by the one that animations run on.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
