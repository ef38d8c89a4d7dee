import Foundation

/// A method by its name, with the method itself.
///
/// Differs: there is no Objective-C runtime to look a method up by its name, and no `#selector`.
/// A selector is made of a name and a method or closure, and finds receivers by their type:
///
/// ```swift
/// control.addTarget(self, action: Selector("tapped(_:)", FormView.tapped), for: .touchUpInside)
/// ```
///
/// Two selectors are equal if their names are, as on iOS.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  public let description: String
  private let canReceive: (AnyObject) -> Bool
  /// Called on the main actor alone; returns whether the arguments were of the right types.
  private let call: @MainActor (AnyObject, Any?, Any?) -> Bool

  /// A method without arguments.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name, for: Target.self) { target, _, _ in
      method(target)()
      return true
    }
  }

  /// A method that takes the sender, an object or an optional one.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name, for: Target.self) { target, sender, _ in
      guard let sender = Self.argument(sender, as: Sender.self) else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event.
  public init<Target: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    self.init(name, for: Target.self) { target, sender, event in
      guard let sender = Self.argument(sender, as: Sender.self),
        let event = Self.argument(event, as: Event.self)
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  private init<Target: AnyObject>(
    _ name: String, for type: Target.Type,
    _ call: @escaping @MainActor (Target, Any?, Any?) -> Bool
  ) {
    description = name
    canReceive = { $0 is Target }
    self.call = { target, sender, event in
      guard let target = target as? Target else { return false }
      return call(target, sender, event)
    }
  }

  /// `value` as a `Value`; nil stands for itself where `Value` is optional.
  private static func argument<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value { return value as? Value }
    return (Any?.none as Any) as? Value
  }

  /// Whether `object` has the method.
  package func isImplemented(by object: AnyObject) -> Bool { canReceive(object) }

  /// Calls the method on `target`. Where the target or an argument is of another type, says so
  /// on standard error and returns false; iOS would raise an exception or read wrong memory.
  @MainActor @discardableResult
  package func send(to target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
    if call(target, sender, event) { return true }
    let text =
      "UIKit: \(type(of: target)) cannot be sent \(description): "
      + (canReceive(target) ? "the sender or event has another type." : "it has no such method.")
    FileHandle.standardError.write(Data((text + "\n").utf8))
    return false
  }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
