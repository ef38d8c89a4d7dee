import Foundation

/// A time that a scheduler counts in.
public protocol SchedulerTimeIntervalConvertible {
  /// An interval of whole seconds.
  static func seconds(_ value: Int) -> Self
  /// An interval of seconds.
  static func seconds(_ value: Double) -> Self
  /// An interval of thousandths of a second.
  static func milliseconds(_ value: Int) -> Self
  /// An interval of millionths of a second.
  static func microseconds(_ value: Int) -> Self
  /// An interval of billionths of a second.
  static func nanoseconds(_ value: Int) -> Self
}

/// Decides where and when a publisher's values arrive.
public protocol Scheduler<SchedulerTimeType> {
  /// How the scheduler counts time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be said of how an action runs.
  associatedtype SchedulerOptions

  /// The scheduler's present time.
  var now: SchedulerTimeType { get }
  /// The minimum tolerance that the scheduler can keep to.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Runs an action as soon as the scheduler can.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs an action once a time has come, and within a tolerance after it.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs an action once a time has come, and again after each interval, until it is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs an action once a time has come, and again after each interval, each time by an action of
  /// its own.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(
      scheduler: self, interval: interval, tolerance: tolerance, options: options, action: action)
    repetition.start(at: date)
    return repetition
  }
  /// Runs an action once a time has come, and again after each interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
  /// Runs an action at a time, within a tolerance.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) { schedule(after: date, tolerance: tolerance, options: nil, action) }
  /// Runs an action as soon as the scheduler can.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Runs an action at a time, with the scheduler's own tolerance.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// An action that runs again and again.
private final class Repetition<S: Scheduler>: Cancellable {
  private let scheduler: S
  private let interval: S.SchedulerTimeType.Stride
  private let tolerance: S.SchedulerTimeType.Stride
  private let options: S.SchedulerOptions?
  private let action: Locked<(() -> Void)?>

  init(
    scheduler: S, interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride,
    options: S.SchedulerOptions?, action: @escaping () -> Void
  ) {
    self.scheduler = scheduler
    self.interval = interval
    self.tolerance = tolerance
    self.options = options
    self.action = Locked(action)
  }

  func start(at date: S.SchedulerTimeType) {
    scheduler.schedule(after: date, tolerance: tolerance, options: options) { [self] in
      guard let run = action({ $0 }) else { return }
      run()
      start(at: date.advanced(by: interval))
    }
  }

  func cancel() { action { $0 = nil } }
}

/// The seconds between two times of a run loop, a queue or a dispatch queue.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Sendable
{
  /// The length in seconds; it may be negative.
  public var timeInterval: TimeInterval
  /// The length in seconds without its sign.
  public var magnitude: TimeInterval { abs(timeInterval) }

  /// Makes an interval of seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  /// Makes an interval of a literal number of seconds.
  public init(floatLiteral value: TimeInterval) { timeInterval = value }
  /// Makes an interval of a whole literal number of seconds.
  public init(integerLiteral value: TimeInterval) { timeInterval = value }
  /// Makes an interval of a whole number of seconds; nil where a `Double` cannot hold it exactly.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    timeInterval = value
  }

  /// An interval of whole seconds.
  public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }
  /// An interval of seconds.
  public static func seconds(_ value: Double) -> Self { Self(value) }
  /// An interval of thousandths of a second.
  public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e3) }
  /// An interval of millionths of a second.
  public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e6) }
  /// An interval of billionths of a second.
  public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e9) }

  /// Whether the left interval is shorter; negative ones are shorter than none.
  public static func < (left: Self, right: Self) -> Bool {
    left.timeInterval < right.timeInterval
  }
  /// The sum of both intervals, in seconds.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.timeInterval + right.timeInterval)
  }
  /// The difference of both intervals, in seconds.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.timeInterval - right.timeInterval)
  }
  /// The product of both numbers of seconds.
  public static func * (left: Self, right: Self) -> Self {
    Self(left.timeInterval * right.timeInterval)
  }
  /// Multiplies the seconds of an interval by those of another.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// A time of a run loop, a queue or a dispatch queue. Differs: Apple's three have a type each.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// Times are counted in seconds.
  public typealias Stride = SchedulerInterval
  /// The time as a date.
  public var date: Date
  /// Makes a scheduler's time of a date.
  public init(_ date: Date) { self.date = date }
  /// The seconds from this time to another; negative where that is earlier.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// The time an interval later.
  public func advanced(by interval: Stride) -> Self {
    Self(date.addingTimeInterval(interval.timeInterval))
  }
}

