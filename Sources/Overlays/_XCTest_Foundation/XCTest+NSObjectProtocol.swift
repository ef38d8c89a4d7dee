public import Foundation
public import XCTest

/// On Apple's platforms a test case is an object of Objective-C: a test may be a delegate, a data
/// source, the target of an action and an observer.
extension XCTest: @retroactive NSObjectProtocol {
  /// Whether the other object is this one.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  /// A number that is the same for equal objects.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// The object itself.
  public func `self`() -> Self { self }
  /// Whether the object stands in for another; false.
  public func isProxy() -> Bool { false }
  /// The test's name.
  public var description: String { name }
  /// The test's name.
  public var debugDescription: String { description }

  /// Whether the test is of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var next: AnyClass? = type(of: self)
    while let current = next {
      if current == aClass { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// Whether the test is of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
