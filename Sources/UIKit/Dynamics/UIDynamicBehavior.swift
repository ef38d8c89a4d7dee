/// A cause of movement, or several in one. Subclass it to combine behaviors as children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
  }

  /// The behaviors that act whenever this one does, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every frame in which the animator moves an item.
  open var action: (() -> Void)?
  /// The animator that the behavior, or the one that it is a child of, was added to.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behavior that acts whenever this one does, unless it is there already.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    changed()
  }

  /// Removes a behavior that was added to this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.move(to: nil)
    changed()
  }

  /// Called before the behavior is added to an animator, and with nil before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// Resumes an animator at rest.
  func changed() { dynamicAnimator?.resume() }

  /// The behavior and everything below it, children after their parents.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  // MARK: For the solver

  /// The items that this behavior itself moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Changes properties of bodies, such as density and friction.
  func configure(_ stage: DynamicsStage) {}

  /// Adds forces for one step.
  func push(_ stage: DynamicsStage, step: Double) {}

  /// Adds equations for one step.
  func rows(_ stage: DynamicsStage, _ bodies: [RigidBody]) -> [ConstraintRow] { [] }

  /// Puts items that have come to rest exactly where they belong.
  func finish(_ stage: DynamicsStage) {}
}

/// A behavior with a list of items.
@preconcurrency @MainActor
struct DynamicItems {
  private(set) var items: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem]) { self.items = items }

  /// - Returns: Whether the item was not in the list.
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    items.append(item)
    return true
  }

  /// - Returns: Whether the item was in the list.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: index)
    return true
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
}
