

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: [any ShapeStyle] { [] }
}
private enum GivenForegroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TintKey: EnvironmentKey { static var defaultValue: (any ShapeStyle)? { nil } }
private enum StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum MinimumLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { FormatSettings.locale }
}
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { FormatSettings.calendar }
}
private enum FontChangesKey: EnvironmentKey { static var defaultValue: FontChanges { .init() } }

/// What modifiers change of the font that reaches a text.
struct FontChanges: Hashable {
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic = false
  var isMonospacedDigit = false
}

/// Whether views are light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
/// Whether colours have an increased contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
/// Whether there is much room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// The side at which the lines of a text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension EnvironmentValues {
  mutating func add(_ traits: UITraitCollection) {
    self.traits = UITraitCollection(traitsFrom: [self.traits, traits])
  }

  /// Whether views are light or dark.
  public var colorScheme: ColorScheme {
    get { traits.userInterfaceStyle == .dark ? .dark : .light }
    set { add(UITraitCollection(userInterfaceStyle: newValue == .dark ? .dark : .light)) }
  }
  /// Whether colours have an increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    traits.accessibilityContrast == .high ? .increased : .standard
  }
  /// The direction in which the language is written.
  public var layoutDirection: LayoutDirection {
    get { isRightToLeft ? .rightToLeft : .leftToRight }
    set {
      add(
        UITraitCollection(
          layoutDirection: newValue == .rightToLeft ? .rightToLeft : .leftToRight))
    }
  }
  /// The length of one pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Whether there is much room across; nil where that is not known.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { Self.sizeClass(traits.horizontalSizeClass) }
    // Traits that are unspecified would leave those below them as they are.
    set { traits = traits.modifyingTraits { $0.horizontalSizeClass = Self.sizeClass(newValue) } }
  }
  /// Whether there is much room down; nil where that is not known.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { Self.sizeClass(traits.verticalSizeClass) }
    // Traits that are unspecified would leave those below them as they are.
    set { traits = traits.modifyingTraits { $0.verticalSizeClass = Self.sizeClass(newValue) } }
  }
  private static func sizeClass(_ value: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
    value == .compact ? .compact : value == .regular ? .regular : nil
  }
  private static func sizeClass(_ value: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
    value == .compact ? .compact : value == .regular ? .regular : .unspecified
  }
  /// The size of texts that the user chose; `large` unless the traits say otherwise.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(traits.preferredContentSizeCategory) }
    set { add(UITraitCollection(preferredContentSizeCategory: newValue.category)) }
  }

  /// The font of texts; nil for the default.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  var fontChanges: FontChanges {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }
  /// The levels that modifiers gave; none for the standard ones.
  var foregroundStyles: [any ShapeStyle] {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
  /// Whether the foreground style was given by a modifier, and is no default of a style's.
  var hasGivenForeground: Bool {
    get { self[GivenForegroundKey.self] }
    set { self[GivenForegroundKey.self] = newValue }
  }
  var tintStyle: (any ShapeStyle)? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  var tintColor: Color? { tintStyle as? Color }
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      minimumLines = 0
    }
  }
  var minimumLines: Int {
    get { self[MinimumLinesKey.self] }
    set { self[MinimumLinesKey.self] = newValue }
  }
  /// The points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// The part of a line that is cut away where it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// The minimum factor by which a text may shrink to fit, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// The case of letters; nil for that of the text.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// Whether controls react to touches; `disabled(_:)` makes it false for views below.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// The size of symbols beside texts; `medium` unless it is set.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// The locale in which texts write numbers, dates and formats; `Locale.current` unless it is set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar in which texts and date pickers write dates; `Calendar.current` unless it is set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

/// The text size that a user chose, from `xSmall` up to the accessibility sizes.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Whether texts are smaller on the left side.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  init(_ category: UIContentSizeCategory) {
    let index = Self.categories.firstIndex(of: category)
    self = index.flatMap(Self.init(rawValue:)) ?? .large
  }
  var category: UIContentSizeCategory { Self.categories[rawValue] }
}

// MARK: Modifiers

struct ValueModifier: EnvironmentModifier {
  let set: (inout EnvironmentValues) -> Void
  func change(_ environment: inout EnvironmentValues) { set(&environment) }
}

