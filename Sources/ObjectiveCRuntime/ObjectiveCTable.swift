import Foundation
import Synchronization

/// The methods and properties that a class, or one of its extensions, has for Objective-C.
///
/// The translator of iOS sources writes them; there is no need to write one by hand.
public struct ObjectiveCTable: Sendable {
  public struct Member: Sendable {
    fileprivate enum Kind {
      case method(Call)
      case property(get: Get, set: Call?)
    }

    let name: String
    fileprivate let kind: Kind

    /// A method that returns a value.
    public static func method(
      _ selector: String,
      _ call: @escaping @MainActor @Sendable (AnyObject, ObjectiveCArguments) throws -> Any?
    ) -> Member {
      Member(name: selector, kind: .method(call))
    }

    /// A method that returns nothing.
    public static func action(
      _ selector: String,
      _ call: @escaping @MainActor @Sendable (AnyObject, ObjectiveCArguments) throws -> Void
    ) -> Member {
      Member(
        name: selector,
        kind: .method { target, arguments in
          try call(target, arguments)
          return nil
        })
    }

    /// A property, by its key.
    public static func property(
      _ key: String, get: @escaping @MainActor @Sendable (AnyObject) -> Any?,
      set: (@MainActor @Sendable (AnyObject, ObjectiveCArguments) throws -> Void)? = nil
    ) -> Member {
      let setter = set.map { set -> Call in
        { target, arguments in
          try set(target, arguments)
          return nil
        }
      }
      return Member(name: key, kind: .property(get: get, set: setter))
    }
  }

  package typealias Call =
    @MainActor @Sendable (AnyObject, ObjectiveCArguments) throws -> Any?
  package typealias Get = @MainActor @Sendable (AnyObject) -> Any?

  package struct Property: Sendable {
    package let get: Get
    package let set: Call?
  }

  let type: AnyClass
  let members: [Member]

  public init(_ type: AnyClass, _ members: [Member]) {
    self.type = type
    self.members = members
  }

  // MARK: - Registration

  private struct Known: Sendable {
    var methods: [String: Call] = [:]
    var properties: [String: Property] = [:]
  }

  private struct Registry: Sendable {
    /// Tables that were registered and not looked at.
    var pending: [@MainActor @Sendable () -> [ObjectiveCTable]] = []
    var classes: [ObjectIdentifier: Known] = [:]
  }

  private static let registry = Mutex(Registry())

  /// Registers tables when the program is loaded; they are made when one is looked for first.
  public static func register(_ tables: @escaping @MainActor @Sendable () -> [ObjectiveCTable]) {
    registry.withLock { $0.pending.append(tables) }
  }

  private static func settle() {
    let pending = registry.withLock { registry in
      defer { registry.pending = [] }
      return registry.pending
    }
    if pending.isEmpty { return }
    // The tables only name methods: making one touches no object of the main actor's.
    let tables = pending.flatMap { make in
      // SAFETY: the two closure types differ in the actor that they say, and are alike in memory.
      (unsafe unsafeBitCast(make, to: (@Sendable () -> [ObjectiveCTable]).self))()
    }
    registry.withLock { registry in
      for table in tables {
        var known = registry.classes[ObjectIdentifier(table.type)] ?? Known()
        for member in table.members {
          switch member.kind {
          case .method(let call): known.methods[member.name] = call
          case .property(let get, let set):
            known.properties[member.name] = Property(get: get, set: set)
          }
        }
        registry.classes[ObjectIdentifier(table.type)] = known
      }
    }
  }

  // MARK: - Looking up

  /// The method of an object's class, or of the nearest superclass that has it. A property has
  /// two: `title` and `setTitle:`.
  package static func method(_ selector: String, of object: AnyObject) -> Call? {
    find(Swift.type(of: object)) { known in
      if let call = known.methods[selector] { return call }
      if let get = known.properties[selector]?.get { return { target, _ in get(target) } }
      guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
      let name = selector.dropFirst(3).dropLast()
      let key = name.prefix(1).lowercased() + name.dropFirst()
      return known.properties[key]?.set
    }
  }

  package static func property(_ key: String, of object: AnyObject) -> Property? {
    find(Swift.type(of: object)) { $0.properties[key] }
  }

  private static func find<Value: Sendable>(
    _ type: AnyClass, _ value: (Known) -> Value?
  ) -> Value? {
    settle()
    return registry.withLock { registry in
      var next: AnyClass? = type
      while let current = next {
        if let known = registry.classes[ObjectIdentifier(current)], let found = value(known) {
          return found
        }
        next = _getSuperclass(current)
      }
      return nil
    }
  }
}

/// What a message brings.
public struct ObjectiveCArguments {
  private let values: [Any?]
  private let selector: String

  package init(_ values: [Any?], selector: String) {
    self.values = values
    self.selector = selector
  }

  /// The argument at a place, from 0. One that is not there is nil.
  ///
  /// - Throws: `ObjectiveCError.argument` where it is of another type.
  public func value<Value>(_ index: Int) throws -> Value {
    let value = index < values.count ? values[index] : nil
    if let value {
      if let fitting = value as? Value { return fitting }
      if let number = value as? NSNumber, let fitting = number.converted(to: Value.self) {
        return fitting
      }
    } else if let missing = (Any?.none as Any) as? Value {
      return missing
    }
    throw ObjectiveCError.argument(
      selector, index: index, expected: "\(Value.self)",
      found: value.map { "\(type(of: $0))" } ?? "nil")
  }
}

extension NSNumber {
  /// The number as a value of one of Swift's types for numbers.
  fileprivate func converted<Value>(to type: Value.Type) -> Value? {
    switch type {
    case is CGFloat.Type: CGFloat(doubleValue) as? Value
    case is Double.Type: doubleValue as? Value
    case is Float.Type: floatValue as? Value
    case is Int.Type: intValue as? Value
    case is Bool.Type: boolValue as? Value
    default: nil
    }
  }
}

/// Why a message could not be sent.
public enum ObjectiveCError: Error, Sendable, Equatable, CustomStringConvertible {
  case unrecognized(String, type: String)
  case argument(String, index: Int, expected: String, found: String)
  case undefinedKey(String, type: String)

  public var description: String {
    switch self {
    case .unrecognized(let selector, let type):
      "\(type) has no method \(selector). Is it `@objc`, and are its sources translated?"
    case .argument(let selector, let index, let expected, let found):
      "\(selector) takes \(expected) as argument \(index + 1), and was sent \(found)."
    case .undefinedKey(let key, let type):
      "\(type) has no value for the key “\(key)”. Is the property `@objc`?"
    }
  }
}
