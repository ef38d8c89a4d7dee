/// Values of properties that Core Animation keeps: an app's `@NSManaged var radius: CGFloat`.
extension CALayer {
  /// The value of a translated `@NSManaged` property of a layer.
  ///
  /// It is what was set, the class's `defaultValue(forKey:)`, or zero, false or nil of the
  /// property's type.
  public func _managedValue<Value>(forKey key: String) -> Value {
    let stored = animationState?.values[key] ?? type(of: self).defaultValue(forKey: key)
    if let stored, let value: Value = ManagedValue.unwrapped(stored) { return value }
    guard let zero: Value = ManagedValue.zero() else {
      fatalError(
        "\(type(of: self)).\(key) has no value. Give the class a defaultValue(forKey:) for it.")
    }
    return zero
  }

  /// Sets a translated `@NSManaged` property of a layer.
  ///
  /// The layer keeps the value under the key, runs the key's action, and needs display where the
  /// class's `needsDisplay(forKey:)` says so.
  public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
    if animationState?.values[key] == nil, type(of: self).defaultValue(forKey: key) == nil,
      let zero: Value = ManagedValue.zero(), let old = ManagedValue.boxed(zero)
    {
      needState.values[key] = old
    }
    let old = animationState?.values[key]
    store(ManagedValue.boxed(value), forKey: key)
    _objectiveCDidChange(self, key, from: old)
  }
}

/// What Core Animation makes of a property's value, and back.
enum ManagedValue {
  /// Numbers and flags as `NSNumber`, values that can be counted by theirs; nil for nil.
  static func boxed<Value>(_ value: Value) -> Any? {
    let some: Any
    if let optional = value as? any OptionalValue {
      guard let wrapped = optional.anyWrapped else { return nil }
      some = wrapped
    } else {
      some = value
    }
    if let enumeration = some as? any RawRepresentable, !(some is any OptionSet) {
      return LayerValue(enumeration.rawValue)?.number.map { NSNumber(value: $0) } ?? some
    }
    return inBox(some)
  }

  /// Numbers and flags as `NSNumber`; any other value as it is.
  static func inBox(_ value: Any) -> Any { value as? NSNumber ?? value }

  static func unwrapped<Value>(_ stored: Any) -> Value? {
    if let value = stored as? Value { return value }
    guard let number = LayerValue(stored)?.number else { return nil }
    switch Value.self {
    case let type as any BinaryInteger.Type: return integer(type, number) as? Value
    case let type as any BinaryFloatingPoint.Type: return real(type, number) as? Value
    case let type as any RawRepresentable.Type: return enumeration(type, number) as? Value
    case is Bool.Type: return (number != 0) as? Value
    default: return nil
    }
  }

  /// Zero, false, nil, the empty text or list; the identity of transforms.
  static func zero<Value>() -> Value? {
    if let type = Value.self as? any ZeroValue.Type { return type.zeroValue as? Value }
    if let type = Value.self as? any BoxedGeometry.Type { return type.unboxedNil as? Value }
    return unwrapped(NSNumber(value: 0))
  }

  private static func integer<Value: BinaryInteger>(
    _ type: Value.Type, _ number: Double
  ) -> Value? { Value(exactly: number.rounded()) }

  private static func real<Value: BinaryFloatingPoint>(
    _ type: Value.Type, _ number: Double
  ) -> Value { Value(number) }

  private static func enumeration<Value: RawRepresentable>(
    _ type: Value.Type, _ number: Double
  ) -> Value? {
    (unwrapped(NSNumber(value: number)) as Value.RawValue?).flatMap { Value(rawValue: $0) }
  }
}

/// A type with a value for a key under which none was stored.
private protocol ZeroValue {
  static var zeroValue: Self { get }
}

private protocol OptionalValue {
  var anyWrapped: Any? { get }
}

extension Optional: ZeroValue, OptionalValue {
  fileprivate static var zeroValue: Wrapped? { nil }
  fileprivate var anyWrapped: Any? { map { $0 } }
}

extension String: ZeroValue { fileprivate static var zeroValue: String { "" } }
extension Array: ZeroValue { fileprivate static var zeroValue: [Element] { [] } }
