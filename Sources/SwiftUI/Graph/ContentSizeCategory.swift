/// The size of texts as it was described before iOS 15.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The equal text size: both lists have the same order.
  var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
  init(_ size: DynamicTypeSize) {
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
  }

  /// Whether texts are smaller on the left side.
  public static func < (left: Self, right: Self) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
  /// Whether texts are at most as large on the left side.
  public static func <= (left: Self, right: Self) -> Bool { !(right < left) }
  /// Whether texts are larger on the left side.
  public static func > (left: Self, right: Self) -> Bool { right < left }
  /// Whether texts are at least as large on the left side.
  public static func >= (left: Self, right: Self) -> Bool { !(left < right) }
}

extension ContentSizeCategory {
  /// The text size of a category of UIKit's; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    if uiSizeCategory == .unspecified { return nil }
    self.init(DynamicTypeSize(uiSizeCategory))
  }
}

extension UIContentSizeCategory {
  /// The category of UIKit's for a text size; the unspecified one for nil.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self = sizeCategory?.dynamicTypeSize.category ?? .unspecified
  }
}

/// Whether the user wants texts in bold.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension EnvironmentValues {
  /// The text size under its name from before iOS 15; setting it sets `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// The legibility weight of the traits; nil where they tell none. Differs: it is read-only.
  public var legibilityWeight: LegibilityWeight? {
    switch traits.legibilityWeight {
    case .bold: .bold
    case .regular: .regular
    default: nil
    }
  }
}
