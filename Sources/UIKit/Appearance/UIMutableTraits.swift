/// Traits that a closure may change.
public protocol UIMutableTraits {
  /// Any trait by its type, also an app's own.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }

  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 if unspecified.
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  var imageDynamicRange: UIImage.DynamicRange { get set }
  var sceneCaptureState: UISceneCaptureState { get set }
  /// The language whose rules text is set by. Not drawn: line heights of another script
  /// (`FidelityFeature.property`).
  var typesettingLanguage: Locale.Language? { get set }
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
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  package var imageDynamicRange = UIImage.DynamicRange.unspecified
  package var sceneCaptureState = UISceneCaptureState.unspecified
  package var typesettingLanguage: Locale.Language?
  package var custom = CustomTraits()
  package var tint = TintTrait(color: nil)

  package init() {}

  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = value(of: system) as? T.Value {
        return value
      }
      return custom[trait]
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(newValue, of: system)
      } else {
        custom[trait] = newValue
      }
    }
  }

  private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any { self[keyPath: trait.path] }

  private mutating func set<Trait: SystemTrait>(_ value: Any, of trait: Trait.Type) {
    if let value = value as? Trait.Value { self[keyPath: trait.path] = value }
  }

  private static let system: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
    UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitImageDynamicRange.self,
    UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
  ]

  /// The number of specified traits.
  var specifiedCount: Int {
    Self.system.count { $0.isSpecified(in: self) } + custom.count
  }

  /// These values, replaced by those that `other` specifies.
  package func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    for trait in Self.system { trait.merge(other, into: &result) }
    if !other.custom.isEmpty { result.custom.merge(other.custom) }
    if other.tint.color != nil { result.tint = other.tint }
    return result
  }
}
