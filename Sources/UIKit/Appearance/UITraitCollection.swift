/// The environment that a view is drawn in: appearance, scale, size classes, text size.
///
/// Immutable. A trait that a collection does not specify is unspecified (0 for the scale).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// Changes traits in place.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
  }

  /// A collection in which every trait is unspecified.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// A collection of the traits that `mutations` sets.
  public convenience init(mutations: TraitMutations) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// The union of collections; later collections win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// A copy with the changes that `mutations` makes.
  open func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  open override func copy() -> Any { self }

  /// Returns the collection itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }

  /// The specified traits in a fixed order.
  open override var description: String {
    var parts: [String] = []
    func add<Value: Equatable>(_ name: String, _ value: Value, unless none: Value) {
      if value != none { parts.append("\(name) = \(value)") }
    }
    add("UserInterfaceIdiom", values.userInterfaceIdiom, unless: .unspecified)
    add("UserInterfaceStyle", values.userInterfaceStyle, unless: .unspecified)
    add("LayoutDirection", values.layoutDirection, unless: .unspecified)
    add("DisplayScale", values.displayScale, unless: 0)
    add("HorizontalSizeClass", values.horizontalSizeClass, unless: .unspecified)
    add("VerticalSizeClass", values.verticalSizeClass, unless: .unspecified)
    add("ForceTouchCapability", values.forceTouchCapability, unless: .unknown)
    add(
      "PreferredContentSizeCategory", values.preferredContentSizeCategory.rawValue,
      unless: UIContentSizeCategory.unspecified.rawValue)
    add("DisplayGamut", values.displayGamut, unless: .unspecified)
    add("AccessibilityContrast", values.accessibilityContrast, unless: .unspecified)
    add("UserInterfaceLevel", values.userInterfaceLevel, unless: .unspecified)
    add("LegibilityWeight", values.legibilityWeight, unless: .unspecified)
    add("ActiveAppearance", values.activeAppearance, unless: .unspecified)
    add("ImageDynamicRange", values.imageDynamicRange, unless: .unspecified)
    add("SceneCaptureState", values.sceneCaptureState, unless: .unspecified)
    if let language = values.typesettingLanguage {
      parts.append("TypesettingLanguage = \(language.minimalIdentifier)")
    }
    parts += values.custom.descriptions
    return "<UITraitCollection: \(parts.joined(separator: ", "))>"
  }
}

// MARK: - Traits

extension UITraitCollection {
  /// The kind of device that the interface is for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction in which the interface runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Whether the horizontal room is compact or regular.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether the vertical room is compact or regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the display senses force; unavailable on the screen of tests.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The text size that the user prefers, which scales the fonts of text styles.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The colour range of the display.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the user prefers high contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the interface is elevated above another one.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user prefers bold text. Not drawn: labels and text views keep their weight
  /// (`FidelityFeature.property`).
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// A collection with this trait alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// A collection with this trait alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection with this trait alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection with this trait alone, in pixels per point; 0 specifies none.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// A collection with this trait alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection with this trait alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection with this trait alone.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// A collection with this trait alone.
  public convenience init(
    preferredContentSizeCategory: UIContentSizeCategory
  ) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection with this trait alone.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// A collection with this trait alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection with this trait alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection with this trait alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Whether this collection has every trait that `trait` specifies, with the same value.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether a dynamic colour may look different in the other collection: style, contrast, level,
  /// gamut, idiom, activity, or an app's trait that affects colours, differs.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.displayGamut != other.displayGamut
      || values.userInterfaceIdiom != other.userInterfaceIdiom
      || values.activeAppearance != other.activeAppearance
      || values.custom.changesColors(comparedTo: other.custom)
  }
}

// MARK: - Current traits

extension UITraitCollection {
  /// The traits of the drawing or layout under way on this thread; otherwise the main screen's.
  public class var current: UITraitCollection {
    get { ThreadState.current.traits ?? .screenDefault }
    set { ThreadState.current.traits = newValue }
  }

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    withCurrent(actions)
  }

  /// Runs `body` with these traits as the current ones of this thread.
  package func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let state = ThreadState.current
    let saved = state.traits
    state.traits = self
    defer { state.traits = saved }
    return try body()
  }

  /// The current traits with the text size that the user chose for all apps, which no view or
  /// controller overrides.
  static var chosenByUser: UITraitCollection {
    let (current, size) = (current, ThreadState.current.textSize)
    guard current.preferredContentSizeCategory != size else { return current }
    return UITraitCollection(traitsFrom: [
      current, UITraitCollection(preferredContentSizeCategory: size),
    ])
  }

  /// Runs `body` as if the user had chosen another text size.
  package static func withTextSize<Result>(
    _ size: UIContentSizeCategory, _ body: () throws -> Result
  ) rethrows -> Result {
    let state = ThreadState.current
    let saved = state.textSize
    state.textSize = size
    defer { state.textSize = saved }
    return try body()
  }

  /// The traits of `UIScreen.main`: a phone in portrait at 3x, light, left to right, with
  /// text of the default size.
  package static let screenDefault = UITraitCollection { traits in
    traits.userInterfaceIdiom = .phone
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
    traits.displayScale = DisplayDefaults.scale
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.forceTouchCapability = .unavailable
    traits.preferredContentSizeCategory = .large
    traits.displayGamut = .SRGB
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.legibilityWeight = .regular
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
