/// The text size that the user prefers. Raw values are Apple's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that iOS knows the size by.
  public let rawValue: String

  /// A size by its name. Unknown names are kept and precede all sizes.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The value of a trait that is not set; it precedes all sizes.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size: body text has 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// The second size: body text has 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// The third size: body text has 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default size: body text has 17 points.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// The fifth size: body text has 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// The sixth size: body text has 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size without the accessibility sizes: body text has 23 points.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size: body text has 28 points.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size: body text has 33 points.
  public static let accessibilityLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size: body text has 40 points.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size: body text has 47 points.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size of all: body text has 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All sizes from the smallest to the largest.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in `ascending`; -1 for any other value.
  package var rank: Int {
    Self.ascending.firstIndex(of: self) ?? -1
  }

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    rank >= Self.accessibilityMedium.rank
  }
}

extension UIContentSizeCategory: Comparable {
  /// Compares sizes. `unspecified` and unknown values precede all sizes.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }
}
