/// Bodies, the edges that they collide with, and their bonds, moved in small equal steps.
///
/// All sums, products, quotients and roots are computed in a fixed order, and turns come from the
/// project's own sine and cosine: the same program gives the same frames on every machine.
struct DynamicsWorld {
  /// A line that bodies of a group collide with from either side.
  struct Edge {
    let from: Vector
    let to: Vector
    /// The indices of the bodies that collide with it.
    let bodies: [Int]
    /// The boundary that it is part of.
    let boundary: Int
  }

  struct Touch: Hashable {
    let first: Int
    /// The number of a body, or of a boundary.
    let second: Int
    let isBoundary: Bool
  }

  var bodies: [RigidBody] = []
  var edges: [Edge] = []
  /// The groups of bodies that collide with each other.
  var colliding: [[Int]] = []
  /// The rows of behaviors for the next step: springs, pins.
  var rows: [ConstraintRow] = []
  /// The touching bodies since the last step, with a place of each contact.
  private(set) var touches: [(touch: Touch, place: Vector)] = []

  /// The overlap in points at which bodies are not yet pushed apart.
  static let slop = 0.05
  /// The speed in points per second below which a contact does not bounce.
  static let bounceThreshold = 30.0
  static let iterations = 12

  /// - Parameter step: The duration in seconds.
  mutating func advance(_ step: Double) {
    for index in bodies.indices { integrateForces(&bodies[index], step) }
    var rows = rows
    appendContacts(&rows)
    for index in rows.indices { rows[index].prepare(bodies, step: step) }
    for _ in 0..<Self.iterations {
      for index in rows.indices {
        let limit = rows[index].frictionOf.map { rows[$0].impulse }
        rows[index].solve(&bodies, limit: limit)
      }
    }
    for index in bodies.indices {
      bodies[index].position += bodies[index].velocity * step
      bodies[index].angle += bodies[index].angularVelocity * step
      bodies[index].force = .zero
      bodies[index].torque = 0
    }
  }

  private func integrateForces(_ body: inout RigidBody, _ step: Double) {
    guard !body.isAnchored else {
      (body.velocity, body.angularVelocity) = (.zero, 0)
      return
    }
    body.velocity += body.force * (step * body.inverseMass)
    body.angularVelocity += body.torque * step * body.inverseInertia
    body.velocity = body.velocity * (1 / (1 + step * max(body.resistance, 0)))
    body.angularVelocity *= 1 / (1 + step * max(body.angularResistance, 0))
    if !body.allowsRotation { body.angularVelocity = 0 }
    // A view that is pushed without end leaves the screen; its numbers stay finite.
    let limit = 1e6
    if body.velocity.length > limit { body.velocity = body.velocity.normalized * limit }
    body.angularVelocity = min(max(body.angularVelocity, -1e4), 1e4)
  }

  // MARK: Contacts

  private func outline(_ index: Int) -> ContactFinder.Outline {
    let body = bodies[index]
    if case .circle(let radius) = body.shape { return .circle(body.position, radius: radius) }
    return .polygon(body.corners)
  }

  private mutating func appendContacts(_ rows: inout [ConstraintRow]) {
    touches.removeAll(keepingCapacity: true)
    var outlines: [ContactFinder.Outline] = []
    for index in bodies.indices { outlines.append(outline(index)) }
    for edge in edges {
      for index in edge.bodies {
        guard
          let contact = ContactFinder.contact(.polygon([edge.from, edge.to]), outlines[index])
        else { continue }
        touches.append(
          (Touch(first: index, second: edge.boundary, isBoundary: true), contact.points[0].place))
        append(contact, first: nil, second: index, &rows)
      }
    }
    for group in colliding {
      for (place, first) in group.enumerated() {
        for second in group[(place + 1)...] {
          guard let contact = ContactFinder.contact(outlines[first], outlines[second]) else {
            continue
          }
          touches.append(
            (Touch(first: first, second: second, isBoundary: false), contact.points[0].place))
          append(contact, first: first, second: second, &rows)
        }
      }
    }
  }

  private func append(
    _ contact: Contact, first: Int?, second: Int, _ rows: inout [ConstraintRow]
  ) {
    let (a, b) = (first.map { bodies[$0] }, bodies[second])
    let elasticity = max(a?.elasticity ?? 0, b.elasticity)
    // A boundary has no friction of its own: that of the body on it counts.
    let friction = ((a?.friction ?? b.friction) * b.friction).squareRoot()
    for point in contact.points {
      var row = ConstraintRow(first: first, second: second, normal: contact.normal)
      row.firstArm = a.map { point.place - $0.position } ?? .zero
      row.secondArm = point.place - b.position
      row.error = -max(point.depth - Self.slop, 0)
      row.minimumImpulse = 0
      let speed = row.speed(bodies)
      if speed < -Self.bounceThreshold, elasticity > 0 {
        row.targetSpeed = -speed * elasticity
        row.error = 0
      }
      rows.append(row)
      guard friction > 0 else { continue }
      var slide = row
      slide.normal = contact.normal.perpendicular
      (slide.error, slide.targetSpeed) = (0, 0)
      slide.frictionOf = rows.count - 1
      slide.friction = friction
      rows.append(slide)
    }
  }
}
