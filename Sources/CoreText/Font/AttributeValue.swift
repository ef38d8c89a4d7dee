import CoreGraphics
import Foundation

/// Values of the attributes of texts and fonts.
enum AttributeValue {
  /// The number that a value is, whichever of the usual types it has; nil for anything else.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
