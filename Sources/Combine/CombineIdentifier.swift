import Foundation

/// A number that tells apart the subscribers and subscriptions of the process.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let count = Locked(UInt64(0))
  private let value: UInt64

  /// Makes an identifier that no other one equals.
  public init() {
    value = Self.count { count in
      count += 1
      return count << 1
    }
  }
  /// Makes the identifier of an object, the same for each call.
  public init(_ obj: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) | 1
  }

  /// The number in hexadecimal digits.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// What has an identifier that tells it apart in logs and comparisons.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier, the same for each call.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
