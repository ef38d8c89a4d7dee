@_spi(Benchmarks) import QuartzCore
import Testing

private final class RingLayer: CALayer {
  var tag = "model"

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    tag = "copy of \((layer as? RingLayer)?.tag ?? "?")"
  }

  required init?(coder: NSCoder) { nil }

  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 0, y: 0, width: progress, height: bounds.height))
  }
}

@Suite struct CALayerPresentationTests {
  @Test func `a presentation is a copy of the layer's class, and knows its model`() throws {
    let layer = RingLayer()
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

  @Test func `rendering draws the model, and the presentation where it is asked for`() throws {
    try MediaClock.withOwn { clock in
      let root = box(0, 0, 20, 1)
      let child = box(0, 0, 4, 1, .red)
      root.addSublayer(child)
      child.add(basic("position.x", from: 2, to: 18), forKey: nil)
      clock.advance(to: 0.5)
      #expect(try LayerCanvas(root, width: 20, height: 1).paintedRect.minX == 0)
      let bitmap = try #require(Bitmap(width: 20, height: 1))
      root.drawPresentation(into: LayerFrame(bitmap: bitmap, scale: 1))
      let painted = (0..<20).filter { bitmap.pixels[$0] >> 24 != 0 }
      #expect(painted == [8, 9, 10, 11])
      let shown = try #require(root.presentation())
      #expect(try LayerCanvas(shown, width: 20, height: 1).paintedRect.minX == 8)
    }
  }

  @Test func `drawing copies animated layers alone, and leaves the tree as it was`() throws {
    try MediaClock.withOwn { clock in
      let (root, still, moving, leaf, mask) = (
        RingLayer(), RingLayer(), CALayer(), RingLayer(), CALayer()
      )
      root.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
      still.frame = root.bounds
      moving.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
      leaf.frame = moving.bounds
      leaf.backgroundColor = .red
      mask.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
      mask.backgroundColor = .black
      root.addSublayer(still)
      root.addSublayer(moving)
      moving.addSublayer(leaf)
      leaf.mask = mask
      moving.add(basic("position.x", from: 2, to: 18), forKey: nil)
      mask.add(basic("position.x", from: 1, to: 3), forKey: nil)
      clock.advance(to: 0.5)
      let bitmap = try #require(Bitmap(width: 20, height: 1))
      root.drawPresentation(into: LayerFrame(bitmap: bitmap, scale: 1))
      let painted = (0..<20).filter { bitmap.pixels[$0] >> 24 != 0 }
      #expect(painted == [9, 10])
      #expect(still.tag == "model" && leaf.tag == "model")
      #expect(root.sublayers?.count == 2 && root.sublayers?[1] === moving)
      #expect(moving.superlayer === root && moving.sublayers == [leaf])
      #expect(leaf.superlayer === moving && leaf.mask === mask && mask.superlayer === leaf)
    }
  }

  @Test func `an animated root and all below it come back as they were`() throws {
    try MediaClock.withOwn { clock in
      let (root, child) = (box(0, 0, 4, 1), box(0, 0, 4, 1, .red))
      root.addSublayer(child)
      for layer in [root, child] { layer.add(basic("opacity", from: 0, to: 1), forKey: nil) }
      clock.advance(to: 0.5)
      let bitmap = try #require(Bitmap(width: 4, height: 1))
      root.drawPresentation(into: LayerFrame(bitmap: bitmap, scale: 1))
      #expect(bitmap.pixels[0] >> 24 == 64)
      #expect(child.superlayer === root && root.sublayers == [child] && root.superlayer == nil)
    }
  }

  @Test func `a motion's next picture draws what has moved, and is the same as a new one`() throws {
    try MediaClock.withOwn { clock in
      let root = box(0, 0, 100, 100, .white)
      let (child, still) = (box(0, 0, 10, 10, .red), box(50, 50, 40, 40, .blue))
      root.addSublayer(child)
      root.addSublayer(still)
      child.add(basic("position.x", from: 5, to: 85), forKey: nil)
      let kept = LayerFrame(bitmap: try #require(Bitmap(width: 100, height: 100)), scale: 1)
      root.drawPresentation(into: kept)
      for step in 1...8 {
        clock.advance(to: Double(step) / 10)
        let areas = root.drawPresentation(into: kept)
        #expect(areas.reduce(0) { $0 + $1.width * $1.height } <= 12 * 20)
        #expect(!areas.isEmpty)
        let new = LayerFrame(bitmap: try #require(Bitmap(width: 100, height: 100)), scale: 1)
        root.drawPresentation(into: new)
        #expect(new.hasSamePixels(as: kept))
      }
    }
  }

  @Test func `a layer that draws itself draws its animated value`() throws {
    try MediaClock.withOwn { clock in
      let layer = RingLayer()
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
