@_exported import CoreGraphics
@_exported import Foundation

/// Counts parts of a second.
public typealias CMTimeValue = Int64
/// Parts in a second.
public typealias CMTimeScale = Int32

/// Says whether a time is one.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt32

  /// Makes the set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is a time.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It is later than all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It is earlier than all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// It is not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time of a film, as a fraction of whole numbers.
public struct CMTime: Sendable {
  /// Parts of a second.
  public var value: CMTimeValue
  /// Parts in a second.
  public var timescale: CMTimeScale
  /// Whether it is a time.
  public var flags: CMTimeFlags
  /// Times of different epochs are not compared; 0 for most.
  public var epoch: Int64

  /// What is no time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: Int64) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Makes a time.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Makes a time of seconds, rounded to the nearest part.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let parts = seconds * Double(preferredTimescale)
    self.init(
      value: CMTimeValue(exactly: parts.rounded()) ?? (parts > 0 ? .max : .min),
      timescale: preferredTimescale)
  }

  /// The start.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// What is no time.
  public static let invalid = CMTime()
  /// What is not known.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// What is later than all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// What is earlier than all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Seconds; no number where it is none.
  public var seconds: Double {
    guard isValid else { return .nan }
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return isIndefinite ? .nan : Double(value) / Double(timescale)
  }

  /// Whether it is a time, be it infinite or not known.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is not known.
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
  }

  /// The same time in other parts, rounded to the nearest.
  public func convertScale(_ newTimescale: CMTimeScale) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }

  /// Adds, in the finer parts of the two.
  public static func + (a: CMTime, b: CMTime) -> CMTime { joined(a, b) { $0 + $1 } }
  /// Subtracts, in the finer parts of the two.
  public static func - (a: CMTime, b: CMTime) -> CMTime { joined(a, b) { $0 - $1 } }

  private static func joined(
    _ a: CMTime, _ b: CMTime, _ operation: (Double, Double) -> Double
  ) -> CMTime {
    CMTime(
      seconds: operation(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale))
  }
}

extension CMTime: Comparable, Hashable {
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.isNumeric && b.isNumeric ? a.seconds == b.seconds : a.flags == b.flags
  }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

/// Makes a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Adds two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Subtracts a time from another one.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
  /// Its start.
  public var start: CMTime
  /// Its length.
  public var duration: CMTime

  /// A part of no length.
  public init() { (start, duration) = (.zero, .zero) }

  /// Makes a part of its start and length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Makes a part of its start and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// A part of no length.
  public static let zero = CMTimeRange()

  /// Its end.
  public var end: CMTime { start + duration }

  /// Whether a time is in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}
