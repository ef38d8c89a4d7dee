import Foundation

/// A publisher that sends once it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send, until what it returns is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that connects with its first subscriber and disconnects with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

/// Publishers that operators make.
public enum Publishers {
  /// A publisher that connects its upstream with the first subscriber and disconnects it with the
  /// last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    /// It sends what its upstream sends.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected and disconnected.
    public let upstream: Upstream
    private let lock = NSLock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to the upstream, and connects it where this is the only subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher(backlog: .none) { [self] onValue, onEnd in
        let subscription = upstream.sink(receiveCompletion: onEnd, receiveValue: onValue)
        begin()
        return { [self] in
          subscription.cancel()
          end()
        }
      }.receive(subscriber: subscriber)
    }

    private func begin() {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      guard isFirst else { return }
      let made = upstream.connect()
      lock.withLock { connection = made }
    }

    private func end() {
      let last = lock.withLock { () -> (any Cancellable)? in
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      last?.cancel()
    }
  }
}

extension Timer {
  /// A publisher of the times at which a timer fires, every `interval` seconds.
  ///
  /// - Parameters:
  ///   - interval: The seconds from one time to the next.
  ///   - tolerance: The seconds by which the timer may be late; nil for the run loop's own.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// A publisher of the times at which a run loop's timer fires, once it is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// A time at which the timer fired.
    public typealias Output = Date
    /// A timer never fails.
    public typealias Failure = Never

    /// The seconds from one time to the next.
    public let interval: TimeInterval
    /// The seconds by which the timer may be late; nil for the run loop's own.
    public let tolerance: TimeInterval?
    /// The run loop that the timer runs on.
    public let runLoop: RunLoop
    /// The mode in which the run loop fires the timer.
    public let mode: RunLoop.Mode
    private let times = PassthroughSubject<Date, Never>()

    /// Makes a publisher that fires every `interval` seconds once it is connected.
    ///
    /// - Parameter tolerance: The seconds by which the timer may be late; nil for the run loop's
    ///   own.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Adds a subscriber, which gets the times from then on that the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { times.receive(subscriber: subscriber) }

    /// Adds a new timer to the run loop, which fires until what it returns is cancelled or
    /// released.
    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [times] in
        times.send($0.fireDate)
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
