/// The meaning of a button.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// The button takes something away for good: it is red in all standard styles but the plain one.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button leaves things as they were. It looks like an ordinary one; alerts show
  /// it as one that cancels.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A label that runs an action when it is tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  private var used = UsedStyles()
  @Environment(\.buttonStyle) private var style

  /// Makes a button with a label of views; a role of nil stands for an ordinary button.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes an ordinary button with a label of views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// What the style around makes of the label.
  public var body: some View {
    style.body(used) {
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(view: AnyView(label)),
        action: action, used: $0)
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }
  /// Makes a button with a title that is taken as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a localized title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Makes a button with a title that is taken as it is and a symbol of the system.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style was asked for, as the next style further out would show it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    used = configuration.used
  }
}

/// How buttons look that are pressed as the standard ones are.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the look of a button; a touch on it runs the button's action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The state and the label of a button, for its style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let view: AnyView
    /// The view that the button was given.
    public var body: some View { view }
  }
  /// The button's role; nil for an ordinary one.
  public let role: ButtonRole?
  /// The label of the button, to be put into the style's view.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// How buttons look and what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the look of a button, and what runs its action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The action and the label of a button, for its style.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let view: AnyView
    /// The view that the button was given.
    public var body: some View { view }
  }
  /// The button's role; nil for an ordinary one.
  public let role: ButtonRole?
  /// The label of the button, to be put into the style's view.
  public let label: Label
  let action: () -> Void
  let used: UsedStyles
  /// Runs the action of the button.
  public func trigger() { action() }
}

/// A button of a style that does not say what presses it.
struct PressedButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    StyleBody(style: style) { style in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role,
          label: ButtonStyleConfiguration.Label(view: configuration.label.view),
          isPressed: isPressed))
    }
    .modifier(TouchModifier(action: configuration.action) { isPressed = $0 })
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyleLink<PrimitiveButtonStyleConfiguration> {
    StyleLink { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var buttonStyle: StyleLink<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in the view; a touch on what the style shows presses them.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styleLink(\.buttonStyle) { AnyView(PressedButton(style: style, configuration: $0)) }
  }
  /// Sets the style of the buttons in the view; the style says what presses them.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styleLink(\.buttonStyle) { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
}
