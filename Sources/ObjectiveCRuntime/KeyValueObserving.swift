import Foundation

/// What of a change an observer is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates the set from the bits of its options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change has the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change has the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is told once at the beginning, without an old value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The keys of a change's dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the key.
  public let rawValue: String
  /// Creates the key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The key of the old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The key of the kind, an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// What happened to a property: it was set.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1 }

/// One change, as a closure is told of it.
public struct NSKeyValueObservedChange<Value> {
  /// What happened: the property was set.
  public let kind: NSKeyValueChange
  /// The value after the change; nil where it was not asked for.
  public let newValue: Value?
  /// The value before the change; nil where it was not asked for.
  public let oldValue: Value?
}

/// Observes until it is let go or invalidated.
public final class NSKeyValueObservation: NSObject {
  private let observation: KeyPathObservation

  fileprivate init(_ observation: KeyPathObservation) { self.observation = observation }

  /// Ends the observation.
  public func invalidate() { observation.stop() }

  deinit { invalidate() }
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
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: any NSObjectProtocol, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    // SAFETY: The context is the caller's, and no more than a number here: it is handed back as it
    // came, and nobody here reads what it points to.
    let address = UInt(bitPattern: context)
    weak let weakObserver = observer
    weak let weakSelf = self
    let notify = { @MainActor (old: Any?, isInitial: Bool) in
      guard let observer = weakObserver, let object = weakSelf else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = object.value(forKeyPath: keyPath) ?? NSNull() }
      if options.contains(.old), !isInitial {
        change[.oldKey] = ObjectiveCValue.boxed(old) ?? NSNull()
      }
      let context = unsafe UnsafeMutableRawPointer(bitPattern: address)
      if let observer = observer as? any KeyPathObserver {
        unsafe observer.observeValue(
          forKeyPath: keyPath, of: object, change: change, context: context)
      } else {
        let selector = Selector("observeValueForKeyPath:of:change:context:")
        _ = try? unsafe selector.perform(on: observer, [keyPath, object, change, context])
      }
    }
    KeyValueObservers.register(
      KeyPathObservation(self, keyPath) { notify($1, false) }, of: self, target: observer,
      keyPath: keyPath, context: address)
    if options.contains(.initial) { notify(nil, true) }
  }

  /// What an observer's own method may hand on with `super`, as one that does not know the key
  /// path:
  /// raises `NSInternalInconsistencyException`.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObjectiveCException.raise(
      "NSInternalInconsistencyException",
      "A change of “\(keyPath ?? "")” was received by \(type(of: self)) and not handled.")
  }

  /// Ends what `addObserver` began, from any thread and from `deinit`. Raises `NSRangeException`
  /// where the object is not observed by it.
  public func removeObserver(_ observer: any NSObjectProtocol, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath, context: nil)
  }

  /// Ends what `addObserver` began with a context; see `removeObserver(_:forKeyPath:)`.
  public func removeObserver(
    _ observer: any NSObjectProtocol, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, keyPath, context: UInt(bitPattern: context))
  }

  private func removeObserver(
    _ observer: any NSObjectProtocol, _ keyPath: String, context: UInt?
  ) {
    let observation = KeyValueObservers.unregister(
      observer, keyPath: keyPath, context: context, of: self)
    if let observation { return observation.stop() }
    ObjectiveCException.raise(
      "NSRangeException",
      "Cannot remove an observer \(type(of: observer)) for the key path “\(keyPath)” from "
        + "\(type(of: self)) because it is not registered as an observer.")
  }

  /// Says that a property is about to be set, for one that does not say so itself.
  public func willChangeValue(forKey key: String) {
    guard KeyValueObservers.isInUse else { return }
    // SAFETY: The object is used before this returns, and not beside it.
    @safe nonisolated(unsafe) let object = self
    MainActor.unchecked {
      KeyValueObservers.willChange(object, key, object.value(forKey: key))
    }
  }

  /// Tells the observers of a property that it was set.
  public func didChangeValue(forKey key: String) {
    guard KeyValueObservers.isInUse else { return }
    _objectiveCDidChange(self, key, from: KeyValueObservers.changedValue(self, key))
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
  public func observe<Value>(
    _key key: String, _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // SAFETY: The object, the path and the closure are used on the main actor, where the properties
    // change, or by the caller, whose affair its thread is, as on iOS.
    @safe nonisolated(unsafe) let (object, path, handler) = (self, keyPath, changeHandler)
    @safe nonisolated(unsafe) var observation: NSKeyValueObservation?
    MainActor.unchecked {
      observation = object.startObserving(key, path, options, handler)
    }
    guard let observation else { preconditionFailure("The closure above has run.") }
    return observation
  }

  @MainActor
  private func startObserving<Value>(
    _ key: String, _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    weak let weakSelf = self
    let notify = { @MainActor (old: Any?, isInitial: Bool) in
      guard let object = weakSelf else { return }
      let hasOld = options.contains(.old) && !isInitial
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
          oldValue: hasOld ? old as? Value : nil))
    }
    let observation = KeyPathObservation(self, key) { notify($1, false) }
    if options.contains(.initial) { notify(nil, true) }
    return NSKeyValueObservation(observation)
  }
}
