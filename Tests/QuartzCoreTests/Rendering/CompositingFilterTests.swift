import QuartzCore
import Testing

@Suite struct CompositingFilterTests {
  /// A blue square over the right half of a red one.
  private func squares(_ filter: Any?, _ configure: (CALayer) -> Void = { _ in }) -> CALayer {
    let root = box(0, 0, 20, 20)
    root.addSublayer(box(0, 0, 10, 10, .red))
    let upper = box(5, 0, 10, 10, .blue)
    upper.compositingFilter = filter
    configure(upper)
    root.addSublayer(upper)
    return root
  }

  private func colors(_ layer: CALayer) throws -> [[Int]] {
    let canvas = try LayerCanvas(layer, width: 20, height: 20)
    return [canvas[2, 5], canvas[7, 5], canvas[12, 5]]
  }

  @Test func `blend modes mix a layer with what lies below it`() throws {
    #expect(try colors(squares("multiplyBlendMode")) == [red, [0, 0, 0, 255], blue])
    #expect(try colors(squares("screenBlendMode")) == [red, [255, 0, 255, 255], blue])
    #expect(try colors(squares("normalBlendMode")) == [red, blue, blue])
  }

  @Test func `operators cut what lies below`() throws {
    #expect(try colors(squares("xor")) == [red, nothing, blue])
    #expect(try colors(squares("destOut")) == [red, nothing, nothing])
    #expect(try colors(squares("sourceAtop")) == [red, blue, nothing])
  }

  @Test func `a layer is blended as one picture with its sublayers, opacity and mask`() throws {
    let layer = squares("screenBlendMode") { upper in
      upper.addSublayer(box(0, 0, 10, 10, .green))
      upper.mask = box(0, 0, 4, 10, .red)
      upper.opacity = 0.6
    }
    let canvas = try LayerCanvas(layer, width: 20, height: 20)
    #expect(canvas[7, 5] == [255, 153, 0, 255])
    #expect(canvas[9, 5] == red && canvas[12, 5] == nothing)
  }

  @Test func `a faded superlayer is blended within its own picture`() throws {
    let root = box(0, 0, 20, 20, .red)
    let group = box(0, 0, 20, 20)
    group.opacity = 0.6
    let inner = box(0, 0, 10, 10, .blue)
    inner.compositingFilter = "multiplyBlendMode"
    group.addSublayer(inner)
    root.addSublayer(group)
    #expect(try LayerCanvas(root, width: 20, height: 20)[5, 5] == [102, 0, 153, 255])
  }

  @Test func `what is not a mode's name leaves the layer as it is`() throws {
    #expect(try colors(squares("vibrantDark")) == [red, blue, blue])
    #expect(try colors(squares(7)) == [red, blue, blue])
  }

  @Test func `the context's blend mode counts for what is drawn as one picture too`() throws {
    for opacity: Float in [1, 0.6] {
      let bitmap = try #require(Bitmap(width: 10, height: 10))
      let context = CGContext(bitmap: bitmap, baseTransform: .identity)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setBlendMode(.destinationOut)
      let layer = box(0, 0, 10, 10)
      layer.addSublayer(box(0, 0, 5, 10, .red))
      layer.addSublayer(box(0, 0, 5, 10, .red))
      layer.opacity = opacity
      layer.render(in: context)
      let left = bitmap.pixels[0]
      #expect(left >> 24 == (opacity == 1 ? 0 : 102) && bitmap.pixels[9] >> 24 == 255)
    }
  }
}
