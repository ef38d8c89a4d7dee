/// Told when an animator begins and ends to move items.
@MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before items begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items have been at rest for half a second.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Empty by default, as the method is optional on iOS.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Empty by default, as the method is optional on iOS.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as their behaviors require, on the virtual clock.
///
/// A still picture shows the items at the first instant, as one of a screen that has just appeared
/// does on iOS; `.animation(at:)` shows later instants. Each frame of 1/60 s is eight equal steps
/// of a solver of rigid bodies; only the order of behaviors and items decides the result, which is
/// the same on every machine.
///
/// Differs: Apple's solver is not documented, so that places after collisions differ by points. An
/// animator comes to rest when no item has moved for half a second.
@MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the items' centres are.
  public let referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  /// The object that is told when items begin to move and come to rest; it is not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  let stage = DynamicsStage()
  private var own: [UIDynamicBehavior] = []
  private var link: CADisplayLink?
  private var stillFrames = 0

  public override init() {
    referenceView = nil
  }

  /// An animator of items in a view, without any behavior yet.
  ///
  /// - Parameter view: The view in whose coordinates the items' centres are.
  public init(referenceView view: UIView) {
    referenceView = view
  }

  /// An animator for a layout whose attributes are the items.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
  }

  isolated deinit { link?.invalidate() }

  // MARK: Behaviors

  /// The behaviors that were added, in that order and without their children.
  open var behaviors: [UIDynamicBehavior] { own }

  /// Adds a behavior with its children, unless it is there already, and sets the items in motion.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !own.contains(where: { $0 === behavior }) else { return }
    own.append(behavior)
    behavior.move(to: self)
    resume()
  }

  /// Removes a behavior with its children; the items stay where they are unless others move them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = own.firstIndex(where: { $0 === behavior }) else { return }
    own.remove(at: index)
    behavior.move(to: nil)
    resume()
  }

  /// Removes all behaviors, so that the items stay where they are.
  open func removeAllBehaviors() {
    for behavior in own { removeBehavior(behavior) }
  }

  private var all: [UIDynamicBehavior] { own.flatMap(\.all) }

  private var items: [any UIDynamicItem] {
    var items: [any UIDynamicItem] = []
    var known: Set<ObjectIdentifier> = []
    for item in all.flatMap(\.movedItems) where known.insert(ObjectIdentifier(item)).inserted {
      items.append(item)
    }
    return items
  }

  /// The animator's items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      return CGRectIntersectsRect(frame, rect)
    }
  }

  /// Takes over changes of an item since the animator began to move it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    stage.readAgain(item)
    resume()
  }

  /// The attributes of a cell among the items; nil if they are not among them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }

  /// The attributes of a supplementary or decoration view among the items; nil if they are not
  /// among them.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }

  // MARK: Time

  /// Whether the animator moves items.
  open private(set) var isRunning = false
  /// The seconds of movement since the animator was made.
  open private(set) var elapsedTime: TimeInterval = 0

  /// The number of steps of one frame.
  private static let stepsPerFrame = 8
  private static let framesUntilRest = 30

  func resume() {
    stillFrames = 0
    guard !isRunning, !items.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] _ in
      MainActor.unchecked { self?.advanceFrame() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func pause() {
    link?.invalidate()
    link = nil
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advanceFrame() {
    let behaviors = all
    stage.update(items: items)
    for behavior in behaviors { behavior.configure(stage) }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let first = setContacts(collisions)
    let step = 1 / Double(MediaClock.framesPerSecond * Self.stepsPerFrame)
    var touches: [(touch: DynamicsWorld.Touch, place: Vector)] = []
    for _ in 0..<Self.stepsPerFrame {
      stage.advance(behaviors, step: step)
      touches += stage.world.touches
    }
    elapsedTime += 1 / Double(MediaClock.framesPerSecond)
    stillFrames = stage.isStill ? stillFrames + 1 : 0
    let isAtRest = stillFrames >= Self.framesUntilRest
    if isAtRest {
      stage.stop()
      for behavior in behaviors { behavior.finish(stage) }
    }
    stage.write()
    layout?.invalidateLayout()
    for behavior in behaviors { behavior.action?() }
    for (collision, first) in zip(collisions, first) {
      collision.report(touches, stage, firstBoundary: first)
    }
    if isAtRest, stillFrames >= Self.framesUntilRest { pause() }
  }

  /// - Returns: The number of each behavior's first boundary.
  private func setContacts(_ collisions: [UICollisionBehavior]) -> [Int] {
    var edges: [DynamicsWorld.Edge] = []
    var first: [Int] = []
    var next = 0
    let reference =
      referenceView?.bounds
      ?? layout?.collectionView.map { CGRect(origin: .zero, size: $0.contentSize) }
    for collision in collisions {
      first.append(next)
      edges += collision.edges(stage, reference: reference, firstBoundary: next)
      next += collision.boundaryCount
    }
    stage.setContacts(edges: edges, colliding: collisions.map { $0.colliding(stage) })
    return first
  }
}
