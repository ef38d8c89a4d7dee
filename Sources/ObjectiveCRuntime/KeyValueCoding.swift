import Foundation

/// A class whose values by key are its own affair: layers and animations keep any value.
package protocol KeyValueCoded: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}

/// One that knows parts of values as well: "transform.rotation".
package protocol KeyPathCoded: KeyValueCoded {
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension NSObjectProtocol {
  /// The value of a property: one of UIKit's public ones, or an `@objc` one of translated
  /// sources. Numbers, flags and enumerations are `NSNumber`s, as on iOS.
  ///
  /// A key without a property raises `NSUnknownKeyException` unless the class has
  /// `value(forUndefinedKey:)`; where a test goes on after it, the value is nil.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    do {
      return try getting(key)
    } catch {
      ObjectiveCException.raise(error)
      return nil
    }
  }

  /// What `value(forKey:)` does, with an error for a key that is not there.
  @MainActor
  private func getting(_ key: String) throws -> Any? {
    if let coded = self as? any KeyValueCoded { return coded.value(forKey: key) }
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    if let property = ObjectiveCTable.property(key, of: self)
      ?? ObjectiveCTable.property("is" + capitalized, of: self)
    {
      return ObjectiveCValue.boxed(property.get(self))
    }
    for name in ["get" + capitalized, key, "is" + capitalized] {
      if let call = ObjectiveCTable.method(name, of: self) {
        return ObjectiveCValue.boxed(try? call(self, ObjectiveCArguments([], selector: name)))
      }
    }
    // The name of a variable, which has an underscore in front.
    if key.hasPrefix("_"),
      let property = ObjectiveCTable.property(String(key.dropFirst()), of: self)
    {
      return ObjectiveCValue.boxed(property.get(self))
    }
    let fallback = "valueForUndefinedKey:"
    if let call = ObjectiveCTable.method(fallback, of: self) {
      return try? call(self, ObjectiveCArguments([key], selector: fallback))
    }
    throw ObjectiveCError.undefinedKey(key, type: "\(type(of: self))")
  }

  /// Sets a property. Without one that can be set it raises as `value(forKey:)` does; a value of
  /// another type raises `NSInvalidArgumentException`, where iOS reads wrong memory. Either way the
  /// property stays as it was.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    do {
      try setting(value, forKey: key)
    } catch {
      ObjectiveCException.raise(error)
    }
  }

  /// What `setValue(_:forKey:)` does, for whoever says more of a mistake than iOS does.
  @MainActor
  package func setting(_ value: Any?, forKey key: String) throws {
    if let coded = self as? any KeyValueCoded { return coded.setValue(value, forKey: key) }
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    if let set = ObjectiveCTable.property(key, of: self)?.set
      ?? ObjectiveCTable.property("is" + capitalized, of: self)?.set
    {
      _ = try set(self, ObjectiveCArguments([value], selector: key))
      return
    }
    let setter = "set" + capitalized + ":"
    if let call = ObjectiveCTable.method(setter, of: self) {
      _ = try call(self, ObjectiveCArguments([value], selector: setter))
      return
    }
    if key.hasPrefix("_"),
      let set = ObjectiveCTable.property(String(key.dropFirst()), of: self)?.set
    {
      _ = try set(self, ObjectiveCArguments([value], selector: key))
      return
    }
    let fallback = "setValue:forUndefinedKey:"
    if let call = ObjectiveCTable.method(fallback, of: self) {
      _ = try call(self, ObjectiveCArguments([value, key], selector: fallback))
      return
    }
    throw ObjectiveCError.undefinedKey(key, type: "\(type(of: self))")
  }

  /// What `setValue(_:forKeyPath:)` does, with an error for a key that is not there.
  @MainActor
  package func setting(_ value: Any?, forKeyPath keyPath: String) throws {
    if let coded = self as? any KeyPathCoded { return coded.setValue(value, forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return try setting(value, forKey: keyPath) }
    let target = try getting(String(keyPath[..<dot])) as? any NSObjectProtocol
    try target?.setting(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// `layer.cornerRadius`: each key of the value of the one before.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    if let coded = self as? any KeyPathCoded { return coded.value(forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    guard let next = value(forKey: String(keyPath[..<dot])) as? any NSObjectProtocol else {
      return nil
    }
    return next.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets the property at the end of a key path. Without an object on the way it does nothing.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let coded = self as? any KeyPathCoded { return coded.setValue(value, forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let target = self.value(forKey: String(keyPath[..<dot])) as? any NSObjectProtocol
    target?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets several properties, in the order of their names.
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  /// The values of several properties; `NSNull` in place of nil.
  @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  // MARK: - Classes

  /// What a method of the class without arguments returns:
  /// `UIApplication.value(forKey: "sharedApplication")`. Raises as that of objects does.
  @preconcurrency @MainActor
  public static func value(forKey key: String) -> Any? {
    if let call = ObjectiveCTable.classMethod(key, of: self) {
      return ObjectiveCValue.boxed(try? call(self, ObjectiveCArguments([], selector: key)))
    }
    ObjectiveCException.raise(ObjectiveCError.undefinedKey(key, type: "\(self)"))
    return nil
  }

  /// The value at the end of a key path that begins with a method of the class.
  @preconcurrency @MainActor
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let next = value(forKey: String(keyPath[..<dot])) as? any NSObjectProtocol
    return next?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }
}

extension ObjectiveCTable.Member {
  /// A property of a class of UIKit's or Core Animation's own, settable where its path is.
  package static func key<Root: AnyObject>(
    _ name: String, of path: PartialKeyPath<Root>
  ) -> ObjectiveCTable.Member {
    func member<Value>(_ type: Value.Type) -> ObjectiveCTable.Member {
      // SAFETY: A key path of a property is immutable, so that any thread may use it.
      if let path = path as? ReferenceWritableKeyPath<Root, Value> {
        @safe nonisolated(unsafe) let path = path
        return .property(
          name, get: { ($0 as? Root)?[keyPath: path] },
          set: { object, arguments in
            let value: Value = try arguments.value(0)
            (object as? Root)?[keyPath: path] = value
          })
      }
      @safe nonisolated(unsafe) let path = path
      return .property(name, get: { ($0 as? Root)?[keyPath: path] })
    }
    return _openExistential(Swift.type(of: path).valueType, do: member)
  }
}

extension UserDefaults {
  /// Sets a value as `set(_:forKey:)` does; from any thread.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
