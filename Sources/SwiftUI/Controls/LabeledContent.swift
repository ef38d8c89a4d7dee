/// A value with what it is called: the label at the leading edge, the value at the trailing one.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  private var used = UsedStyles()
  @Environment(\.labeledContentStyle) private var style

  /// Makes a value with a label, of two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Both parts as the style around makes them.
  public var body: some View {
    style.body(used) {
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(
          view: AnyView(label), listedViews: label.viewsOfList),
        content: LabeledContentStyleConfiguration.Content(view: AnyView(content)), used: $0)
    }
  }
}

/// A label and its value at the ends of a row; below each other in rows of lists with the text
/// sizes of accessibility.
struct RowPair<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.listKind) private var listKind
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    if listKind != nil, textSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        LabelColumn(label: label)
        content
      }
    } else {
      HStack {
        LabelColumn(label: label)
        Spacer()
        content
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a string with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  /// Makes what a format makes of a value, in the environment's locale, with a title.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
  /// Makes what a format makes of a value, in the environment's locale, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
  /// Makes a string with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes both parts of what a style was asked for, in the style around.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    used = configuration.used
  }
}

// MARK: Styles

/// How labels and values are arranged.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the view that stands for a label and its value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled content, for its style.
public struct LabeledContentStyleConfiguration {
  /// The label that says what the content is, without its type.
  public struct Label: View, ViewList {
    let view: AnyView
    let listedViews: [AnyView]
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The content beside the label.
  public struct Content: View {
    let view: AnyView
    /// The content as it was given.
    public var body: some View { view }
  }
  /// The label, which a style puts beside the content.
  public let label: Label
  /// The content, which a style puts beside the label.
  public let content: Content
  let used: UsedStyles
}

/// The style of labelled content for which none is set: the value is in secondary letters.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// The label at the leading edge and the content in secondary letters at the trailing one; below
  /// each other in rows of lists with the text sizes of accessibility.
  public func makeBody(configuration: Configuration) -> some View {
    RowPair(
      label: configuration.label, content: configuration.content.foregroundStyle(.secondary))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style for which none is set: both parts at the ends of a row.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: StyleLink<LabeledContentStyleConfiguration> {
    StyleLink {
      AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0))
    }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: StyleLink<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labelled content below.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styleLink(\.labeledContentStyle) { configuration in
      AnyView(StyleBody(style: style) { style in style.makeBody(configuration: configuration) })
    }
  }
}
