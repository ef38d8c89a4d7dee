/// One equation between the velocities of two bodies, or of one and the ground.
///
/// Source: sequential impulses with soft constraints (E. Catto, "Soft Constraints", GDC 2011).
struct ConstraintRow {
  /// The index of a body; nil for the ground, which does not move.
  var first: Int?
  var second: Int?
  /// The direction in which the places of the two bodies move apart.
  var normal: Vector
  var firstArm = Vector.zero
  var secondArm = Vector.zero
  /// Whether the equation is between angles only.
  var isAngular = false
  /// The distance along the normal from the wanted to the actual place, in points or radians.
  var error = 0.0
  /// The oscillations per second and damping ratio of a spring; nil for a rigid equation.
  var spring: (frequency: Double, damping: Double)?
  /// The wanted relative speed along the normal, for bounces.
  var targetSpeed = 0.0
  var minimumImpulse = -Double.infinity
  var maximumImpulse = Double.infinity
  /// The row whose impulse, times this row's friction, bounds this row's.
  var frictionOf: Int?
  var friction = 0.0

  private(set) var impulse = 0.0
  private var mass = 0.0
  private var gamma = 0.0
  private var bias = 0.0

  init(first: Int?, second: Int?, normal: Vector) {
    self.first = first
    self.second = second
    self.normal = normal
  }

  /// The share of an error that one step of a rigid equation corrects.
  private static let correction = 0.2

  mutating func prepare(_ bodies: [RigidBody], step: Double) {
    var inverse = 0.0
    for (index, arm) in [(first, firstArm), (second, secondArm)] {
      guard let index else { continue }
      let cross = isAngular ? 1 : arm.cross(normal)
      inverse += (isAngular ? 0 : bodies[index].inverseMass)
      inverse += cross * cross * bodies[index].inverseInertia
    }
    guard inverse > 1e-12 else {
      mass = 0
      return
    }
    if let spring, spring.frequency > 0 {
      let omega = 2 * Double.pi * spring.frequency
      let effective = 1 / inverse
      let damping = 2 * effective * spring.damping * omega
      let stiffness = effective * omega * omega
      gamma = 1 / (step * (damping + step * stiffness))
      bias = error * step * stiffness * gamma
      mass = 1 / (inverse + gamma)
    } else {
      bias = error * Self.correction / step
      mass = 1 / inverse
    }
  }

  func speed(_ bodies: [RigidBody]) -> Double {
    if isAngular {
      return (second.map { bodies[$0].angularVelocity } ?? 0)
        - (first.map { bodies[$0].angularVelocity } ?? 0)
    }
    let b = second.map { bodies[$0].velocity(at: secondArm) } ?? .zero
    let a = first.map { bodies[$0].velocity(at: firstArm) } ?? .zero
    return normal.dot(b - a)
  }

  mutating func solve(_ bodies: inout [RigidBody], limit: Double?) {
    guard mass > 0 else { return }
    var change = -mass * (speed(bodies) - targetSpeed + bias + gamma * impulse)
    let low = limit.map { -$0 * friction } ?? minimumImpulse
    let high = limit.map { $0 * friction } ?? maximumImpulse
    let total = min(max(impulse + change, low), high)
    change = total - impulse
    impulse = total
    if let first { apply(-change, to: &bodies[first], firstArm) }
    if let second { apply(change, to: &bodies[second], secondArm) }
  }

  private func apply(_ impulse: Double, to body: inout RigidBody, _ arm: Vector) {
    if isAngular {
      body.angularVelocity += impulse * body.inverseInertia
    } else {
      body.apply(impulse: normal * impulse, at: arm)
    }
  }
}
