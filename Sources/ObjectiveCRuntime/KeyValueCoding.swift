import Foundation

/// A class that answers for keys itself, before its tables are asked: views' and layers' own
/// properties.
///
/// `CALayer` and `CAAnimation` have key-value coding of their own.
package protocol KeyValueCoded: AnyObject {
  /// The value of a property; nil where the class has none of that name.
  @MainActor func codedValue(forKey key: String) -> Any??
  /// - Returns: Whether there is such a property.
  @MainActor func setCodedValue(_ value: Any?, forKey key: String) throws -> Bool
}

extension NSObjectProtocol {
  /// The value of an `@objc` property.
  ///
  /// Differs: where there is none, iOS raises an exception; here it is nil, and a warning on
  /// standard error.
  @MainActor
  public func value(forKey key: String) -> Any? {
    if let coded = self as? any KeyValueCoded, let value = coded.codedValue(forKey: key) {
      return value
    }
    if let property = ObjectiveCTable.property(key, of: self) { return property.get(self) }
    for name in [key, "get" + key.prefix(1).uppercased() + key.dropFirst(), "is" + key] {
      if let call = ObjectiveCTable.method(name, of: self) {
        return try? call(self, ObjectiveCArguments([], selector: name))
      }
    }
    report(.undefinedKey(key, type: "\(type(of: self))"))
    return nil
  }

  /// Sets an `@objc` property; differs as `value(forKey:)` does.
  @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    do {
      if let coded = self as? any KeyValueCoded, try coded.setCodedValue(value, forKey: key) {
        return
      }
      if let set = ObjectiveCTable.property(key, of: self)?.set {
        _ = try set(self, ObjectiveCArguments([value], selector: key))
        return
      }
      let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
      if let call = ObjectiveCTable.method(setter, of: self) {
        _ = try call(self, ObjectiveCArguments([value], selector: setter))
        return
      }
      if let call = ObjectiveCTable.method("setValue:forUndefinedKey:", of: self) {
        _ = try call(
          self, ObjectiveCArguments([value, key], selector: "setValue:forUndefinedKey:"))
        return
      }
      report(.undefinedKey(key, type: "\(type(of: self))"))
    } catch {
      FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
    }
  }

  /// `layer.cornerRadius`: each key of the value of the one before.
  @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    guard let next = value(forKey: String(keyPath[..<dot])) as? any NSObjectProtocol else {
      return nil
    }
    return next.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let target = self.value(forKeyPath: String(keyPath[..<dot])) as? any NSObjectProtocol
    target?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  private func report(_ error: ObjectiveCError) {
    FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
  }
}
