import Foundation

/// What of a change an observer is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Tells once at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1 }

/// One change, as a closure is told of it.
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  /// Nil where it was not asked for.
  public let newValue: Value?
  public let oldValue: Value?
}

/// Observes until it is let go or invalidated.
public final class NSKeyValueObservation: NSObject {
  fileprivate let number: Int
  fileprivate weak var object: NSObject?

  fileprivate init(_ number: Int, _ object: NSObject) {
    self.number = number
    self.object = object
  }

  public func invalidate() {
    KeyValueObservers.remove(number, of: object)
  }

  deinit { invalidate() }
}

/// Who observes which object's properties.
package enum KeyValueObservers {
  fileprivate struct Observer {
    let number: Int
    let key: String
    /// Of the string form: who observes, and with what context.
    weak var target: NSObject?
    /// The context’s address.
    let context: UInt
    let tell: @MainActor (NSObject, _ old: Any?, _ isPrior: Bool) -> Void
  }

  fileprivate final class List {
    var observers: [Observer] = []
  }

  private static let lock = NSLock()
  // SAFETY: the variables are written under `lock`; `observed` alone is read without it, where a
  // late value tells nobody of a change that nobody observed yet. The key’s address is never read.
  @safe nonisolated(unsafe) private static var count = 0
  /// Objects that are observed now: while it is 0, a property's change costs one comparison.
  @safe nonisolated(unsafe) private static var observed = 0
  @safe nonisolated(unsafe) private static let listKey = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)

  /// Whether anybody observes anything.
  package static var isInUse: Bool { observed > 0 }

  private static func list(of object: NSObject) -> List? {
    unsafe objc_getAssociatedObject(object, listKey) as? List
  }

  @discardableResult
  fileprivate static func add(
    _ object: NSObject, key: String, target: NSObject?, context: UInt,
    tell: @escaping @MainActor (NSObject, Any?, Bool) -> Void
  ) -> Int {
    lock.withLock {
      count += 1
      observed += 1
      let list = list(of: object) ?? List()
      list.observers.append(
        Observer(number: count, key: key, target: target, context: context, tell: tell))
      unsafe objc_setAssociatedObject(object, listKey, list, .OBJC_ASSOCIATION_RETAIN)
      return count
    }
  }

  fileprivate static func remove(_ number: Int, of object: NSObject?) {
    lock.withLock {
      guard let object, let list = list(of: object) else { return }
      let before = list.observers.count
      list.observers.removeAll { $0.number == number }
      observed -= before - list.observers.count
    }
  }

  fileprivate static func remove(
    _ target: NSObject, key: String, context: UInt?, of object: NSObject
  ) {
    lock.withLock {
      guard let list = list(of: object) else { return }
      let index = list.observers.lastIndex { observer in
        observer.target === target && observer.key == key
          && (context == nil || observer.context == context)
      }
      guard let index else { return }
      list.observers.remove(at: index)
      observed -= 1
    }
  }

  /// Tells those who observe a property that it changed.
  @MainActor
  package static func didChange(_ object: NSObject, _ key: String, from old: Any?) {
    guard isInUse else { return }
    let observers = lock.withLock {
      list(of: object)?.observers.filter { $0.key == key } ?? []
    }
    for observer in observers { observer.tell(object, old, false) }
  }
}

/// What a translated `@objc dynamic` property says when it was set.
public func _objectiveCDidChange(_ object: AnyObject, _ key: String, from old: Any?) {
  guard KeyValueObservers.isInUse, let object = object as? NSObject else { return }
  @safe nonisolated(unsafe) let (target, value) = (object, old)
  guard Thread.isMainThread else { return }
  MainActor.assumeIsolated { KeyValueObservers.didChange(target, key, from: value) }
}

/// An object that is told of changes by `observeValue(forKeyPath:of:change:context:)`.
@MainActor
package protocol KeyPathObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol where Self: NSObject {
  /// Has `observer.observeValue(forKeyPath:of:change:context:)` called when a property is set:
  /// one of UIKit's that say so, or an `@objc dynamic` one of translated sources. The observer is
  /// not kept.
  ///
  /// - Parameter keyPath: A path of several keys is observed in its last object as it is now.
  @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let (object, key) = observedObject(keyPath)
    weak let weakObserver = observer
    let tell: @MainActor (NSObject, Any?, Bool) -> Void = { [weak self] object, old, _ in
      guard let observer = weakObserver else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = object.value(forKey: key) }
      if options.contains(.old), let old { change[.oldKey] = old }
      if let observer = observer as? any KeyPathObserver {
        unsafe observer.observeValue(
          forKeyPath: keyPath, of: self, change: change, context: context)
      } else {
        let selector = Selector("observeValueForKeyPath:of:change:context:")
        _ = try? unsafe selector.perform(on: observer, [keyPath, self, change, context])
      }
    }
    KeyValueObservers.add(
      object, key: key, target: observer, context: UInt(bitPattern: context), tell: tell)
    if options.contains(.initial) { tell(object, nil, false) }
  }

  @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let (object, key) = observedObject(keyPath)
    KeyValueObservers.remove(observer, key: key, context: nil, of: object)
  }

  @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let (object, key) = observedObject(keyPath)
    KeyValueObservers.remove(
      observer, key: key, context: UInt(bitPattern: context), of: object)
  }

  @MainActor
  private func observedObject(_ keyPath: String) -> (NSObject, String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return (self, keyPath) }
    let key = String(keyPath[keyPath.index(after: dot)...])
    return (value(forKeyPath: String(keyPath[..<dot])) as? NSObject ?? self, key)
  }
}

/// Objects whose properties can be observed by a key path of Swift.
public protocol _KeyValueObservable: NSObject {}
extension NSObject: _KeyValueObservable {}

extension _KeyValueObservable {
  /// Calls a closure when a property is set, until the observation is let go.
  ///
  /// - Parameter key: The property's name, which the translator of iOS sources puts here: a key
  ///   path does not tell it.
  @MainActor
  public func observe<Value>(
    _key key: String, _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let tell: @MainActor (NSObject, Any?, Bool) -> Void = { object, old, _ in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
          oldValue: options.contains(.old) ? old as? Value : nil))
    }
    let number = KeyValueObservers.add(self, key: key, target: nil, context: 0, tell: tell)
    if options.contains(.initial) { tell(self, nil, false) }
    return NSKeyValueObservation(number, self)
  }
}
