/// A trait as a type: one of the system's, or an app's own.
///
/// An app's trait is inherited down the view hierarchy like the system's. Values that are not
/// `Equatable` count as changed whenever they are set, as on iOS.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where the trait is not set.
  static var defaultValue: Value { get }
  /// The trait's identifier, by default the type's name.
  static var identifier: String { get }
  /// A name for people to read.
  static var name: String { get }
  /// Whether dynamic colours may look different when the trait changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: self) }
  /// The type's name without its module.
  public static var name: String { String(describing: self) }
  /// False: dynamic colours do not depend on the trait unless it says so.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

// MARK: - The system's

/// A trait that a collection keeps in a property of its own.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != defaultValue }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }

  static func copy(from other: TraitValues, to values: inout TraitValues) {
    values[keyPath: path] = other[keyPath: path]
  }

  static func merge(_ other: TraitValues, into values: inout TraitValues) {
    if isSpecified(in: other) { copy(from: other, to: &values) }
  }
}

/// The kind of device, as a trait; it may change dynamic colours.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// True, so that dynamic colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
}

/// Light or dark appearance, as a trait; it changes dynamic colours.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True, so that dynamic colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
}

/// The layout direction, as a trait.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels per point, as a trait; 0 if unspecified.
public enum UITraitDisplayScale: UITraitDefinition {
  /// 0, as of a collection in which the trait is not set.
  public static var defaultValue: CGFloat { 0 }
}

/// The horizontal size class, as a trait.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class, as a trait.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether the display senses force, as a trait.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Unknown, as of a collection in which the trait is not set.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The preferred text size, as a trait.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The colour range of the display, as a trait; it may change dynamic colours.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True, so that dynamic colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
}

/// The preferred contrast, as a trait; it may change dynamic colours.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True, so that dynamic colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
}

/// The elevation of the interface, as a trait; it may change dynamic colours.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True, so that dynamic colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
}

/// The preferred boldness of text, as a trait.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Whether the window is active, as a trait; it may change dynamic colours.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// True, so that dynamic colours are resolved again when the trait changes.
  public static var affectsColorAppearance: Bool { true }
}

/// The brightness range of images, as a trait.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// Whether the scene is captured, as a trait.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// Unspecified, as of a collection in which the trait is not set.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// The language whose rules text is set by, as a trait; nil for the app's.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// Nil, which stands for the app's language.
  public static var defaultValue: Locale.Language? { nil }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceIdiom }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceStyle }
}
extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.layoutDirection }
}
extension UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.displayScale }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.horizontalSizeClass }
}
extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.verticalSizeClass }
}
extension UITraitForceTouchCapability: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.forceTouchCapability }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.preferredContentSizeCategory }
}
extension UITraitDisplayGamut: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.displayGamut }
}
extension UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.accessibilityContrast }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceLevel }
}
extension UITraitLegibilityWeight: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.legibilityWeight }
}
extension UITraitActiveAppearance: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.activeAppearance }
}
extension UITraitImageDynamicRange: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.imageDynamicRange }
}
extension UITraitSceneCaptureState: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.sceneCaptureState }
}
extension UITraitTypesettingLanguage: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.typesettingLanguage }
}
