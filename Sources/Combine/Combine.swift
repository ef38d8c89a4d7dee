import Foundation

/// A piece of work that can be cancelled.
public protocol Cancellable {
  /// Ends the work; what was cancelled before stays so.
  func cancel()
}

/// A cancellable that cancels itself when it is released.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Makes a cancellable that runs a closure, once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Makes a cancellable that cancels another one.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
  deinit { cancel() }

  /// Runs the closure, unless it ran before.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps the cancellable in a set, and so its work going.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Appends the cancellable to a collection, and so keeps its work going.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  /// Hashes which object this is, not the closure.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// Two cancellables are equal where they are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
}

/// What subscribers are asked and told.
public enum Subscribers {
  /// How a publisher ends: because it has no more values, or with an error.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// An error ended the values.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// What ties one subscriber to one publisher: it asks for values, and its `cancel()` ends them.
/// Differs: the publishers of this module begin with the first request of a value, and operators
/// ask for all values at once, so that those wait that their subscriber has not asked for.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values beside those that were asked for before; a demand for none asks for
  /// nothing. Differs: the first other request begins the publishers of this module.
  func request(_ demand: Subscribers.Demand)
}

/// What takes a publisher's values: first a subscription, then values as they come, and at most one
/// completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What the subscriber takes.
  associatedtype Input
  /// The error with which its publishers may fail; `Never` for none.
  associatedtype Failure: Error
  /// Takes the subscription, once and before anything else; it is what asks for values.
  func receive(subscription: any Subscription)
  /// Takes a value, and returns how many more are asked for beside those that were.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end, at most once and after the last value.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What sends values over time.
public protocol Publisher<Output, Failure> {
  /// What the publisher sends.
  associatedtype Output
  /// The error with which the publisher may fail; `Never` for none.
  associatedtype Failure: Error
  /// Attaches a subscriber, which is handed a subscription; apps call `subscribe(_:)` or `sink`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which gets a subscription and asks it for values.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Asks for all values and calls closures for each of them and for the end, until the cancellable
  /// that it returns is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(receiveValue, receiveCompletion)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }

  /// Hides the publisher's type, so that callers see its output and its failure alone.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Asks for all values and calls a closure for each, until the cancellable that it returns is
  /// cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  /// Writes each value to a property of an object. The object is kept alive until the publisher
  /// ends, or the cancellable that it returns is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

/// A publisher of any type, which only its values and its errors tell.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Start = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void, SubscriptionBag
  ) -> () -> Void

  private enum Source {
    case publisher(any Publisher<Output, Failure>)
    case closure(Start, Backlog)
  }
  private let source: Source

  /// - Parameters:
  ///   - backlog: What becomes of values that the subscriber has not asked for.
  ///   - start: Begins to send what it has to the two closures, and returns what ends it.
  init(
    backlog: Backlog = .all,
    _ start:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> () -> Void
  ) {
    source = .closure({ onValue, onEnd, _ in start(onValue, onEnd) }, backlog)
  }

  private init(source: Source) { self.source = source }

  /// - Parameter start: Begins to send what it has to the two closures, and returns what is run by
  ///   a cancel. What it puts into the subscriptions is cancelled with its own, even before it
  ///   returns: they are over as soon as no more values are wanted.
  static func holding(_ start: @escaping Start) -> AnyPublisher {
    AnyPublisher(source: .closure(start, .all))
  }

  /// Wraps a publisher, which is subscribed to anew for each subscriber.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    source = (publisher as? AnyPublisher)?.source ?? .publisher(publisher)
  }

  /// Subscribes to the publisher that is wrapped. The publisher of an operator gives the subscriber
  /// a subscription whose first request of a value begins to send.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    switch source {
    case .publisher(let publisher): publisher.receive(subscriber: subscriber)
    case .closure(let start, let backlog):
      subscriber.receive(subscription: Delivery(start, subscriber, backlog))
    }
  }
}

