/// Tells intervals of one name from each other.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The identifier's number.
  public let rawValue: UInt64

  /// Makes an identifier of its number.
  public init(_ value: UInt64) { rawValue = value }

  /// Makes an identifier. Differs: all are equal, as no interval is recorded.
  public init(log: OSLog) { self = .exclusive }

  /// Makes the identifier of an object. Differs: all are equal, as no interval is recorded.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The identifier of intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of nothing.
  public static let invalid = OSSignpostID(UInt64.max)
  /// The identifier of no interval.
  public static let null = OSSignpostID(0)

  /// Compares by number.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// Apple's number of the kind.
  public let rawValue: UInt8

  /// Makes a kind of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// The start of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a point in time. Differs: it has no effect.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time, with a message. Differs: it has no effect.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// The interval's identifier.
  public let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }

  /// An interval that begins elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// Marks intervals and points in time for Instruments. Differs: nothing is recorded, and what
/// messages interpolate is not evaluated.
public struct OSSignposter: Sendable {
  /// Makes a signposter for the default log.
  public init() {}

  /// Makes a signposter for a subsystem and one of its categories.
  public init(subsystem: String, category: String) {}

  /// Makes a signposter for a subsystem and a category that tools know.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Makes a signposter beside a logger.
  public init(logger: Logger) {}

  /// Makes a signposter for a log.
  public init(logHandle: OSLog) {}

  /// The signposter that records nothing.
  public static var disabled: OSSignposter { OSSignposter() }

  /// Whether intervals are recorded. Differs: they never are.
  public var isEnabled: Bool { false }

  /// An identifier for an interval. Differs: all are equal.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// The identifier of an object's intervals. Differs: all are equal.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Begins an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a point in time, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Calls `task`, whose time is an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }

  /// Calls `task`, whose time is an interval, with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}
