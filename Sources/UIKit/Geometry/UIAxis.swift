/// The axes along which something may extend or move.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the axes that the set holds, which are Apple's.
  public let rawValue: UInt

  /// Makes a set of the axes whose bits are set in `rawValue`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// The horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
