import Foundation

/// A time that a scheduler counts in.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ value: Int) -> Self
  static func seconds(_ value: Double) -> Self
  static func milliseconds(_ value: Int) -> Self
  static func microseconds(_ value: Int) -> Self
  static func nanoseconds(_ value: Int) -> Self
}

/// Decides where and when a publisher's values arrive.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Runs an action as soon as the scheduler can.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Runs an action at a time, with the scheduler's own tolerance.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// The seconds between two times of a run loop, a queue or a dispatch queue.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Sendable
{
  public var timeInterval: TimeInterval
  public var magnitude: TimeInterval { abs(timeInterval) }

  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(floatLiteral value: TimeInterval) { timeInterval = value }
  public init(integerLiteral value: TimeInterval) { timeInterval = value }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    timeInterval = value
  }

  public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }
  public static func seconds(_ value: Double) -> Self { Self(value) }
  public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e9) }

  public static func < (left: Self, right: Self) -> Bool {
    left.timeInterval < right.timeInterval
  }
  public static func + (left: Self, right: Self) -> Self {
    Self(left.timeInterval + right.timeInterval)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(left.timeInterval - right.timeInterval)
  }
  public static func * (left: Self, right: Self) -> Self {
    Self(left.timeInterval * right.timeInterval)
  }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// A time of a run loop, a queue or a dispatch queue. Differs: Apple's three have a type each.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  public typealias Stride = SchedulerInterval
  public var date: Date
  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by interval: Stride) -> Self {
    Self(date.addingTimeInterval(interval.timeInterval))
  }
}

extension Scheduler where SchedulerTimeType == SchedulerTime {
  public var now: SchedulerTime { SchedulerTime(Date()) }
  public var minimumTolerance: SchedulerInterval { 0 }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions: Sendable {
    public var qos: DispatchQoS
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = DispatchWorkItem(qos: options?.qos ?? .unspecified, block: action)
    async(execute: work)
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = DispatchWorkItem(qos: options?.qos ?? .unspecified, block: action)
    asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow), execute: work)
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions: Sendable {}

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let box = UncheckedAction(action)
    perform { box.action() }
  }
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
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions: Sendable {}

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let box = UncheckedAction(action)
    addOperation { box.action() }
  }
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
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  /// The one immediate scheduler, which runs actions where it is called.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTime { SchedulerTime(Date(timeIntervalSinceReferenceDate: 0)) }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
}
