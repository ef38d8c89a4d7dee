/// A view in front of or behind another, made of what that one's views say.
struct PreferenceValueModifier<Key: PreferenceKey, Content: View>: SecondaryProvider {
  let isBehind: Bool
  let alignment: Alignment
  let content: (Key.Value) -> Content

  func secondary(for base: _ViewNode) -> PreferenceValueView<Key, Content> {
    PreferenceValueView(base: WeakNode(node: base), content: content)
  }
  func makeItem(_ content: LayoutItem, _ secondary: LayoutItem) -> SecondaryItem {
    let item = SecondaryItem(content)
    item.secondary = secondary
    return item
  }
  func update(_ item: SecondaryItem) {
    item.isBehind = isBehind
    item.alignment = alignment
  }
  var isSecondaryFirst: Bool { isBehind }
}

/// Shows what a preference of another node makes.
struct PreferenceValueView<Key: PreferenceKey, Content: View>: View {
  typealias Body = Never
  let base: WeakNode
  let content: (Key.Value) -> Content
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    PreferenceValueNode(view, context)
  }
}

final class PreferenceValueNode<Key: PreferenceKey, Content: View>:
  _Node<PreferenceValueView<Key, Content>>
{
  private var node: _Node<Content>?
  private var shown: Key.Value
  /// How often the content was made anew in one settling.
  private var rounds = (settling: 0, count: 0)

  override init(_ view: PreferenceValueView<Key, Content>, _ context: _NodeContext) {
    let value = view.base.node?.told(Key.self) ?? Key.defaultValue
    shown = value
    super.init(view, context)
    let content = graph.tracking(self) { view.content(value) }
    node = Content._makeNode(content, self.context())
    graph.observe(serial) { [weak self] in self?.check() }
  }

  private var current: Key.Value { view.base.node?.told(Key.self) ?? Key.defaultValue }

  /// Looks for changes after each layout; values that cannot be compared are read twice at most.
  private func check() -> (() -> Void)? {
    if rounds.settling != graph.settlingCount { rounds = (graph.settlingCount, 0) }
    guard !FieldComparison.areEqual(shown, current) else { return nil }
    guard Key.Value.self is any Equatable.Type || rounds.count < 2 else { return nil }
    rounds.count += 1
    return { [weak self] in self?.markDirty() }
  }

  override func didUpdate(
    from old: PreferenceValueView<Key, Content>, viewChanged: Bool
  ) { refresh() }
  override func refresh() {
    let value = current
    shown = value
    node?.update(graph.tracking(self) { view.content(value) }, environment)
  }
  override func makeItems() -> [LayoutItem] { node?.items ?? [] }
  override var childNodes: [_ViewNode] { node.map { [$0] } ?? [] }
  override func willBeRemoved() { graph.observe(serial, nil) }
}

extension View {
  /// Puts over the view what is made of the value that it sets under a key.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceValueModifier<K, V>(
        isBehind: false, alignment: alignment, content: transform))
  }

  /// Puts behind the view what is made of the value that it sets under a key.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceValueModifier<K, V>(isBehind: true, alignment: alignment, content: transform))
  }
}
