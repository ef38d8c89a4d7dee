@_spi(Benchmarks) import QuartzCore
import Testing

@Suite struct CALayerPresentationTests {
  @Test func `a presentation is a copy of the layer's class, and knows its model`() throws {
    let layer = ProgressLayer()
    layer.position = CGPoint(x: 3, y: 4)
    layer.setValue("kept", forKey: "note")
    let copy = try #require(layer.presentation())
    #expect(copy !== layer && copy.tag == "copy of model")
    #expect(copy.position == layer.position)
    #expect(copy.value(forKey: "note") as? String == "kept")
    #expect(copy.model() === layer && layer.model() === layer)
    #expect(copy.presentation() === copy)
    #expect(copy.animationKeys() == nil)
  }

  @Test func `a presentation changes neither the model nor what needs layout`() {
    MediaClock.withOwn { clock in
      let layer = CALayer()
      layer.layoutIfNeeded()
      layer.add(basic("bounds.size.width", from: 0, to: 10), forKey: nil)
      clock.advance(to: 0.5)
      #expect(layer.presentation()?.bounds.width == 5)
      #expect(layer.bounds.width == 0 && !layer.needsLayout())
    }
  }

  @Test func `the tree below, masks and the layers above are presentations, too`() throws {
    try MediaClock.withOwn { clock in
      let (root, middle, leaf, mask) = (CALayer(), CALayer(), CALayer(), CALayer())
      root.addSublayer(middle)
      middle.addSublayer(leaf)
      leaf.mask = mask
      root.position.x = 1
      for layer in [middle, leaf, mask] {
        layer.add(basic("position.x", from: 0, to: 8), forKey: nil)
      }
      clock.advance(to: 0.5)
      let shown = try #require(root.presentation())
      #expect(shown.sublayers?.first?.position.x == 4)
      #expect(shown.sublayers?.first?.sublayers?.first?.mask?.position.x == 4)
      #expect(shown.sublayers?.first?.superlayer === shown)
      let leafShown = try #require(leaf.presentation())
      #expect(leafShown.superlayer?.position.x == 4)
      #expect(leafShown.superlayer?.superlayer?.model() === root)
      #expect(leafShown.convert(.zero, to: nil) == CGPoint(x: 9, y: 0))
      #expect(leaf.convert(.zero, to: nil) == CGPoint(x: 1, y: 0))
      #expect(mask.presentation()?.superlayer?.model() === leaf)
    }
  }

  @Test func `a touch finds a moving layer where it is seen`() {
    MediaClock.withOwn { clock in
      let root = box(0, 0, 100, 10)
      let child = box(0, 0, 10, 10)
      root.addSublayer(child)
      child.add(basic("position.x", from: 5, to: 95), forKey: nil)
      clock.advance(to: 0.5)
      let point = CGPoint(x: 50, y: 5)
      #expect(root.presentation()?.hitTest(point)?.model() === child)
      #expect(root.hitTest(point) === root)
    }
  }

  @Test func `10,000 layers inside each other have a presentation`() {
    let root = CALayer()
    var layer = root
    for _ in 0..<10_000 {
      let next = CALayer()
      layer.addSublayer(next)
      layer = next
    }
    #expect(root.presentation() != nil)
    #expect(layer.presentation()?.superlayer != nil)
  }

  @Test func `a layer that draws itself draws its animated value`() throws {
    try MediaClock.withOwn { clock in
      let layer = ProgressLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 1)
      layer.progress = 8
      #expect(layer.needsDisplay())
      #expect(try LayerCanvas(layer, width: 8, height: 1).paintedRect.width == 8)
      layer.add(basic("progress", from: 0, to: 8), forKey: nil)
      clock.advance(to: 0.25)
      let shown = try #require(layer.presentation())
      #expect(try LayerCanvas(shown, width: 8, height: 1).paintedRect.width == 2)
      #expect(!layer.needsDisplay())
    }
  }
}
