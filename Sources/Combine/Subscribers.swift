extension Subscribers {
  /// A subscriber that asks for all values, and calls closures for each of them and for the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    /// What is called for each value.
    public let receiveValue: (Input) -> Void
    /// What is called for the end.
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private let sink: Combine.Sink<Input, Failure>

    /// Makes a subscriber of two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
      sink = Combine.Sink(receiveValue, receiveCompletion)
    }

    /// Takes the first subscription and asks it for all values; a second one is cancelled.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    /// Calls the closure with a value. There is no need to ask for more.
    public func receive(_ value: Input) -> Subscribers.Demand { sink.receive(value) }
    /// Calls the closure with the end, and lets go of both closures.
    public func receive(completion: Subscribers.Completion<Failure>) {
      sink.receive(completion: completion)
    }
    /// Cancels the subscription.
    public func cancel() { sink.cancel() }
  }

  /// A subscriber that writes each value to a property of an object, which it keeps alive until the
  /// end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
    /// A property takes no errors.
    public typealias Failure = Never
    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let root: Locked<Root?>
    private let sink: Combine.Sink<Input, Never>

    /// Makes a subscriber that writes to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      let root = Locked<Root?>(object)
      self.root = root
      sink = Combine.Sink({ value in root { $0 }?[keyPath: keyPath] = value }, { _ in })
    }

    /// The object whose property is written; nil after the end.
    public var object: Root? { root { $0 } }

    /// Takes the first subscription and asks it for all values; a second one is cancelled.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    /// Writes a value. There is no need to ask for more.
    public func receive(_ value: Input) -> Subscribers.Demand { sink.receive(value) }
    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      sink.receive(completion: completion)
      root { $0 = nil }
    }
    /// Cancels the subscription, and lets go of the object.
    public func cancel() {
      sink.cancel()
      root { $0 = nil }
    }
  }
}

/// Subscriptions that no publisher makes.
public enum Subscriptions {
  /// A subscription without a publisher: asking for values and cancelling do nothing.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A subscriber without its type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the subscriber that is wrapped.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    if let known = s as? AnySubscriber<Input, Failure> {
      self = known
      return
    }
    combineIdentifier = s.combineIdentifier
    onSubscription = { s.receive(subscription: $0) }
    onValue = { s.receive($0) }
    onCompletion = { s.receive(completion: $0) }
  }

  /// Makes a subscriber that sends to a subject what it takes.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(s))
  }

  /// Makes a subscriber of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Takes the subscription, which it is to ask for values.
  ///   - receiveValue: Takes a value, and answers how many more are asked for; nil asks for none.
  ///   - receiveCompletion: Takes the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Passes on the subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Passes on a value, and answers how many more the subscriber asks for.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  /// Passes on the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
