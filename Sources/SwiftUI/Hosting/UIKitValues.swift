// Values of UIKit's of values of SwiftUI's, and the other way.

extension UIUserInterfaceStyle {
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}
extension ColorScheme {
  /// The colour scheme of a style of UIKit's; nil for an unspecified one.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIAccessibilityContrast {
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
  }
}
extension ColorSchemeContrast {
  /// The contrast of UIKit's; nil for an unspecified one.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    default: return nil
    }
  }
}

extension UIContentSizeCategory {
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize?.category ?? .unspecified
  }
}

extension UITraitEnvironmentLayoutDirection {
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
extension LayoutDirection {
  /// The layout direction of UIKit's; nil for an unspecified one.
  public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}
extension UserInterfaceSizeClass {
  /// The size class of UIKit's; nil for an unspecified one.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
