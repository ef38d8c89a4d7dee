/// Traits that a closure may change.
public protocol UIMutableTraits {
  /// Any trait by its type, also an app's own.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }

  /// The kind of device that the interface is for.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction in which the interface runs.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 if unspecified.
  var displayScale: CGFloat { get set }
  /// Whether the horizontal room is compact or regular.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the vertical room is compact or regular.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the display senses force; without effect on a picture.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The text size that the user prefers, which scales the fonts of text styles.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The colour range of the display, which decides between variants of an asset.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the user prefers high contrast, which decides between variants of colours.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the interface is elevated above another one; backgrounds are lighter in the dark then.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether the user prefers bold text. Not drawn: labels and text views keep their weight
  /// (`FidelityFeature.property`).
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the window is the one that the user works in.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The brightness range that images may use; kept, as pictures have the standard range.
  var imageDynamicRange: UIImage.DynamicRange { get set }
  /// Whether the scene is recorded or mirrored; without effect on a picture.
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
