extension ShapeStyle {
  /// Levels of a style, each fainter.
  public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let style: Style
  let level: Int
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
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .placeholder)._paint(in: environment, level: level)
  }
}
/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .link)._paint(in: environment, level: level)
  }
}
/// The style of fills, for controls' backgrounds.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .fill)._paint(in: environment, level: level)
  }
}
/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .selection)._paint(in: environment, level: level)
  }
}
/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    SystemShapeStyle(role: .windowBackground)._paint(in: environment, level: level)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: Self { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { .init() } }
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: Self { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: Self { .init() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
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
