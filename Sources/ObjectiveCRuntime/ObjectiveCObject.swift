import Foundation

/// An object whose class the compiler does not know. On iOS every member that Objective-C knows is
/// one of `AnyObject`; the translator of iOS sources writes this in its place.
///
/// Members are those that apps ask for most; any other property is found by its name, and is nil
/// where the object has none, as on iOS.
@dynamicMemberLookup
public struct _ObjectiveCObject {
  /// The object itself.
  public let object: AnyObject

  /// Wraps an object.
  public init(_ object: AnyObject) { self.object = object }

  /// A property by its name, where the object has it with this type.
  public subscript<Value>(dynamicMember name: String) -> Value! {
    // SAFETY: The object is read by this call alone, on the caller's thread, as on iOS.
    @safe nonisolated(unsafe) let object = object
    @safe nonisolated(unsafe) var found: Value?
    MainActor.unchecked {
      guard let value = ObjectiveCTable.property(name, of: object)?.get(object) else { return }
      found = try? ObjectiveCArguments([value], selector: name).value(0)
    }
    return found
  }

  // MARK: Objects

  /// Whether the object has a method.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isImplemented(by: object) ?? false
  }

  /// Calls a method; see `NSObjectProtocol.perform(_:)`.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> PerformedResult! {
    PerformedResult.sending(aSelector, to: object, [])
  }

  /// Calls a method of one argument.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with argument: Any!) -> PerformedResult! {
    PerformedResult.sending(aSelector, to: object, [argument])
  }

  /// Calls a method of two arguments.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ aSelector: Selector!, with argument1: Any!, with argument2: Any!
  ) -> PerformedResult! {
    PerformedResult.sending(aSelector, to: object, [argument1, argument2])
  }

  /// Calls a method after a delay; see `NSObjectProtocol`.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    (object as? any NSObjectProtocol)?.perform(aSelector, with: argument, afterDelay: delay)
  }

  /// Calls a method on the main thread; see `NSObjectProtocol`.
  public func performSelector(
    onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    (object as? any NSObjectProtocol)?.performSelector(
      onMainThread: aSelector, with: argument, waitUntilDone: wait)
  }

  /// Whether the object is equal to another.
  public func isEqual(_ other: Any?) -> Bool {
    (object as? any NSObjectProtocol)?.isEqual(other) ?? (object === other as AnyObject)
  }

  /// Whether the object is of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var next: AnyClass? = type(of: object)
    while let current = next {
      if current == aClass { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// Whether the object is of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

  /// The object as text.
  public var description: String! {
    (object as? any NSObjectProtocol)?.description ?? "\(object)"
  }

  /// The object's hash value.
  public var hash: Int! {
    (object as? any NSObjectProtocol)?.hash ?? ObjectIdentifier(object).hashValue
  }

  /// The object's class.
  public var classForCoder: AnyClass! { type(of: object) }
  /// The superclass of the object's class.
  public var superclass: AnyClass? { class_getSuperclass(type(of: object)) }

  /// The value of a property; see `NSObjectProtocol`.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    (object as? any NSObjectProtocol)?.value(forKey: key)
  }

  /// The value at the end of a key path; see `NSObjectProtocol`.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    (object as? any NSObjectProtocol)?.value(forKeyPath: keyPath)
  }

  /// Sets a property; see `NSObjectProtocol`.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    (object as? any NSObjectProtocol)?.setValue(value, forKey: key)
  }

  // MARK: Numbers and texts

  private var number: NSNumber? {
    object as? NSNumber ?? (object as? NSString).map { NSNumber(value: $0.doubleValue) }
  }

  /// A number's, or a text's, value.
  public var doubleValue: Double! { number?.doubleValue }
  /// A number's, or a text's, value.
  public var floatValue: Float! { number?.floatValue }
  /// A number's, or a text's, value.
  public var integerValue: Int! { number?.intValue }
  /// A number's, or a text's, value.
  public var intValue: Int32! { number?.int32Value }
  /// A number's, or a text's, value.
  public var longLongValue: Int64! { number?.int64Value }
  /// A number's value.
  public var uintValue: UInt! { number?.uintValue }
  /// A number's, or a text's, value.
  public var boolValue: Bool! { (object as? NSString)?.boolValue ?? number?.boolValue }
  /// A number as text.
  public var stringValue: String! { (object as? NSNumber)?.stringValue }

  /// The length of a text, or of data.
  public var length: Int! {
    (object as? NSString)?.length ?? (object as? NSData)?.length
      ?? (object as? NSAttributedString)?.length
  }

  /// The count of a collection.
  public var count: Int! {
    (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
  }

  /// A value of a dictionary.
  public func object(forKey key: Any) -> Any? { (object as? NSDictionary)?.object(forKey: key) }
  /// A value of an array.
  public func object(at index: Int) -> Any { (object as? NSArray)?.object(at: index) ?? NSNull() }
}

/// The object with the members that every one has on iOS.
public func _objectiveC(_ object: AnyObject) -> _ObjectiveCObject { _ObjectiveCObject(object) }

/// The object, if there is one, with the members that every one has on iOS.
public func _objectiveC(_ object: AnyObject?) -> _ObjectiveCObject? {
  object.map { _ObjectiveCObject($0) }
}

/// An object of Foundation's or UIKit's, which has its members.
public func _objectiveC<Object: NSObjectProtocol>(_ object: Object) -> Object { object }

/// A value that is no object.
@_disfavoredOverload
public func _objectiveC<Value>(_ value: Value) -> Value { value }

/// A value as an object, as `as AnyObject` makes one.
public func _asObject(_ value: Any?) -> _ObjectiveCObject {
  _ObjectiveCObject(ObjectiveCValue.boxed(value) as AnyObject)
}

/// A value as an object, if there is one, as `as AnyObject?` makes one.
public func _asOptionalObject(_ value: Any?) -> _ObjectiveCObject? {
  ObjectiveCValue.boxed(value).map { _ObjectiveCObject($0 as AnyObject) }
}
