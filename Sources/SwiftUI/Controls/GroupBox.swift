/// A box with a title around what belongs together.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  private var used = UsedStyles()
  @Environment(\.groupBoxStyle) private var style

  /// Makes a box around a content, with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The box as the style around makes it.
  public var body: some View {
    style.body(used) {
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(view: AnyView(content)), used: $0)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Makes a box of what a style was asked for, in the style around.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    used = configuration.used
  }
}

// MARK: Styles

/// How boxes look, of which `groupBoxStyle(_:)` sets one for those below.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the view that stands for a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The label above the box.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The content of the box.
  public struct Content: View {
    let view: AnyView
    /// The content as it was given.
    public var body: some View { view }
  }
  /// The label; an empty view for a box without one.
  public let label: Label
  /// The content, which a style frames.
  public let content: Content
  let used: UsedStyles
}

/// The style of boxes for which none is set: a grey box below the label.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// The label in headline letters above the content, in a box with 16 points inside and corners of
  /// 8 points in the secondary background colour.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background {
      RoundedRectangle(cornerRadius: 8, style: .continuous)
        .fill(Color(.secondarySystemBackground))
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style for which none is set: a grey box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleLink<GroupBoxStyleConfiguration> {
    StyleLink { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: StyleLink<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of group boxes below.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styleLink(\.groupBoxStyle) { configuration in
      AnyView(StyleBody(style: style) { style in style.makeBody(configuration: configuration) })
    }
  }
}
