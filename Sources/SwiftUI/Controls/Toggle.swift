/// A switch with a label.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  private var used = UsedStyles()
  @Environment(\.toggleStyle) private var style

  /// Makes a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle as the style around makes it.
  public var body: some View {
    style.body(used) {
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(
          view: AnyView(label), listedViews: label.viewsOfList),
        isOn: isOn, used: $0)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle of what a style was asked for, in the style around.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    used = configuration.used
  }
}

/// How toggles look, of which `toggleStyle(_:)` sets one for those below.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the view that stands for a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The state and the label of a toggle, for its style.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View, ViewList {
    let view: AnyView
    let listedViews: [AnyView]
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The label, which a style puts beside the switch.
  public let label: Label
  /// Whether the toggle is on; a style writes it when it is tapped.
  @Binding public var isOn: Bool
  let used: UsedStyles
  init(label: Label, isOn: Binding<Bool>, used: UsedStyles) {
    self.label = label
    self.used = used
    _isOn = isOn
  }
}

/// The style of toggles for which none is set: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// The label and UIKit's switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label, and UIKit's switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  /// Makes the style of a switch in the tint of the environment.
  public init() { tint = nil }
  /// Makes the style of a switch in a colour.
  public init(tint: Color) { self.tint = tint }
  /// The label at the leading edge, and UIKit's switch at the trailing one.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleRow(configuration: configuration, tint: tint)
  }
}

private struct ToggleRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsHidden) private var hidesLabel
  @Environment(\.listKind) private var listKind

  var body: some View {
    if hidesLabel {
      SwitchControl(isOn: configuration.$isOn, tint: tint)
    } else {
      HStack {
        LabelColumn(label: configuration.label)
        Spacer()
        SwitchControl(isOn: configuration.$isOn, tint: tint)
          .padding(listKind == nil ? EdgeInsets() : ControlInsets.row)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style of a button.
  public init() {}
  /// A bordered button in the accent colour while the toggle is on, and one without a border while
  /// it is off.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      Button { configuration.isOn.toggle() } label: { configuration.label }
        .buttonStyle(.bordered).tint(.accentColor)
    } else {
      Button { configuration.isOn.toggle() } label: { configuration.label }
        .buttonStyle(.borderless)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style for which none is set: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style of a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style of a button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyleLink<ToggleStyleConfiguration> {
    StyleLink { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
  }
}
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var toggleStyle: StyleLink<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of toggles below.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styleLink(\.toggleStyle) { configuration in
      AnyView(StyleBody(style: style) { style in style.makeBody(configuration: configuration) })
    }
  }
  /// Hides the labels of controls below, which accessibility still names them by.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

/// UIKit's switch.
private struct SwitchControl: UIViewRepresentable {
  let isOn: Binding<Bool>
  let tint: Color?

  func makeCoordinator() -> ControlCoordinator<Bool> { ControlCoordinator() }
  func makeUIView(context: Context) -> UISwitch {
    let control = UISwitch()
    context.coordinator.follow(control) { $0.isOn }
    return control
  }
  func updateUIView(_ control: UISwitch, context: Context) {
    context.coordinator.value = isOn
    if control.isOn != isOn.wrappedValue { control.isOn = isOn.wrappedValue }
    let color = (tint ?? context.environment.tintColor).map {
      UIColor(cgColor: $0.cgColor(in: context.environment))
    }
    context.coordinator.show(tint: color) { control.onTintColor = $0 }
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISwitch, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}

/// Hands a tint on to a view of UIKit's. Where there is none, an appearance's colour stays.
@MainActor class TintCoordinator {
  private var given: UIColor?

  final func show(tint: UIColor?, _ set: (UIColor?) -> Void) {
    if tint != nil || given != nil { set(tint) }
    given = tint
  }
}

/// Writes what a control of UIKit's says to a binding.
@MainActor final class ControlCoordinator<Value: Equatable>: TintCoordinator {
  var value: Binding<Value>?

  /// - Parameter read: What the control shows now.
  func follow<Control: UIControl>(
    _ control: Control, _ event: UIControl.Event = .valueChanged,
    read: @escaping (Control) -> Value
  ) {
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        let new = read(control)
        if value?.wrappedValue != new { value?.wrappedValue = new }
      }, for: event)
  }
}
