/// How an object's time runs in that of its parent: a layer's in its superlayer's, an animation's
/// in its layer's or its group's. All times are seconds.
public protocol CAMediaTiming {
  /// The time at which the object begins, in the parent's time. For an animation that is added to a
  /// layer, 0 means now.
  var beginTime: CFTimeInterval { get set }

  /// How long one run takes, without repeats.
  var duration: CFTimeInterval { get set }

  /// How fast the object's time runs, compared with the parent's; 0 stops it.
  var speed: Float { get set }

  /// The seconds added to the object's own time. An animation with an offset starts in its middle,
  /// and shows what it left out when it has come to its end.
  var timeOffset: CFTimeInterval { get set }

  /// How many runs there are; 0 counts as 1, and infinity never ends.
  var repeatCount: Float { get set }

  /// How long runs are repeated; used instead of `repeatCount` unless it is 0.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether every run is followed by the same backwards, which takes as long again.
  var autoreverses: Bool { get set }

  /// What is seen before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What a timed object shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After its end, the animation shows its last value.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before its beginning, the animation shows its first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The animation shows its first value before its beginning and its last value after its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation does not show outside of its active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var coversBefore: Bool { self == .backwards || self == .both }
  var coversAfter: Bool { self == .forwards || self == .both }
}

/// The time of the virtual clock, seconds.
///
/// Differs: no time passes by itself. The clock starts at 0 and stands still until the harness
/// advances it, so that every picture is of a certain instant.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.time }
