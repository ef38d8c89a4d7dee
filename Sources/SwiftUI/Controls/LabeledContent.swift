/// A value with what it is called: the label at the leading edge, the value at the trailing one.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    RowPair(label: label, content: content.foregroundStyle(.secondary))
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
        label
        content
      }
    } else {
      HStack {
        label
        Spacer()
        content
      }
    }
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

/// A label that opens a page.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View { Button { openURL(destination) } label: { label } }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// What opens pages.
@MainActor @preconcurrency public struct OpenURLAction {
  public struct Result: Sendable {
    let isHandled: Bool
    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: false)
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

/// Without an action in the environment a page goes where UIKit's pages go.
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction {
    MainActor.unchecked {
      OpenURLAction { url in
        UIApplication.shared.open(url)
        return .handled
      }
    }
  }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A box with a title around what belongs together.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background {
      RoundedRectangle(cornerRadius: 8, style: .continuous)
        .fill(Color(.secondarySystemBackground))
    }
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
