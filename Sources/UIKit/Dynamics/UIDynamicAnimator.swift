import QuartzCore

/// Moves items by behaviours: at the frames of the clock that animations run on, or, for a picture
/// in which nothing moves, to where they come to rest.
///
/// A picture of a motion shows where items are at its time. Any other shows them where they rest,
/// as it shows what animations go to: the animator is run to its end before, for 60 seconds of its
/// own time at most.
///
/// Differs: Apple does not publish its solver; ways and places of rest are near iOS's, not the
/// same. Time goes on in steps of 1/240 of a second, whatever the display.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Seconds after which items count as at rest wherever they are.
  static let greatestSeconds = 60.0

  /// Whose space items move in; nil for an animator of a layout, or one without.
  open private(set) var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) var isRunning = false

  let world = DynamicWorld()
  private var link: CADisplayLink?
  private var stepCount = 0
  /// Steps since something last changed.
  private var runCount = 0
  private var isInFrame = false

  public override init() {
    super.init()
  }

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Items are the attributes of a layout's elements; whenever they move the layout is invalidated.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  // MARK: Behaviours

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.owner == nil, behavior.superBehavior == nil else { return }
    behaviors.append(behavior)
    behavior.attach(to: self)
    wake()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
    wake()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Items of behaviours whose bounds meet a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    moved.all.filter { item in
      let (centre, size) = (item.center, item.bounds.size)
      return rect.intersects(
        CGRect(
          x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  /// Takes over where an app has put an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.knownBody(of: item)?.readItem()
    wake()
  }

  /// Seconds that the animator has run.
  open var elapsedTime: TimeInterval { Double(stepCount) * DynamicWorld.step }

  // MARK: Layouts

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    _ isWanted: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    moved.all.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isWanted)
  }

  // MARK: Running

  private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }
  private var moved: DynamicItems { DynamicItems(family.flatMap(\.ownItems)) }

  var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    guard let layout, layout.collectionView != nil else { return nil }
    return CGRect(origin: .zero, size: layout.collectionViewContentSize)
  }

  /// Something has changed: what rests is moved again.
  func wake() {
    runCount = 0
    world.wake()
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] link in
      if self == nil { link.invalidate() }
      MainActor.assumeIsolated { self?.advanceFrame() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
    Self.register(self)
  }

  private func pause() {
    link?.invalidate()
    link = nil
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advanceFrame() {
    guard isRunning, !isInFrame else { return }
    isInFrame = true
    let family = family
    for behavior in family { behavior.action?() }
    prepare(family)
    for _ in 0..<DynamicWorld.stepsPerSecond / MediaClock.framesPerSecond {
      world.advance(family)
      stepCount += 1
      runCount += 1
    }
    for body in world.bodies { body.writeItem() }
    layout?.invalidateLayout()
    isInFrame = false
    let isOver = Double(runCount) * DynamicWorld.step >= Self.greatestSeconds
    if behaviors.isEmpty || world.isAtRest || isOver { pause() }
  }

  private func prepare(_ family: [UIDynamicBehavior]) {
    world.keep(moved.all)
    world.joints = []
    world.collisions = []
    for item in moved.all { world.body(of: item).reset() }
    for behavior in family { behavior.prepare(world) }
    for body in world.bodies {
      body.readShape()
      body.updateMass()
    }
  }

  // MARK: Pictures

  private struct WeakAnimator {
    weak var animator: UIDynamicAnimator?
  }

  private static var running: [WeakAnimator] = []

  private static func register(_ animator: UIDynamicAnimator) {
    running.removeAll { $0.animator == nil || $0.animator === animator }
    running.append(WeakAnimator(animator: animator))
  }

  /// Runs every animator in a window until it pauses.
  ///
  /// - Returns: Whether there was one.
  static func finish(in window: UIWindow) -> Bool {
    running.removeAll { $0.animator?.isRunning != true }
    let due = running.compactMap(\.animator).filter { $0.window === window }
    for animator in due {
      // At most so many frames, and no more where behaviours start anew at every pause.
      let limit = Int(greatestSeconds) * MediaClock.framesPerSecond
      for _ in 0..<limit where animator.isRunning { animator.advanceFrame() }
      if animator.isRunning { animator.pause() }
    }
    return !due.isEmpty
  }

  private var window: UIWindow? {
    if let referenceView { return referenceView as? UIWindow ?? referenceView.window }
    if let view = layout?.collectionView { return view.window }
    return moved.all.lazy.compactMap { ($0 as? UIView)?.window }.first
  }
}

@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
