/// A rule by which items move, or several of them together.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every frame, before anything moves.
  open var action: (() -> Void)?
  weak var owner: UIDynamicAnimator?
  weak var superBehavior: UIDynamicBehavior?

  public override init() {
    super.init()
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, behavior.superBehavior == nil else { return }
    childBehaviors.append(behavior)
    behavior.superBehavior = self
    if let owner { behavior.attach(to: owner) }
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.superBehavior === self else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.superBehavior = nil
    if owner != nil { behavior.attach(to: nil) }
    changed()
  }

  /// The behaviour was added to an animator, or taken off one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  open var dynamicAnimator: UIDynamicAnimator? { owner }

  // MARK: For the animator

  func attach(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    owner = animator
    for child in childBehaviors { child.attach(to: animator) }
  }

  /// Items that the behaviour moves.
  var ownItems: [any UIDynamicItem] { [] }

  /// Something is to be calculated anew: what rests moves again.
  final func changed() { owner?.wake() }

  /// Gives bodies forces and properties. Called for every step of time.
  func apply(to world: DynamicWorld) {}

  /// Gives the world what lasts for as long as the behaviour is there; called at the beginning of
  /// every frame.
  func prepare(_ world: DynamicWorld) {}

  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

/// Items, each once.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem]) {
    all = []
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
