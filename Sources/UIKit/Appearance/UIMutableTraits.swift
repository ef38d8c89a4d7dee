/// Traits that a closure may change.
///
/// Differs: traits of an app's own (`UITraitDefinition` subscripts) are absent.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 where unspecified.
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}

/// The values of a trait collection; each may be unspecified.
package struct TraitValues: Hashable, Sendable, UIMutableTraits {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var displayGamut = UIDisplayGamut.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified

  package init() {}

  /// These values, replaced by those that `other` specifies.
  package func overridden(by other: TraitValues) -> TraitValues {
    func pick<Value: Equatable>(_ path: KeyPath<TraitValues, Value>, unless none: Value) -> Value {
      other[keyPath: path] == none ? self[keyPath: path] : other[keyPath: path]
    }
    var result = TraitValues()
    result.userInterfaceIdiom = pick(\.userInterfaceIdiom, unless: .unspecified)
    result.userInterfaceStyle = pick(\.userInterfaceStyle, unless: .unspecified)
    result.layoutDirection = pick(\.layoutDirection, unless: .unspecified)
    result.displayScale = pick(\.displayScale, unless: 0)
    result.horizontalSizeClass = pick(\.horizontalSizeClass, unless: .unspecified)
    result.verticalSizeClass = pick(\.verticalSizeClass, unless: .unspecified)
    result.forceTouchCapability = pick(\.forceTouchCapability, unless: .unknown)
    result.preferredContentSizeCategory = pick(
      \.preferredContentSizeCategory, unless: .unspecified)
    result.displayGamut = pick(\.displayGamut, unless: .unspecified)
    result.accessibilityContrast = pick(\.accessibilityContrast, unless: .unspecified)
    result.userInterfaceLevel = pick(\.userInterfaceLevel, unless: .unspecified)
    result.legibilityWeight = pick(\.legibilityWeight, unless: .unspecified)
    return result
  }
}
