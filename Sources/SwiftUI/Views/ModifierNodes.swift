/// The place of a modified view in the body of its modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  let source: ModifierContent
  /// Makes the node that shows the modified view; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    ModifierContentNode(view, context)
  }
}

/// What a modifier's body puts where its content is.
@MainActor final class ModifierContent {
  var show: (_ViewNode, _ViewNode?) -> _ViewNode
  private var nodes: [WeakNode] = []

  init(show: @escaping (_ViewNode, _ViewNode?) -> _ViewNode) { self.show = show }

  func add(_ node: _ViewNode) {
    nodes.removeAll { $0.node?.isRemoved ?? true }
    nodes.append(WeakNode(node: node))
  }

  func refresh() { for node in nodes { node.node?.refresh() } }
}

final class ModifierContentNode<M: ViewModifier>: _Node<_ViewModifier_Content<M>> {
  private var node: _ViewNode?

  override init(_ view: _ViewModifier_Content<M>, _ context: _NodeContext) {
    super.init(view, context)
    view.source.add(self)
    node = view.source.show(self, nil)
  }

  override func didUpdate(from old: _ViewModifier_Content<M>, viewChanged: Bool) { refresh() }
  override func refresh() { node = view.source.show(self, node) }
  override var childNodes: [_ViewNode] { node.map { [$0] } ?? [] }
  override func makeItems() -> [LayoutItem] { node?.items ?? [] }
}

/// The node of a view with a modifier that has a body.
final class CustomModifierNode<Base: View, M: ViewModifier>: _Node<ModifiedContent<Base, M>> {
  private var child: _Node<M.Body>?
  private let properties = PropertyStorage(FieldTable.of(M.self))
  private let content: ModifierContent
  private var motion: BodyMotion<M>??

  override init(_ view: ModifiedContent<Base, M>, _ context: _NodeContext) {
    let base = view.content
    content = ModifierContent { $0.shown(base, instead: $1) }
    super.init(view, context)
    child = M.Body._makeNode(evaluate(), self.context())
  }

  private func evaluate() -> M.Body {
    graph.noteBody(of: M.self)
    var installed = view.modifier
    properties.install(in: &installed, of: self)
    let shown = moved(installed, &motion)
    return graph.tracking(self) { shown.body(content: _ViewModifier_Content(source: content)) }
  }

  override func didUpdate(from old: ModifiedContent<Base, M>, viewChanged: Bool) {
    let isOtherContent = viewChanged && !FieldComparison.areEqual(old.content, view.content)
    if isOtherContent {
      let base = view.content
      content.show = { $0.shown(base, instead: $1) }
    }
    let isOtherModifier = viewChanged && !FieldComparison.areEqual(old.modifier, view.modifier)
    if isOtherModifier || isDirty || properties.dependsOnEnvironment(of: self) {
      isDirty = false
      child?.update(evaluate(), environment)
    } else if let child {
      child.update(child.view, environment)
    }
    if isOtherContent { content.refresh() }
  }

  override func refresh() { child?.update(evaluate(), environment) }
  override func makeItems() -> [LayoutItem] { child?.items ?? [] }
  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override func willBeRemoved() { properties.release() }
  override var shownModifier: (String, String)? { (String(describing: M.self), "true") }
}

/// The node of a view with a modifier that has no body: its content, and what a kind of modifier
/// does about it.
class ModifiedNode<Base: View, M: ViewModifier>: _Node<ModifiedContent<Base, M>> {
  private(set) final var base: _Node<Base>?
  final var modifier: M { view.modifier }

  override init(_ view: ModifiedContent<Base, M>, _ context: _NodeContext) {
    super.init(view, context)
    base = Base._makeNode(view.content, self.context(contentEnvironment()))
    didMakeContent()
  }

  /// What reaches the content.
  func contentEnvironment() -> EnvironmentValues { environment }
  func didMakeContent() {}
  func didUpdateContent(from old: M, modifierChanged: Bool) {}

  final override func didUpdate(from old: ModifiedContent<Base, M>, viewChanged: Bool) {
    let isOther = viewChanged && !FieldComparison.areEqual(old.modifier, view.modifier)
    base?.update(view.content, contentEnvironment())
    didUpdateContent(from: old.modifier, modifierChanged: isOther)
  }

  override func makeItems() -> [LayoutItem] { base?.items ?? [] }
  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }
}

// MARK: Environment

/// A modifier that changes the environment of its content.
protocol EnvironmentModifier: ViewModifier where Body == Never {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    EnvironmentNode(view, context)
  }
}

final class EnvironmentNode<Base: View, M: EnvironmentModifier>: ModifiedNode<Base, M> {
  private var made: (from: EnvironmentValues, result: EnvironmentValues)?

  override func contentEnvironment() -> EnvironmentValues {
    if let made, made.from.isIdentical(to: environment), lastModifierIsSame { return made.result }
    var result = environment
    view.modifier.change(&result)
    made = (environment, result)
    last = view.modifier
    return result
  }

