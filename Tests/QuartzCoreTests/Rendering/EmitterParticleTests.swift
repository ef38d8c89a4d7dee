import QuartzCore
import Testing

@Suite struct EmitterParticleTests: EmitsParticles {
  @Test func `particles are born at the rate and die after their life`() throws {
    let layer = try emitter()
    for (time, count) in [(0.0, 0), (0.05, 0), (0.1, 1), (1, 10), (2, 20), (7.05, 20)] {
      layer.emitterTime = time
      #expect(abs(layer.particles.count - count) <= (time > 1 ? 1 : 0), "at \(time)")
    }
    layer.birthRate = 2
    layer.emitterTime = 1
    #expect(layer.particles.count == 20)
    layer.emitterCells?[0].isEnabled = false
    #expect(layer.particles.isEmpty)
  }

  @Test func `velocity and acceleration move them`() throws {
    let layer = try emitter {
      $0.birthRate = 1
      $0.velocity = 10
      $0.emissionLongitude = .pi / 2
      $0.xAcceleration = 4
    }
    layer.emitterTime = 2.5
    let oldest = try #require(layer.particles.first)
    #expect(oldest.age == 1.5)
    #expect(abs(oldest.position.x - 54.5) < 1e-9 && abs(oldest.position.y - 65) < 1e-9)
    layer.velocity = 2
    #expect(abs(layer.particles[0].position.y - 80) < 1e-9)
  }

  @Test func `ranges spread by half to both sides, and the seed decides how`() throws {
    let layer = try emitter {
      $0.birthRate = 500
      $0.velocity = 10
      $0.velocityRange = 4
      $0.emissionRange = .pi
      $0.scale = 2
      $0.scaleRange = 1
    }
    layer.emitterTime = 1
    let first = layer.particles
    let scales = first.map(\.scale)
    #expect(scales.min()! >= 1.5 && scales.max()! <= 2.5)
    #expect(scales.max()! - scales.min()! > 0.9)
    #expect(first.allSatisfy { $0.position.x >= 50 - 1e-9 })
    #expect(layer.particles.map(\.position) == first.map(\.position))
    layer.seed = 1
    #expect(layer.particles.map(\.position) != first.map(\.position))
  }

  @Test func `shapes place births`() throws {
    let layer = try emitter { $0.birthRate = 200 }
    layer.emitterTime = 1
    layer.emitterSize = CGSize(width: 20, height: 10)
    func box() -> CGRect {
      let points = layer.particles.map(\.position)
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      return CGRect(
        x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
    #expect(box() == CGRect(x: 50, y: 50, width: 0, height: 0))
    layer.emitterShape = .line
    #expect(box().height == 0 && box().width > 18 && box().width <= 20)
    layer.emitterShape = .rectangle
    layer.emitterMode = .points
    #expect(box() == CGRect(x: 40, y: 45, width: 20, height: 10))
    layer.emitterMode = .outline
    #expect(
      layer.particles.allSatisfy {
        abs(abs($0.position.x - 50) - 10) < 1e-9 || abs(abs($0.position.y - 50) - 5) < 1e-9
      })
    layer.emitterShape = .circle
    #expect(
      layer.particles.allSatisfy {
        let (x, y) = ($0.position.x - 50, $0.position.y - 50)
        return abs((x * x + y * y).squareRoot() - 20) < 1e-9
      })
  }
}
