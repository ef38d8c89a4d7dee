/// What modifiers of views say of the texts inside.
struct TextChanges: Hashable {
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale: CGFloat = 1
}

private enum TextChangesKey: EnvironmentKey {
  static var defaultValue: TextChanges { TextChanges() }
}

extension EnvironmentValues {
  var textChanges: TextChanges {
    get { self[TextChangesKey.self] }
    set { self[TextChangesKey.self] = newValue }
  }
}

/// Whether texts can be selected, which changes no picture.
public protocol TextSelectability { static var allowsSelection: Bool { get } }
/// The wish that texts can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True, which changes no picture.
  public static let allowsSelection = true
}
/// The wish that texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False, which changes no picture.
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected, which changes no picture.
  public static var enabled: Self { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected, which changes no picture.
  public static var disabled: Self { .init() }
}

extension View {
  private func text(_ change: @escaping (inout TextChanges) -> Void) -> some View {
    transformEnvironment(\.textChanges, transform: change)
  }
  /// Adds points between the characters of texts below.
  public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }
  /// Adds points after every character of texts below.
  public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }
  /// Raises texts below by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text { $0.baselineOffset = baselineOffset }
  }
  /// Draws a line below texts.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }
  /// Draws a line through texts.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }
  /// Sets the scale of texts below beside others.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    text { if isEnabled { $0.scale = scale.factor } }
  }
  /// Has no effect: no text is selected here.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Sets the minimum number of lines whose height texts below take, without a maximum.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(
      ValueModifier {
        $0.lineLimit = nil
        $0.minimumLines = limit.lowerBound
      })
  }
  /// Sets the maximum number of lines of texts below, without a minimum.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(
      ValueModifier {
        $0.lineLimit = limit.upperBound
        $0.minimumLines = 0
      })
  }

  /// Keeps the text size below within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(
      ValueModifier { environment in
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let least = sizes.first, let most = sizes.last else { return }
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
      })
  }
}
