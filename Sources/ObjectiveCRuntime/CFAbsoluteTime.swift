import Foundation

/// Seconds since 2001.
public typealias CFAbsoluteTime = Double

/// The time by the machine's clock, and not by the one that animations run on.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
