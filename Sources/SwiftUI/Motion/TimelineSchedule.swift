internal import QuartzCore

/// How often a timeline is asked for.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Dates at which a view changes.
public protocol TimelineSchedule {
  /// The dates, as a sequence that may be endless.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the schedule is asked to change.
  typealias Mode = TimelineScheduleMode
  /// Dates in ascending order; the first may be before `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule of dates in even steps.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval
    /// The next date; never nil, since the schedule has no end.
    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule of a first date and the seconds between two dates.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from the last one that is not after `startDate`; from the first one, where that is
  /// later.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start)
    let count = interval > 0 ? max((passed / interval).rounded(.down), 0) : 0
    return Entries(date: start.addingTimeInterval(count * interval), interval: interval)
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule, a minute apart.
  public typealias Entries = PeriodicTimelineSchedule.Entries
  /// Makes a schedule of the minutes.
  public init() {}
  /// The beginnings of minutes, from that of `startDate`'s on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: minute), by: 60
    ).entries(from: startDate, mode: mode)
  }
}

/// A schedule of the dates that it is given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  /// Makes a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }
  /// The dates that the schedule was made of, whatever the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule with a date for every picture that the display shows.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    /// The next date; nil while the schedule is paused.
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval
    /// The next date; nil where the schedule has no dates.
    public mutating func next() -> Date? {
      defer { date = date?.addingTimeInterval(interval) }
      return date
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Makes a schedule of frames.
  ///
  /// - Parameter minimumInterval: The minimum of seconds between two dates; nil for a frame.
  /// - Parameter paused: Whether there are no dates, so that the view stays as it is.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / Double(MediaClock.framesPerSecond))
    isPaused = paused
  }

  /// Dates from `startDate` on, as far apart as the schedule says; none where it is paused, or in
  /// the mode of low frequency.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let isStill = isPaused || mode == .lowFrequency
    return Entries(date: isStill ? nil : startDate, interval: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule of a first date and the seconds between two dates.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule {
  /// A schedule of dates in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with a date for every frame.
  public static var animation: AnimationTimelineSchedule { .init() }
  /// A schedule of frames, at least some seconds apart, which can be paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}
