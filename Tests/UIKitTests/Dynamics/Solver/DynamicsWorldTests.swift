import Testing

@testable import UIKit

@Suite struct DynamicsWorldTests {
  private func world(_ velocity: Vector = .zero, y: Double = 0) -> DynamicsWorld {
    var world = DynamicsWorld()
    var body = RigidBody(
      position: Vector(0, y), angle: 0, shape: .rectangle(width: 100, height: 100), density: 1)
    body.velocity = velocity
    world.bodies = [body]
    return world
  }

  private let floor = DynamicsWorld.Edge(
    from: Vector(-500, 100), to: Vector(500, 100), bodies: [0], boundary: 7)

  @Test func `without a force a body goes straight on`() {
    var world = world(Vector(10, -4))
    world.advance(0.5)
    world.advance(0.5)
    #expect(world.bodies[0].position == Vector(10, -4))
    #expect(world.bodies[0].velocity == Vector(10, -4))
  }

  @Test func `a force lasts for one step`() {
    var world = world()
    world.bodies[0].force = Vector(2, 0)
    world.advance(0.5)
    #expect(world.bodies[0].velocity == Vector(1, 0))
    #expect(world.bodies[0].position == Vector(0.5, 0))
    world.advance(0.5)
    #expect(world.bodies[0].velocity == Vector(1, 0))
    #expect(world.bodies[0].position == Vector(1, 0))
  }

  @Test func `what falls comes to rest on a floor, and touches it`() {
    var world = world()
    world.edges = [floor]
    for _ in 0..<1000 {
      world.bodies[0].force = Vector(0, 1000)
      world.advance(1.0 / 240)
    }
    #expect(abs(world.bodies[0].position.y - 50) < 0.5)
    #expect(world.bodies[0].velocity.length < 1)
    let touch = DynamicsWorld.Touch(first: 0, second: 7, isBoundary: true)
    #expect(world.touches.map(\.touch) == [touch])
  }

  @Test func `what is wholly elastic goes back as fast as it came`() {
    var world = world(Vector(0, 100), y: 49.9)
    world.bodies[0].elasticity = 1
    world.edges = [floor]
    for _ in 0..<3 { world.advance(0.01) }
    #expect((world.bodies[0].velocity - Vector(0, -100)).length < 1)
  }

  @Test func `bodies of different groups pass through each other`() {
    var world = world(Vector(100, 0))
    var other = world.bodies[0]
    other.position = Vector(150, 0)
    other.velocity = .zero
    world.bodies.append(other)
    world.colliding = [[0], [1]]
    for _ in 0..<100 { world.advance(0.01) }
    #expect(world.touches.isEmpty && world.bodies[1].position == Vector(150, 0))
    world.bodies[0].position = .zero
    world.colliding = [[0, 1]]
    for _ in 0..<100 { world.advance(0.01) }
    #expect(world.bodies[1].position.x > 160)
    #expect(world.bodies[0].velocity.x < 60)
  }
}
