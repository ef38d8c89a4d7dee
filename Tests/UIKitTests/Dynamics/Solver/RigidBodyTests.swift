import Testing

@testable import UIKit

@Suite struct RigidBodyTests {
  private func square() -> RigidBody {
    RigidBody(
      position: .zero, angle: 0, shape: .rectangle(width: 100, height: 100), density: 1)
  }

  @Test func `100 by 100 points of density 1 have the mass 1`() {
    #expect(square().mass == 1)
    // A plate's moment of inertia is its mass times (w² + h²) / 12.
    #expect(abs(square().inertia - 20_000 / 12) < 1e-9)
    let disc = RigidBody(position: .zero, angle: 0, shape: .circle(radius: 100), density: 2)
    #expect(abs(disc.mass - 2 * Double.pi) < 1e-9)
    // A disc's is its mass times r² / 2.
    #expect(abs(disc.inertia - disc.mass * 5000) < 1e-6)
  }

  @Test func `an ellipse with equal sides is a circle`() {
    guard case .circle(let radius) = BodyShape.ellipse(width: 60, height: 60) else {
      Issue.record("no circle")
      return
    }
    #expect(radius == 30)
    // 24 corners on an ellipse of 60 by 30 take up a little less than its π · 30 · 15.
    let area = BodyShape.ellipse(width: 60, height: 30).area
    #expect(area < Double.pi * 450 && area > Double.pi * 440)
  }

  @Test func `an impulse through the middle turns nothing, one beside it does`() {
    var body = square()
    body.apply(impulse: Vector(2, 0), at: .zero)
    #expect(body.velocity == Vector(2, 0) && body.angularVelocity == 0)
    body.apply(impulse: Vector(0, 3), at: Vector(50, 0))
    #expect(body.velocity == Vector(2, 3))
    #expect(abs(body.angularVelocity - 150 * 12 / 20_000) < 1e-12)
  }

  @Test func `an anchored body takes no impulse`() {
    var body = square()
    body.isAnchored = true
    body.apply(impulse: Vector(2, 3), at: Vector(50, 0))
    #expect(body.velocity == .zero && body.angularVelocity == 0)
  }

  @Test func `corners turn with the body, clockwise on the screen`() {
    var body = square()
    body.position = Vector(10, 20)
    body.angle = Double.pi / 2
    // The corner at the top left comes to the top right.
    #expect((body.corners[0] - Vector(60, -30)).length < 1e-9)
    #expect((body.place(Vector(-50, -50)) - Vector(60, -30)).length < 1e-9)
  }
}
