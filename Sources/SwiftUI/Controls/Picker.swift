/// A control that picks one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerKind) private var kind
  @Environment(\.listKind) private var listKind
  @Environment(\.labelsHidden) private var hidesLabel

  /// Makes a picker of one of the values by which views of the content are tagged.
  ///
  /// - Parameter content: The options, each with a `tag(_:)` of the selection's type; those of a
  ///   `ForEach` have their identifiers as tags.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Makes a picker as it was written before iOS 15.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// What the style makes of the options; in rows of lists the label is beside or above them.
  @ViewBuilder public var body: some View {
    let choice = PickerChoice(
      selection: selection.wrappedValue as AnyHashable,
      choose: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } },
      kind: kind)
    let options = OptionsReader(content: tagged, choice: choice)
    switch (kind, listKind == nil) {
    case (.menu, false) where !hidesLabel:
      RowPair(label: label, content: options.padding(ControlInsets.menu))
        .accessibilityElement(children: .combine)
    case (.navigationLink, false):
      NavigationLink {
        List { OptionsReader(content: tagged, choice: choice.with(.inline)) }
          .navigationTitle(label as? Text ?? Text(verbatim: ""))
      } label: {
        RowPair(label: label, content: options)
      }
    case (.inline, false):
      if !hidesLabel { label.foregroundStyle(.secondary) }
      options
    default:
      options.accessibilityLabelled(by: kind == .menu ? label as? Text : nil)
    }
  }

  private var tagged: some View {
    content.environment(\.tagsElements, true).environment(\.makesRowsLazily, false)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

private enum PickerKindKey: EnvironmentKey { static var defaultValue: _PickerKind { .menu } }
private enum TagsElementsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
  /// Whether elements of a `ForEach` have their identifiers as tags.
  var tagsElements: Bool {
    get { self[TagsElementsKey.self] }
    set { self[TagsElementsKey.self] = newValue }
  }
}

struct TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Sets the style of pickers below.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }
  /// Names the view as the value of an option, for pickers and tab views around.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    layoutValue(key: TagKey.self, value: tag as AnyHashable)
  }
}

// MARK: Options

/// A choice without its type.
struct PickerChoice {
  let selection: AnyHashable
  let choose: (AnyHashable) -> Void
  let kind: _PickerKind

  func with(_ kind: _PickerKind) -> PickerChoice {
    PickerChoice(selection: selection, choose: choose, kind: kind)
  }
}

struct PickerOption: Equatable {
  let tag: AnyHashable?
  let title: String?
  let image: UIImage?
}

/// Shows the views of a picker's content as what its style makes of them.
struct OptionsReader<Content: View>: View {
  typealias Body = Never
  let content: Content
  let choice: PickerChoice
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    OptionsNode(view, context)
  }
}

/// The content's nodes are there for what they say; the style's are shown.
final class OptionsNode<Content: View>: _Node<OptionsReader<Content>> {
  /// Learns of changes of the options.
  private final class Probe: LayoutItem {
    var onChange: () -> Void = {}
    override func contentDidChange() { onChange() }
  }

  private var content: _Node<Content>?
  private var shown: _Node<PickerBody>?
  private let probe = Probe()

  override init(_ view: OptionsReader<Content>, _ context: _NodeContext) {
    super.init(view, context)
    content = Content._makeNode(view.content, self.context())
    shown = PickerBody._makeNode(pickerBody, self.context())
    probe.onChange = { [unowned self] in optionsDidChange() }
  }

  private var pickerBody: PickerBody {
    PickerBody(options: content?.items.map(option) ?? [], choice: view.choice)
  }

  private func option(_ item: LayoutItem) -> PickerOption {
    item.parentItem = probe
    var (title, image): (String?, UIImage?)
    func visit(_ item: LayoutItem) {
      if let text = item as? TextItem, title == nil { title = text.content.string }
      if let picture = item as? ImageItem, image == nil { image = picture.pictureInOneColor }
      item.childItems.forEach(visit)
    }
    visit(item)
    return PickerOption(tag: item.value(TagKey.self) ?? item.elementTag, title: title, image: image)
  }

  /// Whether the update that runs reads the options when the content is up to date.
  private var isUpdatingContent = false

  private func optionsDidChange() {
    if !isUpdatingContent { markDirty() }
  }

  override func didUpdate(from old: OptionsReader<Content>, viewChanged: Bool) {
    isUpdatingContent = true
    content?.update(view.content, environment)
    isUpdatingContent = false
    refresh()
  }
  override func refresh() { shown?.update(pickerBody, environment) }
  override func absorbsItemChange() -> Bool {
    optionsDidChange()
    return false
  }
  override func makeItems() -> [LayoutItem] { shown?.items ?? [] }
  override var childNodes: [_ViewNode] { shown.map { [$0] } ?? [] }
  override func willBeRemoved() { content?.remove() }
}