  private var last: M?
  private var lastModifierIsSame: Bool {
    last.map { FieldComparison.areEqual($0, view.modifier) } ?? false
  }
}

// MARK: Items

/// A modifier that wraps each item of its content.
protocol ItemModifier: ViewModifier where Body == Never {
  associatedtype Item: UnaryItem
  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item
  func update(_ item: Item, _ environment: EnvironmentValues)
  /// Updates an item that needs something of the graph.
  func update(_ item: Item, in node: _ViewNode)
  /// The name and value in trees of views; nil where the modifier is not told.
  var shown: (String, String)? { get }
  /// Whether sizes, guides or what containers ask for may follow from the modifier.
  static var changesLayout: Bool { get }
}

extension ItemModifier {
  static var changesLayout: Bool { true }
  func update(_ item: Item, in node: _ViewNode) { update(item, node.environment) }
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    ItemModifierNode(view, context)
  }
}

/// Wraps each item of its content in an item of the modifier.
final class ItemModifierNode<Base: View, M: ItemModifier>: ModifiedNode<Base, M> {
  /// The wrapped items, in the order of the content.
  private var wrapped: [M.Item] = []

  override func makeItems() -> [LayoutItem] {
    let contents = base?.items ?? []
    let isSame = wrapped.elementsEqual(contents) { $0.content === $1 }
    if !isSame { wrapped = rewrapped(contents) }
    for item in wrapped {
      item.setUp(environment)
      modifier.update(item, in: self)
      item.motionScope = environment.motionScope
    }
    return wrapped
  }

  private func rewrapped(_ contents: [LayoutItem]) -> [M.Item] {
    if wrapped.isEmpty { return contents.map { modifier.makeItem($0, environment) } }
    var known: [ObjectIdentifier: M.Item] = [:]
    for item in wrapped { known[ObjectIdentifier(item.content)] = item }
    return contents.map {
      known[ObjectIdentifier($0)] ?? modifier.makeItem($0, environment)
    }
  }

  override func didUpdateContent(from old: M, modifierChanged: Bool) {
    guard modifierChanged || environmentChanged else { return }
    for item in items {
      guard let item = item as? M.Item else { continue }
      item.setUp(environment)
      item.motionScope = environment.motionScope
      modifier.update(item, in: self)
      if M.changesLayout { item.invalidate() } else { item.mark([.place]) }
    }
  }

  override var shownModifier: (String, String)? { modifier.shown }
}

// MARK: Nodes of their own

/// A modifier whose node does something when the view comes, changes or goes.
protocol LifeModifier: ViewModifier where Body == Never {
  associatedtype Kept
  func begin(_ node: _ViewNode) -> Kept
  func update(_ kept: inout Kept, from old: Self, _ node: _ViewNode)
  func end(_ kept: Kept, _ node: _ViewNode)
}

extension LifeModifier {
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    LifeNode(view, context)
  }
}

/// A modifier that looks at something after layouts, and acts where it is another than before.
protocol ObservingModifier: LifeModifier where Kept == Observed<Self, Seen> {
  associatedtype Seen: Equatable
  /// What there is to see; nil where there is nothing to look at.
  func look(at item: LayoutItem) -> Seen?
  /// Whether a change calls for acting; `old` is nil the first time.
  func isTold(from old: Seen?, to new: Seen) -> Bool
  func act(from old: Seen?, to new: Seen)
}

final class Observed<Modifier, Seen> {
  fileprivate(set) var modifier: Modifier
  fileprivate var seen: Seen?
  fileprivate init(_ modifier: Modifier) { self.modifier = modifier }
}

extension ObservingModifier {
  func isTold(from old: Seen?, to new: Seen) -> Bool { true }

  func begin(_ node: _ViewNode) -> Observed<Self, Seen> {
    let observed = Observed<Self, Seen>(self)
    node.graph.observe(node.serial) { [weak node] in
      guard let item = node?.items.first, let new = observed.modifier.look(at: item),
        new != observed.seen
      else { return nil }
      let old = observed.seen
      observed.seen = new
      guard observed.modifier.isTold(from: old, to: new) else { return nil }
      return { observed.modifier.act(from: old, to: new) }
    }
    return observed
  }
  func update(_ kept: inout Observed<Self, Seen>, from old: Self, _ node: _ViewNode) {
    kept.modifier = self
  }
  func end(_ kept: Observed<Self, Seen>, _ node: _ViewNode) {
    node.graph.observe(node.serial, nil)
  }
}

final class LifeNode<Base: View, M: LifeModifier>: ModifiedNode<Base, M> {
  private var kept: M.Kept?

  override func didMakeContent() { kept = modifier.begin(self) }
  override func didUpdateContent(from old: M, modifierChanged: Bool) {
    guard var state = kept else { return }
    modifier.update(&state, from: old, self)
    kept = state
  }
  override func willBeRemoved() { if let kept { modifier.end(kept, self) } }
}
