/// One of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerKind) private var kind
  @Environment(\.listKind) private var listKind
  @Environment(\.labelsHidden) private var hidesLabel

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  @ViewBuilder public var body: some View {
    let choice = PickerChoice(
      selection: selection.wrappedValue as AnyHashable,
      choose: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } },
      kind: kind)
    let options = OptionsReader(
      content: content.environment(\.tagsElements, true).environment(\.makesRowsLazily, false),
      choice: choice)
    if listKind != nil, kind == .menu, !hidesLabel {
      RowPair(label: label, content: options.padding(ControlInsets.menu))
        .accessibilityElement(children: .combine)
    } else {
      options.accessibilityLabelled(by: kind == .menu ? label as? Text : nil)
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

/// How pickers look.
@MainActor @preconcurrency public protocol PickerStyle {
  var _kind: _PickerKind { get }
}

public enum _PickerKind: Sendable { case menu, segmented }

/// A menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
/// The chosen value with arrows. Differs: a tap opens no menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
/// UIKit's segments.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
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
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }
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
    probe.onChange = { [unowned self] in markDirty() }
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

  override func didUpdate(from old: OptionsReader<Content>, viewChanged: Bool) {
    content?.update(view.content, environment)
    refresh()
  }
  override func refresh() { shown?.update(pickerBody, environment) }
  override func absorbsItemChange() -> Bool {
    markDirty()
    return false
  }
  override func makeItems() -> [LayoutItem] { shown?.items ?? [] }
  override var childNodes: [_ViewNode] { shown.map { [$0] } ?? [] }
  override func willBeRemoved() { content?.remove() }
}

/// A picker with known options.
struct PickerBody: View {
  let options: [PickerOption]
  let choice: PickerChoice
  @Environment(\.listKind) private var listKind

  private var selected: PickerOption? { options.first { $0.tag == choice.selection } }

  var body: some View {
    if choice.kind == .segmented {
      SegmentsControl(options: options, choice: choice)
    } else {
      HStack(spacing: 4) {
        if let image = selected?.image { Image(uiImage: image) }
        if let title = selected?.title { Text(verbatim: title) }
        VStack(spacing: 1) {
          Image(systemName: "chevron.up")
          Image(systemName: "chevron.down")
        }
        .font(.caption2).imageScale(.small).accessibilityHidden(true)
      }
      .foregroundStyle(listKind == nil ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .padding(.vertical, 7)
      .padding(.horizontal, 12)
      .accessibilityElement(children: .ignore)
      .accessibilityValue(Text(verbatim: selected?.title ?? ""))
      .accessibilityAddTraits(.isButton)
    }
  }
}

/// UIKit's segments.
private struct SegmentsControl: UIViewRepresentable {
  let options: [PickerOption]
  let choice: PickerChoice

  final class Coordinator {
    var options: [PickerOption] = []
    var choose: (AnyHashable) -> Void = { _ in }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl()
    let coordinator = context.coordinator
    control.addAction(
      UIAction { [weak control] _ in
        guard let index = control?.selectedSegmentIndex,
          coordinator.options.indices.contains(index), let tag = coordinator.options[index].tag
        else { return }
        coordinator.choose(tag)
      }, for: .valueChanged)
    return control
  }
  func updateUIView(_ control: UISegmentedControl, context: Context) {
    context.coordinator.choose = choice.choose
    if context.coordinator.options != options {
      context.coordinator.options = options
      control.removeAllSegments()
      for (index, option) in options.enumerated() {
        if let title = option.title {
          control.insertSegment(withTitle: title, at: index, animated: false)
        } else {
          control.insertSegment(with: option.image, at: index, animated: false)
        }
      }
    }
    control.selectedSegmentIndex =
      options.firstIndex { $0.tag == choice.selection } ?? UISegmentedControl.noSegment
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: max(proposal.width ?? own.width, 0), height: own.height)
  }
}
