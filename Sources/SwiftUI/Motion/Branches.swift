internal import QuartzCore

/// What comes and goes at a node: which of its children have a transition around them, and which
/// are on their way out.
@MainActor final class Branches {
  fileprivate var staying: [ObjectIdentifier: Branch] = [:]
  fileprivate var leaving: [Branch] = []

  fileprivate func removeLeaving(_ branch: Branch) { leaving.removeAll { $0 === branch } }
}

/// A child with transitions around its items. On its way out it is shown and takes no part in
/// layout.
@MainActor final class Branch {
  let child: _ViewNode
  /// Its place among the children when it left.
  fileprivate(set) var index = 0
  private var nodes: [ObjectIdentifier: _Node<TransitionView>] = [:]
  private var order: [ObjectIdentifier] = []

  fileprivate init(_ child: _ViewNode) { self.child = child }

  /// Puts transitions around the child's items; where no change is animated, only those that show
  /// at rest.
  fileprivate func wrap(in container: _ViewNode, _ phase: TransitionPhase, all: Bool) {
    for item in child.items where nodes[ObjectIdentifier(item)] == nil {
      let transition = item.value(TransitionKey.self) ?? .opacity
      guard all || transition.kind.isSeenAtRest else { continue }
      let view = TransitionView(transition: transition, phase: phase, item: item)
      let node = TransitionView._makeNode(view, container.context())
      // The items are made in this phase, so that there is something to go on from.
      _ = node.items
      nodes[ObjectIdentifier(item)] = node
      order.append(ObjectIdentifier(item))
    }
  }

  fileprivate var isWrapped: Bool { !order.isEmpty }

  fileprivate func go(to phase: TransitionPhase, _ environment: EnvironmentValues) {
    for id in order {
      guard let node = nodes[id] else { continue }
      var view = node.view
      view.phase = phase
      node.update(view, environment)
    }
  }

  /// The items in which the child's items are shown.
  var items: [LayoutItem] {
    child.items.flatMap { nodes[ObjectIdentifier($0)]?.items ?? [$0] }
  }

  fileprivate func mark(leaving: Bool) {
    for item in items { item.leaves = leaving }
  }

  /// Puts new wrappers where the items are.
  fileprivate func place() {
    for item in child.items {
      for outer in nodes[ObjectIdentifier(item)]?.items ?? [] {
        outer.place(at: item.frame.origin, item.proposal)
      }
    }
  }

  /// The seconds that all of it takes to go; nil where it goes at once.
  fileprivate func duration(_ scope: MotionScope) -> TimeInterval? {
    let transaction = scope.transaction()
    let durations = child.items.compactMap { item -> TimeInterval? in
      let kind = (item.value(TransitionKey.self) ?? .opacity).kind
      let animation =
        transaction.disablesAnimations ? nil : kind.ownAnimation ?? transaction.animation
      return animation?.curve.duration
    }
    return durations.max()
  }

  fileprivate func remove() {
    child.remove()
    for id in order { nodes[id]?.remove() }
  }
}

extension _ViewNode {
  /// The items in which those of a child are shown.
  final func items(of child: _ViewNode) -> [LayoutItem] {
    if let branch = branches?.staying[ObjectIdentifier(child)] { return branch.items }
    guard graph.hasRestingTransitions else { return child.items }
    let branch = Branch(child)
    branch.wrap(in: self, .identity, all: false)
    guard branch.isWrapped else { return child.items }
    stay(branch)
    return branch.items
  }

  private func stay(_ branch: Branch) {
    let all = branches ?? Branches()
    all.staying[ObjectIdentifier(branch.child)] = branch
    branches = all
  }

  /// The items of children, and of those that are on their way out.
  final func itemsOfBranches(_ children: [_ViewNode]) -> [LayoutItem] {
    guard branches != nil || graph.hasRestingTransitions else { return children.flatMap(\.items) }
    var parts = children.map { items(of: $0) }
    for branch in branches?.leaving ?? [] {
      parts.insert(branch.items, at: min(branch.index, parts.count))
    }
    return parts.flatMap(\.self)
  }

  /// Children that are on their way out.
  final var leavingNodes: [_ViewNode] { branches?.leaving.map(\.child) ?? [] }

  /// Shows a new child with its transition, where its coming is animated.
  final func enter(_ child: _ViewNode) {
    guard let scope = environment.motionScope else { return }
    let branch = Branch(child)
    guard branch.duration(scope) != nil else { return }
    branch.wrap(in: self, .willAppear, all: true)
    stay(branch)
    branch.go(to: .identity, environment)
  }

  /// Removes a child, after its transition where its going is animated.
  final func leave(_ child: _ViewNode, at index: Int = 0) {
    let known = branches?.staying.removeValue(forKey: ObjectIdentifier(child))
    let branch = known ?? Branch(child)
    guard let scope = environment.motionScope, let duration = branch.duration(scope) else {
      return branch.remove()
    }
    let all = branches ?? Branches()
    branches = all
    all.leaving.append(branch)
    branch.index = index
    branch.wrap(in: self, .identity, all: true)
    branch.go(to: .didDisappear, environment)
    branch.place()
    branch.mark(leaving: true)
    scope.motion.lasts(for: duration)
    guard duration.isFinite else { return }
    MediaClock.current.schedule(after: duration) { [weak self, weak all] in
      MainActor.unchecked {
        guard let all, all.leaving.contains(where: { $0 === branch }) else { return }
        all.removeLeaving(branch)
        branch.remove()
        self?.itemsChanged()
      }
    }
  }

  /// A child on its way out that comes back.
  final func comeBack<V: View>(as type: V.Type, where isIt: (_Node<V>) -> Bool) -> _Node<V>? {
    guard let all = branches else { return nil }
    for branch in all.leaving {
      guard let node = branch.child as? _Node<V>, isIt(node) else { continue }
      all.removeLeaving(branch)
      branch.mark(leaving: false)
      all.staying[ObjectIdentifier(node)] = branch
      branch.go(to: .identity, environment)
      return node
    }
    return nil
  }

  /// Removes what is on its way out.
  final func removeLeaving() {
    guard let all = branches, !all.leaving.isEmpty else { return }
    for branch in all.leaving { branch.remove() }
    all.leaving = []
    itemsChanged()
  }

  /// Removes what is on its way out here and below.
  final func removeAllLeaving() {
    removeLeaving()
    for child in childNodes { child.removeAllLeaving() }
  }
}

/// An item in its transition.
struct TransitionView: View {
  let transition: AnyTransition
  var phase: TransitionPhase
  let item: LayoutItem
  var body: some View {
    transition.kind.applied(to: AnyView(TransitionContent(item: item)), phase)
  }
}

/// The item itself.
struct TransitionContent: View {
  typealias Body = Never
  let item: LayoutItem
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    TransitionContentNode(view, context)
  }
}

final class TransitionContentNode: _Node<TransitionContent> {
  private lazy var item = Boundary(view.item)

  override func makeItems() -> [LayoutItem] { [item] }

  /// Hides the transition from containers further out: it is used here, once.
  private final class Boundary: UnaryItem {
    override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
      key == TransitionKey.self ? K.defaultValue : super.value(key)
    }
  }
}
