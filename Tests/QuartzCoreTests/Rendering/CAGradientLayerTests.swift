import QuartzCore
import Testing

@Suite struct CAGradientLayerTests: DrawsGradientLayers {
  private func isNear(_ a: [Int], _ b: [Int], _ limit: Int = 1) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= limit }
  }

  @Test func `the defaults are Apple's`() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test func `locations place the colours`() throws {
    let layer = gradient([.black, .black, .white, .white]) {
      $0.locations = [0, 0.25, 0.25, 1]
    }
    let canvas = try LayerCanvas(layer, width: 4, height: 256)
    #expect(canvas[1, 62] == black && canvas[1, 65] == [255, 255, 255, 255])
  }

  @Test func `what lies beyond start and end has their colours`() throws {
    let layer = gradient([.black, .white], 256, 4) {
      $0.startPoint = CGPoint(x: 0.25, y: 0)
      $0.endPoint = CGPoint(x: 0.75, y: 0)
    }
    let canvas = try LayerCanvas(layer, width: 256, height: 4)
    #expect(canvas[10, 1] == black && canvas[250, 1] == [255, 255, 255, 255])
    #expect(canvas[128, 1][0] > 100 && canvas[128, 1][0] < 160)
  }

  @Test func `the gradient lies over the background in the shape of the corners`() throws {
    let half = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    let layer = gradient([half, half], 20, 20) {
      $0.backgroundColor = .black
      $0.cornerRadius = 10
      $0.addSublayer(box(8, 8, 4, 4, .blue))
    }
    let canvas = try LayerCanvas(layer, width: 20, height: 20)
    #expect(canvas[0, 0] == nothing && canvas[10, 10] == blue)
    #expect(isNear(canvas[4, 10], [128, 128, 128, 255]))
  }

  @Test func `one colour fills the layer, none and others than colours draw nothing`() throws {
    #expect(try isNear(LayerCanvas(gradient([.black], 4, 4), width: 4, height: 4)[2, 2], black))
    let empty = gradient([], 4, 4)
    #expect(try LayerCanvas(empty, width: 4, height: 4).paintedRect.isNull)
    empty.colors = ["red", 5]
    #expect(try LayerCanvas(empty, width: 4, height: 4).paintedRect.isNull)
  }
}
