extension Font {
  /// Letters that are shown as small capitals.
  enum SmallCapitals: Hashable, Sendable {
    case ofLowercase, ofUppercase

    /// Apple's numbers of the feature's type and selector.
    var setting: [UIFontDescriptor.FeatureKey: Int] {
      switch self {
      case .ofLowercase: [.type: 37, .selector: 1]
      case .ofUppercase: [.type: 38, .selector: 1]
      }
    }
  }

  func withWidthAndCapitals(_ font: UIFont) -> UIFont {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    if let width, width != .standard {
      attributes[.traits] = [UIFontDescriptor.TraitKey.width: width.value]
    }
    if !smallCapitals.isEmpty { attributes[.featureSettings] = smallCapitals.map(\.setting) }
    if attributes.isEmpty { return font }
    return UIFont(
      descriptor: font.fontDescriptor.addingAttributes(attributes), size: font.pointSize)
  }
}
