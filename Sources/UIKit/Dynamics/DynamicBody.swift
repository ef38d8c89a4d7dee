/// A place, a direction or a speed, points.
typealias DynamicVector = SIMD2<Double>

extension DynamicVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  func dot(_ other: DynamicVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: DynamicVector) -> Double { x * other.y - y * other.x }
  /// The cross product of a rotation and this.
  func turned(by speed: Double) -> DynamicVector { DynamicVector(-speed * y, speed * x) }
  var length: Double { (x * x + y * y).squareRoot() }
  var point: CGPoint { CGPoint(x: x, y: y) }

  /// Zero for zero.
  var direction: DynamicVector {
    let length = length
    return length > 0 ? self / length : .zero
  }
}

/// An item as the solver knows it.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var position: DynamicVector
  var angle: Double
  var velocity = DynamicVector.zero
  /// Radians a second.
  var spin = 0.0
  /// Convex, clockwise on screen, about the centre of an item that is not turned.
  private(set) var corners: [DynamicVector] = []

  // What behaviours say, anew for every frame.
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var spinResistance = 0.0
  var charge = 0.0
  var canTurn = true
  var isAnchored = false

  var force = DynamicVector.zero
  var torque = 0.0
  /// Points a second².
  var acceleration = DynamicVector.zero
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 0.0
  /// Seconds that it has hardly moved.
  var restSeconds = 0.0

  private let baseTransform: CGAffineTransform
  private let baseAngle: Double
  private var size = CGSize.zero
  private var shape = UIDynamicItemCollisionBoundsType.rectangle

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = DynamicVector(item.center)
    let transform = item.transform
    baseTransform = transform
    baseAngle = DeterministicMath.atan2(Double(transform.b), Double(transform.a))
    angle = baseAngle
    readShape()
  }

  /// Forgets what behaviours said.
  func reset() {
    elasticity = 0
    friction = 0
    density = 1
    resistance = 0
    spinResistance = 0
    charge = 0
    canTurn = true
    isAnchored = false
  }

  /// Mass 1 is that of 100 × 100 points with density 1, as on iOS.
  var mass: Double {
    max(Double(size.width * size.height), 1) / 10_000 * max(density, 1e-6)
  }

  func updateMass() {
    let mass = mass
    inverseMass = isAnchored ? 0 : 1 / mass
    let (width, height) = (Double(size.width), Double(size.height))
    let inertia = mass * max(width * width + height * height, 1) / 12
    inverseInertia = isAnchored || !canTurn ? 0 : 1 / inertia
    if isAnchored {
      velocity = .zero
      spin = 0
    }
  }

  func readShape() {
    let bounds = item.bounds
    size = bounds.size
    shape = item.collisionBoundsType
    let (x, y) = (Double(bounds.width) / 2, Double(bounds.height) / 2)
    switch shape {
    case .rectangle:
      corners = [[-x, -y], [x, -y], [x, y], [-x, y]]
    case .ellipse:
      corners = (0..<24).map { index in
        let (sine, cosine) = DeterministicMath.sinCos(Double(index) * .pi / 12)
        return [x * cosine, y * sine]
      }
    case .path:
      let points = item.collisionBoundingPath.cgPath.points.map { DynamicVector($0) }
      let hull = Self.hull(points)
      corners = hull.count >= 3 ? hull : [[-x, -y], [x, -y], [x, y], [-x, y]]
    }
  }

  /// The least convex polygon around points.
  private static func hull(_ points: [DynamicVector]) -> [DynamicVector] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [DynamicVector]) -> [DynamicVector] {
      var result: [DynamicVector] = []
      for point in points {
        while result.count >= 2,
          (result[result.count - 1] - result[result.count - 2])
            .cross(point - result[result.count - 1]) <= 0
        { result.removeLast() }
        result.append(point)
      }
      return Array(result.dropLast())
    }
    guard sorted.count >= 3 else { return [] }
    return chain(sorted) + chain(sorted.reversed())
  }

  /// The corners where the body is now.
  var outline: [DynamicVector] {
    let (sine, cosine) = DeterministicMath.sinCos(angle)
    return corners.map {
      position + DynamicVector(cosine * $0.x - sine * $0.y, sine * $0.x + cosine * $0.y)
    }
  }

  /// How far a corner is from the centre at most.
  var reach: Double { corners.reduce(0) { max($0, $1.length) } }

  func velocity(at point: DynamicVector) -> DynamicVector {
    velocity + (point - position).turned(by: spin)
  }

  func push(_ impulse: DynamicVector, at point: DynamicVector) {
    velocity += impulse * inverseMass
    spin += (point - position).cross(impulse) * inverseInertia
  }

  /// A place that is fixed on the item, where it is now.
  func place(of offset: DynamicVector) -> DynamicVector {
    let (sine, cosine) = DeterministicMath.sinCos(angle - baseAngle)
    return position
      + DynamicVector(
        cosine * offset.x - sine * offset.y, sine * offset.x + cosine * offset.y)
  }

  func readItem() {
    position = DynamicVector(item.center)
    let transform = item.transform
    angle = DeterministicMath.atan2(Double(transform.b), Double(transform.a))
    readShape()
    restSeconds = 0
  }

  /// Moves the item to where the body is. Numbers that are none stop the body instead.
  func writeItem() {
    guard position.x.isFinite, position.y.isFinite, angle.isFinite else {
      position = DynamicVector(item.center)
      angle = baseAngle
      velocity = .zero
      spin = 0
      return
    }
    let center = position.point
    if item.center != center { item.center = center }
    let turn = angle - baseAngle
    guard turn != 0 || item.transform != baseTransform else { return }
    let (sine, cosine) = DeterministicMath.sinCos(turn)
    item.transform = baseTransform.concatenating(
      CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }
}
