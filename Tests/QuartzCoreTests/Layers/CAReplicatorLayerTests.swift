import QuartzCore
import Testing

@Suite struct CAReplicatorLayerTests {
  private func replicator(_ count: Int) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.instanceCount = count
    return layer
  }

  private let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

  @Test func `the defaults are Apple's`() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1 && !layer.preservesDepth && layer.instanceDelay == 0)
    #expect(CATransform3DIsIdentity(layer.instanceTransform))
    let (r, g, b, a) = layer.instanceColor!.rgba
    #expect([r, g, b, a] == [1, 1, 1, 1])
  }

  @Test func `each copy is moved on from the one before`() throws {
    let layer = replicator(3)
    layer.instanceTransform = CATransform3DMakeTranslation(10, 5, 0)
    layer.addSublayer(box(0, 0, 4, 4, .red))
    let canvas = try LayerCanvas(layer, width: 40, height: 40)
    for (x, y) in [(1, 1), (11, 6), (21, 11)] { #expect(canvas[x, y] == red) }
    #expect(canvas.alphaSum == 3 * 16 * 255)
  }

  @Test func `turns and scales are about the centre`() throws {
    let layer = replicator(4)
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    layer.addSublayer(box(18, 0, 4, 4, .red))
    let canvas = try LayerCanvas(layer, width: 40, height: 40)
    for (x, y) in [(20, 2), (37, 20), (20, 37), (2, 20)] { #expect(canvas.alpha(x, y) >= 254) }
    layer.instanceTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    layer.instanceCount = 2
    #expect(try LayerCanvas(layer, width: 40, height: 40)[20, 11] == red)
  }

  @Test func `colours are multiplied and step from copy to copy`() throws {
    let layer = replicator(3)
    layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    layer.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 1, alpha: 1)
    layer.instanceRedOffset = -0.5
    layer.instanceAlphaOffset = -0.25
    layer.addSublayer(box(0, 0, 5, 5, white))
    let canvas = try LayerCanvas(layer, width: 40, height: 40)
    func expect(_ pixel: [Int], _ values: [Int]) {
      for (a, b) in zip(pixel, values) { #expect(abs(a - b) <= 1, "\(pixel) \(values)") }
    }
    expect(canvas[2, 2], [255, 128, 255, 255])
    expect(canvas[12, 2], [96, 96, 191, 191])
    expect(canvas[22, 2], [0, 64, 128, 128])
  }

  @Test func `later copies lie above`() throws {
    let layer = replicator(2)
    layer.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
    layer.instanceRedOffset = -1
    layer.addSublayer(box(0, 0, 5, 5, white))
    #expect(try LayerCanvas(layer, width: 40, height: 40)[3, 2] == [0, 255, 255, 255])
  }

  @Test func `replicators nest`() throws {
    let (outer, inner) = (replicator(2), replicator(3))
    outer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    inner.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    outer.instanceGreenOffset = -1
    inner.addSublayer(box(0, 0, 4, 4, white))
    outer.addSublayer(inner)
    let canvas = try LayerCanvas(outer, width: 40, height: 40)
    #expect(canvas.alphaSum == 6 * 16 * 255)
    #expect(canvas[22, 2] == [255, 255, 255, 255] && canvas[22, 22] == [255, 0, 255, 255])
  }

  @Test func `the shadow of the whole falls from all copies, and opacity fades them as one`()
    throws
  {
    let layer = replicator(2)
    layer.instanceTransform = CATransform3DMakeTranslation(3, 0, 0)
    layer.addSublayer(box(0, 0, 5, 5, .red))
    layer.opacity = 0.5
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 10)
    let canvas = try LayerCanvas(layer, width: 40, height: 40)
    #expect(abs(canvas.alpha(1, 2) - 128) <= 1 && abs(canvas.alpha(4, 2) - 128) <= 1)
    #expect(abs(canvas.alpha(7, 12) - 128) <= 1)
  }

  @Test func `depth is kept where asked for`() throws {
    let root = box(0, 0, 40, 40)
    let layer = replicator(2)
    layer.instanceTransform = CATransform3DMakeTranslation(0, 0, 10)
    layer.instanceRedOffset = -1
    layer.addSublayer(box(0, 0, 40, 40, white))
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    root.addSublayer(layer)
    #expect(try LayerCanvas(root, width: 40, height: 40)[20, 20] == [0, 255, 255, 255])
    layer.preservesDepth = true
    #expect(try LayerCanvas(root, width: 40, height: 40)[20, 20] == [255, 255, 255, 255])
  }

  @Test func `no copies, very many and copies of copies come to an end`() throws {
    let none = replicator(0)
    none.addSublayer(box(0, 0, 5, 5, .red))
    #expect(try LayerCanvas(none, width: 40, height: 40).paintedRect.isNull)
    none.instanceCount = -7
    #expect(try LayerCanvas(none, width: 40, height: 40).paintedRect.isNull)
    for keepsDepth in [false, true] {
      var tip = replicator(1_000)
      tip.addSublayer(box(0, 0, 5, 5, .red))
      for _ in 0..<8 {
        let outer = replicator(1_000)
        outer.preservesDepth = keepsDepth
        outer.addSublayer(tip)
        tip = outer
      }
      #expect(try LayerCanvas(tip, width: 40, height: 40)[2, 2] == red)
    }
    let many = replicator(.max)
    many.addSublayer(box(0, 0, 5, 5, .red))
    #expect(try LayerCanvas(many, width: 8, height: 8)[2, 2] == red)
  }
}
