extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and which way it runs.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options, with Apple's values.
    public let rawValue: UInt

    /// Options by their bits; unknown ones are kept and have no effect.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All views have the same left edge, in a vertical format.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have the same right edge, in a vertical format.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have the same top edge, in a horizontal format.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have the same bottom edge, in a horizontal format.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views have the same leading edge, in a vertical format.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views have the same trailing edge, in a vertical format.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have the same horizontal centre, in a vertical format.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have the same vertical centre, in a horizontal format.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All views have the same last baseline, in a horizontal format.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All views have the same first baseline, in a horizontal format.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The format runs with the layout direction; it is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format runs from left to right in either layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format runs from right to left in either layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }

  /// The attribute that each alignment option makes equal, in the order of the bits.
  static let alignments: [(option: FormatOptions, attribute: Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]
}
