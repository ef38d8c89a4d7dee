import Testing

@testable import UIKit

@Suite struct ConstraintRowTests {
  /// A body of the mass `height` / 100.
  private func body(velocity: Vector, height: Double = 100) -> RigidBody {
    var body = RigidBody(
      position: .zero, angle: 0, shape: .rectangle(width: 100, height: height), density: 1)
    body.velocity = velocity
    return body
  }

  private func solved(
    _ bodies: [RigidBody], first: Int? = nil, limit: Double? = nil,
    _ change: (inout ConstraintRow) -> Void = { _ in }
  ) -> [Vector] {
    var bodies = bodies
    var row = ConstraintRow(first: first, second: bodies.count - 1, normal: Vector(1, 0))
    change(&row)
    row.prepare(bodies, step: 0.1)
    row.solve(&bodies, limit: limit)
    return bodies.map(\.velocity)
  }

  @Test func `a rigid row ends the motion along its normal and no other`() {
    #expect(solved([body(velocity: Vector(3, 4))]) == [Vector(0, 4)])
  }

  @Test func `a contact pushes and does not pull`() {
    let away = solved([body(velocity: Vector(3, 0))]) { $0.minimumImpulse = 0 }
    #expect(away == [Vector(3, 0)])
    let towards = solved([body(velocity: Vector(-3, 0))]) { $0.minimumImpulse = 0 }
    #expect(towards == [Vector(0, 0)])
  }

  @Test func `friction is at most its share of the pressure`() {
    let slowed = solved([body(velocity: Vector(3, 0))], limit: 2) { $0.friction = 0.5 }
    #expect(slowed == [Vector(2, 0)])
    let stopped = solved([body(velocity: Vector(0.5, 0))], limit: 2) { $0.friction = 0.5 }
    #expect(stopped == [Vector(0, 0)])
  }

  @Test func `two bodies keep their common momentum`() {
    let pair = [body(velocity: .zero), body(velocity: Vector(4, 0), height: 300)]
    // 3 · 4 = (1 + 3) · 3
    for velocity in solved(pair, first: 0) { #expect((velocity - Vector(3, 0)).length < 1e-12) }
  }

  @Test func `an anchored body is not moved, whatever pushes it`() {
    var held = body(velocity: .zero)
    held.isAnchored = true
    let velocities = solved([held, body(velocity: Vector(-3, 0))], first: 0)
    #expect(velocities == [.zero, .zero])
  }
}
