/// A label that shows and hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isGiven: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Makes a group that opens and closes by itself; it is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isGiven = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group that is open while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isGiven = isExpanded
    self.label = label()
    self.content = content
  }

  /// The group as the style around makes it.
  public var body: some View {
    let content = content
    style.body(UsedStyles()) { _ in
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
        content: DisclosureGroupStyleConfiguration.Content { AnyView(content()) },
        isExpanded: isGiven ?? $isOpen)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that opens and closes by itself; it is closed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a group with a title that opens and closes by itself; it is closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  /// Makes a group with a title that is open while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
  /// Makes a group with a title that is open while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}

// MARK: Styles

/// How groups show and hide their content.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes the view that stands for a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The label that is always shown.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The content that is shown while the group is expanded.
  public struct Content: View {
    /// Makes the content, for the places where it is shown alone.
    let view: () -> AnyView
    /// The content, which is made where it is shown.
    public var body: some View { view() }
  }
  /// The label, which is always shown.
  public let label: Label
  /// The content, which a style shows while the group is expanded.
  public let content: Content
  /// Whether the content is shown; a style writes it when the label is tapped.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The content below the label, which has an arrow at its end.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// A button with the label and an arrow, and the content below while the group is expanded.
  /// Differs: the arrow does not turn, it is another one.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button { configuration.isExpanded.toggle() } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
            .imageScale(.small).accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style for which none is set: the content below the label.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleLink<DisclosureGroupStyleConfiguration> {
    StyleLink { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: StyleLink<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of disclosure groups below.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styleLink(\.disclosureGroupStyle) { configuration in
      AnyView(StyleBody(style: style) { style in style.makeBody(configuration: configuration) })
    }
  }
}
