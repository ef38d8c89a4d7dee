import Foundation

/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
  /// What says that the object is about to change; `ObservableObjectPublisher` unless it is named.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before each change of the object.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// An empty value, which says only that something changes.
  public typealias Output = Void
  /// It only says that something changes, and never fails.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  /// Makes a publisher without subscribers.
  public init() {}
  /// Says that the object is about to change.
  public func send() { subject.send() }
  /// Adds a subscriber, which is told of each change from then on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    AnyPublisher<Void, Never>(backlog: .none) { [self] onValue, onEnd in
      let listener = subject.sink(receiveCompletion: onEnd, receiveValue: onValue)
      // A subscription keeps its publisher: an object may have no other reference to it.
      return { [self] in withExtendedLifetime(self) { listener.cancel() } }
    }.receive(subscriber: subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object, one and the same for as long as somebody uses it: published
  /// properties send to it by themselves, and other code of the object may.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects that declare none.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
  }

  /// Objects without published properties. Neither is kept alive by its entry: a publisher that
  /// nobody holds has no subscribers, so that another one does as well.
  private static let entries = Locked<[ObjectIdentifier: Entry]>([:])
  /// The number of entries at which those of released objects are removed.
  private static let sweepCount = Locked(64)
  private static let installing = Locked(())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let properties = publishedProperties(of: object)
    if properties.isEmpty { return entry(of: object) }
    return installing { _ in
      let known = properties.lazy.compactMap(\.objectPublisher).first
      let publisher = known ?? ObservableObjectPublisher()
      for property in properties { property.objectPublisher = publisher }
      return publisher
    }
  }

  private static func publishedProperties(of object: AnyObject) -> [any PublishedStorage] {
    var found: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      found += current.children.compactMap { ($0.value as? any PublishedProperty)?.anyStorage }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func entry(of object: AnyObject) -> ObservableObjectPublisher {
    entries { entries in
      let key = ObjectIdentifier(object)
      if let known = entries[key], known.object === object, let publisher = known.publisher {
        return publisher
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      sweepCount { limit in
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.object != nil && $0.value.publisher != nil }
        limit = max(64, entries.count * 2)
      }
      return publisher
    }
  }
}

private protocol PublishedStorage: AnyObject {
  /// What the property says its changes by; nil until somebody asks for the object's publisher.
  var objectPublisher: ObservableObjectPublisher? { get set }
}

private protocol PublishedProperty { var anyStorage: any PublishedStorage { get } }

/// A property whose object says before it changes.
@propertyWrapper public struct Published<Value>: PublishedProperty {
  fileprivate final class Storage: PublishedStorage {
    var value: Value
    var objectPublisher: ObservableObjectPublisher?
    lazy var subject = CurrentValueSubject<Value, Never>(value)
    var hasSubject = false
    /// Publishers whose values are assigned to the property, as long as it is there.
    var incoming: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }

    /// Tells of the change, then sends the value, and stores it at last.
    func set(_ new: Value) {
      objectPublisher?.send()
      if hasSubject { subject.send(new) }
      value = new
    }
  }

  private var storage: Storage
  fileprivate var anyStorage: any PublishedStorage { storage }

  /// Makes a published property that has a first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Makes a published property that has a first value, for code that spells the wrapper out.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Not available: a published property needs an object that it can tell of.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// Sends the value now, and each new one before the property has it.
  public struct Publisher: Combine.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// A property never fails.
    public typealias Failure = Never
    fileprivate let storage: Storage
    /// Sends the property's value as soon as the subscriber asks, then each new one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }
  }

  /// The publisher of the property's values, as `$name` reads it. Assigning that of another
  /// property makes both one: each has the value that is written to either from then on.
  public var projectedValue: Publisher {
    mutating get {
      storage.hasSubject = true
      return Publisher(storage: storage)
    }
    set { storage = newValue.storage }
  }

  /// The property as its object reads and writes it. Writing first tells of the object's change,
  /// then sends the new value to the property's subscribers, and stores it at last.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].storage.value }
    set { owner[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, until the property is released or this publisher
  /// ends. There is nothing to cancel.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.incoming.append(sink { [weak storage] in storage?.set($0) })
  }
}
