/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View>: View {
  let content: AnyView
  let label: AnyView
  private var used = UsedStyles()
  @Environment(\.controlGroupStyle) private var style

  /// Groups controls without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.content = AnyView(content())
    label = AnyView(EmptyView())
  }

  /// Groups controls with a label, which only some styles show.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = AnyView(content())
    self.label = AnyView(label())
  }

  /// The group as the style around makes it.
  public var body: some View {
    style.body(used) {
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(view: content),
        label: ControlGroupStyleConfiguration.Label(view: label), used: $0)
    }
  }
}

/// What a group with a label is told apart by.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  /// The controls without the label.
  public var body: some View { content }
}

extension ControlGroup {
  /// Groups controls with a title, which only some styles show.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
  /// Groups controls with a title, which only some styles show.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  /// Groups controls with a title and a symbol, which only some styles show.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group of what a style was asked for, in the style around.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = AnyView(configuration.content)
    label = AnyView(configuration.label)
    used = configuration.used
  }
}

// MARK: Styles

/// How controls of a group are arranged.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes the view that stands for a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls, for its style.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content: View {
    let view: AnyView
    /// The controls as they were given.
    public var body: some View { view }
  }
  /// The label of the group.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The controls, which a style arranges.
  public let content: Content
  /// The label; an empty view for a group without one.
  public let label: Label
  let used: UsedStyles
}

/// Controls are beside each other, without the label.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// The controls in a row, without the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// Controls are beside each other, without the label.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style of groups in navigation bars.
  public init() {}
  /// The controls in a row, without the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// Controls are in a menu that the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style of groups that are menus.
  public init() {}
  /// A menu of the controls, of which the label is shown.
  public func makeBody(configuration: Configuration) -> some View {
    Menu { configuration.content } label: { configuration.label }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style for which none is set.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of groups in navigation bars.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style of groups that are menus.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleLink<ControlGroupStyleConfiguration> {
    StyleLink { AnyView(AutomaticControlGroupStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: StyleLink<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of groups of controls below.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styleLink(\.controlGroupStyle) { configuration in
      AnyView(StyleBody(style: style) { style in style.makeBody(configuration: configuration) })
    }
  }
}
