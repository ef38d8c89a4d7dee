import Foundation

/// The name of a method, as Objective-C writes it, with the method itself where it is known.
///
/// ```swift
/// control.addTarget(self, action: Selector("tapped:", FormView.tapped), for: .touchUpInside)
/// ```
///
/// Two selectors are equal if their names are, as on iOS.
///
/// Differs: there is no Objective-C runtime to look a method up by its name. A selector that was
/// made of a method finds receivers by their type; one of a name alone finds the methods that
/// `ObjectiveCTable` has of them, which the translator of iOS sources writes for every `@objc`
/// method.
public struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral,
  @unchecked Sendable
{
  /// The method's name with a colon for each argument.
  public let description: String
  private let method: Method?

  private struct Method {
    let canReceive: (AnyObject) -> Bool
    let call: @MainActor (AnyObject, ObjectiveCArguments) throws -> Any?
  }

  /// Makes a selector of a name alone, whose method is looked up when it is sent.
  public init(_ name: String) {
    description = name
    method = nil
  }

  /// Makes a selector of a name alone.
  public init(stringLiteral name: String) { self.init(name) }

  /// Makes a selector of a method without arguments.
  public init<Target: AnyObject, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Value
  ) {
    self.init(name, for: Target.self) { target, _ in method(target)() }
  }

  /// Makes a selector of a method with one argument: the sender, an object or an optional one.
  public init<Target: AnyObject, First, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Value
  ) {
    self.init(name, for: Target.self) { target, arguments in
      method(target)(try arguments.value(0))
    }
  }

  /// Makes a selector of a method with two arguments: the sender and the event.
  public init<Target: AnyObject, First, Second, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Value
  ) {
    self.init(name, for: Target.self) { target, arguments in
      method(target)(try arguments.value(0), try arguments.value(1))
    }
  }

  /// Makes a selector of a method with three arguments.
  public init<Target: AnyObject, First, Second, Third, Value>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Value
  ) {
    self.init(name, for: Target.self) { target, arguments in
      method(target)(try arguments.value(0), try arguments.value(1), try arguments.value(2))
    }
  }

  private init<Target: AnyObject>(
    _ name: String, for type: Target.Type,
    _ call: @escaping @MainActor (Target, ObjectiveCArguments) throws -> Any?
  ) {
    description = name
    method = Method(
      canReceive: { $0 is Target },
      call: { target, arguments in
        guard let target = target as? Target else { return nil }
        return try call(target, arguments)
      })
  }

  // MARK: - Names that depend on the method

  /// Makes a selector of a method whose name is known without its labels: `tapped` is `tapped` or
  /// `tapped:`.
  public init<Target: AnyObject, Value>(
    _base name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Value
  ) { self.init(name, method) }

  /// Makes a selector of a method with one argument, whose name is known without its label.
  public init<Target: AnyObject, First, Value>(
    _base name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Value
  ) { self.init(name + ":", method) }

  /// Makes a selector of a method with two arguments, whose name is known without its labels.
  public init<Target: AnyObject, First, Second, Value>(
    _base name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Value
  ) { self.init(name + "::", method) }

  // MARK: - Sending

  /// Whether `object` has the method; a class has those of its own.
  public func isImplemented(by object: AnyObject) -> Bool {
    if let type = object as? AnyClass {
      return ObjectiveCTable.classMethod(description, of: type) != nil
    }
    return method?.canReceive(object) ?? false
      || ObjectiveCTable.method(description, of: object) != nil
      || ObjectiveCTable.isImplemented(description, by: type(of: object))
  }

  /// Calls the method on `target`, an object or a class, and returns what it returns. An object
  /// without the method is asked for another one that has it, by `forwardingTarget(for:)`.
  ///
  /// - Throws: `ObjectiveCError` where the target has no such method, or an argument is of
  ///   another type than the method's; iOS would raise an exception or read wrong memory.
  @MainActor
  public func perform(on target: AnyObject, _ arguments: [Any?]) throws -> Any? {
    let values = ObjectiveCArguments(arguments, selector: description)
    if let type = target as? AnyClass {
      guard let call = ObjectiveCTable.classMethod(description, of: type) else {
        throw ObjectiveCError.unrecognized("+" + description, type: "\(type)")
      }
      return try call(type, values)
    }
    if let method, method.canReceive(target) { return try method.call(target, values) }
    if let call = ObjectiveCTable.method(description, of: target) {
      return try call(target, values)
    }
    guard let receiver = receiver(behind: target) else {
      throw ObjectiveCError.unrecognized(description, type: "\(type(of: target))")
    }
    if let method, method.canReceive(receiver) { return try method.call(receiver, values) }
    guard let call = ObjectiveCTable.method(description, of: receiver) else {
      throw ObjectiveCError.unrecognized(description, type: "\(type(of: receiver))")
    }
    return try call(receiver, values)
  }

  /// The object at the end of a chain of proxies that stand in for each other; nil without one.
  @MainActor
  private func receiver(behind target: AnyObject) -> AnyObject? {
    let question = "forwardingTargetForSelector:"
    var current = target
    // Two proxies that name each other would never end.
    for _ in 0..<Self.maximumProxyCount {
      guard let ask = ObjectiveCTable.method(question, of: current),
        let answer = try? ask(current, ObjectiveCArguments([self], selector: question))
      else { return nil }
      let next = answer as AnyObject
      if method?.canReceive(next) == true || ObjectiveCTable.method(description, of: next) != nil {
        return next
      }
      current = next
    }
    return nil
  }

  private static let maximumProxyCount = 16

  /// Sends an action. Where the target or an argument is of another type, says so on standard
  /// error and returns false.
  @MainActor @discardableResult
  package func send(to target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
    do {
      _ = try perform(on: target, [sender, event])
      return true
    } catch {
      FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
      return false
    }
  }

  /// Whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Feeds the name into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