extension Scheduler where SchedulerTimeType == SchedulerTime {
  /// The date of the system's clock.
  public var now: SchedulerTime { SchedulerTime(Date()) }
  /// A tolerance of 0 seconds.
  public var minimumTolerance: SchedulerInterval { 0 }
}

extension DispatchQueue: Scheduler {
  /// A dispatch queue counts in dates. Differs: Apple's has a time of its own.
  public typealias SchedulerTimeType = SchedulerTime
  /// How a dispatch queue runs an action. Differs: Apple's can also name a group and flags.
  public struct SchedulerOptions: Sendable {
    /// The quality of service with which the action runs.
    public var qos: DispatchQoS
    /// Makes options; without an argument the queue's own quality of service counts.
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }

  /// Runs an action on the queue, after those that wait there.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = DispatchWorkItem(qos: options?.qos ?? .unspecified, block: action)
    async(execute: work)
  }
  /// Runs an action on the queue once the date has come; a past date counts as now. The tolerance
  /// is left out of account.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = DispatchWorkItem(qos: options?.qos ?? .unspecified, block: action)
    asyncAfter(wallDeadline: DispatchWallTime(date.date), execute: work)
  }
}

extension DispatchWallTime {
  /// The time of a date; a distant one is as late as can be told.
  fileprivate init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    guard seconds < 4e9 else {
      self = .distantFuture
      return
    }
    let whole = max(seconds, 0).rounded(.down)
    let nanoseconds = ((max(seconds, 0) - whole) * 1e9).rounded(.down)
    self.init(timespec: timespec(tv_sec: Int(whole), tv_nsec: Int(nanoseconds)))
  }
}

extension RunLoop: Scheduler {
  /// A run loop counts in dates. Differs: Apple's has a time of its own.
  public typealias SchedulerTimeType = SchedulerTime
  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  /// Runs an action in the run loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let box = UncheckedAction(action)
    perform { box.action() }
  }
  /// Runs an action by a timer of the run loop's default mode, no earlier than the date.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let box = UncheckedAction(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in box.action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }
}

extension OperationQueue: Scheduler {
  /// An operation queue counts in dates. Differs: Apple's has a time of its own.
  public typealias SchedulerTimeType = SchedulerTime
  /// An operation queue has no options.
  public struct SchedulerOptions: Sendable {}

  /// Runs an action as an operation, as soon as the queue has room for it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let box = UncheckedAction(action)
    addOperation { box.action() }
  }
  /// Adds an operation to the queue once the date has come; a past date counts as now. The
  /// tolerance is left out of account, and the queue is not kept alive for it.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let box = UncheckedAction(action)
    DispatchQueue.global().asyncAfter(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow)
    ) { [weak self] in self?.addOperation { box.action() } }
  }
}

/// A closure on its way to where a scheduler runs it, once.
private struct UncheckedAction: @unchecked Sendable {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

/// Runs each action at once, where it is asked to.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Times are dates, of which only the first is ever told.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no options: nil alone can be passed.
  public typealias SchedulerOptions = Never
  /// The one immediate scheduler, which runs actions where it is called.
  public static let shared = ImmediateScheduler()

  /// Always the same time, the reference date (the first of January 2001), as no time passes.
  public var now: SchedulerTime { SchedulerTime(Date(timeIntervalSinceReferenceDate: 0)) }
  /// Runs an action before it returns.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Runs an action before it returns, whatever the date is.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
  /// Runs an action once before it returns: no time passes in which it could run again.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
