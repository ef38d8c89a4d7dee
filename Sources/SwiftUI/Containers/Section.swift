/// Views that belong together, with a header and a footer. In lists and forms they are a card of
/// rows, elsewhere views one after the other.
@MainActor @preconcurrency public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// It has no body: its parts are shown one after the other.
  public typealias Body = Never
  /// Makes the node that hands the parts to the list, or to the container around.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    SectionNode(view, context)
  }

  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  /// Makes a section as it was written before iOS 15.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  /// Makes a section with a footer, as it was written before iOS 15.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  /// Makes a section with a header, as it was written before iOS 15.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
  /// Makes a section whose content is there while it is expanded. Differs: the header has no button
  /// that changes it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title above it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// Makes a section with a title above it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// Makes a section with a title above it, whose content is there while it is expanded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// What a list needs to know of a section.
final class SectionParts {
  var header: LayoutItem?
  var footer: LayoutItem?
  var prominence = Prominence.standard
}

struct SectionPartsKey: LayoutValueKey { static var defaultValue: SectionParts? { nil } }

/// Stands before a section's rows in the flat list of items, so that the list also knows of a
/// section without rows.
final class SectionMarkerItem: LayoutItem {
  let parts: SectionParts
  init(_ parts: SectionParts) { self.parts = parts }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    key == SectionPartsKey.self ? parts as? K.Value ?? K.defaultValue : K.defaultValue
  }
}

/// A row with its section.
final class SectionRowItem: UnaryItem {
  let parts: SectionParts
  init(_ content: LayoutItem, _ parts: SectionParts) {
    self.parts = parts
    super.init(content)
  }
  override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == SectionPartsKey.self, let value = parts as? K.Value { return value }
    return super.value(key)
  }
}

final class SectionNode<Parent: View, Content: View, Footer: View>:
  _Node<Section<Parent, Content, Footer>>
{
  private var header: _Node<Parent>?
  private var content: _Node<Content>?
  private var footer: _Node<Footer>?
  private var headerRoot: SecondaryRoot<Parent>?
  private var footerRoot: SecondaryRoot<Footer>?
  private let parts = SectionParts()
  private lazy var marker = SectionMarkerItem(parts)
  private var rows: [ObjectIdentifier: SectionRowItem] = [:]

  override init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
    super.init(view, context)
    if environment.listKind != nil {
      headerRoot = SecondaryRoot(view.header, self.context(edge(isHeader: true)))
    } else {
      header = Parent._makeNode(view.header, self.context())
    }
    content = Content._makeNode(view.content, self.context())
    if environment.listKind != nil {
      footerRoot = SecondaryRoot(view.footer, self.context(edge(isHeader: false)))
    } else {
      footer = Footer._makeNode(view.footer, self.context())
    }
  }

  private func edge(isHeader: Bool) -> EnvironmentValues {
    var result = environment
    environment.listKind?.setUpEdge(&result, isHeader: isHeader)
    return result
  }

  override func didUpdate(from old: Section<Parent, Content, Footer>, viewChanged: Bool) {
    header?.update(view.header, environment)
    headerRoot?.update(view.header, edge(isHeader: true))
    content?.update(view.content, environment)
    footer?.update(view.footer, environment)
    footerRoot?.update(view.footer, edge(isHeader: false))
    if old.isExpanded?.wrappedValue != view.isExpanded?.wrappedValue { itemsChanged() }
  }

  override func makeItems() -> [LayoutItem] {
    let isExpanded = view.isExpanded?.wrappedValue ?? true
    let own = isExpanded ? content?.items ?? [] : []
    guard let headerRoot, let footerRoot else {
      return (header?.items ?? []) + own + (footer?.items ?? [])
    }
    headerRoot.item.setUp(headerRoot.environment)
    footerRoot.item.setUp(footerRoot.environment)
    parts.header = headerRoot.item.childItems.isEmpty ? nil : headerRoot.item
    parts.footer = footerRoot.item.childItems.isEmpty ? nil : footerRoot.item
    parts.prominence = environment.headerProminence
    var kept: [ObjectIdentifier: SectionRowItem] = [:]
    let items = own.map { item in
      let row = rows[ObjectIdentifier(item)] ?? SectionRowItem(item, parts)
      row.setUp(environment)
      kept[ObjectIdentifier(item)] = row
      return row
    }
    rows = kept
    return [marker] + items
  }

  override var childNodes: [_ViewNode] {
    let all: [_ViewNode?] = [header, headerRoot, content, footer, footerRoot]
    return all.compactMap(\.self)
  }
  override var shownName: String? { environment.listKind == nil ? nil : "Section" }
}
