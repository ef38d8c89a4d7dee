/// What a node is made in: the graph, the node above and the environment.
public struct _NodeContext {
  let graph: ViewGraph
  let parent: _ViewNode?
  var environment: EnvironmentValues
}

/// A structural position of the view tree; state belongs to it, not to view values.
@MainActor public class _ViewNode {
  let graph: ViewGraph
  /// The node above, which lives as long as this node does, unless this one is removed.
  unowned let parent: _ViewNode?
  let depth: Int
  /// The node's number, in the order in which nodes are made.
  let serial: Int
  var environment: EnvironmentValues
  final var isRemoved = false
  final var isDirty = false
  /// Whether the update that runs brought another environment.
  final var environmentChanged = false
  private var cachedItems: [LayoutItem]?
  /// The branches with transitions; nil until a child comes or goes with one.
  final var branches: Branches?

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    serial = context.graph.nextSerial()
  }

  /// A context for nodes below this one.
  final func context(_ environment: EnvironmentValues? = nil) -> _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment ?? self.environment)
  }

  // MARK: Overridden by kinds of nodes

  /// What the node adds to the list of its container.
  func makeItems() -> [LayoutItem] { [] }
  /// The nodes below, in order.
  var childNodes: [_ViewNode] { [] }
  /// The nodes below that are seen, whose preferences count.
  var shownNodes: [_ViewNode] { childNodes }
  /// The nodes that the hosting view tells of; others are told of by the views that show them.
  var describedNodes: [_ViewNode] { shownNodes }
  /// Runs again what the node depends on.
  func refresh() {}
  /// Called once, after those below, when the position is gone.
  func willBeRemoved() {}
  /// Whether a container's list ends here, so that nodes above need not know of a change.
  func absorbsItemChange() -> Bool { false }
  /// Adds what this node itself says to a preference.
  func ownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }
  /// Whether preferences of nodes below are told above.
  func changesPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {}
  /// What a tree of views calls the node; nil where it is left out.
  var shownName: String? { nil }
  var shownProperties: [(String, String)] { [] }
  /// A modifier's name and value, which its view is told with.
  var shownModifier: (String, String)? { nil }

  // MARK: Items

  final var items: [LayoutItem] {
    if let cachedItems { return cachedItems }
    let items = makeItems()
    cachedItems = items
    return items
  }

  /// Tells that the node's list of items may be another.
  final func itemsChanged() {
    guard !isRemoved else { return }
    var node: _ViewNode? = self
    while let current = node {
      current.cachedItems = nil
      if current !== self, current.absorbsItemChange() { return }
      node = current.parent
    }
    graph.rootItemsChanged()
  }

  // MARK: Life

  final func markDirty() {
    guard !isDirty, !isRemoved else { return }
    isDirty = true
    graph.add(dirty: self)
  }

  /// Marks the node in the update of the transaction that the change is made in.
  final func dependencyWillChange() {
    graph.enqueue(.current) { [weak self] in self?.markDirty() }
  }

  final func remove() {
    guard !isRemoved else { return }
    for child in childNodes { child.remove() }
    removeLeaving()
    isRemoved = true
    willBeRemoved()
  }

  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    for child in shownNodes {
      guard let next = child.preference(key) else { continue }
      if var all = value {
        K.reduce(value: &all) { next }
        value = all
      } else {
        value = next
      }
    }
    if let own = ownPreference(key) { value = own }
    changesPreference(key, &value)
    return value
  }
}

/// The node of a view of a type.
@MainActor public class _Node<V: View>: _ViewNode {
  final var view: V

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Takes a new value of the view, and the environment that reaches it now.
  final func update(_ new: V, _ environment: EnvironmentValues) {
    let isSame = FieldComparison.areEqual(view, new)
    environmentChanged = !environment.isIdentical(to: self.environment)
    if isSame, !environmentChanged { return }
    let old = view
    view = new
    self.environment = environment
    didUpdate(from: old, viewChanged: !isSame)
    environmentChanged = false
  }

  func didUpdate(from old: V, viewChanged: Bool) {}
}

/// The node of a view that has a body.
///
/// The body runs again where the view's value is another (`FieldComparison`), where something has
/// changed that it read (`ViewGraph.tracking`), or where it reads a value of the environment that
/// is another now. What is below is updated in any case.
final class CompositeNode<V: View>: _Node<V> {
  private var child: _Node<V.Body>?
  private let properties: PropertyStorage
  private var motion: BodyMotion<V>??

  override init(_ view: V, _ context: _NodeContext) {
    properties = PropertyStorage(FieldTable.of(V.self))
    super.init(view, context)
    child = V.Body._makeNode(evaluate(), self.context())
  }

  private func evaluate() -> V.Body {
    graph.noteBody(of: V.self)
    var installed = view
    properties.install(in: &installed, of: self)
    let shown = moved(installed, &motion)
    return graph.tracking(self) { shown.body }
  }

  override func didUpdate(from old: V, viewChanged: Bool) {
    if viewChanged || isDirty || properties.dependsOnEnvironment(of: self) {
      isDirty = false
      child?.update(evaluate(), environment)
    } else if let child {
      child.update(child.view, environment)
    }
  }

  override func refresh() { child?.update(evaluate(), environment) }
  override func makeItems() -> [LayoutItem] { child?.items ?? [] }
  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override func willBeRemoved() { properties.release() }
  override var shownName: String? {
    let name = String(describing: V.self)
    return name.prefix { $0 != "<" }.description
  }
}
