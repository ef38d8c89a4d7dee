/// How much a constraint matters: 1000 must hold, anything below is given up for higher ones.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Whether a constraint may have it: iOS raises an exception for any other.
  ///
  /// Source: the message of that exception, "Priorities must be greater than 0 and less or equal
  /// to NSLayoutPriorityRequired".
  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
