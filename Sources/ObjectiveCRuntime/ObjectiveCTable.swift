import Foundation
import Synchronization

/// The methods and properties that a class, or one of its extensions, has for Objective-C.
///
/// The translator of iOS sources writes them; there is no need to write one by hand.
public struct ObjectiveCTable: Sendable {
  /// A method or a property of a class, by its Objective-C name.
  public struct Member: Sendable {
    fileprivate enum Kind {
      case method(Call)
      case property(get: Get, set: Call?)
      case classMethod(ClassCall)
      case implemented([String])
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

    /// A method without a result.
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

    /// A method of the class itself.
    public static func classMethod(
      _ selector: String,
      _ call: @escaping @MainActor @Sendable (AnyClass, ObjectiveCArguments) throws -> Any?
    ) -> Member {
      Member(name: selector, kind: .classMethod(call))
    }

    /// A method of the class itself without a result.
    public static func classAction(
      _ selector: String,
      _ call: @escaping @MainActor @Sendable (AnyClass, ObjectiveCArguments) throws -> Void
    ) -> Member {
      Member(
        name: selector,
        kind: .classMethod { type, arguments in
          try call(type, arguments)
          return nil
        })
    }

    /// Optional requirements of protocols that the class has, by selectors as the translator writes
    /// them.
    public static func implemented(_ selectors: String...) -> Member {
      Member(name: "", kind: .implemented(selectors))
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
  package typealias ClassCall = @MainActor @Sendable (AnyClass, ObjectiveCArguments) throws -> Any?
  package typealias Get = @MainActor @Sendable (AnyObject) -> Any?

  package struct Property: Sendable {
    package let get: Get
    package let set: Call?
  }

  let type: AnyClass
  let members: [Member]
  /// The class's name for Objective-C, where `@objc(Name)` says one.
  let name: String?

  /// Makes the table of a class's own members, without those of its superclasses.
  public init(_ type: AnyClass, _ members: [Member], name: String? = nil) {
    self.type = type
    self.members = members
    self.name = name
  }

  // MARK: - Registration

  private struct Known: Sendable {
    var methods: [String: Call] = [:]
    var properties: [String: Property] = [:]
    var classMethods: [String: ClassCall] = [:]
    var implemented: Set<String> = []

    mutating func add(_ members: [Member]) {
      for member in members {
        switch member.kind {
        case .method(let call): methods[member.name] = call
        case .property(let get, let set):
          properties[member.name] = Property(get: get, set: set)
        case .classMethod(let call): classMethods[member.name] = call
        case .implemented(let names): implemented.formUnion(names)
        }
      }
    }
  }

  private struct Registry: Sendable {
    /// Tables that were registered and not looked at.
    var pending: [@MainActor @Sendable () -> [ObjectiveCTable]] = []
    var classes: [ObjectIdentifier: Known] = [:]
    var modules: Set<String> = []
    /// Classes that were asked for tables of their own.
    var asked: Set<ObjectIdentifier> = []
    /// Classes by the names that `@objc(Name)` says, and the names by class.
    var named: [String: AnyClass] = [:]
    var names: [ObjectIdentifier: String] = [:]

    mutating func add(_ table: ObjectiveCTable) {
      let id = ObjectIdentifier(table.type)
      classes[id, default: Known()].add(table.members)
      guard let name = table.name else { return }
      named[name] = table.type
      names[id] = name
    }
  }

  private static let registry = Mutex(Registry())

  /// Registers tables when the program is loaded; they are made when one is looked for first.
  public static func register(_ tables: @escaping @MainActor @Sendable () -> [ObjectiveCTable]) {
    registry.withLock { $0.pending.append(tables) }
  }

  /// Held while tables are made: another thread that looks one up waits for them.
  private static let settling = NSRecursiveLock()

  /// Makes the tables that were registered.
  private static func settle() {
    guard registry.withLock({ !$0.pending.isEmpty }) else { return }
    settling.withLock {
      let pending = registry.withLock { $0.pending }
      guard !pending.isEmpty else { return }
      let tables = MainActor.unchecked { pending.flatMap { $0() } }
      registry.withLock { registry in
        for table in tables {
          registry.add(table)
          registry.modules.insert(String(String(reflecting: table.type).prefix { $0 != "." }))
        }
        registry.pending.removeFirst(min(pending.count, registry.pending.count))
      }
    }
  }

  /// Asks a class that nobody can register, one of generic parameters or in a function, for its
  /// members.
  private static func ask(_ type: AnyClass) {
    guard let source = type as? any _ObjectiveCMemberSource.Type,
      !registry.withLock({ $0.asked.contains(ObjectIdentifier(type)) })
    else { return }
    settling.withLock {
      guard registry.withLock({ $0.asked.insert(ObjectIdentifier(type)).inserted }) else { return }
      // SAFETY: A type is immutable and lives for ever.
      @safe nonisolated(unsafe) let asked = source
      let members = MainActor.unchecked { asked._objectiveCMembers }
      registry.withLock { registry in
        registry.classes[ObjectIdentifier(source), default: Known()].add(members)
      }
    }
  }

  // MARK: - Names of classes

  /// The class that `@objc(Name)` gives a name; nil where none does.
  package static func type(named name: String) -> AnyClass? {
    settle()
    return registry.withLock { $0.named[name] }
  }

  /// The name that `@objc(Name)` gives a class; nil where it has none.
  static func name(of type: AnyClass) -> String? {
    settle()
    return registry.withLock { $0.names[ObjectIdentifier(type)] }
  }

  // MARK: - Looking up

  /// Whether a class says that it has a method of a protocol's.
  static func isImplemented(_ selector: String, by type: AnyClass) -> Bool {
    find(type) { $0.implemented.contains(selector) ? true : nil } ?? false
  }

  /// Whether a class has a method of a protocol's that is no message here. Of a class whose module
  /// is not translated, such as one of UIKit's, nobody knows: then it has.
  static func implements(_ selector: String, _ type: AnyClass) -> Bool {
    if isImplemented(selector, by: type) { return true }
    let module = String(String(reflecting: type).prefix { $0 != "." })
    return !registry.withLock { $0.modules.contains(module) }
  }

  /// The method of an object's class, or of the nearest superclass that has it. A property has
  /// two: `title` and `setTitle:`.
  package static func method(_ selector: String, of object: AnyObject) -> Call? {
    method(selector, of: Swift.type(of: object))
  }

  package static func method(_ selector: String, of type: AnyClass) -> Call? {
    find(type) { known in
      if let call = known.methods[selector] { return call }
      if let get = known.properties[selector]?.get { return { target, _ in get(target) } }
      guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
      let name = selector.dropFirst(3).dropLast()
      let key = name.prefix(1).lowercased() + name.dropFirst()
      return known.properties[key]?.set
    }
  }

  package static func classMethod(_ selector: String, of type: AnyClass) -> ClassCall? {
    find(type) { $0.classMethods[selector] }
  }

  /// A property by its key. `hidden` and `isHidden` are one, unless a class has both.
  package static func property(_ key: String, of object: AnyObject) -> Property? {
    let type: AnyClass = Swift.type(of: object)
    if let property = find(type, { $0.properties[key] }) { return property }
    let other = ObjectiveCKey.other(key)
    return find(type) { $0.properties[other] }
  }

  /// Modules that have registered classes, sorted.
  package static var modules: [String] {
    settle()
    return registry.withLock { registry in
      Set(registry.modules).sorted()
    }
  }

  /// The properties of a class and its superclasses that can be set, in the order of their names.
  /// That of the nearest class counts.
  package static func settableProperties(of type: AnyClass) -> [(name: String, Property)] {
    settle()
    var found: [String: Property] = [:]
    var next: AnyClass? = type
    while let current = next {
      ask(current)
      let own = registry.withLock { $0.classes[ObjectIdentifier(current)]?.properties ?? [:] }
      found.merge(own.filter { $0.value.set != nil }) { nearer, _ in nearer }
      next = _getSuperclass(current)
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func find<Value: Sendable>(
    _ type: AnyClass, _ value: (Known) -> Value?
  ) -> Value? {
    settle()
    var next: AnyClass? = type
    while let current = next {
      ask(current)
      let found = registry.withLock { $0.classes[ObjectIdentifier(current)].flatMap(value) }
      if let found { return found }
      next = _getSuperclass(current)
    }
    return nil
  }
}

/// A class that says its members itself, since no file can name it: one of generic parameters, or
/// in a function. The translator of iOS sources makes classes conform.
public protocol _ObjectiveCMemberSource: AnyObject {
  /// The members by their Objective-C names, without those of superclasses.
  @MainActor static var _objectiveCMembers: [ObjectiveCTable.Member] { get }
}

/// Names of properties: Objective-C's `hidden` is `isHidden` in Swift.
enum ObjectiveCKey {
  /// `hidden` of `isHidden`, and the other way round.
  static func other(_ key: String) -> String {
    let plain = plain(key)
    return plain == key ? "is" + key.prefix(1).uppercased() + key.dropFirst() : plain
  }

  /// The key without `is`.
  static func plain(_ key: String) -> String {
    guard key.hasPrefix("is"), let letter = key.dropFirst(2).first, letter.isUppercase else {
      return key
    }
    return letter.lowercased() + key.dropFirst(3)
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
      if let boxed = ObjectiveCValue.boxed(value) as? Value { return boxed }
    } else if let missing = (Any?.none as Any) as? Value {
      return missing
    }
    throw ObjectiveCError.argument(
      selector, index: index, expected: "\(Value.self)",
      found: value.map { "\(type(of: $0))" } ?? "nil")
  }
}

extension NSNumber {
  /// The number as a value of one of Swift's types for numbers, or of an enumeration by one.
  fileprivate func converted<Value>(to type: Value.Type) -> Value? {
    switch type {
    case is CGFloat.Type: return CGFloat(doubleValue) as? Value
    case is Double.Type: return doubleValue as? Value
    case is Float.Type: return floatValue as? Value
    case is Bool.Type: return boolValue as? Value
    case let integer as any FixedWidthInteger.Type: return converted(toInteger: integer) as? Value
    case let enumeration as any RawRepresentable.Type:
      return converted(toEnumeration: enumeration) as? Value
    case let optional as any WrappedType.Type:
      return converted(toOptional: optional) as? Value
    default: return nil
    }
  }

  private func converted<Value: FixedWidthInteger>(toInteger type: Value.Type) -> Value {
    Value(clamping: int64Value)
  }

  private func converted<Value: RawRepresentable>(toEnumeration type: Value.Type) -> Value? {
    converted(to: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }

  private func converted<Value: WrappedType>(toOptional type: Value.Type) -> Any? {
    converted(to: Value.Wrapped.self)
  }
}

private protocol WrappedType { associatedtype Wrapped }
extension Optional: WrappedType {}

/// Why a message could not be sent.
public enum ObjectiveCError: Error, Sendable, Equatable, CustomStringConvertible {
  case unrecognized(String, type: String)
  case argument(String, index: Int, expected: String, found: String)
  case undefinedKey(String, type: String)

  /// What went wrong and what to check, for people.
  public var description: String {
    switch self {
    case .unrecognized(let selector, let type):
      "\(type) has no method \(selector). Is it `@objc`, and are its sources translated?"
    case .argument(let selector, let index, let expected, let found):
      "\(selector) takes \(expected) as argument \(index + 1), and was sent \(found)."
    case .undefinedKey(let key, let type):
      "this class is not key value coding-compliant for the key \(key): \(type). Known are UIKit's "
        + "public properties and `@objc` ones of translated sources."
    }
  }
}
