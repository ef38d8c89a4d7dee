import Foundation

/// Members of every object. They are the protocol’s, so that classes can have their own.
extension NSObjectProtocol {
  /// Whether the object has a method, as far as tables say (`ObjectiveCTable`) or the selector
  /// itself was made of one.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isImplemented(by: self) } ?? false
  }

  /// The object, where its class has a method that is optional in Apple's protocol; else nil. Of a
  /// protocol's requirements there are none that are optional here: the translator of iOS sources
  /// writes this for the question mark of a call.
  public func _responding(to selector: String) -> Self? {
    ObjectiveCTable.implements(selector, type(of: self)) ? self : nil
  }

  /// Calls a method. One that there is not is a warning on standard error, and nil.
  ///
  /// Differs: iOS raises an exception then. The result is a value, not `Unmanaged`, which needs
  /// an Objective-C object.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> PerformedResult! {
    send(aSelector, [])
  }

  /// Calls a method of one argument. One that there is not is a warning on standard error, and nil.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> PerformedResult! {
    send(aSelector, [object])
  }

  /// Calls a method of two arguments. One that there is not is a warning on standard error, and
  /// nil.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> PerformedResult! {
    send(aSelector, [object1, object2])
  }

  @MainActor
  private func send(_ selector: Selector?, _ arguments: [Any?]) -> PerformedResult? {
    PerformedResult.sending(selector, to: self, arguments)
  }

  // MARK: - Classes

  /// Whether objects of the class have a method.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { ObjectiveCTable.method($0.description, of: self) != nil } ?? false
  }

  /// Whether the class itself has a method.
  public static func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isImplemented(by: self as AnyObject) ?? false
  }

  /// Calls a method of the class itself.
  @preconcurrency @MainActor @discardableResult
  public static func perform(_ aSelector: Selector!) -> PerformedResult! {
    PerformedResult.sending(aSelector, to: self as AnyObject, [])
  }

  /// Calls a method of the class itself with one argument.
  @preconcurrency @MainActor @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> PerformedResult! {
    PerformedResult.sending(aSelector, to: self as AnyObject, [object])
  }

  /// Calls a method of the class itself with two arguments.
  @preconcurrency @MainActor @discardableResult
  public static func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> PerformedResult! {
    PerformedResult.sending(aSelector, to: self as AnyObject, [object1, object2])
  }

  /// Calls a method after a delay on the main queue: by the wall clock, or in a snapshot that waits
  /// or moves by the clock of animations.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let work = DelayedMessages.add(self, aSelector, anArgument)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0), execute: work)
  }

  /// Takes back what `perform(_:with:afterDelay:)` was asked for and did not do yet.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.cancel { $0.target === aTarget as AnyObject }
  }

  /// Takes back one call that `perform(_:with:afterDelay:)` was asked for and did not do yet.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.cancel { message in
      message.target === aTarget as AnyObject && message.selector == aSelector
        && message.hasArgument(anArgument)
    }
  }

  /// Calls a method on the main thread: at once there, later from another.
  public func performSelector(
    onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    // SAFETY: Target and argument are handed to the main actor, and this function does not touch
    // them after that.
    @safe nonisolated(unsafe) let (target, argument) = (self, argument)
    let work: @Sendable () -> Void = {
      MainActor.unchecked { _ = target.send(aSelector, [argument]) }
    }
    if MainQueue.isCurrent {
      work()
    } else if wait {
      DispatchQueue.main.sync(execute: work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}

/// What a performed method returned, as `Unmanaged` is on iOS.
public struct PerformedResult {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  @MainActor
  static func sending(
    _ selector: Selector?, to target: AnyObject, _ arguments: [Any?]
  ) -> PerformedResult? {
    guard let selector else { return nil }
    do {
      guard let result = try selector.perform(on: target, arguments) else { return nil }
      return PerformedResult(result as AnyObject)
    } catch {
      FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
      return nil
    }
  }

  /// The returned object. It is the same as `takeRetainedValue()` here.
  public func takeUnretainedValue() -> AnyObject { object }
  /// The returned object. It is the same as `takeUnretainedValue()` here.
  public func takeRetainedValue() -> AnyObject { object }
}

/// Messages that wait for their time.
@MainActor
private enum DelayedMessages {
  struct Message {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let work: DispatchWorkItem

    func hasArgument(_ other: Any?) -> Bool {
      switch (argument, other) {
      case (nil, nil): true
      case (let one?, let other?):
        one as AnyObject === other as AnyObject
          || (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
      default: false
      }
    }
  }

  private static var messages: [Message] = []

  static func add(_ target: any NSObjectProtocol, _ selector: Selector, _ argument: Any?)
    -> DispatchWorkItem
  {
    messages.removeAll { $0.work.isCancelled }
    final class Box { var work: DispatchWorkItem? }
    let box = Box()
    let work = DispatchWorkItem {
      MainActor.unchecked {
        messages.removeAll { $0.work === box.work }
        box.work = nil
        _ = target.perform(selector, with: argument)
      }
    }
    box.work = work
    messages.append(
      Message(target: target, selector: selector, argument: argument, work: work))
    return work
  }

  static func cancel(where isMeant: (Message) -> Bool) {
    for message in messages where isMeant(message) { message.work.cancel() }
    messages.removeAll(where: isMeant)
  }
}
