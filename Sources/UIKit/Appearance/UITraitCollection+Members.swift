extension UITraitCollection {
  /// Any trait by its type, also an app's own; its default value if it is not set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Whether the window is active, on systems where another one can be.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The brightness range that images may use; kept, as pictures have the standard range.
  public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  /// Whether the scene is recorded or mirrored; kept, and without effect on a picture.
  public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// The language whose rules text is set by; nil for the app's. Not drawn: line heights of another
  /// script (`FidelityFeature.property`).
  public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

  /// A collection with this trait alone.
  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init { $0.activeAppearance = userInterfaceActiveAppearance }
  }

  /// A collection with this trait alone.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }

  /// A collection with this trait alone.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }

  /// A collection with this trait alone; nil specifies none.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init { $0.typesettingLanguage = typesettingLanguage }
  }

  /// This collection with another value of one trait.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The traits that `hasDifferentColorAppearance(comparedTo:)` compares.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self,
    ]
  }

  /// The traits that decide which of a name's images is taken.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
    ]
  }
}

/// Whether a window is the one that the user works in.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// Another window is the one that the user works in.
  case inactive = 0
  /// The user works in this window.
  case active = 1
}

/// Whether a scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// The scene is neither recorded nor mirrored.
  case inactive = 0
  /// The scene is recorded or mirrored.
  case active = 1
}

extension UIImage {
  /// The brightness range of an image.
  public enum DynamicRange: Int, Sendable {
    /// The trait is not set.
    case unspecified = -1
    /// Nothing is brighter than white.
    case standard = 0
    /// Some parts are brighter than white, but not as bright as they could be.
    case constrainedHigh = 1
    /// Parts are as bright as the display can show them.
    case high = 2
  }
}
