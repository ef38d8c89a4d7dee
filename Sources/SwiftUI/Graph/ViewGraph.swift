internal import QuartzCore

/// The nodes of one hosted view, and what waits to be done for them.
@MainActor package final class ViewGraph {
  /// Rounds after which updates count as never settling.
  static let maximumRoundCount = 100

  /// The node whose body is running.
  private(set) weak var evaluating: _ViewNode?
  /// What the graph is shown in; views of UIKit's are its subviews.
  weak var hostView: UIView?
  /// How often bodies of a type ran.
  private var bodyCounts: [ObjectIdentifier: Int] = [:]
  private var dirty: [_ViewNode] = []
  private typealias Batch = (transaction: Transaction, writes: [() -> Void])
  private var batches: [Batch] = []
  let motion = GraphMotion()
  /// Whether a view has a transition that is seen at rest, too.
  var hasRestingTransitions = false
  private var appearances: [() -> Void] = []
  private var changes: [() -> Void] = []
  private var disappearances: [() -> Void] = []
  private var tasks: [() -> Void] = []
  private var observers: [Int: () -> (() -> Void)?] = [:]
  private var serials = 0
  /// Called when something waits to be done.
  var onChange: () -> Void = {}
  var onRootItemsChange: () -> Void = {}
  private(set) var isSettling = false
  /// How often the graph was settled.
  private(set) var settlingCount = 0

  package init() {}

  func nextSerial() -> Int {
    serials += 1
    return serials
  }

  private var sceneLocations: [String: AnyObject] = [:]

  /// The place of the value of a scene's key.
  func sceneLocation<Value>(_ key: String, _ initial: Value) -> StateLocation<Value> {
    if let found = sceneLocations[key] as? StateLocation<Value> { return found }
    let location = StateLocation(initial, graph: self)
    sceneLocations[key] = location
    return location
  }

  private var matchGroups: [MatchKey: MatchGroup] = [:]
  private var matchOrder: [MatchKey] = []

  /// The group of views that are shown at one place.
  func matchGroup(_ key: MatchKey) -> MatchGroup {
    if let group = matchGroups[key] { return group }
    let group = MatchGroup()
    matchGroups[key] = group
    matchOrder.append(key)
    return group
  }

  /// Preferences that a view of the graph may have told.
  private var toldPreferences: Set<ObjectIdentifier> = []
  func noteTeller<K: PreferenceKey>(of key: K.Type) {
    toldPreferences.insert(ObjectIdentifier(key))
  }
  func isTold<K: PreferenceKey>(_ key: K.Type) -> Bool {
    toldPreferences.contains(ObjectIdentifier(key))
  }

  /// Whether frames depend on the time.
  var isMoving = false
  private var volatileItems: [WeakItem] = []

  private struct WeakItem { weak var item: LayoutItem? }

  /// Has an item placed and shown at each layout, since it depends on others that it does not hold.
  func addVolatile(_ item: LayoutItem) {
    if !volatileItems.contains(where: { $0.item === item }) {
      volatileItems.append(WeakItem(item: item))
    }
  }

  private var hostedItems: [WeakHosted] = []

  private struct WeakHosted { weak var item: HostedViewItem? }

  /// Makes an item learn of another intrinsic size of its view.
  func addHosted(_ item: HostedViewItem) { hostedItems.append(WeakHosted(item: item)) }

  /// Has hosted views measured again before a host is laid out: a view of UIKit's whose intrinsic
  /// size changed needs layout.
  func remeasureHosted(in host: UIView) {
    guard !hostedItems.isEmpty else { return }
    hostedItems.removeAll { $0.item == nil }
    for entry in hostedItems {
      guard let item = entry.item, item.view.superview === host, item.view.layer.needsLayout()
      else { continue }
      item.leafDidChange(tells: false)
    }
  }

  /// Marks what is placed and shown at each layout.
  func beginLayout() {
    for key in matchOrder { matchGroups[key]?.markMembers() }
    guard !volatileItems.isEmpty else { return }
    volatileItems.removeAll { $0.item == nil }
    for entry in volatileItems {
      entry.item?.marks.insert(.show)
      entry.item?.mark([.place], tells: false)
    }
  }

  /// Places again what was placed before the view that it follows.
  func settleMatches() { for key in matchOrder { matchGroups[key]?.settle() } }

  // MARK: Bodies

  /// How often the bodies of views of a type ran in this graph.
  package func bodyCount<V>(of type: V.Type) -> Int { bodyCounts[ObjectIdentifier(type)] ?? 0 }

  func noteBody(of type: Any.Type) { bodyCounts[ObjectIdentifier(type), default: 0] += 1 }

  /// Runs what a node shows; what it reads makes the node run again when it changes.
  func tracking<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
    let outer = evaluating
    evaluating = node
    defer { evaluating = outer }
    return withObservationTracking(body) { [weak node] in
      if MediaClock.isMainActor {
        MainActor.unchecked { node?.dependencyWillChange() }
      } else {
        Task { @MainActor in node?.dependencyWillChange() }
      }
    }
  }

  /// Runs an action, which belongs to no body.
  func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = evaluating
    evaluating = nil
    defer { evaluating = outer }
    return body()
  }

  // MARK: What waits

  func add(dirty node: _ViewNode) {
    dirty.append(node)
    if !isSettling { onChange() }
  }

  func enqueue(_ transaction: Transaction, _ write: @escaping () -> Void) {
    if batches.last?.transaction.isSame(as: transaction) ?? false {
      batches[batches.count - 1].writes.append(write)
    } else {
      batches.append((transaction, [write]))
    }
    if !isSettling { onChange() }
  }

  func onAppear(_ action: @escaping () -> Void) { appearances.append(action) }
  func onDisappear(_ action: @escaping () -> Void) {
    disappearances.append(action)
    if !isSettling { onChange() }
  }
  func afterUpdate(_ action: @escaping () -> Void) { changes.append(action) }
  func startTask(_ action: @escaping () -> Void) { tasks.append(action) }

  /// - Parameter check: Asked after each update; answers an action where something is new.
  func observe(_ serial: Int, _ check: (() -> (() -> Void)?)?) { observers[serial] = check }

  func rootItemsChanged() { onRootItemsChange() }

  var needsSettling: Bool {
    !dirty.isEmpty || !batches.isEmpty || !appearances.isEmpty || !changes.isEmpty
      || !disappearances.isEmpty || !tasks.isEmpty
  }

  // MARK: Settling

  /// Updates, lays out and calls back until no update waits.
  package func settle(_ layout: () -> Void) {
    guard !isSettling else { return }
    isSettling = true
    settlingCount += 1
    motion.beginUpdate()
    defer { isSettling = false }
    for _ in 0..<Self.maximumRoundCount {
      let hasApplied = applyBatches()
      layout()
      flush()
      runCallbacks()
      if !needsSettling { return }
      if !hasApplied { break }
    }
    warn(
      "Updates do not settle: after \(Self.maximumRoundCount) rounds there is still something to "
        + "update.",
      advice: "The picture shows the views as they are after the last one. Do not write state in "
        + "onAppear, onChange or onPreferenceChange unless its value changes.",
      kind: .layoutLoop)
    dirty.forEach { $0.isDirty = false }
    dirty = []
    batches = []
    appearances = []
    changes = []
    disappearances = []
    tasks = []
  }

  /// Applies what waits to be written, and what that leads to.
  ///
  /// - Returns: Whether nothing waits any more. Writes that always cause another one end after as
  ///   many rounds as a settling has.
  private func applyBatches() -> Bool {
    flush()
    if !batches.isEmpty { motion.catchUp() }
    var rounds = 0
    while !batches.isEmpty, rounds < Self.maximumRoundCount {
      rounds += 1
      let round = batches
      batches = []
      round.forEach(apply)
    }
    return batches.isEmpty
  }

  private func apply(_ batch: Batch) {
    motion.transaction = batch.transaction
    for write in batch.writes { write() }
    flush()
    let waiting = changes
    changes = []
    for change in waiting { change() }
  }

  private func flush() {
    var rounds = 0
    while !dirty.isEmpty, rounds < Self.maximumRoundCount {
      rounds += 1
      let nodes = dirty.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      dirty = []
      for node in nodes where node.isDirty && !node.isRemoved {
        node.isDirty = false
        node.refresh()
      }
    }
  }

  private func runCallbacks() {
    let now = (appearances, changes, disappearances)
    (appearances, changes, disappearances) = ([], [], [])
    for action in now.0 + now.1 + now.2 { action() }
    for key in observers.keys.sorted() { observers[key]?()?() }
    let starts = tasks
    tasks = []
    for start in starts { start() }
  }

  // MARK: Mistakes

  /// Reports to the test what iOS writes to its log as a runtime warning. The picture is drawn.
  ///
  /// - Parameters:
  ///   - sentence: The mistake.
  ///   - advice: What becomes of it here, and what to do against it.
  func warn(
    _ sentence: String, advice: String, kind: ViewDiagnostic.Kind = .runtimeWarning
  ) {
    guard let hostView else {
      LayoutRecording.current?.add(
        ViewDiagnostic(kind, path: "", className: "", sentence: sentence, advice: advice))
      return
    }
    hostView.note(kind, advice: advice) { _ in sentence }
  }

  /// Reports a change that is made while a view is updated, which is to follow from its state
  /// alone.
  func noteChangeInUpdate(_ what: String, advice: String) {
    guard let evaluating else { return }
    let name = evaluating.shownName ?? evaluating.shownModifier?.0
    warn(what + (name.map { ", in \($0)." } ?? "."), advice: advice)
  }
}
