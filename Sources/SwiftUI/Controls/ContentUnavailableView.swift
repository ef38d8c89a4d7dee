/// What stands where there is no content: an icon, a title, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of parts: an icon above a title, a description below in secondary letters, and
  /// actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other, in the middle of all that is offered.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view with a symbol above a title and, unless it is nil, a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  /// Makes a view with an image above a title and, unless it is nil, a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
  /// Makes a view with an image above a title and, unless it is nil, a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
  /// Makes a view with a symbol above a title and, unless it is nil, a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What a search without results shows. Differs: it does not know the text of the nearest
  /// searchable view.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    .init(
      label: { Label(text: nil) }, description: { Description() }, actions: { Actions() })
  }

  /// What a search for a text without results shows.
  ///
  /// - Parameter text: What was looked for; without characters the title does not name it.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    .init(
      label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}

/// The parts of what a search without results shows.
public struct SearchUnavailableContent {
  /// The label of the view for a search without results.
  public struct Label: View {
    let text: String?
    /// A magnifying glass, and a title that names the text. Differs: it is English in every locale.
    public var body: some View {
      SwiftUI.Label {
        if let text, !text.isEmpty {
          Text(verbatim: "No Results for “\(text)”")
        } else {
          Text(verbatim: "No Results")
        }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  /// The description of the view for a search without results.
  public struct Description: View {
    /// A hint for the next search. Differs: it is English in every locale.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }
  /// The actions of the view for a search without results, of which there are none.
  public struct Actions: View {
    /// Nothing, as there are no actions.
    public var body: some View { EmptyView() }
  }
}

/// A large gray icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
