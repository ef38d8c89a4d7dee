import Foundation

/// Values as Objective-C has them.
package enum ObjectiveCValue {
  /// Numbers, flags and enumerations as `NSNumber`, nil for nil, and any other value as it is.
  package static func boxed(_ value: Any?) -> Any? {
    guard let value else { return nil }
    switch value {
    case let optional as any OptionalValue: return optional.wrapped.flatMap(boxed)
    case is NSObject: return value
    case let flag as Bool: return NSNumber(value: flag)
    case let number as CGFloat: return NSNumber(value: Double(number))
    case let number as Double: return NSNumber(value: number)
    case let number as Float: return NSNumber(value: number)
    case let number as any FixedWidthInteger: return NSNumber(value: Int64(clamping: number))
    case let enumeration as any RawRepresentable:
      return enumeration.rawValue is any FixedWidthInteger ? boxed(enumeration.rawValue) : value
    default: return value
    }
  }
}

private protocol OptionalValue { var wrapped: Any? { get } }

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 } }
}
