import Foundation

/// A publisher that ends without a value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher ends at once; otherwise it never does.
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { _, onEnd in
      if completeImmediately { onEnd(.finished) }
      return {}
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error with which the publisher fails.
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { _, onEnd in
      onEnd(.failure(error))
      return {}
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
  public typealias Output = Made.Output
  public typealias Failure = Made.Failure
  /// Makes the publisher of one subscriber.
  public let createPublisher: () -> Made
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// One value that comes once, for all who ask before and after.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// The function that a future's closure calls with its result; the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let result = Locked<Result<Output, Failure>?>(nil)
  private let arrival = PassthroughSubject<Void, Never>()

  /// Makes a future, and runs its closure at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result, arrival] value in
      let isFirst = result { result -> Bool in
        guard result == nil else { return false }
        result = value
        return true
      }
      if isFirst { arrival.send() }
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [result, arrival] onValue, onEnd in
      let subscriptions = Subscriptions()
      let deliver = {
        guard let value = result({ $0 }), subscriptions.end() else { return }
        switch value {
        case .success(let output):
          onValue(output)
          onEnd(.finished)
        case .failure(let error): onEnd(.failure(error))
        }
      }
      subscriptions.add { arrival.sink { deliver() } }
      deliver()
      return { subscriptions.end() }
    }.receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// The sequence's elements, and the end.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { onValue, onEnd in
      for element in self { onValue(element) }
      onEnd(.finished)
      return {}
    }
  }
}

extension NotificationCenter {
  /// Notifications as they are posted.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Publisher { Publisher(center: self, name: name, object: object) }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      AnyPublisher<Notification, Never> { onValue, _ in
        let send = SentNotifications(send: onValue)
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          send.send($0)
        }
        return { center.removeObserver(token) }
      }.receive(subscriber: subscriber)
    }
  }
}

private struct SentNotifications: @unchecked Sendable { let send: (Notification) -> Void }
