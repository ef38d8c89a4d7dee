/// Bodies and what acts on them, moved on in steps of 1/240 of a second: impulses that are solved
/// one after the other, in the order in which behaviours and items were added. The same sources
/// give the same places on every machine.
@MainActor
final class DynamicWorld {
  /// Steps a second.
  static let stepsPerSecond = 240
  static let step = 1 / Double(stepsPerSecond)
  private static let iterations = 10
  /// Points a second² at a magnitude of 1, as on iOS.
  static let gravity = 1000.0
  /// Slower than this a body rests: points a second, radians a second.
  private static let restSpeed = 4.0
  private static let restSpin = 0.02
  /// After so many seconds at rest a body counts as still.
  private static let restDelay = 0.4
  /// Faster ones are slowed down to it, points a second.
  private static let greatestSpeed = 20_000.0

  private(set) var bodies: [DynamicBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  var joints: [DynamicJoint] = []
  var collisions: [UICollisionBehavior] = []

  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let index = indices[ObjectIdentifier(item)] { return bodies[index] }
    let body = DynamicBody(item)
    indices[ObjectIdentifier(item)] = bodies.count
    bodies.append(body)
    return body
  }

  func knownBody(of item: any UIDynamicItem) -> DynamicBody? {
    indices[ObjectIdentifier(item)].map { bodies[$0] }
  }

  /// Forgets bodies of items that no behaviour moves any more.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    indices = [:]
    for (index, body) in bodies.enumerated() { indices[ObjectIdentifier(body.item)] = index }
  }

  /// Whether all that can move has been still for a while, and nothing pushes.
  var isAtRest: Bool { bodies.allSatisfy { $0.isAnchored || $0.restSeconds >= Self.restDelay } }

  func wake() { for body in bodies { body.restSeconds = 0 } }

  func advance(_ behaviors: [UIDynamicBehavior]) {
    for body in bodies {
      body.acceleration = .zero
      body.force = .zero
      body.torque = 0
    }
    for behavior in behaviors { behavior.apply(to: self) }
    for body in bodies where !body.isAnchored { move(body) }
    var contacts: [DynamicContact] = []
    for collision in collisions { contacts += collision.contacts(in: self) }
    for joint in joints { joint.begin(Self.step) }
    for _ in 0..<Self.iterations {
      for joint in joints { joint.solve() }
      for index in contacts.indices { contacts[index].solve() }
    }
    for body in bodies where !body.isAnchored { place(body) }
    for contact in contacts { contact.separate() }
    for body in bodies { rest(body) }
    for collision in collisions { collision.tell() }
  }

  private func move(_ body: DynamicBody) {
    let step = Self.step
    body.velocity += (body.acceleration + body.force * body.inverseMass) * step
    body.spin += body.torque * body.inverseInertia * step
    body.velocity *= 1 / (1 + max(body.resistance, 0) * step)
    body.spin *= 1 / (1 + max(body.spinResistance, 0) * step)
    if !body.canTurn { body.spin = 0 }
    let speed = body.velocity.length
    if speed > Self.greatestSpeed { body.velocity *= Self.greatestSpeed / speed }
  }

  private func place(_ body: DynamicBody) {
    body.position += body.velocity * Self.step
    body.angle += body.spin * Self.step
  }

  private func rest(_ body: DynamicBody) {
    let isStill = body.velocity.length < Self.restSpeed && body.spin.magnitude < Self.restSpin
    body.restSeconds = isStill ? body.restSeconds + Self.step : 0
  }
}
