/// A label that opens a page.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Makes a label that opens a page.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button with the label, which opens the page by the environment's `openURL`.
  public var body: some View { Button { openURL(destination) } label: { label } }
}

extension Link where Label == Text {
  /// Makes a title that opens a page.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Makes a title that opens a page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// An action that opens pages.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What an action did with a page. Differs: it cannot leave a page to the system.
  public struct Result: Sendable {
    let isHandled: Bool
    /// The action opened the page.
    public static let handled = Result(isHandled: true)
    /// The page was not opened.
    public static let discarded = Result(isHandled: false)
  }

  private let handler: (URL) -> Result

  /// Makes an action of a closure, which is given each page.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a page, by the action's closure.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens a page, and tells at once whether it was opened.
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
  /// Opens a page: by the action of a view above, otherwise as UIKit does.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
