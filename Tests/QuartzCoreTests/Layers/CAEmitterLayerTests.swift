import QuartzCore
import Testing

@Suite struct CAEmitterLayerTests: EmitsParticles {
  @Test func `particles cast the layer's shadow and are clipped by it`() throws {
    let layer = try emitter {
      $0.birthRate = 1
      $0.scale = 10
    }
    layer.emitterTime = 1
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 20)
    #expect(try LayerCanvas(layer, width: 100, height: 100)[50, 70] == black)
    layer.emitterPosition = CGPoint(x: 100, y: 50)
    layer.masksToBounds = true
    #expect(try LayerCanvas(layer, width: 120, height: 100).paintedRect.maxX == 100)
  }
}