/// A publisher of one value, which ends after it.
public struct Just<Output>: Publisher {
  /// A value that is there cannot fail.
  public typealias Failure = Never
  /// The one value that each subscriber gets.
  public let output: Output
  /// Makes a publisher of a value, which ends after it.
  public init(_ output: Output) { self.output = output }
  /// Sends the value and the end as soon as the subscriber asks.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never> { onValue, onEnd in
      onValue(output)
      onEnd(.finished)
      return {}
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that somebody sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all who are subscribed.
  func send(_ value: Output)
  /// Ends the subject for all who are subscribed, and for those who come later.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription of a publisher that sends to the subject, and asks it for values.
  func send(subscription: any Subscription)
}

extension Publisher {
  /// Sends all that this publisher sends to a subject, until the cancellable that it returns is
  /// cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable { subscriber.cancel() }
  }
}

extension Subject where Output == Void {
  /// Sends an empty value, for subjects that say only that something happened.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
private final class Receivers<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var entries:
    [(
      id: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
    )] = []
  private var count = 0
  private var completion: Subscribers.Completion<Failure>?
  /// Subscriptions of publishers that send here.
  private var sources: [any Subscription] = []

  deinit { for source in sources { source.cancel() } }

  func follow(_ source: any Subscription) {
    lock.withLock { sources.append(source) }
    source.request(.unlimited)
  }

  var hasEnded: Bool { lock.withLock { completion != nil } }

  func add(
    _ value: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> () -> Void {
    let (id, over) = lock.withLock { () -> (Int, Subscribers.Completion<Failure>?) in
      count += 1
      if completion == nil { entries.append((count, value, end)) }
      return (count, completion)
    }
    if let over { end(over) }
    return { [weak self] in
      guard let self else { return }
      lock.withLock { entries.removeAll { $0.id == id } }
    }
  }

  func send(_ value: Output) {
    let now = lock.withLock { entries }
    for entry in now { entry.value(value) }
  }

  func end(_ with: Subscribers.Completion<Failure>) {
    let now = lock.withLock {
      defer { entries = [] }
      if completion == nil { completion = with }
      return entries
    }
    for entry in now { entry.end(with) }
  }
}

/// A subject without memory: each value goes to those who are subscribed at that time.
///
/// It may be sent to from any thread; subscribers are called on the thread that sends.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let receivers = Receivers<Output, Failure>()
  /// Makes a subject without subscribers.
  public init() {}
  /// Sends a value to each subscriber, in the order in which they came; after the end to none.
  public func send(_ value: Output) { receivers.send(value) }
  /// Ends the subject for all subscribers, and for those who come later. The first call counts.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
  /// Asks a publisher that sends to the subject for all values.
  public func send(subscription: any Subscription) { receivers.follow(subscription) }
  /// Adds a subscriber once it asks for values. What was sent before does not reach it, nor what is
  /// sent while it has asked for no more.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher(backlog: .none) { [receivers] in receivers.add($0, $1) }
      .receive(subscriber: subscriber)
  }
}

/// A subject that remembers its latest value, which each new subscriber gets first.
///
/// It may be sent to from any thread; subscribers are called on the thread that sends.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let receivers = Receivers<Output, Failure>()
  private let lock = NSLock()
  private var current: Output
  /// Makes a subject that has a first value.
  public init(_ value: Output) { current = value }
  /// The latest value. Setting it is the same as sending.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }
  /// Remembers a value and sends it to each subscriber, in the order in which they came. After the
  /// end it does neither.
  public func send(_ value: Output) {
    if receivers.hasEnded { return }
    lock.withLock { current = value }
    receivers.send(value)
  }
  /// Ends the subject for all subscribers, and for those who come later. The first call counts.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
  /// Asks a publisher that sends to the subject for all values.
  public func send(subscription: any Subscription) { receivers.follow(subscription) }
  /// Sends the latest value as soon as the subscriber asks, then those that follow; of what is sent
  /// while it has asked for no more, the latest waits. After the end a new subscriber gets the
  /// completion alone.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher(backlog: .latest) { [self] onValue, onEnd in
      // It is added first, so that what it sends while it takes the latest value reaches it.
      let hasEnded = receivers.hasEnded
      let stop = receivers.add(onValue, onEnd)
      if !hasEnded { onValue(value) }
      return stop
    }.receive(subscriber: subscriber)
  }
}
