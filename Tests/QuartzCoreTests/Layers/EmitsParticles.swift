import QuartzCore

/// A suite that emits particles.
protocol EmitsParticles {}

extension EmitsParticles {
  func emitter(_ prepare: (CAEmitterCell) -> Void = { _ in }) throws -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    let cell = CAEmitterCell()
    cell.contents = try image([[[255, 255, 255, 255]]])
    cell.birthRate = 10
    cell.lifetime = 2
    prepare(cell)
    layer.emitterCells = [cell]
    return layer
  }
}
