/// Makes items collide with each other, and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the modes, with Apple's values.
    public let rawValue: UInt

    /// Modes by their bits; unknown ones are kept and have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let lines: [(from: Vector, to: Vector)]
  }

  private var list: DynamicItems
  private var boundaries: [Boundary] = []
  private var referenceInsets: UIEdgeInsets?
  private var touching: [DynamicsWorld.Touch] = []

  /// A behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Lets items collide; each one is taken once.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// The items that collide, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item, unless it is there already.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  /// Takes an item out, which then passes through the others.
  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { changed() }
  }

  /// What the items collide with; by default everything.
  open var collisionMode: Mode = .everything { didSet { changed() } }
  /// The object that is told when contacts begin and end; it is not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the edges of the animator's reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      guard newValue != (referenceInsets != nil) else { return }
      referenceInsets = newValue ? .zero : nil
      changed()
    }
  }

  /// Makes the edges of the reference view a boundary, less insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    changed()
  }

  /// Adds the outline of a path as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let flat = bezierPath.cgPath.flattened(.identity, tolerancePixels: 0.25)
    var lines: [(from: Vector, to: Vector)] = []
    let starts = flat.subpathStarts.map(Int.init) + [flat.points.count]
    for (place, start) in starts.dropLast().enumerated() {
      let end = starts[place + 1]
      guard end - start > 1 else { continue }
      for index in start..<end - 1 {
        lines.append((Vector(flat.points[index]), Vector(flat.points[index + 1])))
      }
      if flat.closed[place] {
        lines.append((Vector(flat.points[end - 1]), Vector(flat.points[start])))
      }
    }
    add(identifier, lines)
  }

  /// Adds a line as a boundary.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    add(identifier, [(Vector(p1), Vector(p2))])
  }

  private func add(_ identifier: any NSCopying, _ lines: [(from: Vector, to: Vector)]) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    // Lines without a length have no side to collide with.
    let lines = lines.filter {
      $0.from.isFinite && $0.to.isFinite && ($0.to - $0.from).lengthSquared > 1e-12
    }
    boundaries.append(Boundary(identifier: identifier, lines: lines))
    changed()
  }

  private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    return one as AnyObject === other as AnyObject
  }

  /// The identifiers of the boundaries; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// The boundary's lines; nil if there is none of the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    guard let boundary = boundaries.first(where: { Self.isSame($0.identifier, identifier) })
    else { return nil }
    let path = UIBezierPath()
    for line in boundary.lines {
      if path.isEmpty || path.currentPoint != line.from.point { path.move(to: line.from.point) }
      path.addLine(to: line.to.point)
    }
    return path
  }

  /// Removes the boundaries with an identifier; without any, the call has no effect.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }

  /// Removes all boundaries that were added. The edges of the reference view stay.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  // MARK: For the solver

  override var movedItems: [any UIDynamicItem] { items }

  /// The edges of boundaries by numbers: the reference view's is 0, others follow in order.
  func edges(_ stage: DynamicsStage, reference: CGRect?, firstBoundary: Int)
    -> [DynamicsWorld.Edge]
  {
    guard collisionMode.contains(.boundaries) else { return [] }
    let bodies = items.compactMap { stage.index(of: $0) }
    var edges: [DynamicsWorld.Edge] = []
    if let referenceInsets, let reference {
      let box = reference.inset(by: referenceInsets)
      let corners = [
        Vector(box.minX, box.minY), Vector(box.maxX, box.minY), Vector(box.maxX, box.maxY),
        Vector(box.minX, box.maxY),
      ]
      for index in 0..<4 where box.width > 0 && box.height > 0 {
        edges.append(
          DynamicsWorld.Edge(
            from: corners[index], to: corners[(index + 1) % 4], bodies: bodies,
            boundary: firstBoundary))
      }
    }
    for (place, boundary) in boundaries.enumerated() {
      for line in boundary.lines {
        edges.append(
          DynamicsWorld.Edge(
            from: line.from, to: line.to, bodies: bodies, boundary: firstBoundary + 1 + place))
      }
    }
    return edges
  }

  func colliding(_ stage: DynamicsStage) -> [Int] {
    collisionMode.contains(.items) ? items.compactMap { stage.index(of: $0) } : []
  }

  /// Tells the delegate which contacts have begun and ended.
  func report(
    _ touches: [(touch: DynamicsWorld.Touch, place: Vector)], _ stage: DynamicsStage,
    firstBoundary: Int
  ) {
    var now: [DynamicsWorld.Touch] = []
    for (touch, place) in touches where concerns(touch, stage, firstBoundary) {
      if now.contains(touch) { continue }
      now.append(touch)
      if !touching.contains(touch) { tell(touch, at: place, stage, firstBoundary) }
    }
    for touch in touching where !now.contains(touch) {
      tell(touch, at: nil, stage, firstBoundary)
    }
    touching = now
  }

  private func concerns(
    _ touch: DynamicsWorld.Touch, _ stage: DynamicsStage, _ firstBoundary: Int
  ) -> Bool {
    guard list.contains(stage.items[touch.first]) else { return false }
    if touch.isBoundary {
      return touch.second >= firstBoundary && touch.second <= firstBoundary + boundaries.count
    }
    return list.contains(stage.items[touch.second])
  }

  private func tell(
    _ touch: DynamicsWorld.Touch, at place: Vector?, _ stage: DynamicsStage, _ firstBoundary: Int
  ) {
    guard let collisionDelegate, stage.items.indices.contains(touch.first) else { return }
    let item = stage.items[touch.first]
    guard touch.isBoundary else {
      guard stage.items.indices.contains(touch.second) else { return }
      let other = stage.items[touch.second]
      if let place {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: item, with: other, at: place.point)
      } else {
        collisionDelegate.collisionBehavior(self, endedContactFor: item, with: other)
      }
      return
    }
    let number = touch.second - firstBoundary - 1
    let identifier = boundaries.indices.contains(number) ? boundaries[number].identifier : nil
    if let place {
      collisionDelegate.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place.point)
    } else {
      collisionDelegate.collisionBehavior(
        self, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }

  /// The count of numbers that its boundaries take.
  var boundaryCount: Int { boundaries.count + 1 }
}

/// Told of contacts. Every method has a default.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch, at a point of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items do not touch any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary, at a point of the reference view.
  ///
  /// - Parameter identifier: The boundary's identifier; nil for the edges of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item does not touch a boundary any more; its identifier is nil for the edges of
  /// the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Empty by default, as the method is optional on iOS.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
