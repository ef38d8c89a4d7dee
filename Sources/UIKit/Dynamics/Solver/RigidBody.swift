/// The outline of a body, around its centre.
enum BodyShape {
  case circle(radius: Double)
  /// A convex polygon, clockwise on screen.
  case polygon([Vector])

  /// The area of the polygon or circle, in points².
  var area: Double {
    switch self {
    case .circle(let radius): Double.pi * radius * radius
    case .polygon(let points): Self.area(points)
    }
  }

  /// The moment of inertia for a mass of 1.
  var inertia: Double {
    switch self {
    case .circle(let radius):
      return radius * radius / 2
    case .polygon(let points):
      // The second moment of area about the centre of the item, over the area.
      var (sum, area) = (0.0, 0.0)
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        let cross = a.cross(b)
        area += cross / 2
        sum += cross * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
      }
      return area > 1e-9 ? sum / area : 1
    }
  }

  private static func area(_ points: [Vector]) -> Double {
    var sum = 0.0
    for index in points.indices { sum += points[index].cross(points[(index + 1) % points.count]) }
    return sum / 2
  }

  static func rectangle(width: Double, height: Double) -> BodyShape {
    let (x, y) = (max(width, 0.01) / 2, max(height, 0.01) / 2)
    return .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
  }

  /// A circle if the sides are equal, else a polygon of 24 corners.
  static func ellipse(width: Double, height: Double) -> BodyShape {
    if width == height { return .circle(radius: max(width, 0.01) / 2) }
    return .polygon(
      (0..<24).map { index in
        let turn = Turn(Double(index) * 2 * Double.pi / 24)
        return Vector(turn.cosine * width / 2, turn.sine * height / 2)
      })
  }
}

/// A rigid body in the plane, y down. Units: points, seconds, radians clockwise on screen.
struct RigidBody {
  var position: Vector
  var angle = 0.0
  var velocity = Vector.zero
  var angularVelocity = 0.0
  var shape: BodyShape
  /// The mass, which is 1 for 100 × 100 points of density 1.
  var mass = 1.0
  var inertia = 1.0
  var elasticity = 0.0
  var friction = 0.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
  /// The force in this step.
  var force = Vector.zero
  var torque = 0.0

  var inverseMass: Double { isAnchored || mass <= 0 ? 0 : 1 / mass }
  var inverseInertia: Double {
    isAnchored || !allowsRotation || inertia <= 0 ? 0 : 1 / inertia
  }

  init(position: Vector, angle: Double, shape: BodyShape, density: Double) {
    self.position = position
    self.angle = angle
    self.shape = shape
    mass = max(shape.area / 10_000 * density, 1e-6)
    inertia = max(mass * shape.inertia, 1e-6)
  }

  var turn: Turn { Turn(angle) }

  /// The place of a point on the body.
  func place(_ local: Vector) -> Vector { position + turn.applied(to: local) }

  func velocity(at arm: Vector) -> Vector { velocity + arm.perpendicular * angularVelocity }

  mutating func apply(impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// The present places of the corners; none for a circle.
  var corners: [Vector] {
    guard case .polygon(let points) = shape else { return [] }
    let turn = turn
    return points.map { position + turn.applied(to: $0) }
  }
}
