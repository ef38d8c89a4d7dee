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
  where S.Input == Void, S.Failure == Never { subject.receive(subscriber: subscriber) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one of the object's published properties. Differs: an object without any has a new one
  /// for each call, which nobody sends into.
  public var objectWillChange: ObservableObjectPublisher {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        if let published = child.value as? any PublishedProperty { return published.publisher }
      }
      mirror = current.superclassMirror
    }
    return ObservableObjectPublisher()
  }
}

private protocol PublishedProperty { var publisher: ObservableObjectPublisher { get } }

/// A property whose object says before it changes.
@propertyWrapper public struct Published<Value>: PublishedProperty {
  fileprivate final class Storage {
    var value: Value
    lazy var subject = CurrentValueSubject<Value, Never>(value)
    var hasSubject = false
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage
  fileprivate let publisher = ObservableObjectPublisher()

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
    set {
      let storage = owner[keyPath: storageKeyPath].storage
      if let object = owner as? any ObservableObject { tell(object) }
      if storage.hasSubject { storage.subject.send(newValue) }
      storage.value = newValue
    }
  }

  private static func tell<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
