/// The base of UIKit's names for numbers: they are compared, and moved by numbers, as in
/// `UIWindow.Level.alert + 1` and `UILayoutPriority.required - 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether the number of the left value is less than the right one's.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The value whose number is the sum; it need not have a name of its own.
  public static func + (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue + rhs)!
  }

  /// The value whose number is the sum; it need not have a name of its own.
  public static func + (lhs: RawValue, rhs: Self) -> Self {
    Self(rawValue: lhs + rhs.rawValue)!
  }

  /// The value whose number is less by `rhs`; it need not have a name of its own.
  public static func - (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue - rhs)!
  }

  /// The difference of the two numbers.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Raises the value's number by `rhs`.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Lowers the value's number by `rhs`.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
