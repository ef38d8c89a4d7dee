/// Traits that an environment replaces; the others it inherits.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether `trait` is replaced.
  func contains(_ trait: any UITraitDefinition.Type) -> Bool
  /// Inherits `trait` again.
  mutating func remove(_ trait: any UITraitDefinition.Type)
}

/// A trait as a type, for saying which changes to observe.
///
/// Differs: apps cannot define traits of their own yet; conforming to this has no use.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitForceTouchCapability: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitDisplayGamut: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}

extension TraitValues: UITraitOverrides {
  package func contains(_ trait: any UITraitDefinition.Type) -> Bool {
    differs(from: TraitValues(), in: trait)
  }

  package mutating func remove(_ trait: any UITraitDefinition.Type) {
    copy(trait, from: TraitValues())
  }
}

extension TraitValues {
  /// Whether the trait has another value in `other`. False for a trait nobody knows.
  func differs(from other: TraitValues, in trait: any UITraitDefinition.Type) -> Bool {
    var changed = self
    changed.copy(trait, from: other)
    return changed != self
  }

  /// Takes over one trait.
  mutating func copy(_ trait: any UITraitDefinition.Type, from other: TraitValues) {
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitUserInterfaceIdiom.self):
      userInterfaceIdiom = other.userInterfaceIdiom
    case ObjectIdentifier(UITraitUserInterfaceStyle.self):
      userInterfaceStyle = other.userInterfaceStyle
    case ObjectIdentifier(UITraitLayoutDirection.self):
      layoutDirection = other.layoutDirection
    case ObjectIdentifier(UITraitDisplayScale.self):
      displayScale = other.displayScale
    case ObjectIdentifier(UITraitHorizontalSizeClass.self):
      horizontalSizeClass = other.horizontalSizeClass
    case ObjectIdentifier(UITraitVerticalSizeClass.self):
      verticalSizeClass = other.verticalSizeClass
    case ObjectIdentifier(UITraitForceTouchCapability.self):
      forceTouchCapability = other.forceTouchCapability
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
      preferredContentSizeCategory = other.preferredContentSizeCategory
    case ObjectIdentifier(UITraitDisplayGamut.self):
      displayGamut = other.displayGamut
    case ObjectIdentifier(UITraitAccessibilityContrast.self):
      accessibilityContrast = other.accessibilityContrast
    case ObjectIdentifier(UITraitUserInterfaceLevel.self):
      userInterfaceLevel = other.userInterfaceLevel
    case ObjectIdentifier(UITraitLegibilityWeight.self):
      legibilityWeight = other.legibilityWeight
    default:
      break
    }
  }
}
