// // Values of UIKit's that stand for values of SwiftUI's, and the other way round.

extension UIUserInterfaceStyle {
  /// Makes UIKit's style of a colour scheme; nil stands for the unspecified one.
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}
extension ColorScheme {
  /// Makes SwiftUI's colour scheme of UIKit's style; nil for an unspecified one.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// Makes UIKit's contrast of a contrast of colours; nil stands for the unspecified one.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
  }
}
extension ColorSchemeContrast {
  /// Makes SwiftUI's contrast of UIKit's; nil for an unspecified one.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    default: return nil
    }
  }
}

extension UIContentSizeCategory {
  /// Makes UIKit's category of a size of type; nil stands for the unspecified one.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize?.category ?? .unspecified
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Makes UIKit's layout direction of SwiftUI's.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
extension LayoutDirection {
  /// Makes SwiftUI's layout direction of UIKit's; nil for an unspecified one.
  public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Makes UIKit's size class of SwiftUI's; nil stands for the unspecified one.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}
extension UserInterfaceSizeClass {
  /// Makes SwiftUI's size class of UIKit's; nil for an unspecified one.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
