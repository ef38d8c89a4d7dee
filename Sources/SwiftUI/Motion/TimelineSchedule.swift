internal import QuartzCore

/// How often a timeline is asked for.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Dates at which a view changes.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
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
    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start)
    let count = interval > 0 ? max((passed / interval).rounded(.down), 0) : 0
    return Entries(date: start.addingTimeInterval(count * interval), interval: interval)
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries
  public init() {}
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
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule with a date for every picture that the display shows.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    /// The next date; nil while the schedule is paused.
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date = date?.addingTimeInterval(interval) }
      return date
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// - Parameter minimumInterval: The minimum of seconds between two dates; nil for a frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / Double(MediaClock.framesPerSecond))
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let isStill = isPaused || mode == .lowFrequency
    return Entries(date: isStill ? nil : startDate, interval: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}
