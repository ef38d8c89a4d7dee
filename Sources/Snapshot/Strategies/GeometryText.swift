import CoreGraphics
import Foundation

/// Geometry in text references.
enum GeometryText {
  /// The number to a thousandth.
  static func number(_ value: CGFloat) -> String { Digits.decimal(value, places: 3) }

  /// `(0 0; 100 44)`, as UIKit prints frames.
  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); "
      + "\(number(rect.size.width)) \(number(rect.size.height)))"
  }

  /// One to three places, ties to even, with the sign of what rounds to zero: `60.0`, `83.284`.
  ///
  /// As a `NumberFormatter` of one to three fraction digits prints it, in any locale.
  static func fraction(_ value: CGFloat) -> String {
    guard value.isFinite, var exact = Decimal(string: "\(Double(value).magnitude)") else {
      return "\(value)"
    }
    var rounded = Decimal()
    // SAFETY: `NSDecimalRound` reads one value and fills another during the call alone, both of
    // this function.
    unsafe NSDecimalRound(&rounded, &exact, 3, .bankers)
    let digits = "\(rounded)"
    return (value.sign == .minus ? "-" : "") + digits + (digits.contains(".") ? "" : ".0")
  }
}
