/// The bodies of an animator's items, kept from frame to frame.
@MainActor
final class DynamicsStage {
  private(set) var world = DynamicsWorld()
  private(set) var items: [any UIDynamicItem] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The transforms that items had when they were added, without the turn.
  private var transforms: [CGAffineTransform] = []
  private var startAngles: [Double] = []

  func index(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }

  func body(of item: any UIDynamicItem) -> RigidBody? {
    index(of: item).map { world.bodies[$0] }
  }

  func change(_ item: any UIDynamicItem, _ change: (inout RigidBody) -> Void) {
    guard let index = index(of: item) else { return }
    change(&world.bodies[index])
  }

  private struct Kept {
    let item: any UIDynamicItem
    let body: RigidBody
    let transform: CGAffineTransform
    let start: Double
  }

  /// Keeps the bodies of items that stay, and makes those of new ones.
  func update(items wanted: [any UIDynamicItem]) {
    var kept: [Kept] = []
    for item in wanted {
      if let index = index(of: item) {
        kept.append(
          Kept(
            item: item, body: world.bodies[index], transform: transforms[index],
            start: startAngles[index]))
      } else {
        let transform = item.transform
        let angle = CoreGraphics.atan2(transform.b, transform.a)
        kept.append(
          Kept(
            item: item, body: Self.body(of: item, angle: angle), transform: transform,
            start: angle))
      }
    }
    items = kept.map(\.item)
    world.bodies = kept.map(\.body)
    transforms = kept.map(\.transform)
    startAngles = kept.map(\.start)
    numbers = [:]
    for (index, item) in items.enumerated() { numbers[ObjectIdentifier(item)] = index }
    for index in 0..<items.count { world.bodies[index].resetProperties() }
  }

  /// Takes over changes of an item from outside.
  func readAgain(_ item: any UIDynamicItem) {
    guard let index = index(of: item) else { return }
    let transform = item.transform
    let angle = CoreGraphics.atan2(transform.b, transform.a)
    var body = Self.body(of: item, angle: angle)
    body.velocity = world.bodies[index].velocity
    body.angularVelocity = world.bodies[index].angularVelocity
    world.bodies[index] = body
    transforms[index] = transform
    startAngles[index] = angle
  }

  private static func body(of item: any UIDynamicItem, angle: Double) -> RigidBody {
    let size = item.bounds.size
    let shape: BodyShape =
      switch item.collisionBoundsType {
      case .rectangle: .rectangle(width: size.width, height: size.height)
      case .ellipse: .ellipse(width: size.width, height: size.height)
      case .path:
        BodyShape.hull(of: item.collisionBoundingPath.cgPath)
          ?? .rectangle(width: size.width, height: size.height)
      }
    return RigidBody(position: Vector(item.center), angle: angle, shape: shape, density: 1)
  }

  /// - Parameters:
  ///   - behaviors: The behaviors in the order in which they act.
  ///   - step: The duration in seconds.
  func advance(_ behaviors: [UIDynamicBehavior], step: Double) {
    for behavior in behaviors { behavior.push(self, step: step) }
    world.rows = []
    let bodies = world.bodies
    for behavior in behaviors { world.rows += behavior.rows(self, bodies) }
    world.advance(step)
  }

  func setContacts(edges: [DynamicsWorld.Edge], colliding: [[Int]]) {
    world.edges = edges
    world.colliding = colliding
  }

  /// Moves the items to the places of their bodies.
  func write() {
    for (index, item) in items.enumerated() {
      let body = world.bodies[index]
      guard !body.isAnchored else { continue }
      let center = body.position.point
      if item.center != center { item.center = center }
      let turned = body.angle - startAngles[index]
      let transform =
        turned == 0
        ? transforms[index]
        : transforms[index].concatenating(CGAffineTransform(rotationAngle: turned))
      if item.transform != transform { item.transform = transform }
    }
  }

  /// The speeds below which a body counts as still, in points and in radians per second.
  private static let stillSpeed = 1.5
  private static let stillTurn = 2 * Double.pi / 180

  var isStill: Bool {
    world.bodies.allSatisfy {
      $0.isAnchored
        || $0.velocity.length < Self.stillSpeed && abs($0.angularVelocity) < Self.stillTurn
    }
  }

  func stop() {
    for index in 0..<items.count {
      world.bodies[index].velocity = .zero
      world.bodies[index].angularVelocity = 0
    }
  }
}

extension RigidBody {
  mutating func setDensity(_ density: Double) {
    mass = max(shape.area / 10_000 * max(density, 0), 1e-6)
    inertia = max(mass * shape.inertia, 1e-6)
  }

  /// Resets the properties that behaviors configure anew at each frame.
  mutating func resetProperties() {
    setDensity(1)
    (elasticity, friction, resistance, angularResistance, charge) = (0, 0, 0, 0, 0)
    (isAnchored, allowsRotation) = (false, true)
  }
}

extension BodyShape {
  /// The convex hull of a path around an item's centre; nil without area.
  static func hull(of path: CGPath) -> BodyShape? {
    let flat = path.flattened(.identity, tolerancePixels: 0.5)
    let corners = Set(flat.points.map { Vector($0) }.filter(\.isFinite)).sorted {
      ($0.x, $0.y) < ($1.x, $1.y)
    }
    guard corners.count > 2 else { return nil }
    // Andrew's monotone chain.
    func chain(_ places: [Vector]) -> [Vector] {
      var hull: [Vector] = []
      for point in places {
        while hull.count > 1,
          (hull[hull.count - 1] - hull[hull.count - 2]).cross(point - hull[hull.count - 1]) <= 0
        {
          hull.removeLast()
        }
        hull.append(point)
      }
      return Array(hull.dropLast())
    }
    let hull = chain(corners) + chain(corners.reversed())
    guard hull.count > 2 else { return nil }
    let shape = BodyShape.polygon(hull)
    return shape.area > 1e-6 ? shape : nil
  }
}
