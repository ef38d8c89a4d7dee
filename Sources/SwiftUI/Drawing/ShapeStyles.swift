extension ShapeStyle {
  /// The second level of the style, which is fainter.
  public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

/// A fainter level of a style.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  let style: Style
  let level: Int
  /// What the style inside fills with, at the level.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    style._paint(in: environment, level: level + self.level)
  }
}

/// A colour of the system's.
struct SystemShapeStyle: ShapeStyle {
  typealias Resolved = Never
  enum Role { case placeholder, link, fill, selection, windowBackground }
  let role: Role

  func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let color: UIColor =
      switch role {
      case .placeholder: .placeholderText
      case .link: .link
      case .fill:
        [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill][
          min(max(level, 0), 3)]
      case .selection: .tintColor
      case .windowBackground: .systemBackground
      }
    if role == .selection { return Color.accentColor._paint(in: environment, level: level) }
    return .color(color.resolvedColor(with: environment.traits).cgColor)
  }
}

/// The style of placeholders in fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// Makes the style, which depends on the environment alone.
  public init() {}
  /// The colour of UIKit's placeholders; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .placeholder)._paint(in: environment, level: level)
  }
}
/// The style of links, that of UIKit's.
public struct LinkShapeStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// Makes the style, which depends on the environment alone.
  public init() {}
  /// The colour of UIKit's links; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .link)._paint(in: environment, level: level)
  }
}
/// The style of fills, for controls' backgrounds.
public struct FillShapeStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// Makes the style, which depends on the environment alone.
  public init() {}
  /// The colour of UIKit's fills at the level, of which there are four.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .fill)._paint(in: environment, level: level)
  }
}
/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// Makes the style, which depends on the environment alone.
  public init() {}
  /// The accent colour of the environment, at a level.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .selection)._paint(in: environment, level: level)
  }
}
/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// Makes the style, which depends on the environment alone.
  public init() {}
  /// The system's background colour; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .windowBackground)._paint(in: environment, level: level)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of UIKit's placeholders, as a style.
  public static var placeholder: Self { .init() }
}
/// The colour of UIKit's links, as a style.
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { .init() } }
/// The colour of UIKit's fills, as a style.
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { .init() } }
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The accent colour of the environment, as a style for what is selected.
  public static var selection: Self { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The system's background colour, as a style.
  public static var windowBackground: Self { .init() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The fifth level of the foreground style.
  public static var quinary: Self { .init(level: 4) }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What `.background` is; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of backgrounds below.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// A shadow that a style gives what it fills.
public struct ShadowStyle: Equatable, Sendable {
  /// A shadow behind what is filled; lengths are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow at the edges inside of what is filled; lengths are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// A style with a shadow.
///
/// Not drawn: the shadow (`FidelityFeature.visualEffect`).
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  let style: Style
  /// What the style inside fills with.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    FidelityLedger.note(.visualEffect, "The shadow of a style")
    return style._paint(in: environment, level: level)
  }
}

extension ShapeStyle {
  /// The style with a shadow. Not drawn: the shadow (`FidelityFeature.visualEffect`).
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self) }
}
