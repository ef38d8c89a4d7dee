/// How much a constraint matters: 1000 must hold, anything below is given up for higher ones.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The priority as a number above 0 and up to 1000; others are kept, and reported when a
  /// constraint has them.
  public let rawValue: Float

  /// A priority of a number, which is checked only when a constraint has it.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority of a number, which is checked only when a constraint has it.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Whether a constraint may have it: iOS raises an exception for any other.
  ///
  /// Source: the message of that exception, "Priorities must be greater than 0 and less or equal
  /// to NSLayoutPriorityRequired".
  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly a view resists being made smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may change the size of a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the size of a window against drags.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not change the size of a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly a view resists being made larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly `systemLayoutSizeFitting(_:)` pulls a view to its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
