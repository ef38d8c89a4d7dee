import Foundation

/// A piece of work that can be cancelled.
public protocol Cancellable {
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
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
}

/// What subscribers are asked and told.
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What sends values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A subscription whose values come by themselves.
private final class PushSubscription: Subscription {
  private let onRequest: (Subscribers.Demand) -> Void
  private let onCancel: () -> Void
  init(
    request: @escaping (Subscribers.Demand) -> Void = { _ in }, cancel: @escaping () -> Void
  ) {
    onRequest = request
    onCancel = cancel
  }
  func request(_ demand: Subscribers.Demand) { onRequest(demand) }
  func cancel() { onCancel() }
}

private final class Sink<Input, Failure: Error>: Subscriber {
  private let onValue: (Input) -> Void
  private let onEnd: (Subscribers.Completion<Failure>) -> Void
  private var subscription: (any Subscription)?
  private var isOver = false

  init(
    _ onValue: @escaping (Input) -> Void,
    _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    if !isOver { onValue(input) }
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    if isOver { return }
    isOver = true
    subscription = nil
    onEnd(completion)
  }
  func cancel() {
    isOver = true
    subscription?.cancel()
    subscription = nil
  }
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(receiveValue, receiveCompletion)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

/// A publisher of any type, which only its values and its errors tell.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Start = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> () -> Void
  private let start: Start

  /// - Parameter start: Begins to send what it has to the two closures, and returns what ends it.
  init(_ start: @escaping Start) { self.start = start }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    start = { onValue, onEnd in
      let subscription = publisher.sink(receiveCompletion: onEnd, receiveValue: onValue)
      return { subscription.cancel() }
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    var stop: (() -> Void)?
    var hasStarted = false
    subscriber.receive(
      subscription: PushSubscription(
        request: { _ in
          if hasStarted { return }
          hasStarted = true
          stop = start({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })
        }, cancel: { stop?() }))
  }
}

/// A publisher of one value, which ends after it.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
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
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
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

public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let receivers = Receivers<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { receivers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [receivers] in receivers.add($0, $1) }.receive(subscriber: subscriber)
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let receivers = Receivers<Output, Failure>()
  private let lock = NSLock()
  private var current: Output
  public init(_ value: Output) { current = value }
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }
  public func send(_ value: Output) {
    lock.withLock { current = value }
    receivers.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [self] onValue, onEnd in
      onValue(value)
      return receivers.add(onValue, onEnd)
    }.receive(subscriber: subscriber)
  }
}
