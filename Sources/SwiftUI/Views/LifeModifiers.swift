struct AppearanceModifier: LifeModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func begin(_ node: _ViewNode) { if let appear { node.graph.onAppear(appear) } }
  func update(_ kept: inout Void, from old: Self, _ node: _ViewNode) {}
  func end(_ kept: Void, _ node: _ViewNode) {
    if let disappear { node.graph.onDisappear(disappear) }
  }
}

struct ChangeModifier<Value: Equatable>: LifeModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func begin(_ node: _ViewNode) {
    if isInitial { node.graph.onAppear { action(value, value) } }
  }
  func update(_ kept: inout Void, from old: Self, _ node: _ViewNode) {
    guard old.value != value else { return }
    node.graph.afterUpdate { action(old.value, value) }
  }
  func end(_ kept: Void, _ node: _ViewNode) {}
}

struct TaskModifier<ID: Equatable>: LifeModifier {
  final class Running { var task: Task<Void, Never>? }

  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  func begin(_ node: _ViewNode) -> Running {
    let running = Running()
    start(running, node)
    return running
  }

  private func start(_ running: Running, _ node: _ViewNode) {
    let box = UncheckedResult(value: action)
    let priority = priority
    node.graph.startTask {
      running.task = Task(priority: priority) { await box.value() }
    }
  }

  func update(_ kept: inout Running, from old: Self, _ node: _ViewNode) {
    guard old.id != id else { return }
    kept.task?.cancel()
    start(kept, node)
  }

  func end(_ kept: Running, _ node: _ViewNode) { kept.task?.cancel() }
}

struct ReceiveModifier<P: Publisher>: LifeModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  func begin(_ node: _ViewNode) -> AnyCancellable {
    publisher.sink { [weak node] value in
      MainActor.unchecked { if node?.isRemoved == false { action(value) } }
    }
  }
  func update(_ kept: inout AnyCancellable, from old: Self, _ node: _ViewNode) {}
  func end(_ kept: AnyCancellable, _ node: _ViewNode) { kept.cancel() }
}

extension View {
  /// Calls back once before the view is shown; state that is written there counts in its first
  /// picture.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls back when the view is gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Calls back after updates in which a value changed, with the new one.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Calls back after updates in which a value changed, with the old and the new one; where
  /// `initial` is true, also as the view appears, with the same value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls back after updates in which a value changed; where `initial` is true, also as the view
  /// appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs a task as the view appears, and cancels it when the view is gone.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task as the view appears, and anew whenever a value changes; the one before is
  /// cancelled then, and when the view is gone.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Calls back for each value of a publisher while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

// MARK: Identity

struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never
  let content: Content
  let id: ID
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    IdentifiedNode(view, context)
  }
}

final class IdentifiedNode<Content: View, ID: Hashable>: _Node<IdentifiedView<Content, ID>> {
  private var node: _Node<Content>?

  override init(_ view: IdentifiedView<Content, ID>, _ context: _NodeContext) {
    super.init(view, context)
    node = Content._makeNode(view.content, self.context())
  }

  override func didUpdate(from old: IdentifiedView<Content, ID>, viewChanged: Bool) {
    if old.id == view.id {
      node?.update(view.content, environment)
    } else {
      let gone = node
      let new = Content._makeNode(view.content, context())
      node = new
      if let gone { leave(gone, at: 1) }
      enter(new)
      itemsChanged()
    }
  }

  override var childNodes: [_ViewNode] { node.map { [$0] } ?? [] }
  override func makeItems() -> [LayoutItem] { itemsOfBranches(childNodes) }
}

extension View {
  /// Gives the view an identity: with another one, it is another view with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
