import QuartzCore
import Testing

@Suite struct EmitterDrawingTests: EmitsParticles {
  @Test func `colours change with age and multiply the contents`() throws {
    let layer = try emitter {
      $0.birthRate = 1
      $0.scale = 10
      $0.color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
      $0.alphaSpeed = -0.5
    }
    layer.emitterTime = 2
    // Born at 1 and at 2: half and fully opaque, one over the other.
    let canvas = try LayerCanvas(layer, width: 100, height: 100)
    #expect(canvas.paintedRect == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(abs(canvas[50, 50][1] - 128) <= 1 && canvas[50, 50][3] == 255)
    layer.emitterTime = 2.5
    #expect(layer.particles.map(\.color.w) == [0.25, 0.75])
  }
}
