/// The standard look: the label in the tint, a destructive one red, a disabled one gray.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label in the tint, at three quarters of its opacity while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: ConfiguredButtonStyle(kind: .borderless), configuration: configuration)
  }
}

/// The label in the tint, a destructive one red, a disabled one gray.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label in the tint, at three quarters of its opacity while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: ConfiguredButtonStyle(kind: .borderless), configuration: configuration)
  }
}

/// The label as it is, at three quarters of its opacity while it is pressed and at half while it is
/// disabled.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: ConfiguredButtonStyle(kind: .plain), configuration: configuration)
  }
}

/// The label in the tint, on gray, or on the faint tint where one was set or the button is
/// destructive. The margins are those of `UIButton.Configuration.bordered()`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: ConfiguredButtonStyle(kind: .bordered), configuration: configuration)
  }
}

/// The label in white on the tint, which is red for a destructive button.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: ConfiguredButtonStyle(kind: .prominent), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The standard look, which is that of `borderless`.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on a faint background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The looks of `UIButton.Configuration`, with its lengths and colours.
private struct ConfiguredButtonStyle: ButtonStyle {
  enum Kind { case plain, borderless, bordered, prominent }

  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.explicitTint) private var explicitTint
  @Environment(\.hasGivenForeground) private var hasGivenForeground
  @Environment(\.listKind) private var listKind
  @Environment(\.multilineTextAlignment) private var alignment

  /// The lines of a label are centred, but in the rows of lists.
  func makeBody(configuration: Configuration) -> some View {
    look(configuration).multilineTextAlignment(listKind == nil ? .center : alignment)
  }

  @ViewBuilder private func look(_ configuration: Configuration) -> some View {
    switch kind {
    case .plain:
      configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
    case .borderless:
      configuration.label.foregroundStyle(foreground(configuration))
        .opacity(configuration.isPressed ? 0.75 : 1)
    case .bordered, .prominent:
      let size = controlSize.buttonSize
      let insets = size.insets
      configuration.label
        .font(size.isSubheadline ? .subheadline : .body)
        .foregroundStyle(foreground(configuration))
        .padding(insets)
        .background { BorderShape(shape: shape, size: controlSize).fill(fill(configuration)) }
    }
  }

  private func tint(_ configuration: Configuration) -> AnyShapeStyle {
    configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  /// A foreground style that is given outside of the button goes before the style's own, also
  /// where the button is disabled or destructive.
  private func foreground(_ configuration: Configuration) -> AnyShapeStyle {
    if hasGivenForeground { return AnyShapeStyle(HierarchicalShapeStyle.primary) }
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if kind == .prominent { return AnyShapeStyle(Color.white) }
    let tint = tint(configuration)
    return kind == .bordered && configuration.isPressed
      ? AnyShapeStyle(tint.opacity(0.75)) : tint
  }

  private func fill(_ configuration: Configuration) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiarySystemFill)) }
    let tint = tint(configuration)
    if kind == .prominent {
      return configuration.isPressed ? AnyShapeStyle(tint.opacity(0.75)) : tint
    }
    let isTinted = explicitTint || configuration.role == .destructive
    return isTinted ? AnyShapeStyle(tint.opacity(0.18)) : AnyShapeStyle(Color(.secondarySystemFill))
  }
}

/// The background of a bordered button.
private struct BorderShape: Shape {
  let shape: ButtonBorderShape
  let size: ControlSize

  func path(in rect: CGRect) -> Path {
    let radius: CGFloat
    switch shape.kind {
    case .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .rounded(let own?): radius = own
    case .rounded(nil), .automatic: radius = size == .large || size == .extraLarge ? 8.75 : 5.95
    }
    return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
  }
}

/// How large controls are: buttons with a border and circles of progress here.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  fileprivate struct ButtonSize {
    let insets: EdgeInsets
    let isSubheadline: Bool
  }

  fileprivate var buttonSize: ButtonSize {
    var configuration = UIButton.Configuration.bordered()
    configuration.buttonSize =
      switch self {
      case .mini: .mini
      case .small: .small
      case .regular: .medium
      case .large, .extraLarge: .large
      }
    let insets = configuration.contentInsets
    return ButtonSize(
      insets: EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing),
      isSubheadline: self == .mini || self == .small)
  }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }
  let kind: Kind
  /// The shape that the system chooses: a rectangle with corners of 5.95 points, 8.75 where the
  /// control is large.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle in the middle of the button's frame.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with corners of 5.95 points, 8.75 where the control is large.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}
private enum BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The size of controls; `regular` at first. It changes the margins and fonts of bordered
  /// buttons, and makes circles of progress large.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The shape of bordered buttons; `automatic` at first.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
  /// Whether a modifier set the tint.
  var explicitTint: Bool { tintStyle != nil }
}

extension View {
  /// Sets the size of the controls in the view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Sets the shape of the bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
