/// What ties a body to a place, or to another body.
@MainActor
class DynamicJoint {
  let first: DynamicBody
  /// Nil: a place in the reference.
  let second: DynamicBody?

  init(_ first: DynamicBody, _ second: DynamicBody?) {
    self.first = first
    self.second = second
  }

  func begin(_ step: Double) {}
  func solve() {}

  /// Along a direction, at two places.
  final func effectiveMass(
    _ direction: DynamicVector, _ place: DynamicVector, _ other: DynamicVector
  ) -> Double {
    let arm = (place - first.position).cross(direction)
    var sum = first.inverseMass + arm * arm * first.inverseInertia
    if let second {
      let arm = (other - second.position).cross(direction)
      sum += second.inverseMass + arm * arm * second.inverseInertia
    }
    return sum
  }

  final func push(_ impulse: DynamicVector, _ place: DynamicVector, _ other: DynamicVector) {
    first.push(impulse, at: place)
    second?.push(-impulse, at: other)
  }

  final func relativeVelocity(_ place: DynamicVector, _ other: DynamicVector) -> DynamicVector {
    first.velocity(at: place) - (second?.velocity(at: other) ?? .zero)
  }
}

/// Keeps two places at a distance from one another, or at most at that distance; stiff, or as a
/// spring.
final class DistanceJoint: DynamicJoint {
  var offset = DynamicVector.zero
  /// On the second body, or in the reference.
  var otherOffset = DynamicVector.zero
  var length = 0.0
  /// Oscillations a second; 0 is stiff.
  var frequency = 0.0
  var damping = 0.0
  var isRope = false

  private var place = DynamicVector.zero
  private var other = DynamicVector.zero
  private var direction = DynamicVector.zero
  private var mass = 0.0
  private var softness = 0.0
  private var bias = 0.0
  private var pushed = 0.0
  private var isSlack = false

  override func begin(_ step: Double) {
    place = first.place(of: offset)
    other = second.map { $0.place(of: otherOffset) } ?? otherOffset
    let way = place - other
    let distance = way.length
    direction = way.direction
    pushed = 0
    isSlack = isRope && distance < length
    let inverse = effectiveMass(direction, place, other)
    mass = inverse > 0 ? 1 / inverse : 0
    let error = distance - length
    guard frequency > 0, !isRope else {
      softness = 0
      bias = 0.2 / step * error
      return
    }
    // A spring and a damper, solved as a soft constraint.
    let omega = 2 * Double.pi * frequency
    let (spring, damper) = (mass * omega * omega, 2 * mass * damping * omega)
    let divisor = step * (damper + step * spring)
    softness = divisor > 0 ? 1 / divisor : 0
    bias = error * step * spring * softness
    mass = inverse + softness > 0 ? 1 / (inverse + softness) : 0
  }

  override func solve() {
    guard !isSlack, direction != .zero else { return }
    let speed = relativeVelocity(place, other).dot(direction)
    var impulse = -mass * (speed + bias + softness * pushed)
    if isRope {
      let total = min(pushed + impulse, 0)
      impulse = total - pushed
    }
    pushed += impulse
    push(direction * impulse, place, other)
  }
}

/// Keeps two places on one another, or one on a line through the other; and, if asked, the angle
/// between the bodies.
final class PointJoint: DynamicJoint {
  var offset = DynamicVector.zero
  var otherOffset = DynamicVector.zero
  /// The line along which it may move; nil for none.
  var axis: DynamicVector?
  /// How far along it, points.
  var range: ClosedRange<Double>?
  /// The angle between both; nil leaves it free.
  var angle: Double?
  /// Newton metres, so to speak: what turning against one another costs.
  var frictionTorque = 0.0

  private var place = DynamicVector.zero
  private var other = DynamicVector.zero
  private var error = DynamicVector.zero
  private var rate = 0.0
  private var step = 0.0
  private var rubbed = 0.0

  override func begin(_ step: Double) {
    place = first.place(of: offset)
    other = second.map { $0.place(of: otherOffset) } ?? otherOffset
    error = place - other
    rate = 0.2 / step
    self.step = step
    rubbed = 0
  }

  override func solve() {
    solveAngle()
    guard let axis else {
      for direction in [DynamicVector(1, 0), DynamicVector(0, 1)] {
        hold(direction, error.dot(direction))
      }
      return
    }
    let across = DynamicVector(-axis.y, axis.x)
    hold(across, error.dot(across))
    guard let range else { return }
    let distance = error.dot(axis)
    if distance < range.lowerBound { hold(axis, distance - range.lowerBound) }
    if distance > range.upperBound { hold(axis, distance - range.upperBound) }
  }

  private func hold(_ direction: DynamicVector, _ error: Double) {
    let inverse = effectiveMass(direction, place, other)
    guard inverse > 0 else { return }
    let speed = relativeVelocity(place, other).dot(direction)
    push(direction * (-(speed + rate * error) / inverse), place, other)
  }

  private func solveAngle() {
    let inverse = first.inverseInertia + (second?.inverseInertia ?? 0)
    guard inverse > 0 else { return }
    let spin = first.spin - (second?.spin ?? 0)
    var impulse = 0.0
    if let angle {
      let error = first.angle - (second?.angle ?? 0) - angle
      impulse = -(spin + rate * error) / inverse
    } else if frictionTorque > 0 {
      let limit = frictionTorque * step
      let total = min(max(rubbed - spin / inverse, -limit), limit)
      impulse = total - rubbed
      rubbed = total
    }
    first.spin += impulse * first.inverseInertia
    second?.spin -= impulse * (second?.inverseInertia ?? 0)
  }
}
