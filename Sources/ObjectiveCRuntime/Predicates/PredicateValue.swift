import Foundation

/// Values that predicates compare.
enum PredicateValue {
  static func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    if value is NSNull { return true }
    return Mirror(reflecting: value).displayStyle == .optional
      && Mirror(reflecting: value).children.isEmpty
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  static func string(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSString).map { String(describing: $0) }
      ?? (value as? Substring).map(String.init)
  }

  /// The elements of a collection; nil for any other value.
  static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let value as [Any]: value
    case let value as NSArray: Array(value)
    case let value as NSOrderedSet: Array(value)
    case let value as NSSet: value.allObjects
    case let value as Set<AnyHashable>: Array(value)
    case let value as [String: Any]: value.keys.sorted().compactMap { value[$0] }
    default: nil
    }
  }

  // MARK: Comparison

  static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    if isNil(left) || isNil(right) { return isNil(left) && isNil(right) }
    if let left = string(left), let right = string(right) {
      return left.compare(right, options: options) == .orderedSame
    }
    if let order = numberOrder(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    guard let left = left as? NSObject, let right = right as? NSObject else { return false }
    return left.isEqual(right)
  }

  /// The order of two numbers; nil where one is none. Whole numbers are compared as such: those of
  /// 64 bits are more than those of a `Double`.
  private static func numberOrder(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
      left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = integer(left), let right = integer(right) { return order(left, right) }
    guard let left = number(left), let right = number(right) else { return nil }
    return order(left, right)
  }

  private static func integer(_ value: Any?) -> Int128? {
    switch value {
    case let value as NSNumber:
      Int64(exactly: value).map { Int128($0) } ?? UInt64(exactly: value).map { Int128($0) }
    case let value as any BinaryInteger: Int128(value)
    default: nil
    }
  }

  /// The order of two values; nil where they have none.
  static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let order = numberOrder(left, right) { return order }
    if let left = string(left), let right = string(right) { return left.compare(right) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  static func text(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions,
    _ place: KeyPath<Places, String.CompareOptions>
  ) -> Bool {
    guard let left = string(left), let right = string(right) else { return false }
    if right.isEmpty { return true }
    return left.range(of: right, options: options.union(Places()[keyPath: place])) != nil
  }

  /// The places at which a text is looked for.
  struct Places {
    let begins: String.CompareOptions = .anchored
    let ends: String.CompareOptions = [.anchored, .backwards]
  }

  static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    if let whole = string(whole) {
      guard let part = string(part) else { return false }
      return part.isEmpty || whole.range(of: part, options: options) != nil
    }
    return elements(whole)?.contains { areEqual($0, part, options) } ?? false
  }

  static func isLike(_ text: Any?, _ pattern: Any?, _ options: String.CompareOptions) -> Bool {
    guard let pattern = string(pattern) else { return false }
    let expression = NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    return matches(text, expression, options)
  }

  /// Whether the expression matches the whole text.
  static func matches(
    _ text: Any?, _ pattern: Any?, _ options: String.CompareOptions
  ) -> Bool {
    guard var text = string(text), var pattern = string(pattern) else { return false }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    var regularOptions: NSRegularExpression.Options = .dotMatchesLineSeparators
    if options.contains(.caseInsensitive) { regularOptions.insert(.caseInsensitive) }
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: regularOptions)
    else {
      ObjectiveCException.raise(
        "NSInvalidArgumentException", "Can't do regex matching, the pattern is \"\(pattern)\"")
      return false
    }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }

  // MARK: Keys

  static func value(of object: Any?, at path: String) -> Any? {
    var current = object
    var keys = path.split(separator: ".").map(String.init)[...]
    while let key = keys.popFirst() {
      guard let value = current, !isNil(value) else { return nil }
      if key.uppercased() == "SELF" { continue }
      if let dictionary = value as? [String: Any] {
        current = key == "@count" ? dictionary.count : dictionary[key]
      } else if let items = elements(value) {
        // A key of a collection is that of each element, as on iOS.
        if key == "@count" || key == "count" {
          current = items.count
        } else {
          let rest = ([key] + keys).joined(separator: ".")
          return items.map { self.value(of: $0, at: rest) as Any }
        }
      } else if let text = string(value), key == "length" {
        current = text.utf16.count
      } else {
        current = property(key, of: value)
      }
    }
    return current
  }

  private static func property(_ key: String, of value: Any) -> Any? {
    guard let object = value as? any NSObjectProtocol else {
      ObjectiveCException.raise(
        ObjectiveCError.undefinedKey(key, type: "\(type(of: value))"))
      return nil
    }
    let box = PredicateObject(object: object)
    return MainActor.unchecked { PredicateResult(value: box.object.value(forKey: key)) }.value
  }
}

/// An object on its way into the main actor, on whose thread the predicate already runs.
private struct PredicateObject: @unchecked Sendable {
  let object: any NSObjectProtocol
}

private struct PredicateResult: @unchecked Sendable {
  let value: Any?
}
