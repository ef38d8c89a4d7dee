import UIKit

/// Counts the strong references to a value that is an object.
enum OwnerCount {
  private final class Unshared {}

  /// What `owners(of:)` says of an object that the calling function alone has.
  static let unshared: Int = {
    func count<Value>(_ value: () -> Value) -> Int {
      let value = value()
      return references(to: value)
    }
    return count { Unshared() }
  }()

  /// Strong references to a view or controller, with those of the call itself; 0 for all else, and
  /// for all where the runtime's counts do not follow the owners (`isReliable`): then nothing gains
  /// an owner, and a value that a variable of the test's may own is not taken for a leak.
  static func owners<Value>(of value: Value) -> Int {
    value is UIResponder && isReliable ? references(to: value) : 0
  }

  /// Whether three owners more count as three.
  static let isReliable: Bool = {
    let object = Unshared()
    let before = references(to: object)
    let owners = (0..<3).map { _ in Owner(object) }
    let after = references(to: object)
    return withExtendedLifetime(owners) { after - before == 3 }
  }()

  private final class Owner {
    let owned: AnyObject

    @inline(never) init(_ object: AnyObject) { owned = object }
  }

  @inline(never)
  private static func references<Value>(to value: Value) -> Int {
    Int(_getRetainCount(value as AnyObject))
  }
}
