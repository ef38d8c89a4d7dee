/// Lets items run against one another and against boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let edges: [DynamicEdge]
    let path: UIBezierPath
  }

  /// Two that touch, or one and a boundary.
  private struct Touch {
    let first: any UIDynamicItem
    let second: (any UIDynamicItem)?
    /// Nil for that of the reference.
    let identifier: (any NSCopying)?
    let place: CGPoint

    @MainActor
    func isSame(as other: Touch) -> Bool {
      first === other.first && second === other.second
        && UICollisionBehavior.isSame(identifier, other.identifier)
    }
  }

  private var held: DynamicItems
  private var boundaries: [Boundary] = []
  private var frame: [DynamicEdge] = []
  private var touches: [Touch] = []
  private var newTouches: [Touch] = []

  public init(items: [any UIDynamicItem]) {
    held = DynamicItems(items)
    super.init()
  }

  open var items: [any UIDynamicItem] { held.all }

  open func addItem(_ item: any UIDynamicItem) {
    held.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    held.remove(item)
    changed()
  }

  open var collisionMode = Mode.everything { didSet { changed() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the bounds of the animator's reference are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  private var referenceInsets = UIEdgeInsets.zero

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// A path's outline; curves are taken as the lines that they are drawn with.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      Boundary(
        identifier: identifier, edges: Self.edges(of: bezierPath), path: bezierPath))
    changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }

  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  private static func isSame(_ first: (any NSCopying)?, _ second: (any NSCopying)?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? NSObject, let second = second as? NSObject {
      return first.isEqual(second)
    }
    return first as AnyObject === second as AnyObject
  }

  private static func edges(of path: UIBezierPath) -> [DynamicEdge] {
    let flat = path.cgPath.flattened(.identity, tolerancePixels: 0.5)
    var edges: [DynamicEdge] = []
    for (index, start) in flat.subpathStarts.enumerated() {
      let next = index + 1
      let end = next < flat.subpathStarts.count ? Int(flat.subpathStarts[next]) : flat.points.count
      var points = flat.points[Int(start)..<end].map { DynamicVector($0) }
      if flat.closed[index], let first = points.first { points.append(first) }
      for (from, to) in zip(points, points.dropFirst()) where from != to {
        edges.append(DynamicEdge(start: from, end: to))
      }
    }
    return edges
  }

  // MARK: For the animator

  override var ownItems: [any UIDynamicItem] { held.all }

  override func prepare(_ world: DynamicWorld) {
    world.collisions.append(self)
    frame = []
    guard translatesReferenceBoundsIntoBoundary, let rect = owner?.referenceBounds else { return }
    let path = UIBezierPath(rect: rect.inset(by: referenceInsets))
    frame = Self.edges(of: path)
  }

  func contacts(in world: DynamicWorld) -> [DynamicContact] {
    newTouches = []
    let bodies = held.all.map { world.body(of: $0) }
    let outlines = bodies.map(\.outline)
    var contacts: [DynamicContact] = []
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies.indices where other > index {
          let second = bodies[other]
          guard !(body.isAnchored && second.isAnchored),
            (body.position - second.position).length <= body.reach + second.reach,
            let manifold = DynamicManifold(outlines[index], outlines[other])
          else { continue }
          for (place, depth) in manifold.points {
            contacts.append(DynamicContact(body, second, manifold.normal, place, depth))
          }
          newTouches.append(
            Touch(
              first: body.item, second: second.item, identifier: nil,
              place: manifold.points[0].place.point))
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return contacts }
    for (body, outline) in zip(bodies, outlines) where !body.isAnchored {
      for edge in frame { touch(body, outline, edge, nil, &contacts) }
      for boundary in boundaries {
        for edge in boundary.edges { touch(body, outline, edge, boundary.identifier, &contacts) }
      }
    }
    return contacts
  }

  private func touch(
    _ body: DynamicBody, _ outline: [DynamicVector], _ edge: DynamicEdge,
    _ identifier: (any NSCopying)?, _ contacts: inout [DynamicContact]
  ) {
    guard let manifold = DynamicManifold(edge, outline, middle: body.position) else { return }
    for (place, depth) in manifold.points {
      contacts.append(DynamicContact(nil, body, manifold.normal, place, depth))
    }
    let touch = Touch(
      first: body.item, second: nil, identifier: identifier,
      place: manifold.points[0].place.point)
    if !newTouches.contains(where: touch.isSame) { newTouches.append(touch) }
  }

  /// Tells the delegate of touches that have begun and of those that have ended.
  func tell() {
    let old = touches
    touches = newTouches
    guard let collisionDelegate else { return }
    for touch in touches where !old.contains(where: touch.isSame) {
      if let second = touch.second {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: touch.first, with: second, at: touch.place)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: touch.first, withBoundaryIdentifier: touch.identifier,
          at: touch.place)
      }
    }
    for touch in old where !touches.contains(where: touch.isSame) {
      if let second = touch.second {
        collisionDelegate.collisionBehavior(self, endedContactFor: touch.first, with: second)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: touch.first, withBoundaryIdentifier: touch.identifier)
      }
    }
  }
}

@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// - Parameter identifier: Nil for the bounds of the reference.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