/// A modifier that writes a value of the environment, for code that names the type of
/// `environment(_:_:)`.
public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  /// It has no body: it changes the environment of its content.
  public typealias Body = Never
  /// The value that is written.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value that views below find.
  public var value: Value
  /// Makes a modifier that writes one value of the environment.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
  /// Makes the node that hands the changed environment to its content.
  public static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    EnvironmentNode(view, context)
  }
}

struct ObjectModifier<T>: EnvironmentModifier {
  let object: T?
  func change(_ environment: inout EnvironmentValues) {
    environment.setObject(object, for: T.self)
  }
}

extension View {
  /// Sets a value of the environment of the views below.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value)) }
  /// Gives the views below an observable object, which they find by its type; nil takes it away.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectModifier(object: object))
  }
  /// Gives the views below an object, which they find by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectModifier(object: object))
  }
  /// Changes a value of the environment of the views below.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { modifier(ValueModifier { transform(&$0[keyPath: keyPath]) }) }

  /// Sets the font of texts below; nil for that of the environment's default.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the weight of texts below; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(ValueModifier { $0.fontChanges.weight = weight })
  }
  /// Sets the design of the system font below; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(ValueModifier { $0.fontChanges.design = design })
  }
  /// Shows texts below in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }
  /// Shows texts below in italics.
  public func italic(_ isActive: Bool = true) -> some View {
    modifier(ValueModifier { $0.fontChanges.isItalic = isActive })
  }
  /// Shows texts below in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }
  /// Shows texts below with digits of one width.
  public func monospacedDigit() -> some View {
    modifier(ValueModifier { $0.fontChanges.isMonospacedDigit = true })
  }
  /// Sets the colour of texts and shapes below; nil for the default.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      ValueModifier {
        $0.foregroundStyles = color.map { [$0] } ?? []
        $0.hasGivenForeground = color != nil
      })
  }
  /// Sets the style of texts and shapes below.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(styles: [style]))
  }
  /// Sets the first two levels of the style of texts and shapes below. A third is the first at less
  /// opacity.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { modifier(ForegroundModifier(styles: [primary, secondary])) }
  /// Sets the three levels of the style of texts and shapes below: primary, secondary and tertiary.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { modifier(ForegroundModifier(styles: [primary, secondary, tertiary])) }
  /// Sets the tint of controls below; nil for the default.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(ValueModifier { $0.tintStyle = tint })
  }
  /// Sets the tint colour of controls below; nil for the default.
  public func tint(_ tint: Color?) -> some View {
    modifier(ValueModifier { $0.tintStyle = tint })
  }
  /// Sets the tint of controls below, as it was called before iOS 15.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// Sets the maximum number of lines of texts below; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Sets the maximum number of lines of texts below, and the minimum whose height they take even
  /// with less text.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      ValueModifier {
        $0.lineLimit = limit.upperBound
        $0.minimumLines = limit.lowerBound
      })
  }
  /// Sets the maximum number of lines of texts below.
  ///
  /// - Parameter reservesSpace: Whether texts take the height of so many lines even with less text.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      ValueModifier {
        $0.lineLimit = limit
        $0.minimumLines = reservesSpace ? limit : 0
      })
  }
  /// Sets the points between the lines of texts below.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Sets the alignment of the lines of texts below.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets the part of a line of texts below that is cut away where it does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Sets the minimum factor, 0…1, by which texts below may shrink to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Sets the case of letters in texts below; nil for that of the text.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Whether controls below do not react; a disabled view around disables them in any case.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(ValueModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
  /// Sets the size of symbols below beside texts.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Sets whether views below are light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Sets the text size of views below.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Keeps the text size of views below within a range.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    modifier(
      ValueModifier {
        $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound)
      })
  }
}

/// Levels of a foreground style are those of the style that reaches the modifier.
struct ForegroundModifier: EnvironmentModifier {
  let styles: [any ShapeStyle]
  func change(_ environment: inout EnvironmentValues) {
    let outer = environment
    environment.hasGivenForeground = true
    environment.foregroundStyles = styles.map { style in
      AnyShapeStyle(style).isRelative
        ? FixedStyle(paint: style._paint(in: outer, level: 0)) : style
    }
  }
}

/// What a style was where it was set.
struct FixedStyle: ShapeStyle, @unchecked Sendable {
  typealias Resolved = Never
  let paint: _Paint
  func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    paint.faded(Self.opacity(at: level))
  }
}
